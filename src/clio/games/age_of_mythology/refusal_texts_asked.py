"""What an open question asks, and why an answer of another kind comes at the wrong moment, English and French."""

from __future__ import annotations

ONCE = (("", ""), (" once the power is paid", " une fois le pouvoir payé"))

# The first half of a sentence whose second half is the open question: by the name of the action where its whole kind
# is out of place.
MOMENTS: dict[str, tuple[str, str]] = {
    "cube": (
        "victory cubes are placed at the beginning of a round",
        "les cubes point de victoire se placent au début d'un tour",
    ),
    "tile": (
        "tiles are taken only in the starting draft and in an Explore action",
        "on ne prend des tuiles qu'à la mise en place et lors d'une action Explorer",
    ),
    "by_itself": (
        "a tile goes to the first free space of its terrain by itself",
        "une tuile va d'elle-même sur le premier espace libre de son terrain",
    ),
    "space_taken": (
        "this {terrain} space has its tile already",
        "cet espace {terrain} a déjà sa tuile",
    ),
    "leave": (
        "there is no tile to leave",
        "il n'y a pas de tuile à laisser",
    ),
    "take": (
        "permanent cards are taken only when cards are drawn, at the beginning of a round",
        "on ne prend des cartes permanentes que lors de la pioche, au début d'un tour",
    ),
    "draw": (
        "random cards are drawn only at the beginning of a round",
        "on ne pioche des cartes aléatoires qu'au début d'un tour",
    ),
    "play": (
        "a card is played only on your turn in an action round",
        "on ne joue une carte qu'à son tour, dans un round d'action",
    ),
    "next_card": (
        "a card is resolved completely before another is played",
        "une carte est entièrement résolue avant qu'on en joue une autre",
    ),
    "decline": (
        "there is no fourth card to decline",
        "il n'y a pas de quatrième carte à refuser",
    ),
    "collect": (
        "what is collected is named only in your own Gather action",
        "on n'annonce ce qui est collecté que lors de sa propre action Collecter",
    ),
    "workers": (
        "workers move only in your own Gather action, before the collection",
        "les travailleurs ne se déplacent que lors de votre propre action Collecter, avant la collecte",
    ),
    "no_tile": (
        "there is no tile on this {terrain} space",
        "il n'y a pas de tuile sur cet espace {terrain}",
    ),
    "workers_next": (
        "workers move once it is named what is collected",
        "les travailleurs se déplacent une fois annoncé ce qui est collecté",
    ),
    "done": (
        "there is nothing to finish",
        "il n'y a rien à terminer",
    ),
    "begun": (
        "you have begun to take cubes",
        "vous avez commencé à prendre des cubes",
    ),
    "build": (
        "you build only in the Build action of your own card",
        "on ne construit que lors de l'action Construire de sa propre carte",
    ),
    "less": (
        "cubes are spared only when you pay for a building that costs less",
        "on n'épargne des cubes qu'en payant un bâtiment qui coûte moins cher",
    ),
    "recruit": (
        "you recruit only in the Recruit action of your own card",
        "on ne recrute que lors de l'action Recruter de sa propre carte",
    ),
    "pay": (
        "there is no Trade card to pay for",
        "il n'y a pas de carte Échanger à payer",
    ),
    "swap": (
        "cubes are exchanged only in the Trade action of your own card",
        "on n'échange des cubes que lors de l'action Échanger de sa propre carte",
    ),
    "swap_next": (
        "cubes are exchanged once the card is paid",
        "on échange des cubes une fois la carte payée",
    ),
    "buy victory": (
        "victory cubes are bought only in a Trade action, at the Great Temple",
        "on n'achète des cubes point de victoire que lors d'une action Échanger, au Grand temple",
    ),
    "gain": (
        "cubes of your choice come from the bank only through a god",
        "la banque ne donne des cubes au choix que par un dieu",
    ),
    "attack": (
        "an opponent is attacked only with your own Attack card",
        "on n'attaque un adversaire qu'avec sa propre carte Attaquer",
    ),
    "army": (
        "units are chosen for a battle only once an attack is declared",
        "on ne choisit des unités pour une bataille qu'une fois l'attaque déclarée",
    ),
    "army_chosen": (
        "the armies of this battle are chosen",
        "les armées de cette bataille sont choisies",
    ),
    "fight": (
        "going on or retreating is decided only before an encounter, before battle cards are laid",
        "on ne décide de continuer ou de battre en retraite qu'avant une rencontre, avant de poser les cartes bataille",
    ),
    "lay": (
        "a battle card is laid only in an encounter",
        "on ne pose une carte bataille que lors d'une rencontre",
    ),
    "hydra": (
        "no Hydra is to be named now",
        "aucune Hydre n'est à désigner maintenant",
    ),
    "yes": (
        "there is no yes-or-no question",
        "aucune question ne demande oui ou non",
    ),
    "no": (
        "there is nothing to decline",
        "il n'y a rien à décliner",
    ),
    "unit": (
        "no unit is to be named now",
        "aucune unité n'est à désigner maintenant",
    ),
    "strike": (
        "units of other players are eliminated only in a battle, or by Thor",
        "on n'élimine les unités des autres joueurs qu'en bataille, ou par Thor",
    ),
    "dwarf": (
        "no Dwarf is to be named now",
        "aucun Nain n'est à désigner maintenant",
    ),
    "raze": (
        "a building is destroyed only after a city was won, or by a god",
        "un bâtiment n'est détruit qu'après une victoire contre une cité, ou par un dieu",
    ),
    "seize": (
        "a tile leaves a board only after a Production Area was won, or through a god",
        "une tuile ne quitte un plateau qu'après une victoire contre une zone de production, ou par un dieu",
    ),
    "victim": (
        "no player is to be named now",
        "aucun joueur n'est à désigner maintenant",
    ),
    "loot": (
        "another player's cubes are taken only after a Holding Area was won, or through Loki",
        "on ne prend les cubes d'un autre joueur qu'après une victoire contre sa zone de possession, ou par Loki",
    ),
    "dismiss": (
        "a villager is removed only when you lose a House",
        "un villageois n'est retiré que si vous perdez une Maison",
    ),
    "discard": (
        "cards are discarded only at the end of a round",
        "on ne défausse des cartes qu'à la fin d'un tour",
    ),
}

