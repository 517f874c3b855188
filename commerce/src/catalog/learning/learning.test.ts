import { createSearchEngine } from '@casamaestra/search/engine.ts';
import { demoDocuments } from '@casamaestra/search/testing/demo-documents.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tradeSynonyms } from '../../content/synonyms/trade-synonyms.ts';
import { startTestShop } from '../testing/start-test-shop.ts';
import type { TestShop } from '../testing/start-test-shop.ts';
import { paintShop } from '../testing/paint-shop.ts';
import { createChoiceIntake, weekOf } from './choice-intake.ts';
import type { ChoiceIntake } from './choice-intake.ts';
import { favourChosen, storeChoices } from './learn-from-choices.usecase.ts';
import { weighChoices } from './weigh-choices.ts';

const DAY_MS = 24 * 3_600_000;
const now = Date.UTC(2026, 10, 18, 12);
const SHOWN = 10;

/** What shoppers are taught with, and another way to ask the same that nobody typed. */
const QUERIES = [
  ['sedia legno', 'sedie in legno'],
  ['divano', 'divani'],
  ['tavolo legno', 'tavoli in legno'],
  ['lampada da terra', 'lampade terra'],
  ['vaso ceramica', 'vasi in ceramica'],
  ['libreria', 'librerie'],
  ['armadio', 'armadi'],
  ['poltrona', 'poltrone'],
  ['pentola', 'pentole'],
  ['lampadario', 'lampadari'],
] as const;

const engine = createSearchEngine({ language: 'it', workers: 0, synonyms: tradeSynonyms('it') });
beforeAll(() => engine.build(demoDocuments(), 1));
afterAll(() => engine.close());
const idsOf = async (text: string) => (await engine.search({ text, limit: 100, counts: false })).ids;

/** Numbers from 0 to 1, the same for the same seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** How much shoppers want a product, 0 to 1: hidden from the search. */
const wanted = (id: number): number => random(id * 7_919 + 13)() ** 3;

