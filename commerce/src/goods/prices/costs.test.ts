import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Activity } from '@casamaestra/contract/staff/back-office.operations.ts';
import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import type { StaffPrices, StaffVariant } from '@casamaestra/contract/staff/goods.operations.ts';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

const product = (code: string, price: number) => ({
  code,
  name: `Costoso ${code}`,
  category: ['Casa', 'Prove'],
  created_at: '2026-01-01T00:00:00Z',
  variants: [{ sku: code, price, stock: 9, price_history: [{ price, from: '2026-01-01T00:00:00Z' }] }],
});

let shop: TestShop;
let owner: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  shop = await startTestShop([
    ...['C1', 'C2', 'C3'].map((code) => product(code, 100)),
    ...['K1', 'K2', 'K3'].map((code) => ({ ...product(code, 100), name: `Listino ${code}` })),
  ]);
  owner = await signedInStaff(shop, ['owner']);
});
afterAll(() => shop.close());

const costs = (sku: string, from: number | null, to: number | null) =>
  owner.value<StaffVariant>('costs.save', { sku, from, to });
const prices: StaffPrices = {
  price: 100,
  sale_price: null,
  sale_from: null,
  sale_to: null,
  promo_price: null,
  promo_from: null,
  promo_to: null,
};

test('a cost is said, kept from who may not see it, in the log, and taken back', async () => {
  expect((await costs('C1', null, 60.5)).cost).toBe(60.5);
  expect(await owner.refusal('costs.save', { sku: 'C1', from: 50, to: 70 })).toBe('changed_meanwhile');
  const { rows } = await owner.value<{ rows: { id: number }[] }>('products.list', { text: 'C1' });
  const id = rows[0]?.id ?? 0;
  const seenAs = async (role: StaffRole) => {
    const person = await signedInStaff(shop, [role]);
    return (await person.value<{ variants: StaffVariant[] }>('products.read', { id })).variants[0]?.cost;
  };
  expect(await seenAs('accounting')).toBe(60.5);
  expect(await seenAs('content')).toBeNull();
  expect(await seenAs('support')).toBeNull();
  const log = await owner.value<{ rows: Activity[] }>('activity.list', { record: 'variant C1' });
  expect(log.rows[0]).toMatchObject({ kind: 'costs.save', rows: [{ field: 'cost', to: '60.5' }] });
  await owner.value('activity.undo', { id: log.rows[0]?.id });
  expect(await seenAs('owner')).toBeNull();
});

test('a price that does not cover the cost with its VAT is typed again, by somebody who sees costs', async () => {
  await costs('C2', null, 70);
  // 70 + 22 % = 85.40
  const save = { sku: 'C2', from: prices, to: { ...prices, price: 85 } };
  expect(await owner.refusal('prices.save', save)).toBe('staff_price_below_cost');
  const told = await owner.value('prices.preview', { sku: 'C2', prices: save.to });
  expect(told).toMatchObject({ below_cost: true, to_confirm: 85 });
  const content = await signedInStaff(shop, ['content']);
  const promo = { ...save, to: { ...prices, promo_price: 85 } };
  expect(await content.refusal('prices.save', promo)).toBe('staff_price_below_cost_other');
  expect((await owner.value<StaffVariant>('prices.save', { ...save, confirmed: 85 })).prices?.price).toBe(85);
  const enough = { ...save, from: { ...prices, price: 85 }, to: { ...prices, price: 85.4 } };
  expect((await owner.value<StaffVariant>('prices.save', enough)).prices?.price).toBe(85.4);
});

