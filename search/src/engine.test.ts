import { copyFile, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tradeSynonyms } from '@casamaestra/commerce/content/synonyms/trade-synonyms.ts';
import { createSearchEngine } from './engine.ts';
import { Positions } from './index/positions.ts';
import type { LocalIndex, SearchDocument, SearchQuery, SearchResult } from './search-engine.ts';
import { beginReadingSnapshot } from './snapshot.ts';
import { sampleDocument } from './testing/sample-document.ts';

const drills = { categoryIds: [1, 11], categoryLabels: ['Utensili', 'Trapani e avvitatori'] };
const bits = { categoryIds: [1, 12], categoryLabels: ['Utensili', 'Punte per trapano'] };
const furniture = { categoryIds: [2, 21], categoryLabels: ['Mobili', 'Comò e comodini'] };
const volts = (value: number): SearchDocument['features'] => [
  { code: 'tensione', label: 'Tensione', type: 'number', unit: 'V', values: [value] },
];

const CATALOGUE: SearchDocument[] = [
  sampleDocument({
    id: 1,
    name: 'Trapano avvitatore 18 V Tenax',
    brand: 'Tenax',
    ...drills,
    features: volts(18),
    skus: ['TNX-18-A'],
    gtins: ['8001234567890'],
    sold: 5,
  }),
  sampleDocument({
    id: 2,
    name: 'Trapano a percussione 650 W',
    brand: 'Norvik',
    ...drills,
    skus: ['NRV-650'],
  }),
  sampleDocument({ id: 3, name: 'Punta per trapano a muro 8 mm', ...bits, sold: 900 }),
  sampleDocument({ id: 4, name: 'Set di punte per trapano HSS', ...bits, sold: 800 }),
  sampleDocument({ id: 5, name: 'Comò bianco a tre cassetti 60 x 120 cm', ...furniture }),
  sampleDocument({
    id: 6,
    name: 'Climatizzatore inverter 9000 BTU',
    categoryIds: [3],
    categoryLabels: ['Clima'],
  }),
  sampleDocument({
    id: 7,
    name: 'Pittura lavabile bianca 5 l',
    categoryIds: [4],
    categoryLabels: ['Vernici'],
  }),
  sampleDocument({ id: 8, name: 'Cassetta portautensili 19"', ...drills }),
  sampleDocument({ id: 9, name: 'Prodotto nascosto segreto', published: false }),
  ...Array.from({ length: 12 }, (_, index) =>
    sampleDocument({
      id: 20 + index,
      name: `Lampada da tavolo modello ${index}`,
      categoryIds: [5],
      categoryLabels: ['Lampade'],
    }),
  ),
];

let folder = '';
let engine: LocalIndex;
const find = async (query: SearchQuery | string): Promise<SearchResult> =>
  engine.search(typeof query === 'string' ? { text: query } : query);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-'));
  engine = createSearchEngine({ language: 'it', workers: 0, synonyms: tradeSynonyms('it') });
  await engine.build(CATALOGUE, 1);
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

