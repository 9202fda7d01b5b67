import { allSeats } from '../lib/seats';
import type { Report } from '../lib/types';
import { DASHES, scale, spread } from '../replay/graph';
import serif from '../styles/fonts/libertinus-serif-600.woff2?inline';
import sans from '../styles/fonts/noto-sans.woff2?inline';
import { seatShapes } from '../ui/seats';
import { hue, path, totals } from './charts';

export const WIDTH = 1200;
export const HEIGHT = 630;
const SERIF = "'Libertinus Serif', Georgia, serif";
const SANS = "'Noto Sans', Arial, sans-serif";
/** A picture reads no file beside it: its letters are in it. */
const FONTS = [
  ['Libertinus Serif', '600', serif],
  ['Noto Sans', '100 900', sans],
].map(([family, weight, data]) => `@font-face{font-family:'${family}';font-weight:${weight};src:url(${data})}`);

/** The colours of the page as they are now: a picture has no style sheet. */
export type Ink = (token: string) => string;

export function pageInk(): Ink {
  const style = getComputedStyle(document.documentElement);
  return (token) => style.getPropertyValue(token).trim() || '#888';
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

interface Text {
  size?: number;
  fill?: string;
  anchor?: string;
  weight?: number;
  font?: string;
}
function write(x: number, y: number, text: string, ink: Ink, { size = 18, fill = '--text-2', anchor = 'start', weight = 400, font = SANS }: Text = {}): string {
  return `<text x="${x}" y="${y}" font-family="${font}" font-size="${size}" font-weight="${weight}" fill="${ink(fill)}" text-anchor="${anchor}">${escape(text)}</text>`;
}

/** The game in one picture to keep and to send: who won, how the scores went, what they were made of. */
export function picture(report: Report, name: string, totalsText: string, ink: Ink): string {
  const seats = allSeats(report.table);
  const lines = totals(report);
  const plane = { width: 760, height: 500, left: 96, right: 64, top: 150, bottom: 30 };
  const scaled = scale(lines, plane);
  const ends = spread(lines.map((line) => scaled.y(line.at(-1) ?? 0)), 22, plane.height - plane.bottom);
  const colour = (seat: number, kind = '') => `--seat-${seats[seat]?.colour ?? 'a'}${kind}`;
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ink('--surface')}"/>`,
    `<rect x="14" y="14" width="${WIDTH - 28}" height="${HEIGHT - 28}" fill="none" stroke="${ink('--rule-strong')}"/>`,
    write(48, 72, name, ink, { size: 40, fill: '--text', weight: 600, font: SERIF }),
    write(48, 112, cut(report.result.text, 76), ink, { size: 24, fill: '--gilt', weight: 600, font: SERIF }),
    write(WIDTH - 48, 72, 'Clio', ink, { size: 28, fill: '--gilt', anchor: 'end', weight: 600, font: SERIF }),
    write(WIDTH - 48, 104, totalsText, ink, { size: 16, anchor: 'end' }),
    ...scaled.ticks.map((tick) => `<path d="M${plane.left} ${scaled.y(tick)}H${plane.width - plane.right}" stroke="${ink('--rule')}"/>${write(plane.left - 10, scaled.y(tick) + 5, String(tick), ink, { size: 14, anchor: 'end' })}`),
    ...lines.map((line, seat) => `<path d="${path(line.map((value, at) => ({ at, value })), scaled)}" fill="none" stroke="${ink(colour(seat, '-text'))}" stroke-width="3" stroke-linejoin="round" stroke-dasharray="${DASHES[seat] ?? ''}"/>`),
    ...lines.map((line, seat) => write(plane.width - plane.right + 10, (ends[seat] ?? 0) + 6, String(line.at(-1) ?? 0), ink, { size: 18, fill: colour(seat, '-text'), weight: 700 })),
    ...plates(report, ink),
    ...legend(report, ink),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img"><title>${escape(`${name} · ${report.result.text}`)}</title><style>${FONTS.join('')}</style>${parts.join('')}</svg>`;
}

/** At the right: the players in the order of the result, each with a bar of what the score was made of. */
function plates(report: Report, ink: Ink): string[] {
  const seats = allSeats(report.table);
  const sources = report.charts.find((chart) => chart.kind === 'sources')?.figures ?? [];
  const order = report.result.ranking.flat();
  const positive = (seat: number) => sources.reduce((sum, figure) => sum + Math.max(0, figure.values[seat]?.at(-1) ?? 0), 0);
  const most = Math.max(1, ...order.map(positive));
  const step = Math.min(86, 340 / Math.max(1, order.length));
  return order.map((seat, place) => {
    const y = 160 + place * step;
    const info = seats[seat];
    let x = 800;
    const bars = sources.map((figure, n) => {
      const value = Math.max(0, figure.values[seat]?.at(-1) ?? 0);
      const wide = (value / most) * 340;
      const bar = wide ? `<rect x="${x.toFixed(1)}" y="${y + 18}" width="${wide.toFixed(1)}" height="${Math.min(20, step - 26)}" fill="${hue(n)}" stroke="${ink('--surface')}"/>` : '';
      x += wide;
      return bar;
    });
    const letter = info?.colour ?? 'a';
    const mark = `<g transform="translate(800 ${y - 10}) scale(.84)"><path d="${seatShapes[letter] ?? ''}" fill="${ink(`--seat-${letter}`)}"/></g>`;
    const total = report.result.scores[seat]?.total ?? 0;
    return `${mark}${write(830, y + 8, cut(info?.name ?? '', 24), ink, { size: 20, fill: '--text', weight: 600 })}${write(1152, y + 8, String(total), ink, { size: 22, fill: '--text', weight: 700, anchor: 'end' })}${bars.join('')}`;
  });
}

function legend(report: Report, ink: Ink): string[] {
  const figures = report.charts.find((chart) => chart.kind === 'sources')?.figures ?? [];
  const columns = figures.length > 12 ? 5 : figures.length > 6 ? 4 : 3;
  return figures.map((figure, n) => {
    const [x, y] = [48 + (n % columns) * (1120 / columns), 532 + Math.floor(n / columns) * 28];
    return `<rect x="${x}" y="${y - 13}" width="16" height="16" fill="${hue(n)}"/>${write(x + 24, y, cut(figure.name, 124 / columns), ink, { size: 15 })}`;
  });
}

export const address = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** The picture drawn by the browser, twice as large. */
export async function asPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = address(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [2 * WIDTH, 2 * HEIGHT];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no png'))), 'image/png'));
}

export function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  [link.href, link.download] = [url, name];
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
