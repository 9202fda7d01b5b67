"""The first four rounds of a civilization: a leader, a wonder under way, an event and a first technology."""

from __future__ import annotations

from typing import Final

from clio.engine.lessons import Lesson, Said, Step

LESSON: Final = Lesson(
    id="first-game",
    game="through-the-ages",
    names={"en": "Your first civilization", "fr": "Votre première civilisation"},
    about={
        "en": "Four rounds: cards, workers, a wonder, an event.",
        "fr": "Quatre manches : cartes, ouvriers, merveille, événement.",
    },
    minutes=12,
    players=2,
    seed="5",
    options={"first": "1"},
    steps=(
        Step({
            "en": Said(
                "Culture wins, nothing else",
                "You lead a small people from Antiquity to the modern age. When the cards of Age III have run out, "
                "the game soon ends: the most culture points win; everything else serves to make them."),
            "fr": Said(
                "La culture gagne, rien d'autre",
                "Vous menez un petit peuple de l'Antiquité aux temps modernes. La partie finit peu après l'arrivée "
                "de la dernière carte de l'Âge III : le plus de points de culture l'emporte ; tout le reste "
                "sert à en produire."),
        }),
        Step({
            "en": Said(
                "Take a wonder from the row",
                "New cards come from the row: the five on the left cost 1 civil action, the next four 2, the last four "
                "3. In the very first turn you have a single action: take the Pyramids, which once built give one more "
                "each turn.",
                "The Pyramids are worth it: take them."),
            "fr": Said(
                "Une merveille de la rangée",
                "Les cartes viennent de la rangée : les cinq de gauche coûtent 1 action civile, les quatre suivantes "
                "2, les dernières 3. Au tout premier tour vous n'avez qu'une action : prenez les Pyramides, qui, "
                "bâties, en donneront une de plus par tour.",
                "Les Pyramides en valent la peine : prenez-les."),
        }, moves=("take pyramids",)),
        Step({
            "en": Said(
                "Your people at work",
                "Each yellow cube on a card is a worker: farmers grow food, miners dig resources, philosophers think "
                "of science, and one warrior stands guard. End your turn, and they will produce.",
                "Your one action is spent: end your turn."),
            "fr": Said(
                "Votre peuple au travail",
                "Chaque cube jaune sur une carte est un ouvrier : les fermiers font la nourriture, les mineurs les "
                "ressources, les philosophes la science, et un guerrier monte la garde. Finissez votre tour : ils "
                "produiront.",
                "Votre seule action est dépensée : finissez votre tour."),
        },
            at=("0:technology:agriculture", "0:technology:bronze", "0:technology:philosophy", "0:technology:warriors"),
            moves=("end turn",), replies=("take hanging-gardens", "take frugality-a", "end turn"),
        ),
        Step({
            "en": Said(
                "What a turn brings in",
                "When your turn ended, your people produced 2 food and 2 resources. These blue cubes lie on the "
                "farms and mines until you spend them."),
            "fr": Said(
                "Ce que rapporte un tour",
                "À la fin de votre tour, votre peuple a produit 2 de nourriture et 2 ressources. Ces cubes bleus "
                "restent sur les fermes et les mines jusqu'à ce que vous les dépensiez."),
        }, at=("0:technology:agriculture", "0:technology:bronze")),
        Step({
            "en": Said(
                "Politics first",
                "From now on a turn begins with one political action, paid from military cards. You hold none yet: "
                "pass it.",
                "There is nothing to do in politics yet: pass."),
            "fr": Said(
                "D'abord la politique",
                "Désormais, un tour commence par une action politique, qui se joue avec des cartes militaires. "
                "Vous n'en avez pas encore : passez.",
                "Rien à faire en politique pour l'instant : passez."),
        }, moves=("pass",)),
        Step({
            "en": Said(
                "Let your people grow",
                "You have 4 civil actions. Spend one and 2 food to take a cube from the yellow bank: one more "
                "worker, waiting for a job.",
                "Increase your population first: more hands, more of everything."),
            "fr": Said(
                "Faites grandir votre peuple",
                "Vous avez 4 actions civiles. Dépensez-en une et 2 de nourriture pour prendre un cube à la réserve "
                "jaune : un ouvrier de plus, qui attend un emploi.",
                "Accroissez d'abord votre population : plus de bras, plus de tout."),
        }, moves=("population",)),
        Step({
            "en": Said(
                "Put a worker in the mine",
                "Build Bronze: 2 resources and one action turn a waiting worker into a miner. From now on you make "
                "3 resources each turn instead of 2.",
                "Build a third mine on Bronze: resources build everything else."),
            "fr": Said(
                "Un ouvrier à la mine",
                "Construisez Bronze : 2 ressources et une action font d'un ouvrier inutilisé un mineur. Vous produirez "
                "désormais 3 ressources par tour au lieu de 2.",
                "Construisez une troisième mine sur Bronze : les ressources bâtissent tout le reste."),
        }, moves=("build bronze",)),
        Step({
            "en": Said(
                "Plan the next turn",
                "Two cards, 1 action each: take the Engineering Genius, who makes a wonder cheaper, and Alexander the "
                "Great, a leader.",
                "Take the Engineering Genius and Alexander: both are cheap now and useful next turn."),
            "fr": Said(
                "Préparez le tour suivant",
                "Deux cartes à 1 action chacune : prenez l'Ingénieur de Génie, qui rend une merveille moins chère, et "
                "Alexandre le Grand, un leader.",
                "Prenez l'Ingénieur de Génie et Alexandre : peu chers aujourd'hui, utiles demain."),
        },
            moves=(
                "take engineering-genius-a | take alexander-the-great",
                "take engineering-genius-a | take alexander-the-great",
            ),
        ),
        Step({
            "en": Said(
                "Idle soldiers draw cards",
                "You did not use your 2 military actions: each lets you draw a military card at the end of the "
                "turn. End your turn and see.",
                "Keep what you have and end your turn."),
            "fr": Said(
                "Des soldats qui piochent",
                "Vos 2 actions militaires n'ont pas servi : chacune vous fait piocher une carte militaire en fin "
                "de tour. Finissez votre tour, vous verrez.",
                "Gardez ce que vous avez et finissez votre tour."),
        },
            moves=("end turn",),
            replies=("pass", "population", "build bronze", "take stockpile", "take julius-caesar", "end turn"),
        ),
        Step({
            "en": Said(
                "An event for everybody",
                "Crusades is an event. Prepare it: it goes face down on the future events, you gain 1 culture at "
                "once, and an event prepared earlier happens to all.",
                "Prepare Crusades: it brings culture and sets an event off."),
            "fr": Said(
                "Un événement pour tous",
                "Croisades est un événement. Planifiez-le : il rejoint, caché, les événements futurs, vous gagnez "
                "1 point de culture aussitôt, et un événement plus ancien frappe tout le monde.",
                "Planifiez Croisades : de la culture, et un événement se révèle."),
        }, moves=("prepare crusades",)),
        Step({
            "en": Said(
                "A good one, this time",
                "Development of Civilization: each of you may do one thing for 1 less. Build a second Philosophy "
                "for 2 resources: science lets you develop technologies.",
                "Build Philosophy with it: you will miss science more than anything else."),
            "fr": Said(
                "Celui-ci fait plaisir",
                "Développement de la Civilisation : chacun peut faire une chose pour 1 de moins. Construisez une "
                "seconde Philosophie pour 2 ressources : la science permet de développer des technologies.",
                "Construisez Philosophie : la science vous manquera plus que le reste."),
        }, moves=("build philosophy",), replies=("build religion",)),
        Step({
            "en": Said(
                "Choose your leader",
                "Play Alexander the Great: with him each of your military units counts 1 strength more. You may "
                "have one leader at a time, and one of each age.",
                "Play Alexander the Great from your hand."),
            "fr": Said(
                "Choisissez votre leader",
                "Jouez Alexandre le Grand : grâce à lui, chacune de vos unités militaires compte 1 force de plus. "
                "On a un seul leader à la fois, et un par âge.",
                "Jouez Alexandre le Grand, il est dans votre main."),
        }, moves=("play alexander-the-great",)),
        Step({
            "en": Said(
                "The first stage",
                "A wonder is built in stages; the Pyramids cost 3, then 2, then 1. Play the Engineering Genius: "
                "the first stage for 1 resource instead of 3.",
                "Play the Engineering Genius: your last resource pays the stage."),
            "fr": Said(
                "La première étape",
                "Une merveille se bâtit par étapes ; les Pyramides coûtent 3, puis 2, puis 1. Jouez l'Ingénieur de "
                "Génie : la première étape pour 1 ressource au lieu de 3.",
                "Jouez l'Ingénieur de Génie : votre dernière ressource paie l'étape."),
        }, moves=("play engineering-genius-a",)),
        Step({
            "en": Said(
                "Grow again, and look ahead",
                "Increase your population for 2 food, and take Rich Land for your last action: next turn it makes "
                "a farm or a mine cheaper. Then end your turn.",
                "Grow, take Rich Land, end your turn."),
            "fr": Said(
                "Grandir encore, et prévoir",
                "Accroissez votre population pour 2 de nourriture, et prenez Terres Riches avec la dernière action : "
                "au prochain tour, une ferme ou une mine coûtera moins. Puis finissez votre tour.",
                "Grandissez, prenez Terres Riches, finissez votre tour."),
        },
            moves=("population | take rich-land-a", "population | take rich-land-a", "end turn"),
            replies=("pass", "play julius-caesar", "play stockpile", "population", "end turn"),
        ),
        Step({
            "en": Said(
                "More mouths, more wishes",
                "As the yellow bank empties, your people eat 1 food a turn (each that is missing costs 4 culture) and "
                "ask for happiness. One of them is discontent now; if there were more discontent than waiting workers, "
                "they would revolt and produce nothing."),
            "fr": Said(
                "Plus de bouches, plus d'envies",
                "À mesure que la réserve jaune se vide, votre peuple mange 1 de nourriture par tour (chacune qui "
                "manque coûte 4 points de culture) et veut du bonheur. Un de vos ouvriers est mécontent ; si les "
                "mécontents dépassaient les ouvriers inutilisés, ce serait la révolte : aucune production."),
        }, at=("0:bank:yellow",)),
        Step({
            "en": Said(
                "Give them a temple",
                "Pass politics, then build Religion for 3 resources: 1 happiness and, every turn, 1 culture. That "
                "is your first steady source of points.",
                "Nothing to do in politics; then build Religion."),
            "fr": Said(
                "Offrez-leur un temple",
                "Passez la phase politique, puis construisez Religion pour 3 ressources : 1 bonheur et, à chaque "
                "tour, 1 culture. C'est votre première source régulière de points.",
                "Rien à faire en politique ; construisez ensuite Religion."),
        }, moves=("pass", "build religion")),
        Step({
            "en": Said(
                "Develop a technology",
                "A technology costs actions to take, and science to develop. Take Bread and Circuses for 2 actions "
                "and develop it for 3 science: from now on you may build arenas for happiness.",
                "Take Bread and Circuses, then develop it with your science."),
            "fr": Said(
                "Développez une technologie",
                "Une technologie coûte des actions à prendre, et de la science à développer. Prenez Du Pain et des "
                "Jeux pour 2 actions et développez-la pour 3 points de science : vous pourrez bâtir des arènes, "
                "pour le "
                "bonheur.",
                "Prenez Du Pain et des Jeux, puis développez-la avec votre science."),
        }, moves=("take bread-and-circuses", "develop bread-and-circuses")),
        Step({
            "en": Said(
                "A full hand",
                "End your turn. You may keep as many military cards as you have military actions, so one must go: "
                "whichever you like.",
                "End your turn, then discard any military card."),
            "fr": Said(
                "La main est pleine",
                "Finissez votre tour. On garde autant de cartes militaires qu'on a d'actions militaires : il faut "
                "en défausser une, celle que vous voulez.",
                "Finissez votre tour, puis défaussez une carte militaire, n'importe laquelle."),
        },
            moves=("end turn", "discard"),
            replies=("prepare developed-territory-i", "yes", "pass", "stages 1", "end turn", "discard rats"),
        ),
        Step({
            "en": Said(
                "Corruption, a warning",
                "Hypatia hoarded: too few blue cubes were left in her bank, and corruption took 2 of her "
                "resources. Spend what you make, and keep an eye on your blue bank."),
            "fr": Said(
                "La corruption, un avertissement",
                "Hypatia a trop amassé : sa réserve bleue s'est vidée, et la corruption lui a pris 2 ressources. "
                "Dépensez ce que vous produisez, et surveillez votre réserve bleue."),
        }),
        Step({
            "en": Said(
                "How an attack is fought",
                "In politics you may play an aggression: it wants more strength than the rival has, who may add "
                "military cards from hand; a war is settled one turn later, by strength alone. You are not strong "
                "enough yet: pass.",
                "This is no time to attack: pass."),
            "fr": Said(
                "Comment on attaque",
                "La politique permet une agression : il y faut plus de force que n'en a le rival, qui peut ajouter des "
                "cartes militaires de sa main ; une guerre se règle un tour plus tard, par la force seule. Vous êtes "
                "encore trop faible : passez.",
                "Ce n'est pas l'heure d'attaquer : passez."),
        }, moves=("pass",)),
        Step({
            "en": Said(
                "Never the weakest",
                "Attacks and many events punish the weak: watch your rival's strength, and build a warrior with a "
                "military action before you fall behind. A tactic, played the same way, adds strength for each army of "
                "the units on its card."),
            "fr": Said(
                "Jamais le plus faible",
                "Attaques et événements punissent le faible : surveillez la force d'en face, et formez un guerrier, "
                "avec une action militaire, avant d'être distancé. Une tactique, jouée de même, ajoute de la force "
                "pour chaque armée des unités de sa carte."),
        }, at=("0:technology:warriors",)),
        Step({
            "en": Said(
                "Another government",
                "A new government gives more actions each turn: science develops it, less of it by a revolution, which "
                "takes all civil actions of that turn. Take Monarchy for 2 actions.",
                "Take Monarchy: Despotism will not carry you far."),
            "fr": Said(
                "Un autre gouvernement",
                "Un nouveau gouvernement donne plus d'actions par tour : la science le développe, et il en faut moins "
                "par une révolution, qui prend toutes les actions civiles du tour. Prenez la Monarchie pour 2 actions.",
                "Prenez la Monarchie : le Despotisme ne vous mènera pas loin."),
        }, moves=("take monarchy",)),
        Step({
            "en": Said(
                "Colonies",
                "A territory among the events is auctioned: whoever bids most sends units worth the bid, which are "
                "lost, and keeps the colony. Key A opens the aid, with costs, signs and the end of the game."),
            "fr": Said(
                "Les colonies",
                "Un territoire parmi les événements est mis aux enchères : qui mise le plus envoie des unités à "
                "hauteur de sa mise, les perd, et garde la colonie. La touche A ouvre l'aide : coûts, symboles, fin de "
                "partie."),
        }),
        Step({
            "en": Said(
                "The second stage",
                "Build the next stage of the Pyramids for 2 resources: the last one will cost a single resource.",
                "Build one stage of the Pyramids: you have the resources."),
            "fr": Said(
                "La deuxième étape",
                "Bâtissez l'étape suivante des Pyramides pour 2 ressources : la dernière n'en coûtera qu'une.",
                "Bâtissez une étape des Pyramides : vous avez les ressources."),
        }, moves=("stages 1",)),
        Step({
            "en": Said(
                "Now it is your story",
                "Finish the Pyramids, find better farms and mines before Age I ends, then make culture: the events of "
                "Age III that lie prepared at the end score once more. Hypatia plays gently from here; H gives a hint, "
                "U takes back."),
            "fr": Said(
                "À vous d'écrire la suite",
                "Achevez les Pyramides, trouvez de meilleures fermes et mines avant la fin de l'Âge I, puis faites "
                "de la culture : les événements de l'Âge III encore planifiés à la fin en rapportent aussi. Hypatia "
                "joue désormais sans forcer ; la touche H conseille, U annule."),
        }, at=("0:wonder:pyramids",)),
    ),
)