test('a rule that brings prices below their cost says how many, and that number is typed', async () => {
  await costs('C3', null, 75);
  const rule = { field: 'price', act: 'percent', value: -10, ending: 'none', from: null, to: null };
  const given = { filter: { text: 'C3' }, rule };
  const seen = await owner.value<{ fingerprint: string }>('prices.bulk_preview', given);
  expect(seen).toMatchObject({ below_cost: 1, rows: [{ sku: 'C3', below_cost: true }] });
  const apply = { ...given, fingerprint: seen.fingerprint };
  expect(await owner.refusal('prices.bulk', apply)).toBe('staff_bulk_below_cost');
  expect(await owner.value('prices.bulk', { ...apply, confirmed_below_cost: 1 })).toMatchObject({
    variants: 1,
  });
});

test('what is sold below its cost is a list of its own, for who sees costs', async () => {
  const listed = async () => {
    const { rows } = await owner.value<{ rows: { code: string }[] }>('products.list', {
      below_cost: true,
      text: 'C1',
    });
    return rows.map(({ code }) => code);
  };
  const variant = shop.database.updateTable('variant').where('sku', '=', 'C1');
  // 82 + 22 % = 100.04
  await variant.set({ cost_cents: 8200 }).execute();
  expect(await listed()).toEqual(['C1']);
  await variant.set({ cost_cents: 8100 }).execute();
  expect(await listed()).toEqual([]);
  await variant.set({ sale_price_cents: 9000, sale_to: new Date(Date.now() - 1000) }).execute();
  expect(await listed()).toEqual([]);
  await variant.set({ sale_to: null }).execute();
  expect(await listed()).toEqual(['C1']);
  const content = await signedInStaff(shop, ['content']);
  expect(await content.refusal('products.list', { below_cost: true })).toBe('staff_not_permitted');
});

interface BulkRow {
  readonly sku: string;
  readonly to: number;
  readonly cost: number | null;
  readonly margin: number | null;
  readonly below_cost: boolean;
}
interface BulkSeen {
  readonly without_cost: number;
  readonly changed: number;
  readonly below_cost: number;
  readonly fingerprint: string;
  readonly rows: readonly BulkRow[];
}

test('rules begin from the cost: its price, its margin; goods without cost are counted and left alone', async () => {
  await costs('K1', null, 50);
  await costs('K2', null, 80);
  const filter = { text: 'Listino' };
  const rule = { field: 'price', act: 'cost', value: 20, ending: 'none', from: null, to: null };
  const look = (some: object) =>
    owner.value<BulkSeen>('prices.bulk_preview', { filter, rule: { ...rule, ...some } });
  // VAT is 22 %: 50 → 61 → 73.2.
  expect(await look({})).toMatchObject({
    without_cost: 1,
    changed: 2,
    below_cost: 0,
    rows: [
      { sku: 'K1', to: 73.2, cost: 50, margin: 16.7 },
      { sku: 'K2', to: 117.12, cost: 80, margin: 16.7 },
    ],
  });
  const margin = await look({ act: 'margin', value: 50 });
  expect(margin.rows.map(({ to, margin: left }) => [to, left])).toEqual([
    [195.2, 50],
    [122, 50],
  ]);
  const low = await look({ act: 'percent', value: -10 });
  expect(low.rows.map(({ sku, below_cost: below }) => [sku, below])).toEqual([
    ['K2', true],
    ['K1', false],
    ['K3', false],
  ]);
  await costs('K1', 50, 60);
  const apply = { filter, rule: { ...rule, act: 'margin', value: 50 }, fingerprint: margin.fingerprint };
  expect(await owner.refusal('prices.bulk', { ...apply, confirmed: 1 })).toBe('staff_bulk_changed');
  const { fingerprint } = await look({ act: 'margin', value: 50 });
  await owner.value('prices.bulk', { ...apply, fingerprint, confirmed: 2 });
  const { rows } = await owner.value<{ rows: { price_from: number; code: string }[] }>('products.list', {
    ...filter,
    sort: 'code',
  });
  expect(rows.map(({ price_from: price }) => price)).toEqual([146.4, 195.2, 100]);
  expect(
    await owner.refusal('prices.bulk_preview', { filter, rule: { ...rule, act: 'margin', value: 100 } }),
  ).toBe('staff_bulk_margin');
});