describe('S07 what the words mean', () => {
  test('category intent: drills before their bits, bits when asked for', async () => {
    const result = await find('trapani');
    expect(result.ids.slice(0, 2).toSorted()).toEqual([1, 2]);
    expect(result.categoryIntent?.label).toBe('Trapani e avvitatori');
    expect((await find('punte trapano')).ids.slice(0, 2).toSorted()).toEqual([3, 4]);
  });

  test.each([
    ['tnx-18-a', 1],
    ['TNX18A', 1],
    ['8001234567890', 1],
  ])('code %s first', async (code, id) => {
    const result = await find(code);
    expect(result.ids[0]).toBe(id);
    expect(result.matchKind).toBe('exact-code');
  });

  test.each([
    ['condizionatore', 6],
    ['comò', 5],
    ['cassettiera', 5],
    ['trapano 18V', 1],
    ['avvitatore 18 volt', 1],
    ['comò 60x120', 5],
    ['comò 120x60', 5],
    ['pittura 5 litri', 7],
    ['pittura 5lt', 7],
    ['porta utensili', 8],
    ["dell'avvitatore", 1],
    ['climatizz', 6],
  ])('%s finds product %i first', async (text, id) => {
    expect((await find(text)).ids[0]).toBe(id);
  });

  test.each([
    ['trapnao', 'trapano'],
    ['climatizatore', 'climatizzatore'],
    ['lanpada da tavolo', 'lampada tavolo'],
    ['condizzionatore', 'condizionatore'],
  ])('%s is corrected to %s and said so', async (text, to) => {
    const result = await find(text);
    expect(result.correction).toEqual({ from: expect.any(String), to, applied: true });
    expect(result.total).toBeGreaterThan(0);
    expect(result.matchKind).toBe('nearest');
    expect((await find({ text, correct: false })).correction).toBeUndefined();
  });

  test('too few with all words: topped up, exact ones first, both counted', async () => {
    const result = await find('trapano avvitatore tenax percussione');
    expect(result.relaxed).toBe(true);
    expect(result.exactTotal).toBeLessThan(result.total);
    expect(result.total).toBe(result.ids.length);
  });

  test('positions of more documents than are remembered become one', () => {
    const positions = new Positions(2);
    const taken = (id: number, position: number) => positions.take([{ kind: 'delete', id }], position).length;
    expect([taken(1, 5), taken(2, 7), taken(3, 6)]).toEqual([1, 1, 1]);
    expect([taken(4, 6), taken(4, 7)]).toEqual([0, 1]);
  });

  test('synonyms can be changed while running', async () => {
    const own = createSearchEngine({ language: 'it', workers: 0, synonyms: [] });
    await own.build(CATALOGUE, 1);
    expect((await own.search({ text: 'giravite' })).total).toBe(0);
    const before = own.generation;
    own.setSynonyms(['# prova', 'giravite => trapano avvitatore']);
    expect((await own.search({ text: 'giravite' })).ids[0]).toBe(1);
    expect((await own.search({ text: 'avvitatore' })).ids[0]).toBe(1);
    expect(own.generation).toBeGreaterThan(before);
    await own.close();
  });
});

describe('S07 what a shop has not is not something else', () => {
  const first = async (text: string) => (await find(text)).ids;

  test.each([
    ['a name of goods that others only mention', 'cuscino'],
    ['the same before words that products have', 'cuscino bianco da tavolo'],
    ['a phrase of the trade, by one of its words', 'ferro da stiro'],
    ['a word that only says how', 'guanti set'],
  ])('%s: nothing', async (_, text) => {
    const own = createSearchEngine({ language: 'it', workers: 0, synonyms: tradeSynonyms('it') });
    await own.build(
      [
        ...CATALOGUE,
        sampleDocument({ id: 60, name: 'Sedia bianca con cuscino', ...furniture }),
        sampleDocument({ id: 61, name: 'Tavolo in ferro', ...furniture }),
      ],
      1,
    );
    expect(await own.search({ text })).toMatchObject({ ids: [], total: 0 });
    expect((await own.search({ text: 'sedia con cuscino' })).ids).toEqual([60]);
    expect(own.suggest({ prefix: 'cuscino' }).products).toEqual([]);
    await own.close();
  });

  test('a good word that no product has is not corrected to another', async () => {
    const own = createSearchEngine({ language: 'it', workers: 0, synonyms: tradeSynonyms('it') });
    await own.build(
      [sampleDocument({ id: 1, name: 'Stufa a legna' }), sampleDocument({ id: 2, name: 'Pallet in abete' })],
      1,
    );
    const result = await own.search({ text: 'stufa a pellet' });
    expect(result).toMatchObject({ ids: [1], relaxed: true });
    expect(result.correction).toBeUndefined();
    expect(own.suggest({ prefix: 'stufa a pellet' }).correction).toBeUndefined();
    await own.close();
  });

  test.each([
    ['a model is called like it', 'vaso', 'Divano basso Vaso in tessuto', false],
    ['written big as every word is', 'vaso', 'Grande Vaso In Ceramica', true],
    ['a text tells of it', 'letto contenitore', 'Letto alto in legno', false],
    ['it is named so', 'letto contenitore', 'Letto contenitore in legno', true],
  ])('%s: %s of "%s"', async (_, text, name, whole) => {
    const own = createSearchEngine({ language: 'it', workers: 0, synonyms: tradeSynonyms('it') });
    await own.build([sampleDocument({ id: 1, name, description: 'Sotto, un contenitore.' })], 1);
    expect((await own.search({ text })).exactTotal > 0).toBe(whole);
    await own.close();
  });

  test('what is asked for without something comes before what has it', async () => {
    const own = createSearchEngine({ language: 'it', workers: 0, synonyms: tradeSynonyms('it') });
    const names = ['Sedia con braccioli', 'Sedia alta', 'Sedia senza braccioli'];
    await own.build(
      names.map((name, at) => sampleDocument({ id: at + 1, name })),
      1,
    );
    expect((await own.search({ text: 'sedia senza braccioli' })).ids).toEqual([3, 2, 1]);
    expect((await own.search({ text: 'senza braccioli' })).ids[0]).toBe(3);
    await own.close();
  });

  test('products that lack words have the first noun at least, a brand unknown here aside', async () => {
    expect(await first('trapano viola a molle')).toEqual(expect.arrayContaining([1, 2]));
    expect(await first('trapano viola a molle')).not.toContain(3);
    expect((await first('acmetools trapano')).slice(0, 2).toSorted()).toEqual([1, 2]);
  });
});

