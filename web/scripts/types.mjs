// openapi.json -> src/lib/api-types.d.ts: one TypeScript interface for each message of the server;
//              -> src/games/<game>/view.gen.ts: the types of each game's view, and its words as lists;
// words.json   -> src/games/<game>/words.gen.ts: the vocabulary of each game in both languages;
//              -> src/lib/french.gen.ts: when French elides.
import { access, readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

const root = new URL('..', import.meta.url);
const { components } = JSON.parse(await readFile(new URL('openapi.json', root), 'utf8'));
const vocabularies = JSON.parse(await readFile(new URL('words.json', root), 'utf8'));
const banner = '/* Generated from openapi.json by `npm run types`. */';
const wordsBanner = '/* Generated from words.json by `npm run types`. */';

// What the client sends may leave defaults out; what the server sends is always complete.
const sent = new Set(
  'MeChange NewSeat NewTable Join Branch Hello Sit Move Undo Redo Abandon Answer Resign HandOver Say AskHint AskWhy AskPreview Ping'.split(' '),
);

// A title on a property would become a type of its own; only whole messages have names here.
function untitled(node) {
  if (!node || typeof node !== 'object') return;
  if (typeof node.title === 'string') delete node.title;
  if (node.prefixItems) Object.assign(node, { items: node.prefixItems, additionalItems: false, prefixItems: undefined });
  for (const child of Object.values(node)) untitled(child);
}

// Every schema under its own name; `prefix` is what the names in the document have before it.
async function typescript(schemas, prefix = '') {
  const own = JSON.parse(JSON.stringify(schemas).replaceAll(`#/components/schemas/${prefix}`, '#/definitions/'));
  untitled(own);
  const names = Object.keys(own);
  const whole = {
    title: 'All',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }])),
    required: names,
    definitions: own,
  };
  const text = await compile(whole, 'All', { bannerComment: banner, format: false });
  return text.replace(/export interface All \{.*?\n\}\n/s, '');
}

const messages = {};
const views = {};
for (const [name, schema] of Object.entries(components.schemas)) {
  const [game, part] = name.split('.');
  if (part) (views[game] ??= {})[part] = schema;
  else messages[name] = schema;
}

for (const [name, schema] of Object.entries(messages)) {
  if (!schema.properties) continue;
  schema.additionalProperties = false;
  const tag = Object.keys(schema.properties).filter((key) => schema.properties[key].enum?.length === 1 && key === 'type');
  schema.required = sent.has(name) ? [...new Set([...(schema.required ?? []), ...tag])] : Object.keys(schema.properties);
}
await writeFile(new URL('src/lib/api-types.d.ts', root), await typescript(messages));
console.log(`types: ${Object.keys(messages).length} messages`);

// The folder of a game that the pages can show.
async function folderOf(game) {
  const folder = new URL(`src/games/${game}/`, root);
  return access(folder).then(() => folder, () => null);
}

for (const [game, parts] of Object.entries(views)) {
  const folder = await folderOf(game);
  if (!folder) continue;
  const words = Object.entries(parts).filter(([, schema]) => schema.enum);
  const lists = words.map(([name, schema]) => `export const ${name} = ${JSON.stringify(schema.enum)} as const satisfies readonly ${name}[];\n`);
  await writeFile(new URL('view.gen.ts', folder), (await typescript(parts, `${game}.`)) + lists.join(''));
  console.log(`types: ${Object.keys(parts).length} of the view of ${game}`);
}

for (const [game, texts] of Object.entries(vocabularies.games)) {
  const folder = await folderOf(game);
  if (!folder) continue;
  await writeFile(new URL('words.gen.ts', folder), `${wordsBanner}\nexport const texts = ${JSON.stringify(texts, null, 1)};\n`);
  console.log(`words: ${Object.keys(texts.en).length} of ${game}`);
}
await writeFile(new URL('src/lib/french.gen.ts', root), `${wordsBanner}\nexport const french = ${JSON.stringify(vocabularies.french, null, 1)};\n`);