QUESTIONS: dict[str, tuple[str, str]] = {
    "draft": (
        "take one of the tiles turned up, or leave them.",
        "prenez une des tuiles visibles, ou passez.",
    ),
    "explore": (
        "take one of the tiles turned up, or leave them.",
        "prenez une des tuiles visibles, ou passez.",
    ),
    "cube": (
        "place a victory cube on one of the four victory cards.",
        "placez un cube point de victoire sur une des quatre cartes de victoire.",
    ),
    "cards": (
        "make up your hand, permanent cards first, then a number of random cards: you have {have} of {limit}.",
        "composez votre main, les cartes permanentes d'abord, puis un nombre de cartes aléatoires : vous en avez "
        "{have} sur {limit}.",
    ),
    "play": (
        "play a card of your hand, or discard one to pass.",
        "jouez une carte de votre main, ou défaussez-en une pour passer.",
    ),
    "fourth": (
        "play a fourth card, discard one to pass, or decline.",
        "jouez une quatrième carte, défaussez-en une pour passer, ou renoncez.",
    ),
    "discards": (
        "discard cards of your hand, any number, then finish.",
        "défaussez des cartes de votre main, autant que vous voulez, puis terminez.",
    ),
    "collect": (
        "name the terrain or the resource that everybody collects.",
        "annoncez le terrain ou la ressource que tous collectent.",
    ),
    "workers": (
        "put workers on your tiles, or finish.",
        "placez des travailleurs sur vos tuiles, ou terminez.",
    ),
    "displaced": (
        "first move the worker who had to leave the {tile}.",
        "déplacez d'abord le travailleur qui a dû quitter la {tile}.",
    ),
    "build": (
        "you may still build {buildings} ({card}), or finish.",
        "vous pouvez encore construire {buildings} ({card}), ou terminer.",
    ),
    "less": (
        "spare {cubes} of what {the_building} costs.",
        "épargnez {cubes} sur ce que coûte {the_building}.",
    ),
    "recruit": (
        "you may still recruit {units} ({card}), or finish.",
        "vous pouvez encore recruter {units} ({card}), ou terminer.",
    ),
    "pay": (
        "your Trade card still costs {cubes} of your choice.",
        "votre carte Échanger coûte encore {cubes} de votre choix.",
    ),
    "exchange": (
        "exchange cubes with the bank, one for one, or finish.",
        "échangez des cubes avec la banque, un contre un, ou terminez.",
    ),
    "declare": (
        "name the neighbour and the area that you attack.",
        "désignez le voisin et la zone que vous attaquez.",
    ),
    "muster": (
        "choose the units that you bring into the battle.",
        "choisissez les unités que vous engagez dans la bataille.",
    ),
    "seduce": (
        "name the opposing unit that Aphrodite sends away.",
        "désignez l'unité adverse qu'Aphrodite éloigne.",
    ),
    "fight_on": (
        "fight the encounter or retreat.",
        "livrez la rencontre ou battez en retraite.",
    ),
    "lay": (
        "lay the battle card of one of your units in the battle.",
        "posez la carte bataille d'une de vos unités engagées.",
    ),
    "hydra": (
        "name the Hydra that fights.",
        "désignez l'Hydre qui combat.",
    ),
    "replace": (
        "say whether the Wadjet fights in the Pharaoh's place.",
        "dites si l'Ouadjet combat à la place du Pharaon.",
    ),
    "throw": (
        "say whether the Cyclops throws the opponent.",
        "dites si le Cyclope projette l'adversaire.",
    ),
    "berserk": (
        "say whether {the_unit} goes berserk.",
        "dites si {the_unit} entre en rage.",
    ),
    "rebirth": (
        "say whether the Priest brings {the_unit} back for {favor}.",
        "dites si le Prêtre ramène {the_unit} pour {favor}.",
    ),
    "summon": (
        "name a unit of your Holding Area that joins the battle, or decline.",
        "désignez une unité de votre zone de possession qui rejoint la bataille, ou déclinez.",
    ),
    "raze": (
        "destroy a building of {rival}, or give up the reward.",
        "détruisez un bâtiment de {rival}, ou renoncez à la récompense.",
    ),
    "seize": (
        "take a resource tile of {rival}, or give up the reward.",
        "prenez une tuile de ressource de {rival}, ou renoncez à la récompense.",
    ),
    "reward": (
        "take up to {cubes} from {rival}, or give up the reward.",
        "prenez jusqu'à {cubes} à {rival}, ou renoncez à la récompense.",
    ),
    "loot": (
        "take {cubes} more from {rival}.",
        "prenez encore {cubes} à {rival}.",
    ),
    "dismiss": (
        "you have lost a House: remove one of your villagers.",
        "vous avez perdu une Maison : retirez un de vos villageois.",
    ),
    "gain": (
        "take {cubes} more of your choice from the bank ({card}).",
        "prenez encore {cubes} de votre choix à la banque ({card}).",
    ),
    "give_up": (
        "name the unit that you give up to Hades.",
        "désignez l'unité que vous cédez à Hadès.",
    ),
    "remove_tile": (
        "name the resource tile that is removed, on any board ({card}).",
        "désignez la tuile de ressource à retirer, sur n'importe quel plateau ({card}).",
    ),
    "remove_tile_of_others": (
        "name the food tile of another player that is removed ({card}).",
        "désignez la tuile de nourriture d'un autre joueur à retirer ({card}).",
    ),
    "swap_own": (
        "name your own tile that Set exchanges.",
        "désignez celle de vos tuiles que Seth échange.",
    ),
    "swap_other": (
        "name the tile of the same terrain on another board that Set exchanges.",
        "désignez la tuile du même terrain que Seth échange sur un autre plateau.",
    ),
    "mortals": (
        "name {mortals} more that you gain ({card}).",
        "désignez encore {mortals} que vous gagnez ({card}).",
    ),
    "embalm": (
        "name up to {mortals} more to become Mummies, or finish.",
        "désignez encore {mortals} au plus à changer en Momies, ou terminez.",
    ),
    "destroy": (
        "name the building that is destroyed, of any player ({card}).",
        "désignez le bâtiment à détruire, chez n'importe quel joueur ({card}).",
    ),
    "destroy_of_others": (
        "name the building of another player that is destroyed ({card}).",
        "désignez le bâtiment d'un autre joueur à détruire ({card}).",
    ),
    "smite": (
        "name the myth unit of another player that Thor eliminates.",
        "désignez l'unité mythique d'un autre joueur que Thor élimine.",
    ),
    "victim": (
        "name the opponent whose cubes Loki takes.",
        "désignez l'adversaire dont Loki prend les cubes.",
    ),
}
