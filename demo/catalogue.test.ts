import { existsSync, readFileSync } from 'node:fs';
import { productRowSchema } from '@casamaestra/contract/catalog/product-row.ts';
import type { ProductRow } from '@casamaestra/contract/catalog/product-row.ts';
import { describe, expect, it } from 'vitest';
import { buildCatalogue } from './src/catalogue.ts';

const file = new URL('catalogue/products.jsonl', import.meta.url);
const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
const rows: ProductRow[] = lines.map((line) => productRowSchema.parse(JSON.parse(line)));
const variants = rows.flatMap((row) => row.variants);
const day = 86_400_000;

/** Values that occur more than once. */
function repeated(values: readonly (string | undefined)[]): string[] {
  const seen = new Set<string>();
  return values.filter(
    (value): value is string => value !== undefined && (seen.has(value) || !seen.add(value)),
  );
}

/** The list price that stood during the thirty days before the first of the cuts in force. */
function lowestBeforeCuts(variant: ProductRow['variants'][number]): number {
  const steps = variant.price_history;
  const firstCutAt = steps.findIndex(
    (step, index) =>
      index > 0 && step.price < variant.price && (steps[index - 1]?.price ?? 0) === variant.price,
  );
  const firstCut = Date.parse(steps[firstCutAt]?.from ?? variant.sale_from ?? '');
  const standing = steps.filter((step, index) => {
    const until = Date.parse(steps[index + 1]?.from ?? '9999-01-01');
    return Date.parse(step.from) < firstCut && until > firstCut - 30 * day;
  });
  return Math.min(...standing.map((step) => step.price));
}

describe('P06 demo catalogue', () => {
  it.each([
    ['Candele e Natale', 30],
    ['Giochi da giardino', 250],
    ['Lettini e sdraio', 60],
    ['Ombrelloni e gazebo', 90],
    ['Sport e fitness', 90],
  ])('nothing in %s weighs more than %i kg: what is hollow is no block', (category, most) => {
    const found = rows.filter((row) => row.category.at(-1) === category).flatMap((row) => row.variants);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ weight_kg }) => (weight_kg ?? 0) > most).map(({ sku }) => sku)).toEqual([]);
  });

  it('matches the tables', () => {
    expect(buildCatalogue().map((row) => JSON.stringify(row))).toEqual(lines);
  });

  it('is as large as a real department store', () => {
    expect(rows.length).toBeGreaterThanOrEqual(640);
    expect(variants.length).toBeGreaterThanOrEqual(1500);
    expect(new Set(rows.map((row) => row.category.join('/'))).size).toBeGreaterThanOrEqual(60);
    expect(new Set(rows.map((row) => row.category[0])).size).toBeGreaterThanOrEqual(8);
  });

  it('gives every family one name of its own', () => {
    const names = new Map<string, Set<string>>();
    for (const { family_code: code = '', family_name: name = '' } of rows)
      names.set(code, (names.get(code) ?? new Set()).add(name));
    expect([...names].filter(([, own]) => own.size > 1)).toEqual([]);
    expect(repeated([...names.values()].flatMap((own) => [...own]))).toEqual([]);
    expect([...(names.get('materiale_elettrico') ?? [])]).toEqual(['Materiale elettrico']);
    expect([...(names.get('tessili') ?? [])]).toEqual(['Tessili per la casa']);
    expect([...(names.get('pulizia') ?? [])]).toEqual(['Pulizia e bucato']);
  });

  it('gives every product and variant its own name and numbers', () => {
    expect(repeated(rows.map((row) => row.code))).toEqual([]);
    expect(repeated(rows.map((row) => row.name))).toEqual([]);
    expect(repeated(rows.map((row) => row.slug))).toEqual([]);
    expect(repeated(variants.map((variant) => variant.sku))).toEqual([]);
    expect(repeated(variants.map((variant) => variant.gtin))).toEqual([]);
  });

  it('numbers goods with in-store GTINs whose check digit is right', () => {
    for (const { gtin } of variants) {
      const digits = [...(gtin ?? '')].map(Number);
      const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
      expect(digits).toHaveLength(13);
      expect(digits[0]).toBe(2);
      expect(sum % 10).toBe(0);
    }
  });

  it('keeps commas and hyphens out of category labels, which the menu joins with them', () => {
    expect(rows.flatMap((row) => row.category).filter((label) => /[,-]/.test(label))).toEqual([]);
  });
});

