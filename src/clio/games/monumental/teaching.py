"""What Monumental tells beside the game: what happens for the first time, and how to read its rules."""

from __future__ import annotations

from typing import Final

from clio.engine.lessons import Aid, First, Reading, Said

FIRSTS: Final = (
    First("conquers", {
        "en": Said(
            "A Province is conquered",
            "A conquest costs the Province's defence in Military, and takes as many Units, with a connected way "
            "over your own land. Units, an Outpost and a Wonder raise yours; Capitals cannot be taken."),
        "fr": Said(
            "Une Province est conquise",
            "Une conquête coûte en Militaire la défense de la Province, et demande autant d'Unités, qui passent par "
            "vos seules terres. Unités, Avant-poste et Merveille élèvent la vôtre ; une Capitale ne se prend pas."),
    }, ("MON-CONQ-02", "MON-CONQ-04", "MON-CONQ-06", "MON-CONQ-07"), "others"),
    First("sent-home", {
        "en": Said(
            "You have lost a Province",
            "Your Units are back in your Capital, unharmed, and an Outpost in your supply. Take it back as soon as "
            "you can pay for its defence."),
        "fr": Said(
            "Vous avez perdu une Province",
            "Vos Unités sont revenues à votre Capitale, indemnes, et l'Avant-poste à votre réserve. Reprenez-la "
            "dès que vous pouvez payer sa défense."),
    }, ("MON-CONQ-12",)),
    First("gets-revolt", {
        "en": Said(
            "You get a Revolt",
            "It lies on your discard pile, and will come into your City in place of a better card. It gives "
            "nothing; activate it once, or archive it, and it returns to its pile."),
        "fr": Said(
            "Une Révolte pour vous",
            "Elle va sur votre défausse, puis viendra dans votre Cité à la place d'une meilleure carte. Elle ne "
            "donne rien ; activez-la une fois, ou archivez-la, et elle retourne à sa pile."),
    }, ("MAE-REV-02", "MAE-REV-03", "MAE-REV-04")),
    First("reveals-token", {
        "en": Said(
            "A token is revealed",
            "Whoever conquers a free Province turns its token over and receives one of its two gains at once, or both "
            "where a card says so. What cannot be used is lost."),
        "fr": Said(
            "Un jeton se révèle",
            "Qui conquiert une Province libre retourne son jeton et reçoit aussitôt l'un de ses deux gains, ou les "
            "deux si une carte le dit. Ce qui ne peut servir est perdu."),
    }, ("MON-CONQ-14", "MON-CONQ-15")),
    First("completes", {
        "en": Said(
            "Your Wonder is complete",
            "Its bonus comes at once; its token stands in a Province of yours, one in each, and adds 2 to the defence. "
            "The card lies on top of your City deck, and another Wonder may be begun."),
        "fr": Said(
            "Votre Merveille est complétée",
            "Son bonus vient aussitôt ; son jeton se dresse dans une de vos Provinces, un dans chacune, et ajoute 2 à "
            "la défense. La carte se pose sur votre pioche de Cité, et une autre Merveille peut être commencée."),
    }, ("MON-WON-01", "MON-WON-03", "MON-WON-07", "MON-CONQ-04")),
    First("monster-appears", {
        "en": Said(
            "A Monster appears",
            "Its token walks along the display and attacks when it leaves it, as its card says. An Explorer on its "
            "tile defeats it for the price on the card: a reward, and 1 point at the end."),
        "fr": Said(
            "Un Monstre apparaît",
            "Son jeton suit la piste et, au bout, il attaque comme le dit sa carte. Un Explorateur sur sa tuile le "
            "vainc au prix de la carte : une récompense, et 1 point à la fin."),
    }, ("MON-MONS-04", "MON-MONS-06", "MON-MONS-07"), "anybody"),
    First("hides-quest", {
        "en": Said(
            "Your two Quests",
            "They are secret, and each is worth 2 points once its condition is met, which reveals it. The Trade "
            "Track scores too: 1 point for 2 spaces, and 3 for whoever leads, to all who are tied."),
        "fr": Said(
            "Vos deux Quêtes",
            "Elles sont secrètes ; chacune vaut 2 points dès que sa condition est remplie, ce qui la révèle. La "
            "Piste commerciale compte aussi : 1 point pour 2 cases, et 3 au premier, à tous en cas d'égalité."),
    }, ("MAE-QUEST-02", "MAE-QUEST-04", "MAE-TSCORE-01", "MAE-TSCORE-02")),
    First("advances", {
        "en": Said(
            "A step on the Trade Track",
            "Once a turn you may invest: 1 Gold for 1 space; Trading Posts and some cards advance the pawn too. A "
            "space with a camel gives a Commercial Gain, a token for whenever you want."),
        "fr": Said(
            "Un pas sur la Piste commerciale",
            "Une fois par tour, on investit 1 Or pour 1 case ; Comptoirs et certaines cartes font aussi avancer. "
            "Une case au dromadaire donne un Gain commercial, un jeton à utiliser quand vous voudrez."),
    }, ("MAE-TRADE-05", "MAE-TRADE-07", "MAE-INV-01", "MAE-INV-02"), "anybody"),
    First("builds-post", {
        "en": Said(
            "A Trading Post",
            "With both Explorers on one Province you may found one: they go home, and your pawn advances by the way "
            "to your Capital. An Explorer of another player may trade there, for 1 Gold to its owner."),
        "fr": Said(
            "Un Comptoir",
            "Avec ses deux Explorateurs sur une Province, on peut en fonder un : ils rentrent, et le pion avance "
            "de la distance à la Capitale. L'Explorateur d'un autre peut y commercer, contre 1 Or au propriétaire."),
    }, ("MAE-POST-01", "MAE-POST-03", "MAE-POST-04", "MAE-EXCH-01"), "anybody"),
    First("reserves", {
        "en": Said(
            "A card in your Reserve",
            "It comes from a pile of this Era or an earlier one. You alone may acquire it, in any turn of yours, at "
            "its price in the display."),
        "fr": Said(
            "Une carte dans votre Réserve",
            "Elle vient d'une pile de cette Ère ou d'une Ère passée. Vous seul pouvez l'acquérir, à n'importe lequel "
            "de vos tours, au même prix que sur la piste."),
    }, ("MAE-RES-02", "MAE-RES-04", "MAE-RES-05")),
    First("reveals-natural", {
        "en": Said(
            "A Natural Wonder",
            "It adds 2 to the defence of its Province and is worth 1 point. Whoever controls the Province holds its "
            "card and uses its effect; no Outpost, Wonder or Trading Post may stand there."),
        "fr": Said(
            "Une Merveille naturelle",
            "Elle ajoute 2 à la défense de sa Province et vaut 1 point. Qui contrôle la Province tient sa carte et "
            "se sert de son effet ; ni Avant-poste, ni Merveille, ni Comptoir ne peut s'y dresser."),
    }, ("MAE-NAT-02", "MAE-NAT-03", "MAE-NAT-05", "MAE-NAT-08"), "anybody"),
    First("takes-hero", {
        "en": Said(
            "A Hero joins",
            "A Hero costs Gold, fights as one Unit more, and lends you an effect. You have one at a time; dismiss it "
            "for another effect, and it is free for everybody again."),
        "fr": Said(
            "Un Héros vous rejoint",
            "Un Héros coûte de l'Or, compte pour une Unité de plus et vous prête un effet. On n'en a qu'un à la fois ; "
            "renvoyez-le pour un autre effet, et il est de nouveau libre pour tous."),
    }, ("MON-HERO-03", "MON-HERO-04", "MON-HERO-06", "MON-HERO-07")),
    First("visits", {
        "en": Said(
            "At a Market",
            "An Explorer at a Market looks at the tokens that are left and takes one, once per Market for each player. "
            "Keep it until you want to use it."),
        "fr": Said(
            "Au Marché",
            "Un Explorateur sur un Marché regarde les jetons restants et en prend un, une seule fois par Marché et par "
            "joueur. Il se garde jusqu'à ce que vous l'utilisiez."),
    }, ("MON-EXPL-06", "MON-EXPL-07", "MON-EXPL-08")),
    First("last-round", {
        "en": Said(
            "The end is near",
            "This round is finished, then one more is played. Count the four majorities, 3 points each, and take "
            "what is still missing."),
        "fr": Said(
            "La fin approche",
            "On finit cette manche, puis on en joue une encore. Comptez les quatre majorités, 3 points chacune, et "
            "prenez ce qui manque."),
    }, ("MON-END-01",), "anybody"),
)

