/** The phases of a round or a turn, for the bar above the table. */
export interface Phase {
  text: string;
  now: boolean;
}

/** The phases in their order; one that comes only now and then is among them while it lasts. */
export function phasesOf<P extends string>(usual: readonly P[], now: P, name: (phase: P) => string): Phase[] {
  const all = usual.includes(now) ? usual : [now, ...usual];
  return all.map((phase) => ({ text: name(phase), now: phase === now }));
}
