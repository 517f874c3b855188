import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';
import { signedInStaff } from '../staff/testing/staff-browser.ts';

const item = (code: string, more: object = {}) => ({
  code,
  name: `Trapano ${code}`,
  category: ['Utensili', 'Trapani'],
  created_at: '2026-01-01T00:00:00Z',
  variants: [
    {
      sku: `${code}-A`,
      price: 100,
      stock: 10,
      price_history: [{ price: 100, from: '2026-01-01T00:00:00Z' }],
    },
  ],
  ...more,
});

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop([
    item('T1'),
    item('T2', { name: 'Avvitatore blu' }),
    item('T3', { published: false }),
    item('T4'),
    item('T5'),
    item('T6'),
  ]);
});
afterAll(() => shop.close());

interface Product {
  readonly id: number;
  readonly slug: string;
  readonly own_fields: readonly string[];
  readonly fields: Readonly<Record<string, unknown>>;
  readonly variants: readonly { readonly prices: object; readonly charged: number; readonly stock: number }[];
}

const signIn = (role: StaffRole = 'owner') => signedInStaff(shop, [role]);
type Person = Awaited<ReturnType<typeof signIn>>;

const find = async (person: Person, text: string): Promise<Product> => {
  const { rows } = await person.value<{ rows: { id: number }[] }>('products.list', { text });
  return person.value('products.read', { id: rows[0]?.id ?? 0 });
};

describe('the list of products', () => {
  test('finds by words of the name, code, SKU; filters by status; hides prices from who does not see them', async () => {
    const owner = await signIn();
    const codes = async (input: object, person = owner) =>
      (await person.value<{ rows: { code: string; price_from: number | null }[] }>('products.list', input))
        .rows;
    expect((await codes({ text: 'blu avvit' })).map(({ code }) => code)).toEqual(['T2']);
    expect((await codes({ text: 't4-a' })).map(({ code }) => code)).toEqual(['T4']);
    expect((await codes({ status: 'withdrawn' })).map(({ code }) => code)).toEqual(['T3']);
    expect((await codes({ sort: 'name', text: 'T' })).map(({ code }) => code)).toContain('T1');
    expect((await codes({ text: 'T4' }))[0]?.price_from).toBe(100);
    expect((await codes({ text: 'T4' }, await signIn('warehouse')))[0]?.price_from).toBeNull();
  });
});

describe('a product', () => {
  test('is changed field by field, stays the shop’s own, and an undo gives it back', async () => {
    const owner = await signIn();
    const { id, fields } = await find(owner, 'T1');
    const saved = await owner.value<Product>('products.save', {
      id,
      changes: {
        name: { from: fields['name'], to: 'Trapano nuovo' },
        description_html: { from: '', to: '<p>Buono</p><script>x</script>' },
      },
    });
    expect(saved.fields).toMatchObject({ name: 'Trapano nuovo', description_html: '<p>Buono</p>' });
    expect(saved.own_fields).toEqual(['description_html', 'name']);
    const { rows } = await owner.value<{ rows: { id: number }[] }>('activity.list', {
      record: `product ${id}`,
    });
    await owner.value('activity.undo', { id: rows[0]?.id });
    expect((await find(owner, 'T1')).fields).toMatchObject({ name: fields['name'], description_html: '' });
  });

  test('that somebody changed meanwhile answers what it says and who wrote it; other fields are merged', async () => {
    const [owner, other] = [await signIn(), await signIn('catalogue')];
    const { id, fields } = await find(owner, 'T2');
    await other.value('products.save', {
      id,
      changes: { name: { from: fields['name'], to: 'Avvitatore verde' } },
    });
    const stale = await owner.call('products.save', {
      id,
      changes: { name: { from: fields['name'], to: 'Avvitatore rosso' } },
    });
    expect(stale.body).toMatchObject({
      code: 'changed_meanwhile',
      facts: { field: 'name', now: 'Avvitatore verde', who: 'Giulia Neri' },
    });
    const merged = await owner.value<Product>('products.save', {
      id,
      changes: { is_hot: { from: false, to: true } },
    });
    expect(merged.fields).toMatchObject({ name: 'Avvitatore verde', is_hot: true });
  });

  test('the role for contents changes texts only', async () => {
    const content = await signIn('content');
    const { id } = await find(content, 'T4');
    expect(
      await content.refusal('products.save', { id, changes: { published: { from: true, to: false } } }),
    ).toBe('staff_product_texts_only');
  });
});