READING: Final = (
    Reading("turn", {
        "en": "A turn has four phases: activate a row and a column, act as long as you can pay, refill the City, "
              "refill the display.",
        "fr": "Un tour a quatre phases : activer une rangée et une colonne, agir tant qu'on peut payer, compléter "
              "la Cité, compléter la piste.",
    }, ("MON-TURN-02", "MON-TURN-03")),
    Reading("turn", {
        "en": "Each activated card, the active Policy and each Explorer may be used once a turn; all else only "
              "costs resources.",
        "fr": "Chaque carte activée, la Politique active et chaque Explorateur servent une fois par tour ; le "
              "reste ne coûte que des ressources.",
    }, ("MON-TURN-04",)),
    Reading("turn", {
        "en": "On the map you conquer next to your land, move Units, build Outposts, and send Explorers anywhere.",
        "fr": "Sur la carte, on conquiert à côté de ses terres, on déplace ses Unités, on bâtit des Avant-postes, "
              "on envoie ses Explorateurs partout.",
    }, ("MON-CONQ-01", "MON-MOVE-01", "MON-OUT-01", "MON-EXPL-01")),
    Reading("score", {
        "en": "Provinces and Knowledge (but the one at the start) are worth 1 point, Wonders and Policies 2, and the "
              "most of each kind 3 more.",
        "fr": "Provinces et Connaissances (sauf celle du départ) valent 1 point, Merveilles et Politiques 2, et le "
              "plus de chaque sorte 3 de plus.",
    }, ("MON-SCORE-02", "MON-SCORE-05", "MON-SCORE-11")),
    Reading("score", {
        "en": "When the deck has no card of Era III left, the round is finished and one more is played.",
        "fr": "Quand la pioche n'a plus de carte de l'Ère III, on finit la manche et on en joue une encore.",
    }, ("MON-END-01", "MON-END-02")),
    Reading("score", {
        "en": "Tied majorities score for all who are tied; for victory the most Gold decides, then the most Culture.",
        "fr": "À égalité de majorité, tous marquent ; pour la victoire décide le plus d'Or, puis le plus de Culture.",
    }, ("MON-SCORE-05", "MON-SCORE-07")),
    Reading("score", {
        "en": "With African Empires the Trade Track scores too.",
        "fr": "Avec African Empires, la Piste commerciale compte aussi.",
    }, ("MAE-TSCORE-01",)),
    Reading("mistakes", {
        "en": "Leaving a Province with a single Unit beside a strong rival.",
        "fr": "Laisser une Province avec une seule Unité à côté d'un rival fort.",
    }, ("MON-CONQ-04",)),
    Reading("mistakes", {
        "en": "Keeping basic resources for the next turn: they are lost.",
        "fr": "Garder des ressources de base pour le tour suivant : elles sont perdues.",
    }, ("MON-RES-05",)),
    Reading("mistakes", {
        "en": "Forgetting the Explorers: a token picked up is a resource for later.",
        "fr": "Oublier les Explorateurs : un jeton ramassé est une ressource pour plus tard.",
    }, ("MON-EXPL-01", "MON-TURN-06")),
    Reading("mistakes", {
        "en": "Buying nothing from the display: cards leave it every turn.",
        "fr": "Ne rien acheter sur la piste : des cartes la quittent à chaque tour.",
    }, ("MON-DISP-01",)),
)

AID: Final[Aid] = {
    "turn": (
        "MON-TURN-02", "MON-ACTV-01", "MON-TURN-03", "MON-ACT-01", "MON-TURN-04", "MON-TERM-01", "MON-TERM-04",
        "MON-TERM-05",
    ),
    "costs": (
        "MON-RES-02", "MON-RES-03", "MON-ACQ-08", "MON-WON-01", "MON-POL-01", "MON-CONQ-06", "MON-CONQ-23",
        "MON-OUT-02", "MON-EXPL-01", "MON-SCI-01", "MAE-INV-01", "MAE-EXCH-01",
    ),
}
