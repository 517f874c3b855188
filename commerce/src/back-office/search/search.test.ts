import { listingOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type {
  SearchFigures,
  searchRulesOperation,
  tryCommonestOperation,
  trySearchOperation,
} from '@casamaestra/contract/staff/staff-search.operations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paintShop } from '../../catalog/testing/paint-shop.ts';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

type Tried = OperationOutput<typeof trySearchOperation>;
type Rules = OperationOutput<typeof searchRulesOperation>;

const DAY_MS = 24 * 3_600_000;
const start = Date.now();
let now = start;
let shop: TestShop;
let editor: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  shop = await startTestShop(paintShop, { clock: { now: () => now } });
  editor = await signedInStaff(shop, ['content'], { name: 'Ada Bianchi' });
});
afterAll(() => shop.close());

const found = async (term: string, more = {}) => {
  const query = new URLSearchParams({ search_term: term, ...more });
  const { products } = await shop.value<Listing>(`${listingOperation.path}?${query}`);
  return products.map(({ name }) => name);
};
const soon = (term: string) => expect.poll(() => found(term), { timeout: 1000, interval: 20 });
const type = (query: string, address: string) =>
  shop.commerce.noteVisit({
    method: 'GET',
    path: '/shop',
    query: `search_term=${encodeURIComponent(query)}`,
    agent: 'Mozilla/5.0 Firefox/140.0',
    referer: undefined,
    host: 'negozio.test',
    mode: 'navigate',
    purpose: undefined,
    address,
  });
const people = (query: string, count: number, from = 0) => {
  for (let index = 0; index < count; index += 1) type(query, `203.0.113.${from + index}`);
};

test('queries are shown when enough people typed them, with what they find and how often something was opened', async () => {
  people('Martello', 4);
  people('MARTELLI', 1, 10);
  people('sparachiodi', 3);
  people('mario rossi via roma', 2);
  people('mario@negozio.test', 5);
  people('333 1234567', 5);
  shop.commerce.noteOpened({ term: 'martello', slug: 'det/martello-carpentiere', address: '203.0.113.1' });
  await shop.commerce.jobs.drain();
  const { commonest, empty } = await editor.value<SearchFigures>('search.figures', { days: 7 });
  expect(commonest).toEqual([
    { query: 'martelli', searches: 5, results: 1, opened: 1 },
    { query: 'sparachiodi', searches: 3, results: 0, opened: 0 },
  ]);
  expect(empty).toEqual([{ query: 'sparachiodi', searches: 3, results: 0 }]);
});

test('rows hold words and numbers only, and do not grow with what one network invents', async () => {
  for (let index = 0; index < 3000; index += 1) type(`invenzione numero ${index} x`, '198.51.100.1');
  people('martello', 4);
  await shop.commerce.jobs.drain();
  const rows = await shop.database.selectFrom('searched').selectAll().execute();
  expect(rows.length).toBeLessThan(70);
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['day', 'query', 'results', 'searches', 'term']);
  expect(rows.map(({ query }) => query).join()).not.toContain('@');
  expect(rows.map(({ query }) => query).join()).not.toContain('333');
  // The same people on the same day are the same searches.
  expect(rows.find(({ query }) => query === 'martelli')?.searches).toBe(5);
});

test('what fewer people search this week than last is falling', async () => {
  now = start - 8 * DAY_MS;
  people('lampada', 8);
  await shop.commerce.jobs.drain();
  now = start;
  people('lampada', 3);
  await shop.commerce.jobs.drain();
  const { falling } = await editor.value<SearchFigures>('search.figures', { days: 30 });
  expect(falling).toMatchObject([{ query: 'lampada', this_week: 3, last_week: 8 }]);
});