describe('S07 never the whole catalogue by accident', () => {
  test.each([
    [{ text: '!!! ??? ***' }, 'no-words'],
    [{ text: 'il la per con' }, 'small-words'],
    [{ text: 'a' }, 'small-words'],
    [{ text: 'è' }, 'small-words'],
    [{ text: 'xqzwkjv' }, 'unknown-words'],
    [{ ids: [] }, 'empty-restriction'],
    [{ skus: [] }, 'empty-restriction'],
    [{ categoryPath: ['Inesistente'] }, 'unknown-category'],
    [{ categoryPath: [999] }, 'unknown-category'],
    [{ filters: { tensione: [777] } }, 'unknown-filter'],
    [{ filters: { boh: ['x'] } }, 'unknown-filter'],
    [{ minPriceCents: 900_000 }, 'filters-too-narrow'],
    [{ minPriceCents: 2000, maxPriceCents: 1000 }, 'filters-too-narrow'],
    [{ text: 'segreto' }, 'unknown-words'],
  ] satisfies [SearchQuery, string][])('%j gives nothing: %s', async (query, reason) => {
    const result = await find(query);
    expect(result).toMatchObject({ ids: [], total: 0, emptyReason: reason });
  });

  test('long, odd and huge texts are answered', async () => {
    for (const text of [
      'trapano '.repeat(2000),
      '\u0000\u0001trapano\u0007',
      'a'.repeat(10_000),
      '🤖'.repeat(500),
      '1x1x1x1x1x1',
    ]) {
      expect((await find(text)).total).toBeLessThan(CATALOGUE.length);
    }
    expect((await find('\u0000\u0001trapano\u0007')).total).toBe((await find('trapano')).total);
  });

  test('blank text browses, a page beyond the last is empty with the true total', async () => {
    expect((await find({ text: '   ' })).total).toBe(20);
    const beyond = await find({ offset: 5000 });
    expect([beyond.ids.length, beyond.total]).toEqual([0, 20]);
  });
});

describe('S02 counts', () => {
  test('a feature of numbers comes with unit and rising values', async () => {
    const { facets } = await find('trapano');
    expect(facets.find(({ code }) => code === 'tensione')).toMatchObject({
      label: 'Tensione',
      type: 'number',
      unit: 'V',
      values: [{ value: 18, count: 1, selected: false }],
    });
  });

  test('categories go one level down and the price range ignores the price filter', async () => {
    const result = await find({ categoryPath: ['utensili'], maxPriceCents: 1, histogramBuckets: 4 });
    expect(result.total).toBe(0);
    expect(result.price).toMatchObject({ minCents: 1000, maxCents: 1000 });
    expect(result.price?.histogram?.reduce((sum, { count }) => sum + count, 0)).toBe(5);
    const { categories } = await find({ categoryPath: ['Utensili'] });
    expect(categories.map(({ label, count }) => [label, count])).toEqual([
      ['Trapani e avvitatori', 3],
      ['Punte per trapano', 2],
    ]);
  });
});

