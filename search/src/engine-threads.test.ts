import { describe, expect, test } from 'vitest';
import { createSearchEngine } from './engine.ts';
import type { SearchDocument, SearchQuery, SearchResult } from './search-engine.ts';
import { sampleDocument } from './testing/sample-document.ts';

/** Enough products that merges run in a thread. */
const COUNT = 2_600;

const documentOf = (id: number): SearchDocument =>
  sampleDocument({
    id,
    name: `${id % 2 === 0 ? 'Martello' : 'Pinza'} modello ${id % 50}`,
    categoryIds: [id % 7],
    categoryLabels: [`Reparto ${id % 7}`],
    minPriceCents: 100 + (id % 300),
    sold: id % 90,
  });

const catalogue = Array.from({ length: COUNT }, (_, index) => documentOf(index + 1));
const QUERIES: SearchQuery[] = [
  { text: 'martelli', sort: 'price-asc' },
  { text: 'pinza modello 7' },
  { categoryPath: [3], sort: 'name' },
  { minPriceCents: 200, histogramBuckets: 5 },
];
const timeless = (result: SearchResult): SearchResult => ({ ...result, tookMicros: 0 });

describe('S07 threads', () => {
  test('the same question at the same time is answered once, until something changes', async () => {
    const engine = createSearchEngine({
      language: 'it',
      workers: 1,
      workerMinDocuments: 1,
      workerMinCost: 1,
    });
    await engine.build(catalogue, 1);
    const query = { text: 'martelli', limit: 100_000 };
    const [one, same, other] = [
      engine.search(query),
      engine.search({ ...query }),
      engine.search({ ...query, sort: 'name' }),
    ];
    engine.apply([{ kind: 'delete', id: 2 }], 1);
    const changed = engine.search(query);
    expect(await same).toBe(await one);
    expect(await other).not.toBe(await one);
    expect(await changed).not.toBe(await one);
    expect(await engine.search(query)).not.toBe(await changed);
    await engine.close();
  });

  test('an expensive query answered by a thread is the same, changes included', async () => {
    const threaded = createSearchEngine({
      language: 'it',
      workers: 1,
      workerMinDocuments: 1,
      workerMinCost: 1,
    });
    const plain = createSearchEngine({ language: 'it', workers: 0 });
    for (const engine of [threaded, plain]) {
      await engine.build(catalogue, 1);
      engine.setSynonyms(['mazza => martello']);
    }
    expect(threaded.stats().workers).toBe(0);
    const changes = [
      { kind: 'delete', id: 2 },
      { kind: 'patch', patch: { id: 4, minPriceCents: 1, stock: 0 } },
      { kind: 'upsert', document: sampleDocument({ id: 9000, name: 'Martello nuovo' }) },
    ] as const;
    for (const round of [0, 1]) {
      for (const query of [...QUERIES, { text: 'mazza' }]) {
        const answer = threaded.search(query);
        expect(answer).toBeInstanceOf(Promise);
        expect(timeless(await answer)).toEqual(timeless(await plain.search(query)));
      }
      if (round === 0) for (const engine of [threaded, plain]) engine.apply(changes, 1);
    }
    expect(threaded.stats().workers).toBe(1);
    const last = threaded.search({ text: 'pinza' });
    await threaded.close();
    expect((await last).total).toBeGreaterThan(0);
    expect(threaded.stats().workers).toBe(0);
    await plain.close();
  });

  test('what changes while a merge runs in its thread is not lost', async () => {
    const engine = createSearchEngine({ language: 'it', workers: 0 });
    await engine.build(catalogue, 1);
    engine.apply([{ kind: 'upsert', document: sampleDocument({ id: 9001, name: 'Levigatrice' }) }], 1);
    const merged = engine.compact();
    const many = Array.from({ length: 2500 }, (_none, at) => at + 100);
    engine.apply(
      [
        { kind: 'delete', id: 10 },
        { kind: 'patch', patch: { id: 12, minPriceCents: 7 } },
        { kind: 'upsert', document: { ...documentOf(14), name: 'Martello cambiato' } },
        { kind: 'upsert', document: sampleDocument({ id: 9002, name: 'Fresatrice' }) },
        { kind: 'delete', id: 9001 },
        ...many.map((id) => ({ kind: 'patch', patch: { id, minPriceCents: 8 } }) as const),
      ],
      1,
    );
    await merged;
    expect(engine.stats()).toMatchObject({ held: COUNT, segments: 2 });
    expect((await engine.search({ ids: [10, 9001] })).total).toBe(0);
    const [first, ...cheap] = (await engine.search({ sort: 'price-asc', limit: 1000 })).ids;
    expect(first).toBe(12);
    expect(cheap.filter((id) => !many.includes(id))).toEqual([]);
    expect((await engine.search({ text: 'cambiato' })).ids).toEqual([14]);
    expect((await engine.search({ text: 'fresatrice' })).ids).toEqual([9002]);
    expect((await engine.search({ text: 'levigatrice' })).total).toBe(0);
    await engine.compact();
    expect(engine.stats()).toMatchObject({ held: COUNT, segments: 1 });
    await engine.close();
  });

  test('a large build in parts keeps the later of two documents with one id, and changes made meanwhile', async () => {
    const engine = createSearchEngine({ language: 'it', workers: 0 });
    await engine.build([documentOf(1)], 1);
    function* many(): Generator<SearchDocument> {
      for (let id = 1; id <= 10_500; id += 1) yield documentOf(id);
      yield { ...documentOf(5), name: 'Martello rinato' };
    }
    const built = engine.build(many(), 1);
    engine.apply([{ kind: 'delete', id: 6 }], 1);
    expect((await engine.search({})).total).toBe(1);
    await built;
    expect(engine.stats()).toMatchObject({ held: 10_499, segments: 1 });
    expect((await engine.search({ text: 'rinato' })).ids).toEqual([5]);
    await engine.close();
  });
});
