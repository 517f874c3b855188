import { writeFileSync } from 'node:fs';
import { writeReviews } from './review/write-reviews.ts';
import { demoRoot } from './table/psv.ts';

/** Writes content/reviews.json from tables/reviews.psv: node demo/src/build-reviews.ts */
const words = writeReviews();
writeFileSync(new URL('content/reviews.json', demoRoot), `${JSON.stringify(words, null, 1)}\n`);
process.stdout.write(`reviews of ${Object.keys(words.texts).length} products\n`);
