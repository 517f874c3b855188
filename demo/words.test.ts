import { readdirSync, readFileSync } from 'node:fs';
import { productRowSchema } from '@casamaestra/contract/catalog/product-row.ts';
import { describe, expect, it } from 'vitest';

type ReviewWords = { texts: Record<string, Record<string, { comment: string }[]>> };

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const rows = read('catalogue/products.jsonl')
  .trimEnd()
  .split('\n')
  .map((line) => productRowSchema.parse(JSON.parse(line)));
/** All that pages say; what shoppers may ask for, and what the law excludes from withdrawals, is no promise. */
const noPromise = new Set(['help.yaml', 'pages/resi-e-recesso.it.md']);
const site = readdirSync(new URL('content/site/', import.meta.url), { recursive: true })
  .map(String)
  .filter((name) => /\.(md|yaml)$/.test(name) && !noPromise.has(name));
const pages = [
  ...site.map((name) => read(`content/site/${name}`)),
  ...['content/shop.json', 'tables/departments.psv', 'tables/texts.psv'].map(read),
];
const papers = readdirSync(new URL('documents/', import.meta.url)).map((name) => read(`documents/${name}`));

/** Work that the shopper would have to describe, which no field of the shop takes down. */
const toOrder =
  /su misura|alle tue misure|al metro che|\ba richiesta|su ordinazione|nota dell'ordine|fatt[oaie] per te|scegli il codice|personalizzat/i;

