import { writeFileSync } from 'node:fs';
import { readFileSync } from 'node:fs';
import { demoRoot } from './table/psv.ts';
import { writeReviews } from './review/write-reviews.ts';
import type { RatedGoods } from './review/slots.ts';

/** Writes content/reviews.json from tables/reviews.psv and the catalogue: node demo/src/build-reviews.ts */
const lines = readFileSync(new URL('catalogue/products.jsonl', demoRoot), 'utf8').split('\n').filter(Boolean);
const rated = lines
  .map((line) => JSON.parse(line) as RatedGoods)
  .filter(({ rating }) => rating !== undefined);
const words = writeReviews(rated);
writeFileSync(new URL('content/reviews.json', demoRoot), `${JSON.stringify(words, null, 1)}\n`);
process.stdout.write(`reviews of ${Object.keys(words.texts).length} products\n`);
