"""Les questions."""

from __future__ import annotations

from clio.games.families.monumental.words.said import fr as said

PROMPTS = {
    **said.PROMPTS,
    "turn": "à vous de jouer : choisissez une action, ou finissez votre tour",
    "step": "à vous de jouer : choisissez une action, ou passez",
    "step.march": "continuez vos manœuvres, utilisez des actions gratuites, ou finissez votre tour",
    "step.explore": "continuez avec vos Explorateurs, utilisez des actions gratuites, ou finissez votre tour",
    "step.free": "utilisez des actions gratuites, ou finissez votre tour",
    "activate": "activez votre Cité : choisissez une rangée et une colonne",
    "keep.knowledge": "deux Connaissances rangée {row}, colonne {column} : laquelle gardez-vous ?",
    # les Unités
    "manoeuvre": "quelle Unité quitte {tile} ?",
    "manoeuvre.to": "{unit} quitte {tile} : vers où ?",
    "move.units": "déplacer une Unité gratuitement ? (encore {n})",
    "force.warlord": "la conquête de {tile} demande {n} {n|Unité|Unités} : {warlord} part ?",
    "force.hero": "la conquête de {tile} demande {n} {n|Unité|Unités} : {hero} part ?",
    "force":
        "la conquête de {tile} demande {n} {n|Unité|Unités} : d'où vient le prochain Soldat ? (encore {left})",
    "force.more":
        "{n} {n|Unité suffit|Unités suffisent} pour {tile} : d'où vient un autre Soldat, s'il y en a un ? ({left} au "
        "plus)",
    "die": "le dé montre {n} : payer encore {n} Militaire pour {tile} ?",
    "die.gold": "le dé montre {n} : payer encore {n} Or pour {tile} ?",
    "hills.hold": "{name} attaque {tile} : combien d'Or payez-vous pour tenir les Collines ?",
    "hills.match": "payer aussi {what}, sans quoi la conquête de {tile} échoue ?",
    "hide": "poser un jeton Forces cachées en {tile} ?",
    "hide.move": "déplacer un jeton Forces cachées en {tile} ?",
    "may.what": "{what} ?",
    "oasis": "l'Oasis de {tile} : réserver une carte ?",
    "token.gain": "choisissez un des deux gains",
    "token.first": "vous recevez les deux gains : lequel d'abord ?",
    "token.next": "et l'autre gain",
    "mines": "les Mines de {tile} : combien de Production devient de l'Or ?",
    "wonder.tile": "dans quelle Province placez-vous le jeton {of} ?",
    # les Explorateurs
    "explorers": "déplacer gratuitement un Explorateur ? (jusqu'à {n} {n|tuile|tuiles})",
    "explorers.each": "déplacez gratuitement vos Explorateurs (tuiles restantes : {one} et {two})",
    "market": "le Marché de {market} : quel jeton prenez-vous ?",
    "price.two": "payez {what} : combien d'Or sur {first} ?",
    # le commerce
    "contribute": "de combien contribuez-vous à {the} ? ({n} ou plus)",
    "reserve": "de quelle pioche réservez-vous une carte ?",
    "reserve.several": "de quelle pioche réservez-vous une carte ? (encore {n})",
    "archive.refund": "archiver une carte de votre réserve pour gagner {n} ressources de son coût ?",
    "archive.reserved": "archiver une carte de votre réserve pour {what} ?",
    "transfer": "donner une carte de votre réserve à un adversaire pour {what} ?",
    "transfer.to": "qui reçoit {the} ?",
    "pay.each": "payez jusqu'à {n} {n|ressource|ressources}, chacune pour {what} : laquelle d'abord ?",
    "pay.each.more": "en payer encore une pour {what} une fois de plus ?",
    # les cartes
    "gain.buildings": "quel Bâtiment de base gagnez-vous ? (encore {n})",
    "acquire.now": "quelle carte acquérez-vous, à {n} de moins ?",
    "top": "que devient la carte que vous avez regardée ?",
    "order": "plusieurs effets se déclenchent : lequel d'abord ?",
    # les Monstres, les Quêtes
    "lose.token": "quel jeton perdez-vous ?",
    "send.home": "quelle Unité quitte {tile} pour la Capitale ?",
    "return.quest": "gardez deux Quêtes : laquelle rendez-vous ?",
    # les Automas
    "automa.wonder": "dans quelle Province de {name} placer le jeton {of} ? Toutes se valent : à vous de choisir",
    "automa.conquest": "quelle Province {name} conquiert-il ? Toutes se valent : à vous de choisir",
    "automa.step":
        "l'Explorateur {explorer} de {name} quitte {tile} : vers où ? Tout se vaut : choisissez (encore {n} pas)",
}

