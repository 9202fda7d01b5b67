/** The shape of each seat, by its letter, on a 24 x 24 field. */
export const seatShapes: Record<string, string> = {
  a: 'M12 .5a11.5 11.5 0 110 23 11.5 11.5 0 010-23z',
  b: 'M4 1.5h16A2.5 2.5 0 0122.5 4v16a2.5 2.5 0 01-2.5 2.5H4A2.5 2.5 0 011.5 20V4A2.5 2.5 0 014 1.5z',
  c: 'M12 .6L23.8 22.6H.2z',
  d: 'M12 0l12 12-12 12L0 12z',
  e: 'M12 .5l11.6 8.6-4.4 13.9H4.8L.4 9.1z',
  f: 'M6.2 1.5h11.6L23.8 12l-6 10.5H6.2L.2 12z',
  g: 'M7 1h10v6h6v10h-6v6H7v-6H1V7h6z',
  h: 'M1.5 23V11.5a10.5 10.5 0 0121 0V23z',
};
