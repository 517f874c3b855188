import { readdirSync, readFileSync } from 'node:fs';
import { productRowSchema } from '@casamaestra/contract/catalog/product-row.ts';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const rows = read('catalogue/products.jsonl')
  .trimEnd()
  .split('\n')
  .map((line) => productRowSchema.parse(JSON.parse(line)));
const pages = ['content/content.json', 'content/shop.json', 'tables/departments.psv', 'tables/texts.psv'].map(
  read,
);
const papers = readdirSync(new URL('documents/', import.meta.url)).map((name) => read(`documents/${name}`));

/** Work that the shopper would have to describe, which no field of the shop takes down. */
const toOrder =
  /su misura|alle tue misure|al metro che|a richiesta|su ordinazione|nota dell'ordine|fatt[oaie] per te|scegli il codice|personalizzat/i;

describe('what the demo shop promises', () => {
  it('is never cut, mixed or made to measure: no field takes the measures', () => {
    const texts = [...rows.map((row) => JSON.stringify(row)), ...pages, ...papers];
    expect(texts.filter((text) => toOrder.test(text)).map((text) => toOrder.exec(text)?.[0])).toEqual([]);
    expect(rows.filter((row) => row.custom_made).map((row) => row.name)).toEqual([]);
  });

  it('tells the size, the thickness and the price of a square metre of every panel', () => {
    const panels = rows.filter((row) => row.category.at(-1) === 'Pannelli in legno');
    expect(panels.length).toBeGreaterThanOrEqual(6);
    for (const panel of panels) {
      const facts = JSON.stringify([panel.features, panel.variants.map((variant) => variant.options)]);
      expect(facts, panel.name).toContain('"Spessore"');
      for (const { sku, options, content, content_unit: unit } of panel.variants) {
        const [, width = 0, length = 0] = /^(\d+) × (\d+) cm$/.exec(options['Misura'] ?? '') ?? [];
        expect([unit, content], sku).toEqual(['m2', (Number(width) * Number(length)) / 10_000]);
      }
    }
  });
});
