import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type {
  changePricePeriodOperation,
  priceCalendarOperation,
} from '@casamaestra/contract/staff/price-calendar.operations.ts';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

const begun = '2026-01-01T00:00:00.000Z';
const [june, july, august] = [
  '2099-06-01T00:00:00.000Z',
  '2099-07-01T00:00:00.000Z',
  '2099-08-01T00:00:00.000Z',
];
const product = (code: string, prices: object) => ({
  code,
  name: `Prodotto ${code}`,
  category: ['Casa', 'Sedie'],
  created_at: '2026-01-01T00:00:00Z',
  variants: [{ sku: code, price: 100, stock: 9, ...prices }],
});
const running = { sale_price: 80, sale_from: begun, sale_to: june };
const planned = { promo_price: 70, promo_from: june, promo_to: july };

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop([
    product('CORRE1', running),
    product('CORRE2', { ...running, sale_price: 90 }),
    product('POI', planned),
    product('ALTRO', { sale_price: 60, sale_from: begun, sale_to: july }),
  ]);
});
afterAll(() => shop.close());

type Calendar = OperationOutput<typeof priceCalendarOperation>;
type Changed = OperationOutput<typeof changePricePeriodOperation>;
const owner = () => signedInStaff(shop, ['owner']);
const periods = async () => (await (await owner()).value<Calendar>('prices.calendar', {})).periods;
const sale = { kind: 'sale', from: begun, to: june, variants: 2 };
const shopPrice = async (sku: string, price: number) =>
  shop.until(`/api/shop?skus=${sku}&per_page=1`, ({ text }) => text.includes(`"max_price":${price},`));

describe('a period of reduced prices', () => {
  test('is moved for all its variants, and taken back as a whole', async () => {
    const staff = await owner();
    const moved = await staff.value<Changed>('prices.change_period', {
      ...sale,
      act: 'move',
      new_from: begun,
      new_to: august,
    });
    expect(moved).toMatchObject({ products: 2, variants: 2 });
    expect(await periods()).toMatchObject([
      { kind: 'sale', to: july, variants: 1 },
      { kind: 'sale', to: august, variants: 2 },
      { kind: 'promo', from: june },
    ]);
    await staff.value('activity.undo', { id: moved.change });
    expect(await periods()).toContainEqual(expect.objectContaining({ kind: 'sale', to: june, variants: 2 }));
  });

  test('that runs is ended in the shop at once; its other reductions stay', async () => {
    await shopPrice('CORRE1', 80);
    const staff = await owner();
    const ended = await staff.value<Changed>('prices.change_period', { ...sale, act: 'end' });
    await shopPrice('CORRE1', 100);
    await shopPrice('ALTRO', 60);
    expect((await periods()).map(({ kind, variants }) => [kind, variants])).toEqual([
      ['sale', 1],
      ['promo', 1],
    ]);
    await staff.value('activity.undo', { id: ended.change });
    await shopPrice('CORRE1', 80);
  });

  test('that is planned is cancelled: its price is gone, its variants keep the rest', async () => {
    const staff = await owner();
    const given = { kind: 'promo', from: june, to: july, variants: 1, act: 'end' };
    const { change } = await staff.value<Changed>('prices.change_period', given);
    expect((await periods()).filter(({ kind }) => kind === 'promo')).toEqual([]);
    await staff.value('activity.undo', { id: change });
    expect((await periods()).filter(({ kind }) => kind === 'promo')).toHaveLength(1);
  });

  test.each([
    ['others than were seen', { ...sale, variants: 3, act: 'end' }, 'staff_bulk_changed'],
    [
      'days the wrong way round',
      { ...sale, act: 'move', new_from: august, new_to: july },
      'staff_price_dates',
    ],
    ['an end in the past', { ...sale, act: 'move', new_to: begun }, 'staff_period_over'],
    ['no day at all', { ...sale, act: 'move' }, 'staff_period_without_days'],
    ['the same days', { ...sale, act: 'move', new_from: begun, new_to: june }, 'staff_bulk_nothing'],
    [
      'all reductions without days',
      { ...sale, from: null, to: null, act: 'end' },
      'staff_period_without_days',
    ],
  ])('is not changed with %s', async (_, given, code) => {
    const before = await periods();
    expect(await (await owner()).refusal('prices.change_period', given)).toBe(code);
    expect(await periods()).toEqual(before);
  });

  test('of sales is not for those who plan promotions only; the warehouse changes none', async () => {
    const content = await signedInStaff(shop, ['content']);
    expect(await content.refusal('prices.change_period', { ...sale, act: 'end' })).toBe(
      'staff_price_promotions_only',
    );
    const warehouse = await signedInStaff(shop, ['warehouse']);
    expect(await warehouse.refusal('prices.change_period', { ...sale, act: 'end' })).toBe(
      'staff_not_permitted',
    );
  });
});

test('a period of more than a hundred variants is confirmed by who changes it, and is not for who plans a few', async () => {
  const goods = Array.from({ length: 101 }, (_, index) => product(`MOLTI${index}`, planned));
  const large = await startTestShop(goods);
  try {
    const staff = await signedInStaff(large, ['owner']);
    const content = await signedInStaff(large, ['content']);
    const many = { kind: 'promo', from: june, to: july, variants: 101, act: 'end' };
    await large.pool.query("update staff_session set confirmed_at = now() - interval '6 minutes'");
    expect(await staff.refusal('prices.change_period', many)).toBe('staff_confirmation_needed');
    expect(await content.refusal('prices.change_period', many)).toBe('staff_not_permitted');
    await large.pool.query('update staff_session set confirmed_at = now()');
    expect(await staff.value<Changed>('prices.change_period', many)).toMatchObject({ variants: 101 });
  } finally {
    await large.close();
  }
});
