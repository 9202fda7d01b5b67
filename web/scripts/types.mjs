// openapi.json -> src/lib/api-types.d.ts: one TypeScript interface for each message of the server.
import { readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

const root = new URL('..', import.meta.url);
const { components } = JSON.parse(await readFile(new URL('openapi.json', root), 'utf8'));
const schemas = JSON.parse(JSON.stringify(components.schemas).replaceAll('#/components/schemas/', '#/definitions/'));

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

for (const [name, schema] of Object.entries(schemas)) {
  untitled(schema);
  if (!schema.properties) continue;
  schema.additionalProperties = false;
  const tag = Object.keys(schema.properties).filter((key) => schema.properties[key].enum?.length === 1 && key === 'type');
  schema.required = sent.has(name) ? [...new Set([...(schema.required ?? []), ...tag])] : Object.keys(schema.properties);
}

const whole = {
  title: 'Messages',
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(Object.keys(schemas).map((name) => [name, { $ref: `#/definitions/${name}` }])),
  required: Object.keys(schemas),
  definitions: schemas,
};
const text = await compile(whole, 'Messages', { bannerComment: '/* Generated from openapi.json by `npm run types`. */', format: false });
await writeFile(new URL('src/lib/api-types.d.ts', root), text);
console.log(`types: ${Object.keys(schemas).length} messages`);