# Ce que demande une question, pour qui répond autre chose.
WANTS = {
    **said.WANTS,
    "turn": "à votre tour, accomplissez autant d'actions que vous voulez, puis finissez-le.",
    "step": "accomplissez une action unique et des actions gratuites, puis finissez votre tour ; ou passez.",
    "activate": "choisissez une rangée et une colonne de votre Cité.",
    "archive-discarded": "choisissez une carte de votre défausse à archiver, ou aucune.",
    "swap": "choisissez deux emplacements de votre Cité, le plus petit numéro d'abord, ou aucun.",
    "copy-policy": "choisissez une Politique développée dont vous pouvez utiliser l'effet maintenant.",
    "manoeuvre": "choisissez une Unité qui peut quitter sa tuile.",
    "manoeuvre-to": "choisissez une autre de vos tuiles, que votre Unité peut atteindre.",
    "move-units": "choisissez une tuile d'où part une Unité, ou arrêtez.",
    "force": "choisissez une de vos tuiles d'où vient un Soldat, dans l'ordre des tuiles.",
    "pay-die":
        "payez ce que montre le dé, ou laissez échouer la conquête ; vous pouvez d'abord utiliser des jetons.",
    "hold-hills": "indiquez combien d'Or vous payez pour tenir les Collines.",
    "match-hills":
        "payez autant d'Or que le joueur qui contrôle les Collines, ou laissez échouer la conquête ; vous pouvez "
        "d'abord utiliser des jetons.",
    "move-forces": "choisissez la Province d'où part un jeton Forces cachées, ou aucune.",
    "token-gain": "choisissez un gain du jeton Exploration.",
    "mine-gold": "indiquez combien de Production devient de l'Or.",
    "place-wonder": "choisissez une de vos Provinces sans Merveille et sans Merveille naturelle.",
    "move-explorers": "faites un pas avec un Explorateur, faites-le agir, ou arrêtez.",
    "market": "choisissez un des jetons du Marché.",
    "contribute": "indiquez de combien vous contribuez : au moins {least}.",
    "reserve": "choisissez une pioche Réserve de l'Ère en cours ou d'une Ère précédente.",
    "reserved": "choisissez une carte de votre réserve, ou aucune.",
    "transfer-to": "choisissez un adversaire.",
    "pay-for-each": "choisissez une ressource à payer, ou arrêtez.",
    "acquire-now": "choisissez une carte que l'effet permet d'acquérir et que vous pouvez payer.",
    "top-card": "choisissez ce que devient la carte : archivée, défaussée ou laissée sur la pioche.",
    "order": "choisissez lequel des effets déclenchés vient ensuite.",
    "lose-token": "choisissez le jeton que vous perdez : Production ou Science.",
    "send-home": "choisissez l'Unité qui rentre : Soldat ou Chef de guerre.",
    "return-quest": "choisissez la Quête que vous rendez.",
    "automa-wonder": "choisissez une des Provinces où l'Automa peut placer la Merveille.",
    "automa-conquest": "choisissez une des Provinces que l'Automa peut conquérir.",
    "automa-step": "choisissez une des tuiles où l'Explorateur de l'Automa peut entrer.",
}

# À quel moment vient un coup, avant ce qui est demandé.
MOMENTS = {
    "turn": "les actions attendent que ceci soit décidé",
    "continuous": "on passe dans le mode continu, au lieu d'accomplir une action unique",
}