describe('S07 of words that find nothing', () => {
  const spoken = 'Il materasso si ordina a parte. Mai asciugare col phon.';
  const beds = [11, 12, 13, 14, 15].map((id) =>
    sampleDocument({
      id,
      name: `Letto numero ${id}`,
      categoryIds: [2, 22],
      categoryLabels: ['Mobili', 'Letti'],
      description: spoken,
    }),
  );
  const own = createSearchEngine({ language: 'it', workers: 0, synonyms: tradeSynonyms('it') });
  beforeAll(() => own.build([...CATALOGUE, ...beds], 1));
  afterAll(() => own.close());
  const near = async (text: string) => {
    const { total, nearCategory } = await own.search({ text });
    return [total, nearCategory?.label];
  };

  test('the nearest category is that of the goods they are bought with, or what another noun names', async () => {
    expect(await near('materasso')).toEqual([0, 'Letti']);
    expect(await near('lenzuola per letto')).toEqual([0, 'Letti']);
  });

  test('what a description mentions in passing leads nowhere', async () => {
    expect(await near('phon')).toEqual([0, undefined]);
  });

  test('suggestions name it, too, and no correction that leads to nothing', () => {
    expect(own.suggest({ prefix: 'materasso' })).toMatchObject({
      products: [],
      categories: [{ label: 'Letti' }],
    });
    expect(own.suggest({ prefix: 'passeggino' }).categories).toEqual([]);
    const lost = own.suggest({ prefix: 'lavastovilie' });
    expect([lost.products, lost.correction]).toEqual([[], undefined]);
  });

  test('none is near what nobody speaks of, nor a phrase that is no kind of its words', async () => {
    for (const text of ['asdfgh', 'passeggino', 'ferro da stiro', 'letto xyz']) {
      const [total, label] = await near(text);
      expect([text, total === 0 ? label : undefined]).toEqual([text, undefined]);
    }
  });
});

describe('S07 words of other languages', () => {
  const own = createSearchEngine({
    language: 'it',
    workers: 0,
    synonyms: [
      ...tradeSynonyms('it'),
      'forms: gadget gadgets',
      'foreign: gadget = trapano',
      'foreign: trapano = punta',
    ],
  });
  beforeAll(() => own.build(CATALOGUE, 1));
  afterAll(() => own.close());
  const found = async (text: string) => {
    const { ids, correction } = await own.search({ text });
    return [ids[0], correction];
  };

  test('are searched in the language of the catalogue, in its order, and the page can say so', async () => {
    expect(await found('gadgets')).toEqual([
      expect.any(Number),
      { from: 'gadgets', to: 'trapano', applied: true },
    ]);
    expect(await found('white chest of drawers')).toEqual([
      5,
      { from: 'white chest of drawers', to: 'cassettiera bianco', applied: true },
    ]);
    expect(own.suggest({ prefix: 'chest of drawers' })).toMatchObject({
      products: [{ id: 5 }],
      correction: { from: 'chest of drawers', to: 'cassettiera' },
    });
  });

  test('never replace a word that the shop has, nor words taken literally', async () => {
    expect((await own.search({ text: 'trapano' })).correction).toBeUndefined();
    expect((await own.search({ text: 'gadgets', correct: false })).total).toBe(0);
  });
});