/** NDCG of the first ten by what shoppers want. */
async function ndcg(text: string): Promise<number> {
  const ids = await idsOf(text);
  const gain = (list: readonly number[]) =>
    list.slice(0, SHOWN).reduce((sum, id, at) => sum + wanted(id) / Math.log2(at + 2), 0);
  return gain(ids) / gain(ids.toSorted((one, other) => wanted(other) - wanted(one)));
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** How much its picture invites to open it, 0 to 1: says nothing of whether it is wanted. */
const inviting = (id: number): number => random(id * 104_729 + 7)() ** 2;

/**
 * Shoppers who see what stands above more often and open what they want, or what only invites. Returns what they bought.
 * `opened`: how probably a product is opened that is seen.
 */
async function letShop(
  intake: ChoiceIntake,
  shoppers: number,
  opened: (id: number) => number = wanted,
): Promise<ReadonlyMap<string, number>> {
  const chance = random(42);
  const bought = new Map<string, number>();
  for (const [text] of QUERIES) {
    const ids = (await idsOf(text)).slice(0, 24);
    const term = engine.queryKey(text);
    for (let shopper = 0; shopper < shoppers; shopper += 1)
      for (const [at, id] of ids.entries()) {
        if (chance() >= opened(id) / Math.log2(at + 2)) continue;
        intake.note({ term: text, slug: String(id), address: `198.51.${shopper >> 8}.${shopper & 255}` });
        if (chance() < wanted(id) / 5) bought.set(`${term} ${id}`, (bought.get(`${term} ${id}`) ?? 0) + 1);
      }
  }
  return bought;
}

function learned(intake: ChoiceIntake, bought: ReadonlyMap<string, number> = new Map()) {
  const taken = intake.take();
  const choices = taken.map(({ slug, ...choice }) => ({
    ...choice,
    product: Number(slug),
    buys: bought.get(`${choice.term} ${slug}`) ?? 0,
  }));
  const networks = new Map<string, number>();
  for (const { term, networks: more } of taken) networks.set(term, (networks.get(term) ?? 0) + more);
  return weighChoices(choices, networks, now);
}

const intakeAt = () => createChoiceIntake((term) => engine.queryKey(term), { now: () => now });

describe('the search learns from what shoppers open', () => {
  test('a simulated shop: better also for wordings that nobody typed, and never anything else is found', async () => {
    const heldBack = QUERIES.map(([, text]) => text);
    const before = await Promise.all(heldBack.map(ndcg));
    const found = await Promise.all(heldBack.map(idsOf));
    const intake = intakeAt();
    await letShop(intake, 300);
    engine.setFavoured(learned(intake));
    const after = await Promise.all(heldBack.map(ndcg));
    expect(mean(after)).toBeGreaterThan(mean(before) + 0.05);
    for (const [at, text] of heldBack.entries())
      expect(new Set(await idsOf(text))).toEqual(new Set(found[at]));
    engine.setFavoured(new Map());
    expect(await Promise.all(heldBack.map(idsOf))).toEqual(found);
  });

  test('a simulated shop where pictures mislead: what is bought tells better than what is opened', async () => {
    const heldBack = QUERIES.map(([, text]) => text);
    const intake = intakeAt();
    const bought = await letShop(intake, 300, (id) => (inviting(id) + wanted(id)) / 2);
    const taken = intake.take();
    const learnt = async (orders: ReadonlyMap<string, number>) => {
      engine.setFavoured(learned({ ...intake, take: () => taken }, orders));
      return mean(await Promise.all(heldBack.map(ndcg)));
    };
    const byOpens = await learnt(new Map());
    const byOrders = await learnt(bought);
    engine.setFavoured(new Map());
    expect(byOrders).toBeGreaterThan(byOpens + 0.03);
  });

  test('ten thousand clicks of one network move nothing', async () => {
    const before = await idsOf('divano');
    const intake = intakeAt();
    for (let click = 0; click < 10_000; click += 1)
      intake.note({ term: 'divano', slug: String(before.at(-1)), address: '203.0.113.9' });
    const favoured = learned(intake);
    expect(favoured.size).toBe(0);
    engine.setFavoured(favoured);
    expect(await idsOf('divano')).toEqual(before);
  });

  test('choices of long ago count little, and a factor is at most two', () => {
    const choice = { term: 'x', opens: 100, buys: 0 };
    const favoured = weighChoices(
      [
        { ...choice, product: 1, day: new Date(now) },
        { ...choice, product: 2, day: new Date(now - 90 * DAY_MS) },
      ],
      new Map([['x', 3]]),
      now,
    ).get('x');
    expect(favoured?.get(1)).toBeLessThan(2);
    expect(((favoured?.get(2) ?? 0) - 1) / ((favoured?.get(1) ?? 0) - 1)).toBeCloseTo(1 / 8, 1);
  });

  test('an order counts more than an open, but orders without as many opens add little', () => {
    const day = new Date(now);
    const factors = (own: { opens: number; buys: number }) =>
      weighChoices(
        [
          { term: 'x', product: 1, day, opens: 40, buys: 0 },
          { term: 'x', product: 2, day, ...own },
        ],
        new Map([['x', 3]]),
        now,
      ).get('x');
    const order = factors({ opens: 30, buys: 3 });
    expect(order?.get(2)).toBeGreaterThan(order?.get(1) ?? 2);
    const own = factors({ opens: 2, buys: 500 });
    expect(own?.get(2)).toBeLessThan(1.3);
    expect(own?.get(1)).toBeGreaterThan(1.7);
    expect(
      weighChoices([{ term: 'x', product: 2, day, opens: 0, buys: 9 }], new Map([['x', 3]]), now).size,
    ).toBe(0);
  });

  test('a week begins on Monday', () => {
    expect(weekOf(new Date('2026-11-22T00:00:00Z')).toISOString()).toMatch(/^2026-11-16/);
    expect(weekOf(new Date('2026-11-23T00:00:00Z')).toISOString()).toMatch(/^2026-11-23/);
  });
});

describe('choices in the database', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop(paintShop);
  });
  afterAll(() => shop.close());

  test('only of products that the query finds, a day and a number each, and no network', async () => {
    const { slug, id, name } = await shop.database
      .selectFrom('product')
      .select(['slug', 'id', 'name'])
      .where('published', '=', true)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const clock = { now: () => Date.now() };
    const intake = createChoiceIntake((term) => engine.queryKey(term), clock);
    const found = { total: 1 };
    let favoured = 0;
    const fake = {
      search: ({ text }: { text?: string }) => ({ ...found, total: text === name ? 1 : 0 }) as never,
      setFavoured: () => void (favoured += 1),
    };
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.2', '198.51.100.3']) {
      intake.note({ term: name, slug, address });
      intake.note({ term: 'parole senza senso', slug, address });
    }
    const learning = { database: shop.database, engine: fake, clock, intake };
    expect(await storeChoices(learning)).toBe(1);
    expect(await storeChoices(learning)).toBe(0);
    const rows = await shop.database.selectFrom('search_choice').selectAll().execute();
    expect(rows).toMatchObject([{ term: engine.queryKey(name), opens: 3 }]);
    expect(rows[0]?.product_id).toBe(id);
    expect(await shop.database.selectFrom('search_asked').select('networks').execute()).toEqual([
      { networks: 3 },
    ]);
    await shop.database
      .insertInto('search_asked')
      .values({
        term: 'of which nothing is left',
        week: weekOf(new Date()).toISOString().slice(0, 10),
        networks: 1,
      })
      .execute();
    await favourChosen(learning);
    expect(favoured).toBe(1);
    expect(await shop.database.selectFrom('search_asked').select('networks').execute()).toEqual([
      { networks: 3 },
    ]);
  });
});