describe('S02 demo pictures', () => {
  const pictures = rows.flatMap((row) => [
    ...row.pictures,
    ...row.variants.flatMap((variant) => variant.pictures),
  ]);

  it('are all shipped', () => {
    const missing = pictures.filter(
      ({ source }) => !existsSync(new URL(`pictures/${source}`, import.meta.url)),
    );
    expect(missing).toEqual([]);
  });

  it('never open two products with the same one', () => {
    expect(repeated(rows.map((row) => row.pictures[0]?.source))).toEqual([]);
  });

  it('show most products from more than one side', () => {
    expect(rows.filter((row) => row.pictures.length > 1).length).toBeGreaterThan(rows.length * 0.85);
  });
});

describe('P07 demo prices', () => {
  const cut = variants.filter((variant) => variant.sale_price !== undefined);

  it('include real sales', () => {
    const share =
      rows.filter((row) => row.variants.some((variant) => variant.sale_price !== undefined)).length /
      rows.length;
    expect(share).toBeGreaterThan(0.08);
    expect(share).toBeLessThan(0.18);
  });

  it('strike the lowest price of the thirty days before the first cut (Codice del consumo art. 17-bis)', () => {
    for (const variant of cut) {
      expect(variant.sale_price).toBeLessThan(variant.price);
      expect(lowestBeforeCuts(variant), variant.sku).toBe(variant.price);
    }
  });

  it('have a history in order of time that ends at the current price', () => {
    for (const variant of variants) {
      const times = variant.price_history.map((step) => Date.parse(step.from));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(
        variant.price_history.some((step) => step.price === variant.price),
        variant.sku,
      ).toBe(true);
    }
  });
});

describe('L22 demo texts', () => {
  const texts = rows.map(
    (row) => `${row.name} ${row.short_description ?? ''} ${row.description ?? ''} ${row.category.join(' ')}`,
  );

  it('are Italian and finished', () => {
    const unfinished =
      /\b(lorem|ipsum|todo|test|undefined|null|NaN|the|with|chair|table|lamp|rug|bear|light|track|park)\b|\{|\}|\$\{/i;
    expect(texts.filter((text) => unfinished.test(text))).toEqual([]);
  });

  it('have enough facts to choose by, and not too many to read', () => {
    for (const row of rows) {
      const words = `${row.short_description ?? ''} ${row.description ?? ''}`
        .replaceAll(/<[^>]+>/g, ' ')
        .trim()
        .split(/\s+/).length;
      expect(words, row.name).toBeGreaterThanOrEqual(42);
      expect(words, row.name).toBeLessThanOrEqual(170);
    }
  });

  it('do not repeat a description from one product to the next', () => {
    expect(repeated(rows.map((row) => row.description))).toEqual([]);
  });

  it('give the facts a shopper compares', () => {
    const thin = rows.filter((row) => row.features.length < 6).map((row) => row.name);
    expect(thin).toEqual([]);
  });

  it('name the maker, and the responsible person in the Union for makers outside it (GPSR art. 19)', () => {
    for (const row of rows) {
      expect(row.manufacturer, row.name).toBeDefined();
      const outside = /Cina|Turchia/.test(row.manufacturer?.address ?? '');
      expect(row.eu_responsible !== undefined).toBe(outside);
    }
  });

  it('have warnings where goods are dangerous', () => {
    expect(rows.filter((row) => row.hazardous && row.warnings.length === 0)).toEqual([]);
    expect(rows.filter((row) => row.energy && !row.energy.label_url)).toEqual([]);
  });
});