describe('what the demo shop promises', () => {
  it('is never cut, mixed or made to measure: no field takes the measures', () => {
    const texts = [...rows.map((row) => JSON.stringify(row)), ...pages, ...papers];
    expect(texts.filter((text) => toOrder.test(text)).map((text) => toOrder.exec(text)?.[0])).toEqual([]);
    expect(rows.filter((row) => row.custom_made).map((row) => row.name)).toEqual([]);
  });

  it('gives size, thickness and price per square metre of every panel', () => {
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

const plain = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll('&amp;', '&');
const bulletOf = (row: (typeof rows)[number], title: string) =>
  new RegExp(`<strong>${title}:</strong> (.*?)</li>`).exec(row.description ?? '')?.[1] ?? '';
/** Words of five letters or more without their ending: "rubinetti" → "rubinett". */
const roots = (text: string) =>
  new Set([...text.toLowerCase().matchAll(/\p{L}{5,}/gu)].map(([word]) => word.slice(0, -1)));
const factOf = (row: (typeof rows)[number], label: string) =>
  row.features.find((feature) => feature.label === label)?.value;
const textOf = (row: (typeof rows)[number]) =>
  `${row.short_description ?? ''} ${plain(row.description ?? '')}`;

describe('texts of product pages', () => {
  it('no sentence appears twice, no fact of the table is repeated in the description', () => {
    for (const row of rows) {
      const parts = `${row.short_description ?? ''}. ${(row.description ?? '').replaceAll(/<\/(p|li)>/g, '. ')}`;
      const sentences = plain(parts)
        .split(/(?<=[.!?])\s+/)
        .map((sentence) =>
          sentence
            .replaceAll(/[^\p{L}\d]+/gu, ' ')
            .trim()
            .toLowerCase(),
        )
        .filter((sentence) => sentence.split(' ').length > 2);
      expect(sentences, row.name).toEqual([...new Set(sentences)]);
      for (const { label, value } of row.features)
        expect(row.description, row.name).not.toContain(`<li>${label}: ${value}`);
    }
  });

  it('texts agree on what is in the box', () => {
    for (const row of rows) {
      const missing = roots(bulletOf(row, 'Non compreso'));
      const told = [...textOf(row).matchAll(/((?:[^\s.]+ ){1,4})(non )?compres[oaie]\b/g)]
        .filter(([, , not]) => not === undefined)
        .map(([, words = '']) => words.replace(/.* non /, ''));
      const facts = row.features.filter(({ label, value }) => /inclus/.test(label) && value === true);
      const there = [bulletOf(row, 'Nella confezione'), ...told, ...facts.map(({ label }) => label)].join(
        ' ',
      );
      expect(
        [...roots(there)].filter((root) => missing.has(root)),
        row.name,
      ).toEqual([]);
    }
  });

  it('asks for no drill where none is needed and for no assembly where none is', () => {
    const wrong = rows.filter((row) => {
      const text = `${row.name} ${textOf(row)}`;
      const undrilled = /autoforant|senza trapano|senza forare/i.test(text);
      const whole = factOf(row, 'Montaggio richiesto') === false;
      return (
        (undrilled && /punta del trapano|dal foro|nel foro/.test(text)) ||
        (whole && /\bsi monta|montaggio|brugola/i.test(text)) ||
        (/sfoder/i.test(text) && factOf(row, 'Sfoderabile') === false)
      );
    });
    expect(wrong.map((row) => row.name)).toEqual([]);
  });

  it('names no colour in the name of a product sold in several', () => {
    const colour =
      /^(bianc|ner[oaie]$|grigi|ross[oaie]$|verd[ei]$|blu$|giall|azzurr|marron|aranci|sabbia|beige|tortora|antracite|ros[ae]$|crema|cuoio|ocra|grafite|noce$)/;
    for (const row of rows) {
      if (new Set(row.variants.map(({ swatch }) => swatch)).size < 2) continue;
      const part = /(?:gambe|bordo|manici|manico|base|placca) \p{L}+/giu;
      const words = row.name
        .toLowerCase()
        .replaceAll(part, '')
        .split(/[^\p{L}]+/u);
      expect(
        words.filter((word) => colour.test(word)),
        row.name,
      ).toEqual([]);
    }
  });

  it('every material named is in the table of features', () => {
    const alike: Readonly<Record<string, RegExp>> = {
      legno:
        /legno|faggio|rovere|abete|pino|betulla|noce|te(a)?k|acacia|bamb|mdf|truciolare|laminato|frassino|eucalipto|ontano|castagno|larice|ciliegio|mogano|palissandro|salice|sughero|compensato|multistrato|olivo|okum|impialla|melamin|fibra/,
      acciaio: /acciaio|ferro/,
      ferro: /ferro|acciaio|ghisa/,
      vetro: /vetro/,
      ceramica: /ceramica|porcellana|gres|terracotta/,
      porcellana: /porcellana|ceramica/,
      plastica: /plast|poli|pvc|abs|nylon|hdpe|pet|pp\b|resin|silicone/,
      ottone: /ottone/,
      alluminio: /alluminio/,
      rovere: /rovere/,
      teak: /te(a)?k/,
      cotone: /cotone/,
      lino: /lino/,
      marmo: /marmo/,
    };
    for (const row of rows) {
      const facts = JSON.stringify(row.features).toLowerCase();
      for (const [, word = ''] of row.name.toLowerCase().matchAll(/\bin (\p{L}+)/gu))
        expect(facts, row.name).toMatch(alike[word] ?? /./);
    }
  });
});

describe('reviews of the demo', () => {
  const { texts } = JSON.parse(read('content/reviews.json')) as ReviewWords;

  it('each text is of one product, and every rated product has some', () => {
    const rated = rows.filter((row) => row.rating).map((row) => row.code);
    expect(Object.keys(texts).toSorted()).toEqual(rated.toSorted());
    const comments = Object.values(texts).flatMap((byStars) => Object.values(byStars).flat());
    expect(new Set(comments.map(({ comment }) => comment)).size).toBe(comments.length);
  });

  it('has the mean that is written beside the name', () => {
    for (const { name, rating } of rows.filter((row) => row.rating)) {
      const { average = 0, count = 1 } = rating ?? {};
      const stars = Math.round(average * count);
      expect((stars / count).toFixed(1), name).toBe(average.toFixed(1));
    }
  });
});
