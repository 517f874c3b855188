import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchDocument, SearchResult } from '../../search-engine.ts';
import { demoDocuments } from '../demo-documents.ts';
import type { AnyEngine, CreateEngine } from './any-engine.ts';

interface Found {
  readonly result: SearchResult;
  readonly products: SearchDocument[];
}

const documents = demoDocuments();
const byId = new Map(documents.map((document) => [document.id, document]));

async function foundByPrice(engine: AnyEngine, text: string): Promise<Found> {
  const result = await engine.search({ text, sort: 'price-asc', limit: 1000 });
  return { result, products: result.ids.flatMap((id) => byId.get(id) ?? []) };
}

const described = ({ name, categoryLabels }: SearchDocument): string =>
  `${name} @ ${categoryLabels.join(' @ ')}`;

const rising = (ids: readonly number[]): number[] => ids.toSorted((one, other) => one - other);

/** With any sort order, matching products come before those that only mention the words. */
export function keepsToTheQuestion(createEngine: CreateEngine): void {
  describe('S07 sorted by price, what was asked for still comes first', () => {
    let engine: AnyEngine;
    const byPrice = (text: string): Promise<Found> => foundByPrice(engine, text);
    beforeAll(async () => {
      engine = await createEngine();
      await engine.build(documents, 1);
    });
    afterAll(() => engine.close());

    test.each([
      ['divano blu', /divan/i, 10],
      ['vite 4x40', /\bvit[ei]\b/i, 9],
      ['tavolo', /tavol/i, 10],
    ])('%s: the first are %s', async (text, pattern, first) => {
      const { products } = await byPrice(text);
      expect(products.length).toBeGreaterThan(0);
      for (const product of products.slice(0, first)) expect(described(product)).toMatch(pattern);
    });

    test('trapano: no wardrobe, though descriptions say that a drill is needed', async () => {
      const { products } = await byPrice('trapano');
      expect(products.length).toBeGreaterThanOrEqual(3);
      expect(products.map(described).filter((text) => /armadi|guardaroba/i.test(text))).toEqual([]);
    });

    test('5 litri: the number belongs to its unit', async () => {
      const { products, result } = await byPrice('5 litri');
      expect(result.relaxed).toBe(false);
      expect(products.map(({ name }) => name).filter((name) => /mattone/i.test(name))).toEqual([]);
    });

    test.each(['divano blu', 'trapano', 'tavolo'])(
      '%s: total and facets are of the products kept',
      async (text) => {
        const { result, products } = await byPrice(text);
        expect(result.total).toBe(products.length);
        expect(result.categories.reduce((sum, { count }) => sum + count, 0)).toBe(products.length);
        const relevant = await engine.search({ text, limit: 1000 });
        expect(rising(relevant.ids)).toEqual(rising(result.ids));
        expect(relevant.facets).toEqual(result.facets);
      },
    );

    test('products that miss a word are never shown without saying so', async () => {
      const { result } = await byPrice('divano blu');
      expect(result.exactTotal < result.total).toBe(result.relaxed);
    });
  });
}
