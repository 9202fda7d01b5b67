/** Where a thing lies on the board: whose it is, in which zone, and where or what it is there. */
export interface Place {
  /** A seat; null for what belongs to the table. */
  owner: number | null;
  zone: string;
  index: string;
}

const TABLE = 'table';

/** The id of a thing, as options name it in their targets: "0:city:4", "table:track:troy". */
export function place(owner: number | null, zone: string, index: string | number = 0): string {
  return `${owner ?? TABLE}:${zone}:${index}`;
}

export function placeOf(id: string): Place {
  const [owner = '', zone = '', ...index] = id.split(':');
  return { owner: owner === TABLE ? null : Number(owner), zone, index: index.join(':') };
}

/** A card and whose it is, wherever it lies there: "0:troy", "table:troy". */
export function cardOf(owner: number | null, card: string): string {
  return `${owner ?? TABLE}:${card}`;
}

/** What the amount of a resource before its owner is marked with. */
export const stockOf = (seat: number, res: string): string => `${seat} ${res}`;