const prices = {
  price: 100,
  sale_price: null,
  sale_from: null,
  sale_to: null,
  promo_price: null,
  promo_from: null,
  promo_to: null,
};

describe('prices', () => {
  test('are guarded: zero, a reduction above the list price, more than 30 % without typing it again', async () => {
    const owner = await signIn();
    const save = (to: object, more: object = {}) => ({
      sku: 'T4-A',
      from: prices,
      to: { ...prices, ...to },
      ...more,
    });
    expect(await owner.refusal('prices.save', save({ price: 0 }))).toBe('staff_price_zero');
    expect(await owner.refusal('prices.save', save({ sale_price: 120 }))).toBe('staff_price_above_list');
    expect(await owner.refusal('prices.save', save({ sale_price: 60 }))).toBe('staff_price_to_confirm');
    expect(await owner.refusal('prices.save', save({ sale_price: 60 }, { confirmed: 6 }))).toBe(
      'staff_price_to_confirm',
    );
    expect(await owner.value('prices.save', save({ sale_price: 60 }, { confirmed: 60 }))).toMatchObject({
      charged: 60,
      reference: 100,
      own_prices: true,
    });
  });

  test('of a role with a limit change by 30 % at most; promotions are all that contents may change', async () => {
    const change = { sku: 'T5-A', from: prices, to: { ...prices, price: 140 } };
    expect(await (await signIn('catalogue')).refusal('prices.save', change)).toBe('staff_price_limit');
    expect(await (await signIn('content')).refusal('prices.save', change)).toBe(
      'staff_price_promotions_only',
    );
    expect(await (await signIn('support')).refusal('prices.save', change)).toBe('staff_not_permitted');
  });

  test('tell before they are saved what may be printed, and are taken back', async () => {
    const owner = await signIn();
    const to = { ...prices, sale_price: 80 };
    expect(await owner.value('prices.preview', { sku: 'T6-A', prices: to })).toMatchObject({
      charged: 80,
      charged_before: 100,
      lowest_30_days: 100,
      reference: 100,
      percent: 20,
      to_confirm: null,
    });
    await owner.value('prices.save', { sku: 'T6-A', from: prices, to });
    const { rows } = await owner.value<{ rows: { id: number }[] }>('activity.list', {
      record: 'variant T6-A',
    });
    expect(await owner.value('activity.undo', { id: rows[0]?.id })).toMatchObject({ undone: 1 });
    expect((await find(owner, 'T6')).variants[0]).toMatchObject({ charged: 100, prices });
  });
});

describe('stock', () => {
  test('is received, written off, counted and corrected with a reason, each by a person in the ledger', async () => {
    const person = await signIn('warehouse');
    const change = (act: string, pieces: number, more: object = {}) => ({
      sku: 'T5-A',
      act,
      pieces,
      ...more,
    });
    expect(await person.value('stock.change', change('receipt', 5))).toMatchObject({ stock: 15 });
    expect(await person.value('stock.change', change('damaged', 2))).toMatchObject({ stock: 13 });
    expect(await person.refusal('stock.change', change('damaged', 99))).toBe('staff_stock_pieces');
    expect(await person.refusal('stock.change', change('correction', -1))).toBe('staff_stock_reason');
    expect(await person.refusal('stock.change', change('count', 12, { seen: 15 }))).toBe('changed_meanwhile');
    await person.value('stock.change', change('count', 12, { seen: 13 }));
    await person.value('stock.change', change('correction', -1, { reason: 'Scambio di colore' }));
    expect(await person.value('stock.ledger', { sku: 'T5-A' })).toMatchObject({
      stock: 11,
      moves: [
        { kind: 'correction', pieces: -1, stock: 11, detail: 'Scambio di colore', who: 'Giulia Neri' },
        { kind: 'count', pieces: -1, stock: 12 },
        { kind: 'damaged', pieces: -2, stock: 13 },
        { kind: 'receipt', pieces: 5, stock: 15 },
      ],
    });
  });

  test('that two count at the same moment is the first count, and the second is told who counted what', async () => {
    const people = ['Anna Prima', 'Ugo Secondo'];
    const [anna, ugo] = await Promise.all(people.map((name) => signedInStaff(shop, ['warehouse'], { name })));
    const { sku, stock: seen } = await shop.database
      .selectFrom('variant')
      .select(['sku', 'stock'])
      .where('sku', '=', 'T5-A')
      .executeTakeFirstOrThrow();
    const counts = [seen + 3, seen + 8];
    const answers = await Promise.all(
      [anna, ugo].map((person, index) =>
        person?.call('stock.change', { sku, act: 'count', pieces: counts[index], seen }),
      ),
    );
    const refusals = answers.map((answer) => answer?.body as { code?: string });
    const first = refusals[0]?.code === undefined ? 0 : 1;
    expect(refusals.filter(({ code }) => code !== undefined)).toMatchObject([
      {
        code: 'changed_meanwhile',
        facts: { field: 'stock', now: String(counts[first]), who: people[first] },
      },
    ]);
  });
});

