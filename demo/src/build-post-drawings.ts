import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const drawings = new URL('../drawings/', import.meta.url);
const pictures = new URL('../content/pictures/', import.meta.url);

/** Renders the drawings of the guides as pictures of the content: node demo/src/build-post-drawings.ts */
for (const file of readdirSync(drawings)) {
  await sharp(fileURLToPath(new URL(file, drawings)), { density: 144 })
    .resize(1440)
    .webp({ quality: 82, effort: 5 })
    .toFile(fileURLToPath(new URL(file.replace(/svg$/, 'webp'), pictures)));
}
