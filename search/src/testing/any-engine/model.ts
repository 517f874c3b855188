import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SearchChange, SearchDocument, SearchQuery, SearchResult } from '../../search-engine.ts';
import { naiveSearch } from '../naive-search.ts';
import { sampleDocument } from '../sample-document.ts';
import type { CreateEngine } from './any-engine.ts';

const WORDS = ['martello', 'pinza', 'lampada', 'tavolo', 'rosso', 'grande'];
const SORTS = [
  'price-asc',
  'price-desc',
  'newest',
  'oldest',
  'updated-asc',
  'updated-desc',
  'best-seller',
  'rating',
  'discount',
  'unit-price',
  'name',
] as const;

const some = <Item>(items: readonly Item[], max = items.length): fc.Arbitrary<Item[]> =>
  fc.uniqueArray(fc.constantFrom(...items), { maxLength: max });
const maybe = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.option(value, { nil: undefined });

/** Few conditions at a time, otherwise results are nearly always empty. */
const rarely = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

const documentWith = (id: number): fc.Arbitrary<SearchDocument> =>
  fc
    .record({
      name: fc
        .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 })
        .map((words) => words.join(' ')),
      brand: maybe(fc.constantFrom('Tenax', 'Norvik')),
      leaf: fc.constantFrom([1, 11], [1, 12], [2, 21], [2]),
      family: maybe(fc.constantFrom('fa', 'fb')),
      colours: some(['Bianco', 'Nero', 'Verde'], 2),
      volts: some([12, 18, 36], 1),
      cordless: maybe(fc.boolean()),
      price: fc.integer({ min: 1, max: 9 }),
      unitPriceCents: maybe(fc.integer({ min: 1, max: 9 })),
      discountPercent: fc.constantFrom(0, 0, 10, 30),
      stock: fc.constantFrom(0, 1, 7),
      sold: fc.integer({ min: 0, max: 4 }),
      rating: fc.constantFrom(0, 3, 4.5),
      time: fc.integer({ min: 1, max: 5 }),
      published: fc.boolean().map((flag) => flag || id % 3 > 0),
      promo: fc.boolean(),
    })
    .map(
      ({
        brand,
        leaf,
        family,
        colours,
        volts,
        cordless,
        price,
        unitPriceCents,
        rating,
        time,
        promo,
        ...rest
      }) =>
        sampleDocument({
          id,
          ...rest,
          ...(brand === undefined ? {} : { brand }),
          ...(family === undefined ? {} : { familyCode: family }),
          ...(unitPriceCents === undefined ? {} : { unitPriceCents }),
          categoryIds: leaf,
          categoryLabels: leaf.map((node) => `Categoria ${node}`),
          features: [
            { code: 'colore', label: 'Colore', type: 'text', values: colours },
            { code: 'tensione', label: 'Tensione', type: 'number', unit: 'V', values: volts },
            {
              code: 'senza_filo',
              label: 'Senza filo',
              type: 'boolean',
              values: cordless === undefined ? [] : [cordless],
            },
          ],
          minPriceCents: price * 100,
          maxPriceCents: price * 150,
          isSale: rest.discountPercent > 0,
          discountCents: rest.discountPercent * 10,
          ratingAverage: rating,
          ratingCount: rating === 0 ? 0 : time,
          createdAt: time,
          updatedAt: 6 - time,
          promoCodes: promo ? ['ESTATE'] : [],
        }),
    );

const changeOf = (id: number): fc.Arbitrary<SearchChange> =>
  fc.oneof(
    documentWith(id).map((document): SearchChange => ({ kind: 'upsert', document })),
    fc.constant<SearchChange>({ kind: 'delete', id }),
    fc
      .record({
        price: fc.integer({ min: 1, max: 9 }),
        stock: fc.integer({ min: 0, max: 2 }),
        sold: fc.integer({ min: 0, max: 4 }),
      })
      .map(({ price, stock, sold }): SearchChange => ({
        kind: 'patch',
        patch: {
          id,
          minPriceCents: price * 100,
          stock,
          sold,
          isSale: price > 5,
          unitPriceCents: price > 4 ? price : null,
        },
      })),
  );

