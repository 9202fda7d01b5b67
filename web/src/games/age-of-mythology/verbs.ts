/** How the prompt groups the moves: the first word of a move -> its group, and the headings of the groups in their order. */
const groups: Record<string, string> = {
  settle: 'workers',
  move: 'workers',
  'send from': 'send',
  strike: 'choose',
  dwarf: 'choose',
  unit: 'choose',
  hydra: 'choose',
  victim: 'choose',
  dismiss: 'dismiss',
};

export const verbs = {
  en: {
    cube: 'Place a victory cube',
    tile: 'Take a tile',
    take: 'Take from the pack',
    draw: 'Draw random cards',
    invoke: 'Invoke the god, then act',
    play: 'Play the card',
    power: 'Use the power alone',
    collect: 'Gather',
    workers: 'Place workers',
    build: 'Build',
    less: 'One cube less',
    recruit: 'Recruit',
    pay: 'Pay',
    swap: 'Exchange',
    buy: 'Buy a victory cube',
    gain: 'Gain a cube',
    attack: 'Attack',
    send: 'Send a unit',
    muster: 'To battle',
    fight: 'Fight on',
    lay: 'Lay the card',
    choose: 'Choose',
    raze: 'Destroy a building',
    seize: 'Choose a tile',
    loot: 'Take a cube',
    dismiss: 'Give up a villager',
    discard: 'Discard',
    yes: 'Yes',
    no: 'No',
    leave: 'Take no tile',
    retreat: 'Retreat',
    decline: 'Play no fourth card',
    pass: 'Throw a card away',
    done: 'Done',
  },
  fr: {
    cube: 'Poser un cube de victoire',
    tile: 'Prendre une tuile',
    take: 'Prendre dans la réserve',
    draw: 'Piocher au hasard',
    invoke: 'Invoquer le dieu, puis agir',
    play: 'Jouer la carte',
    power: 'Le pouvoir seul',
    collect: 'Collecter',
    workers: 'Placer les travailleurs',
    build: 'Construire',
    less: 'Un cube de moins',
    recruit: 'Recruter',
    pay: 'Payer',
    swap: 'Échanger',
    buy: 'Acheter un cube de victoire',
    gain: 'Gagner un cube',
    attack: 'Attaquer',
    send: 'Engager une unité',
    muster: 'Au combat',
    fight: 'Combattre',
    lay: 'Poser la carte',
    choose: 'Choisir',
    raze: 'Détruire un bâtiment',
    seize: 'Choisir une tuile',
    loot: 'Prendre un cube',
    dismiss: 'Renoncer à un villageois',
    discard: 'Défausser',
    yes: 'Oui',
    no: 'Non',
    leave: 'Aucune tuile',
    retreat: 'Retraite',
    decline: 'Pas de quatrième carte',
    pass: 'Défausser sans jouer',
    done: 'Terminer',
  },
};

export function verbOf(symbol: string): string {
  if (symbol.startsWith('send')) return 'send';
  const word = symbol.split(' ', 1)[0] ?? '';
  return groups[word] ?? word;
}

/** Seldom wanted: nothing glows for these. */
export function rare(symbol: string): boolean {
  return /^(pass|decline|leave|retreat)\b/.test(symbol);
}
