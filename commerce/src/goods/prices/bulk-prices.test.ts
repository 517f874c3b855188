import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type {
  PriceRule,
  previewBulkPricesOperation,
} from '@casamaestra/contract/staff/bulk-prices.operations.ts';
import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

const product = (code: string, kind: string, price: number, more: object = {}) => ({
  code,
  name: `${kind} ${code}`,
  category: ['Casa', kind],
  created_at: '2026-01-01T00:00:00Z',
  variants: [
    { sku: code, price, stock: 9, price_history: [{ price, from: '2026-01-01T00:00:00Z' }], ...more },
  ],
});

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop([
    product('SEDIA-1', 'Sedie', 100),
    product('SEDIA-2', 'Sedie', 41.3),
    product('VITE-1', 'Viti', 0.4),
    product('VITE-2', 'Viti', 12),
    product('OFFERTA', 'Tavoli', 80, { sale_price: 70 }),
    product('TAVOLO', 'Tavoli', 200),
  ]);
});
afterAll(() => shop.close());

type Preview = OperationOutput<typeof previewBulkPricesOperation>;
const rule = (some: Partial<PriceRule>): PriceRule => ({
  field: 'price',
  act: 'percent',
  value: 3,
  ending: 'none',
  from: null,
  to: null,
  ...some,
});
const signIn = (role: StaffRole = 'owner') => signedInStaff(shop, [role]);
type Person = Awaited<ReturnType<typeof signIn>>;
const preview = (person: Person, text: string, some: Partial<PriceRule>) =>
  person.value<Preview>('prices.bulk_preview', { filter: { text }, rule: rule(some) });
const apply = (text: string, some: Partial<PriceRule>, { fingerprint }: Preview, more: object = {}) => ({
  filter: { text },
  rule: rule(some),
  fingerprint,
  ...more,
});
/** Prices by SKU as a buyer sees them. */
const sold = async (...skus: string[]) => {
  const { products } = await shop.value<{ products: { sku: string; min_price: number; is_sale: boolean }[] }>(
    `/api/shop?skus=${skus.join(';')}&per_page=100`,
  );
  return Object.fromEntries(products.map(({ sku, min_price: price }) => [sku, price]));
};

