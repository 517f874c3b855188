import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type {
  priceCalendarOperation,
  priceCourseOperation,
} from '@casamaestra/contract/staff/price-calendar.operations.ts';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

const product = (code: string, kind: string, prices: object) => ({
  code,
  name: `Prodotto ${code}`,
  category: ['Casa', kind],
  created_at: '2026-01-01T00:00:00Z',
  variants: [{ sku: code, price: 100, stock: 9, ...prices }],
});
const [march, april] = ['2099-03-28T23:00:00.000Z', '2099-04-04T22:00:00.000Z'];
const planned = { sale_price: 80, sale_from: march, sale_to: april };

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop([
    product('UNO', 'Sedie', planned),
    product('DUE', 'Sedie', { ...planned, sale_price: 90 }),
    product('TRE', 'Viti', {
      promo_price: 50,
      promo_from: '2026-01-01T00:00:00Z',
      promo_to: april,
      ...planned,
    }),
    product('FINITO', 'Viti', {
      sale_price: 50,
      sale_from: '2020-01-01T00:00:00Z',
      sale_to: '2020-02-01T00:00:00Z',
    }),
    product('SEMPRE', 'Viti', { sale_price: 50 }),
  ]);
});
afterAll(() => shop.close());

type Calendar = OperationOutput<typeof priceCalendarOperation>;
const read = async () => (await signedInStaff(shop, ['owner'])).value<Calendar>('prices.calendar', {});

describe('the calendar of prices', () => {
  test('puts reductions with the same days together; what is over or has no days is left out', async () => {
    const { periods } = await read();
    expect(periods).toMatchObject([
      {
        kind: 'promo',
        running: true,
        products: 1,
        to: april,
        percent_from: 50,
        shown: [{ name: 'Prodotto TRE' }],
      },
      { kind: 'sale', running: false, products: 3, from: march, to: april, percent_from: 10, percent_to: 20 },
    ]);
  });

  test('names a promotion over a sale, and coupons over either, with what wins', async () => {
    const owner = await signedInStaff(shop, ['owner']);
    expect((await read()).conflicts).toMatchObject([
      { name: 'Prodotto TRE', kind: 'promo', coupon: null, from: march, to: april, wins: 'promo' },
    ]);
    await shop.database
      .insertInto('coupon')
      .values([
        {
          code: 'SEDIE',
          kind: 'percentage',
          percent: 10,
          description: '{}',
          category_ids: await branch('Sedie'),
        },
        {
          code: 'LISTINO',
          kind: 'percentage',
          percent: 10,
          description: '{}',
          except_reduced: true,
          category_ids: await branch('Sedie'),
        },
        { code: 'PRIMA', kind: 'percentage', percent: 10, description: '{}', valid_to: march },
        { code: 'FERMO', kind: 'percentage', percent: 10, description: '{}', active: false },
      ])
      .execute();
    const { conflicts } = await owner.value<Calendar>('prices.calendar', {});
    const said = conflicts.map(({ name, coupon, kind, wins }) => [coupon, name, kind, wins]);
    expect(said).toEqual([
      [null, 'Prodotto TRE', 'promo', 'promo'],
      ['LISTINO', 'Prodotto UNO', 'sale', 'sale'],
      ['LISTINO', 'Prodotto DUE', 'sale', 'sale'],
      ['PRIMA', 'Prodotto TRE', 'promo', 'both'],
      ['SEDIE', 'Prodotto UNO', 'sale', 'both'],
      ['SEDIE', 'Prodotto DUE', 'sale', 'both'],
    ]);
  });

  test('counts the conflicts beyond those it shows', async () => {
    const before = (await read()).conflicts_total;
    const codes = Array.from({ length: 40 }, (_, at) => `TANTI-${at}`);
    await shop.database
      .insertInto('coupon')
      .values(codes.map((code) => ({ code, kind: 'percentage' as const, percent: 5, description: '{}' })))
      .execute();
    const { conflicts, conflicts_total: total } = await read();
    // Each of the forty meets the three sales and the promotion over one of them.
    expect(total).toBe(before + 160);
    expect(conflicts).toHaveLength(100);
    await shop.database.deleteFrom('coupon').where('code', 'in', codes).execute();
  });

  test('is not shown to those who see no prices', async () => {
    const warehouse = await signedInStaff(shop, ['warehouse']);
    expect(await warehouse.refusal('prices.calendar')).toBe('staff_not_permitted');
  });
});

async function branch(name: string): Promise<number[]> {
  const rows = await shop.database.selectFrom('category').select(['id', 'path']).execute();
  return rows.filter(({ path }) => path.at(-1) === name).map(({ id }) => id);
}

describe('the course of a price', () => {
  type Course = OperationOutput<typeof priceCourseOperation>;
  const course = async (role: 'owner' | 'content', code: string) =>
    (await signedInStaff(shop, [role])).value<Course>('prices.course', { code });

  test('says what is charged, the lowest of 30 days and what may be printed; margins only to who sees costs', async () => {
    await shop.pool.query(`insert into vat_rate (class, country, percent, valid_from)
      select 'standard', 'IT', 22, '2020-01-01' where not exists (select from vat_rate where class = 'standard')`);
    await shop.pool.query("update variant set cost_cents = 5000 where sku = 'UNO'");
    const { steps, ...of } = await course('owner', 'UNO');
    expect(of).toMatchObject({ sku: 'UNO', name: 'Prodotto UNO', variants: [{ sku: 'UNO' }] });
    const later = steps.filter(({ from }) => from >= march);
    expect(later).toEqual([
      {
        from: march,
        charged: 80,
        kind: 'sale',
        lowest_30_days: 100,
        reference: 100,
        percent: 20,
        margin: 23.7,
      },
      {
        from: april,
        charged: 100,
        kind: 'list',
        lowest_30_days: 80,
        reference: null,
        percent: null,
        margin: 39,
      },
      // Thirty days after the sale its price is no longer the lowest.
      expect.objectContaining({ charged: 100, lowest_30_days: 100 }),
    ]);
    const seen = await course('content', 'UNO');
    expect(seen.steps.map(({ charged }) => charged)).toEqual(steps.map(({ charged }) => charged));
    expect(seen.steps.every(({ margin }) => margin === null)).toBe(true);
  });

  test('is of the first variant of a code, and of nothing unknown or not permitted', async () => {
    const owner = await signedInStaff(shop, ['owner']);
    expect(await owner.refusal('prices.course', { code: 'MAI-VISTO' })).toBe('staff_variant_unknown');
    expect(await owner.refusal('prices.course', {})).toBe('staff_variant_unknown');
    const { product_id: product } = await course('owner', 'UNO');
    expect(await owner.value('prices.course', { product_id: product })).toMatchObject({ sku: 'UNO' });
    const warehouse = await signedInStaff(shop, ['warehouse']);
    expect(await warehouse.refusal('prices.course', { code: 'UNO' })).toBe('staff_not_permitted');
  });
});
