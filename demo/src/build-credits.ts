import { writeFileSync } from 'node:fs';
import { readRooms } from './picture/room-pictures.ts';
import { readModels } from './product/leaves.ts';
import type { Model } from './product/leaves.ts';
import { demoRoot } from './table/psv.ts';

/** Photographs of the home page and the guides, by file, with the photographer's name on Unsplash. */
const photographs = [
  ['slide-soggiorno', 'Paul Weaver'],
  ['slide-vernici', 'Ruslan Bardash'],
  ['slide-luce, post-luce', 'Pierre Châtel-Innocenti'],
  ['slide-giardino', 'Neslihan Gunaydin'],
  ['banner-sedie', 'Jean-Philippe Delberghe'],
  ['banner-piante', 'Annie Spratt'],
  ['banner-camera', 'Benjamin Voros'],
  ['post-divano', 'Nathan Fertig'],
  ['post-piante', 'Silvia Agrasar'],
] as const;

const licenceNames: Readonly<Record<string, string>> = {
  'CC-BY-3.0': 'CC BY 3.0 (https://creativecommons.org/licenses/by/3.0/)',
  'CC-BY-3.0-US': 'CC BY 3.0 US (https://creativecommons.org/licenses/by/3.0/us/)',
};

type Entry = readonly [string, Model];

/** "- **author** (licence, library): key (title), …" for everybody whose licence asks for it. */
function attributed(entries: readonly Entry[]): string[] {
  const groups = new Map<string, string[]>();
  for (const [key, model] of entries) {
    const head = `**${model.author}**, ${licenceNames[model.licence] ?? model.licence}, from ${model.library}`;
    groups.set(head, [...(groups.get(head) ?? []), `\`${key}\` (${model.title})`]);
  }
  return [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([head, works]) => `- ${head}: ${works.join(', ')}`);
}

/** Writes CREDITS.md from the models table: node demo/src/build-credits.ts */
const entries = [...readModels()];
const by = entries.filter(([, model]) => model.licence.startsWith('CC-BY'));
const free = entries.filter(([, model]) => model.licence === 'CC0-1.0');
const own = entries.filter(([, model]) => model.licence === 'own');
const rooms = [...new Set([...readRooms().values()].map(({ source }) => source.replace('.webp', '')))];
const text = `# Credits of the demo shop

Products, brands, makers, prices, ratings and texts are invented. Every picture of a product is named after its
model: \`KEY-a.webp\` and \`KEY-b.webp\` are renderings, \`KEY-misure.webp\` is a drawing of its sizes made from the first, \`KEY-colore-….webp\` is
the first rendering in another colour, rendered or repainted. Rooms are rendered with models of their
department; in galleries of products: ${rooms.map((room) => `\`${room}\``).join(', ')}.

## Models under Creative Commons Attribution

Rendered from models distributed with Sweet Home 3D (http://www.sweethome3d.com/importModels.jsp). Changes made:
light, camera, materials, colours (some repainted), sizes and background, models put together in rooms; a placeholder mark was painted out on water heaters and air conditioners.
Full licence texts are in [licences/models.txt](licences/models.txt).

${attributed(by).join('\n')}

## Models in the public domain (CC0 1.0)

Modelled by their authors and dedicated to the public domain; named here with thanks.

${attributed(free)
  .map((line) => line.replace('CC0-1.0', 'CC0 1.0'))
  .join('\n')}

## Models made for this shop

Modelled in code and rendered for Casamaestra, under the repository's MIT licence; the newer ones by [packshots](packshots/README.md): ${own.map(([key]) => `\`${key}\``).join(', ')}.

## Photographs

From Unsplash, under the Unsplash licence (https://unsplash.com/license), cropped and compressed:

${photographs.map(([files, author]) => `- ${files}: ${author}`).join('\n')}

\`slide-utensili\`, \`post-tassello\`, \`post-pittura\`, \`post-laminato\` and the tiles (\`riquadro-…\`) are composed of the renderings above.

## Words

Category names, attributes and values lean on the Italian edition of Shopify's product taxonomy (MIT, see
[licences/shopify-product-taxonomy.txt](licences/shopify-product-taxonomy.txt)), corrected to everyday Italian.
`;
writeFileSync(new URL('CREDITS.md', demoRoot), text);
process.stdout.write(`${by.length} attributed, ${free.length} free, ${own.length} own\n`);