test('a synonym acts on the next searches, is changed, taken back by who asks, and removed', async () => {
  expect(await found('pestachiodi')).toEqual([]);
  const group = ['martello', 'pestachiodi'];
  await editor.value('search.save_synonyms', { before: null, after: group });
  await soon('pestachiodi').toContain('Martello da carpentiere');
  expect(await editor.refusal('search.save_synonyms', { before: null, after: group })).toBe(
    'staff_synonyms_known',
  );
  const wider = [...group, 'battichiodi'];
  const { change } = await editor.value<{ change: number }>('search.save_synonyms', {
    before: group,
    after: wider,
  });
  await soon('battichiodi').toContain('Martello da carpentiere');
  expect(await editor.refusal('search.save_synonyms', { before: group, after: null })).toBe(
    'staff_synonyms_unknown',
  );
  await editor.value('activity.undo', { id: change });
  await soon('battichiodi').toEqual([]);
  expect((await editor.value<Rules>('search.rules')).synonyms).toEqual([group]);
  await editor.value('search.save_synonyms', { before: group, after: null });
  await soon('pestachiodi').toEqual([]);
  const rule = { before: null, after: ['nouns: martello', 'x => y'] };
  expect((await editor.call('search.save_synonyms', rule)).status).toBe(417);
});

test('pinned products come first in their order, within filters, and by other orders stand where they belong', async () => {
  const before = await found('trapano');
  const products = ['MAR-1', 'TR-230'];
  await editor.value('search.save_pin', { query: 'trapano', before: [], products });
  await soon('trapano').toEqual([
    'Martello da carpentiere',
    'Trapano a percussione 230 V',
    ...before.filter((name) => name !== 'Trapano a percussione 230 V'),
  ]);
  expect((await found('trapani'))[0]).toBe('Martello da carpentiere');
  expect(await found('trapano', { max_price: '1' })).toEqual([]);
  expect((await found('trapano', { order_by: 'price-desc' }))[0]).toContain('Trapano avvitatore');
  const pin = { query: 'trapano', before: [], products: ['TR-18'] };
  expect(await editor.refusal('search.save_pin', pin)).toBe('changed_meanwhile');
  const nobody = { query: 'trapano', before: products, products: ['NIENTE'] };
  expect(await editor.refusal('search.save_pin', nobody)).toBe('staff_pin_product');
  const wordless = { query: '!!', before: [], products };
  expect(await editor.refusal('search.save_pin', wordless)).toBe('staff_pin_query');
  const many = { query: 'x', before: [], products: ['1', '2', '3', '4', '5', '6'] };
  expect((await editor.call('search.save_pin', many)).status).toBe(417);
  await editor.value('search.save_pin', { query: 'trapano', before: products, products: [] });
  await soon('trapano').toEqual(before);
});

test('a trial shows both sides, and which common queries would change; nothing is changed by it', async () => {
  const change = { synonyms: { before: null, after: ['sparachiodi', 'martello'] } };
  const tried = await editor.value<Tried>('search.try', { query: 'sparachiodi', change });
  expect(tried.before).toEqual({ total: 0, products: [] });
  expect(tried.after.products[0]).toMatchObject({ code: 'MAR-1', name: 'Martello da carpentiere' });
  const pin = { pin: { query: 'martello', products: ['TR-18'] } };
  const pinned = await editor.value<Tried>('search.try', { query: 'martello', change: pin });
  expect(pinned.after.products.map(({ code }) => code)).toEqual(['TR-18', 'MAR-1']);
  const { tried: queries, changed } = await editor.value<OperationOutput<typeof tryCommonestOperation>>(
    'search.try_commonest',
    { change },
  );
  expect(queries).toBeGreaterThan(1);
  expect(changed).toEqual([
    { query: 'sparachiodi', before: 0, after: 1, come: ['Martello da carpentiere'], go: [] },
  ]);
  expect(await found('sparachiodi')).toEqual([]);
  expect((await editor.value<Rules>('search.rules')).synonyms).toEqual([]);
});

test('those who may not write content read the search at most', async () => {
  const reader = await signedInStaff(shop, ['reader']);
  const support = await signedInStaff(shop, ['support']);
  const group = { before: null, after: ['uno', 'due'] };
  await reader.value('search.figures', { days: 7 });
  expect(await reader.refusal('search.save_synonyms', group)).toBe('staff_not_permitted');
  expect(await support.refusal('search.figures', { days: 7 })).toBe('staff_not_permitted');
});