describe('prices in bulk', () => {
  test('are seen before they change, the largest changes first, and nothing changes by looking', async () => {
    const owner = await signIn();
    const seen = await preview(owner, 'sedie', { value: 3, ending: 'ninety' });
    expect(seen).toMatchObject({ products: 2, variants: 2, changed: 2, faults: 0, large: 0 });
    expect(seen.rows.map(({ sku, from, to }) => [sku, from, to])).toEqual([
      ['SEDIA-2', 41.3, 42.9],
      ['SEDIA-1', 100, 102.9],
    ]);
    expect(await sold('SEDIA-1')).toEqual({ 'SEDIA-1': 100 });
  });

  test('change together, are sold at once, stay when files are loaded, and are taken back in one go', async () => {
    const owner = await signIn();
    const seen = await preview(owner, 'sedie', { value: 10 });
    const done = await owner.value<{ change: number; variants: number }>(
      'prices.bulk',
      apply('sedie', { value: 10 }, seen, { reason: 'Listino di dicembre' }),
    );
    expect(done).toMatchObject({ products: 2, variants: 2 });
    await expect.poll(() => sold('SEDIA-1', 'SEDIA-2')).toEqual({ 'SEDIA-1': 110, 'SEDIA-2': 45.43 });
    const [own] = await shop.database
      .selectFrom('variant')
      .select('own_prices')
      .where('sku', '=', 'SEDIA-1')
      .execute();
    expect(own?.own_prices).toBe(true);
    const history = await shop.database
      .selectFrom('price_history')
      .innerJoin('variant', 'variant.id', 'variant_id')
      .select('price_history.price_cents')
      .where('sku', '=', 'SEDIA-1')
      .orderBy('valid_from')
      .execute();
    expect(history.map(({ price_cents: cents }) => cents)).toEqual([10_000, 11_000]);
    await owner.value('activity.undo', { id: done.change });
    await expect.poll(() => sold('SEDIA-1', 'SEDIA-2')).toEqual({ 'SEDIA-1': 100, 'SEDIA-2': 41.3 });
  });

  test('are refused when one would be zero, or a reduction none, and none of the others changes', async () => {
    const owner = await signIn();
    const rules: readonly [string, Partial<PriceRule>, string][] = [
      ['viti', { act: 'euros', value: -1 }, 'zero'],
      ['viti', { value: -100 }, 'zero'],
      ['viti', { field: 'sale_price', value: 5 }, 'above_list'],
      ['tavoli', { value: -20 }, 'above_list'],
    ];
    for (const [text, some, fault] of rules) {
      const seen = await preview(owner, text, some);
      expect([text, seen.rows[0]?.fault]).toEqual([text, fault]);
      const given = apply(text, some, seen, { confirmed: seen.large });
      expect(await owner.refusal('prices.bulk', given)).toBe('staff_bulk_faults');
    }
    expect(await sold('VITE-1', 'VITE-2', 'TAVOLO')).toEqual({ 'VITE-1': 0.4, 'VITE-2': 12, TAVOLO: 200 });
  });

  test('by more than 30 % are counted again; what was not seen so is not changed', async () => {
    const owner = await signIn();
    const seen = await preview(owner, 'TAVOLO', { field: 'sale_price', value: -50 });
    expect(seen.large).toBe(1);
    const given = apply('TAVOLO', { field: 'sale_price', value: -50 }, seen);
    expect(await owner.refusal('prices.bulk', given)).toBe('staff_bulk_to_confirm');
    expect(await owner.refusal('prices.bulk', { ...given, confirmed: 2 })).toBe('staff_bulk_to_confirm');
    expect(await owner.refusal('prices.bulk', { ...given, filter: { text: 'viti' }, confirmed: 1 })).toBe(
      'staff_bulk_changed',
    );
    await owner.value('prices.bulk', { ...given, confirmed: 1 });
    await expect.poll(() => sold('TAVOLO')).toEqual({ TAVOLO: 100 });
    expect(await owner.refusal('prices.bulk', { ...given, confirmed: 1 })).toBe('staff_bulk_nothing');
  });

  test('planned for a day are charged from that day', async () => {
    const owner = await signIn();
    const friday = { field: 'sale_price', value: -10, from: '2099-01-02T00:00:00.000Z', to: null } as const;
    const seen = await preview(owner, 'VITE-2', friday);
    await owner.value('prices.bulk', apply('VITE-2', friday, seen));
    expect(await sold('VITE-2')).toEqual({ 'VITE-2': 12 });
    const none = { ...friday, to: '2099-01-01T00:00:00.000Z' };
    expect(await owner.refusal('prices.bulk_preview', { filter: { text: 'VITE-2' }, rule: rule(none) })).toBe(
      'staff_price_dates',
    );
    const cleared = await preview(owner, 'VITE-2', { field: 'sale_price', act: 'clear' });
    expect(cleared).toMatchObject({ changed: 1, rows: [{ from: 10.8, to: null, percent: null }] });
  });

  test('beyond 30 % are not for the catalogue role; others may not change in bulk at all', async () => {
    const person = await signIn('catalogue');
    const seen = await preview(person, 'SEDIA-1', { value: 40 });
    expect(seen.rows[0]?.fault).toBe('limit');
    expect(await person.refusal('prices.bulk', apply('SEDIA-1', { value: 40 }, seen, { confirmed: 1 }))).toBe(
      'staff_bulk_faults',
    );
    const given = { filter: {}, rule: rule({}) };
    for (const role of ['content', 'support', 'warehouse', 'accounting', 'reader'] as const)
      expect(await (await signIn(role)).refusal('prices.bulk_preview', given)).toBe('staff_not_permitted');
  });
});
