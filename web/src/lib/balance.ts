/** The reports of `clio balance`, one beside the board of its game: where they are served. */
const reports = import.meta.glob<string>('../games/*/balance.html', { query: '?url', import: 'default', eager: true });

export function balanceOf(game: string, lang: string): string | undefined {
  const report = reports[`../games/${game}/balance.html`];
  return report && `${report}#${lang}`;
}