describe('S07 what is wrong instead of goods', () => {
  const own = createSearchEngine({
    language: 'it',
    workers: 0,
    synonyms: [
      'needs: muffa = pittura antimuffa, pittura',
      'needs: perde/gocciola rubinetto = guarnizioni',
      'needs: perde/gocciola rubinetto/doccia bagno = climatizzatore',
      'qualifiers: togliere',
      'nouns: rubinetto',
    ],
  });
  beforeAll(() => own.build(CATALOGUE, 1));
  afterAll(() => own.close());

  test.each([
    ['muffa sul muro', 'pittura'],
    ['togliere la muffa', 'pittura'],
    ['il bagno, dove gocciola la doccia', 'climatizzatore'],
  ])('"%s" is answered by the first goods that the shop has', async (text, to) => {
    const { ids, correction } = await own.search({ text });
    expect(correction).toMatchObject({ to, applied: true });
    expect(ids).toHaveLength(1);
  });

  test.each(['rubinetto che perde', 'lampada contro la muffa', 'doccia'])(
    '"%s": no goods for it here, or it begins with others',
    async (text) =>
      expect(String((await own.search({ text })).correction?.to)).not.toMatch(/guarn|pittura|clima/),
  );

  test('words taken literally are no need', async () => {
    expect((await own.search({ text: 'muffa', correct: false })).total).toBe(0);
  });
});

describe('S07 suggestions', () => {
  test('products with the matched range, categories, brands and completions', () => {
    const { products, categories, brands, completions } = engine.suggest({ prefix: 'trap' });
    expect(products[0]).toMatchObject({ name: expect.stringMatching(/^Trapano/), ranges: [[0, 4]] });
    expect(categories.map(({ label }) => label)).toContain('Trapani e avvitatori');
    expect(completions.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['trapano', 'trapano avvitatore']),
    );
    expect(engine.suggest({ prefix: 'ten' }).brands).toEqual([{ name: 'Tenax', count: 1, ranges: [[0, 3]] }]);
    expect(brands).toEqual([]);
  });

  test('several words, codes, mistakes, and nothing for nothing', () => {
    expect(engine.suggest({ prefix: 'trapano av' }).products[0]?.id).toBe(1);
    expect(engine.suggest({ prefix: 'tnx-18' }).products[0]?.id).toBe(1);
    const mistaken = engine.suggest({ prefix: 'lanpa' });
    expect(mistaken.correction?.to).toBe('lampada');
    expect(mistaken.products.length).toBeGreaterThan(0);
    const synonym = engine.suggest({ prefix: 'condiz' });
    expect([synonym.products[0]?.id, synonym.completions[0]?.text]).toEqual([6, 'condizionatore']);
    for (const prefix of ['', '  ', '!!', '\u0000']) expect(engine.suggest({ prefix }).products).toEqual([]);
    expect(engine.suggest({ prefix: 'x'.repeat(10_000) }).products).toEqual([]);
  });
});