const ids = fc.integer({ min: 1, max: 30 });
const content = fc
  .uniqueArray(ids, { minLength: 1, maxLength: 25 })
  .chain((list) => fc.tuple(...list.map(documentWith)));
const batches = fc.array(fc.array(ids.chain(changeOf), { maxLength: 6 }), { maxLength: 6 });

const queries: fc.Arbitrary<SearchQuery> = fc
  .record({
    categoryPath: rarely(
      fc.constantFrom<(string | number)[]>(
        [1],
        [2],
        [1, 11],
        [12],
        ['Categoria 2'],
        ['Categoria 1', 'Categoria 12'],
      ),
    ),
    familyCode: rarely(fc.constant('fa')),
    promoCode: rarely(fc.constant('ESTATE')),
    text: rarely(fc.constantFrom(...WORDS)),
    ids: rarely(fc.uniqueArray(ids, { maxLength: 12 })),
    colours: rarely(some(['Bianco', 'Nero', 'Verde'], 2)),
    volts: rarely(some([12, 18, 36], 2)),
    cordless: rarely(some([true, false], 1)),
    brands: rarely(some(['Tenax', 'Norvik'], 1)),
    minPriceCents: rarely(fc.integer({ min: 1, max: 9 }).map((price) => price * 100)),
    maxPriceCents: rarely(fc.integer({ min: 1, max: 9 }).map((price) => price * 100)),
    minDiscountPercent: rarely(fc.constant(10)),
    inStockOnly: rarely(fc.boolean()),
    saleOnly: rarely(fc.boolean()),
    minRating: rarely(fc.constant(4)),
    sort: fc.constantFrom(...SORTS),
    offset: fc.integer({ min: 0, max: 6 }),
    limit: fc.integer({ min: 0, max: 12 }),
  })
  .map(({ colours, volts, cordless, brands, ...query }) => ({
    ...Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)),
    filters: {
      colore: colours ?? [],
      tensione: volts ?? [],
      senza_filo: cordless ?? [],
      $brand: brands ?? [],
    },
    facets: ['colore', 'tensione', 'senza_filo', '$brand', '$family', '$promo'],
    correct: false,
  }));

function applyNaively(held: Map<number, SearchDocument>, change: SearchChange): void {
  if (change.kind === 'upsert') held.set(change.document.id, change.document);
  else if (change.kind === 'delete') held.delete(change.id);
  else {
    const document = held.get(change.patch.id);
    if (document === undefined) return;
    const { unitPriceCents, ...patch } = change.patch;
    const { unitPriceCents: _dropped, ...kept } = document;
    held.set(document.id, {
      ...kept,
      ...patch,
      ...(typeof unitPriceCents === 'number' ? { unitPriceCents } : {}),
    });
  }
}

type Answer = { total: number; ids: readonly number[]; facets: object; categories: object; prices: unknown };

const REFUSALS = new Set([
  'unknown-filter',
  'unknown-category',
  'empty-restriction',
  'unknown-words',
  'no-words',
  'small-words',
]);

function observed(result: SearchResult): Answer {
  const counted = result.facets.map(({ code, values }) => [
    code,
    Object.fromEntries(
      values.filter(({ count }) => count > 0).map(({ value, count }) => [String(value), count]),
    ),
  ]);
  return {
    total: result.total,
    ids: result.ids,
    facets: Object.fromEntries(counted.filter(([, values]) => Object.keys(values ?? {}).length > 0)),
    categories: Object.fromEntries(result.categories.map(({ id, count }) => [id, count])),
    prices: result.price === null ? null : [result.price.minCents, result.price.maxCents],
  };
}

