import { mkdirSync, writeFileSync } from 'node:fs';
import { buildCatalogue } from './catalogue.ts';
import { demoRoot } from './table/psv.ts';

/** Writes catalogue/products.jsonl from the tables: node demo/src/build-catalogue.ts */
const rows = buildCatalogue();
mkdirSync(new URL('catalogue/', demoRoot), { recursive: true });
writeFileSync(
  new URL('catalogue/products.jsonl', demoRoot),
  rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
);
const variants = rows.reduce((total, row) => total + row.variants.length, 0);
process.stdout.write(`${rows.length} products, ${variants} variants\n`);