describe('S07 updates and snapshots', () => {
  test('changes are visible at once and raise the generation', async () => {
    const own = createSearchEngine({ language: 'it', workers: 0 });
    await own.build(CATALOGUE, 1);
    const before = own.generation;
    own.apply([{ kind: 'upsert', document: sampleDocument({ id: 77, name: 'Levigatrice orbitale' }) }], 1);
    expect((await own.search({ text: 'levigatrice' })).ids).toEqual([77]);
    own.apply([{ kind: 'patch', patch: { id: 77, minPriceCents: 5, stock: 0 } }], 1);
    expect((await own.search({ sort: 'price-asc', limit: 1 })).ids).toEqual([77]);
    expect((await own.search({ ids: [77], inStockOnly: true })).total).toBe(0);
    own.apply([{ kind: 'delete', id: 77 }], 1);
    expect((await own.search({ text: 'levigatrice' })).total).toBe(0);
    expect(own.generation).toBeGreaterThanOrEqual(before + 3);
    own.apply([{ kind: 'delete', id: 4711 }], 1);
    expect(own.generation).toBe(before + 3);
    await own.close();
  });

  test('a sale that leaves pieces keeps what was counted, the last piece and its return do not', async () => {
    const own = createSearchEngine({ language: 'it', workers: 0 });
    await own.build([sampleDocument({ id: 77, stock: 5 }), sampleDocument({ id: 78, stock: 0 })], 1);
    const before = own.generation;
    const stock = (id: number, pieces: number) =>
      own.apply([{ kind: 'patch', patch: { id, stock: pieces } }], 1);
    stock(77, 4);
    stock(78, 0);
    expect(own.generation).toBe(before);
    const inStock = async () => (await own.search({ inStockOnly: true })).ids;
    stock(77, 0);
    expect([await inStock(), own.generation]).toEqual([[], before + 1]);
    stock(77, 3);
    expect([await inStock(), own.generation]).toEqual([[77], before + 2]);
    own.apply([{ kind: 'patch', patch: { id: 77, stock: 2, minPriceCents: 100 } }], 1);
    expect(own.generation).toBe(before + 3);
    await own.close();
  });

  test('nodes that save into one folder at once leave one whole snapshot and nothing else', async () => {
    const shared = await mkdtemp(join(folder, 'shared-'));
    const path = join(shared, 'index');
    await Promise.all(Array.from({ length: 4 }, (_, sequence) => engine.saveSnapshot(path, sequence)));
    expect(await readdir(shared)).toEqual(['index']);
    const own = createSearchEngine({ language: 'it', workers: 0 });
    expect(await own.loadSnapshot(path)).toMatchObject({ loaded: true, documents: engine.stats().documents });
    await own.close();
    await rm(shared, { recursive: true });
  });

  test('a snapshot gives back the same answers and its sequence', async () => {
    const path = join(folder, 'index');
    engine.apply([{ kind: 'upsert', document: sampleDocument({ id: 78, name: 'Levigatrice a nastro' }) }], 1);
    await engine.saveSnapshot(path, 4321);
    const loaded = createSearchEngine({ language: 'it', workers: 0, synonyms: tradeSynonyms('it') });
    expect(await loaded.loadSnapshot(path)).toEqual({ loaded: true, sequence: 4321, documents: 21 });
    for (const text of ['trapani', 'levigatrice', 'comò 60x120', 'lampade']) {
      const [mine, theirs] = [await engine.search({ text }), await loaded.search({ text })];
      expect({ ...theirs, tookMicros: 0 }).toEqual({ ...mine, tookMicros: 0 });
    }
    expect(await readdir(folder)).toEqual(['index']);
    await loaded.close();
  });

  test('a snapshot begun before is taken where it is the one that is asked for', async () => {
    const path = join(folder, 'index');
    const other = join(folder, 'other');
    await engine.saveSnapshot(path, 7);
    await copyFile(path, other);
    const own = createSearchEngine({ language: 'it', workers: 0 });
    const [begun, unwanted] = [beginReadingSnapshot(path, 'it'), beginReadingSnapshot(path, 'it')];
    // Opened since then, the file may go.
    await rm(path);
    const loaded = { loaded: true, sequence: 7, documents: engine.stats().documents };
    expect(await own.loadSnapshot(path, begun)).toEqual(loaded);
    // Nothing of it is kept: a second time there is only the file.
    expect(await own.loadSnapshot(path, begun)).toMatchObject({ loaded: false });
    expect(await own.loadSnapshot(other, unwanted)).toEqual(loaded);
    expect(await own.loadSnapshot(path, unwanted)).toMatchObject({ loaded: false });
    await rm(other);
    await own.close();
  });

  test('a missing, cut, altered or foreign snapshot is refused with a reason', async () => {
    const path = join(folder, 'index');
    await engine.saveSnapshot(path, 1);
    const bytes = await readFile(path);
    const own = createSearchEngine({ language: 'it', workers: 0 });
    const english = createSearchEngine({ language: 'en', workers: 0 });
    const refused = async (reason: RegExp, by = own): Promise<void> =>
      expect(await by.loadSnapshot(path)).toEqual({ loaded: false, reason: expect.stringMatching(reason) });
    await refused(/language/, english);
    await truncate(path, bytes.length - 100);
    await refused(/length/);
    for (const at of [3, 9, 200, bytes.length >> 1, bytes.length - 1]) {
      const altered = Buffer.from(bytes);
      altered[at] = (altered[at] ?? 0) ^ 0x55;
      await writeFile(path, altered);
      await refused(/./);
    }
    await writeFile(path, 'hello');
    await refused(/short/);
    await rm(path);
    await refused(/opened/);
    expect(own.stats().held).toBe(0);
    await own.close();
    await english.close();
  });
});