/** The expected result; empty, without counts, when the engine rejects the query. */
function expected(held: Map<number, SearchDocument>, query: SearchQuery, result: SearchResult): Answer {
  const { total, ids: found, facets, categories, prices } = naiveSearch([...held.values()], query);
  if (REFUSALS.has(result.emptyReason ?? ''))
    return { total, ids: found, facets: {}, categories: {}, prices: null };
  return { total, ids: found, facets, categories: query.categoryPath?.[0] === 12 ? {} : categories, prices };
}

/** After any sequence of changes the engine answers like a plain list of products. */
export function answersLikeAList(createEngine: CreateEngine): void {
  describe('S02 S07 the index answers like a plain list of products', () => {
    test('filters, disjunctive counts, totals, sorts and price range, through any history of changes', async () => {
      await fc.assert(
        fc.asyncProperty(
          content,
          batches,
          fc.array(queries, { minLength: 3, maxLength: 6 }),
          fc.nat(5),
          async (first, later, asked, compactAt) => {
            const engine = await createEngine();
            await engine.build(first, 1);
            const held = new Map(first.map((document) => [document.id, document]));
            for (const [index, batch] of later.entries()) {
              await engine.apply(batch, 1);
              for (const change of batch) applyNaively(held, change);
              if (index === compactAt) await engine.compact?.();
            }
            for (const query of asked) {
              const result = await engine.search(query);
              expect(observed(result)).toEqual(expected(held, query, result));
            }
            await engine.close();
          },
        ),
        { numRuns: 250 },
      );
    });

    test('pages of every sort join to the whole result without gap or repeat', async () => {
      await fc.assert(
        fc.asyncProperty(
          content,
          fc.constantFrom(...SORTS, 'random' as const, 'relevance' as const),
          async (documents, sort) => {
            const engine = await createEngine();
            await engine.build(documents, 1);
            const all = await engine.search({ sort, limit: 100, randomSeed: 5 });
            const pages: number[] = [];
            for (let offset = 0; offset < all.total; offset += 4) {
              pages.push(...(await engine.search({ sort, offset, limit: 4, randomSeed: 5 })).ids);
            }
            expect(pages).toEqual(all.ids);
            expect(new Set(pages).size).toBe(all.total);
            await engine.close();
          },
        ),
        { numRuns: 60 },
      );
    });
  });
}

/** Writers may come late or repeat themselves. */
export function keepsTheLaterWriting(createEngine: CreateEngine): void {
  describe('S02 a document has the content of the latest position', () => {
    test('of two writings of a document the one of the later position stays, whichever comes last', async () => {
      const named = (name: string, id = 1) => sampleDocument({ id, name });
      const engine = await createEngine();
      const found = async (text: string) => (await engine.search({ text, correct: false })).ids;
      await engine.build([named('Martello'), named('Pinza', 2)], 10);
      await engine.apply([{ kind: 'upsert', document: named('Lampada') }], 20);
      await engine.apply([{ kind: 'upsert', document: named('Tavolo') }], 15);
      await engine.apply([{ kind: 'delete', id: 1 }], 19);
      expect([await found('lampada'), await found('tavolo')]).toEqual([[1], []]);
      await engine.apply([{ kind: 'upsert', document: named('Tavolo', 2) }], 15);
      await engine.apply([{ kind: 'delete', id: 2 }], 9);
      expect(await found('tavolo')).toEqual([2]);
      await engine.apply([{ kind: 'upsert', document: named('Sedia') }], 20);
      expect([await found('lampada'), await found('sedia')]).toEqual([[], [1]]);
      await engine.build([named('Scala')], 5);
      expect([await found('sedia'), await found('scala')]).toEqual([[], [1]]);
      await engine.apply([{ kind: 'delete', id: 1 }], 6);
      expect(await found('scala')).toEqual([]);
      await engine.close();
    });
  });
}