test('few pieces: the fewest first, with what is held and what was sold; a GTIN finds the ledger as well', async () => {
  const person = await signIn('warehouse');
  await shop.database
    .updateTable('variant')
    .set({ stock: 2, gtin: '8001234567895' })
    .where('sku', '=', 'T1-A')
    .execute();
  await shop.database.updateTable('variant').set({ stock: 0 }).where('sku', 'in', ['T2-A', 'T3-A']).execute();
  type Low = { rows: { sku: string; stock: number; reserved: number; sold: number }[]; next: number | null };
  const low = await person.value<Low>('stock.low', { most: 3 });
  // What is not in sale is missed by nobody.
  expect(low.rows.map(({ sku, stock }) => [sku, stock])).toEqual([
    ['T2-A', 0],
    ['T1-A', 2],
  ]);
  expect(low).toMatchObject({ next: null, rows: [{ reserved: 0, sold: 0 }, {}] });
  expect((await person.value<Low>('stock.low', { most: 0 })).rows).toHaveLength(1);
  expect(await person.value('stock.ledger', { sku: '8001234567895' })).toMatchObject({
    sku: 'T1-A',
    stock: 2,
  });
  expect(await person.refusal('stock.ledger', { sku: '8000000000000' })).toBe('staff_variant_unknown');
  expect(await (await signIn('content')).refusal('stock.low')).toBe('staff_not_permitted');
});

test('a GTIN is known however a scanner, a camera or a hand writes it', async () => {
  const person = await signIn('warehouse');
  for (const [kept, read] of [
    ['8001234567895', '08001234567895'],
    ['8001234567895', '8 001234 567895'],
    ['036000291452', '0036000291452'],
    ['0036000291452', '036000291452'],
    ['0036000291452', '36000291452'],
    ['96385074', '0000096385074'],
  ]) {
    await shop.database.updateTable('variant').set({ gtin: kept }).where('sku', '=', 'T1-A').execute();
    expect(await person.value('stock.ledger', { sku: read })).toMatchObject({ sku: 'T1-A' });
  }
  for (const none of ['0', '0000000000000', '9638507', 'T1 A'])
    expect(await person.refusal('stock.ledger', { sku: none })).toBe('staff_variant_unknown');
});

test('the shop shows what was saved: a name, and nothing of what was withdrawn', async () => {
  const owner = await signIn();
  const { id, fields } = await find(owner, 'T6');
  const listed = (wanted: (text: string) => boolean) =>
    shop.until('/api/shop?category=Utensili', ({ text }) => wanted(text));
  await owner.value('products.save', { id, changes: { name: { from: fields['name'], to: 'Levigatrice' } } });
  await listed((text) => text.includes('Levigatrice'));
  await owner.value('products.save', { id, changes: { published: { from: true, to: false } } });
  const answer = await listed((text) => !text.includes('Levigatrice'));
  expect(answer.status).toBe(200);
});
