import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationInput, OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import type {
  saveVariantsOperation,
  ProductVariantTable,
  variantPriceMeaningsOperation,
} from '@casamaestra/contract/staff/product-variants.operations.ts';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

type Saving = OperationInput<typeof saveVariantsOperation>;
type Saved = ProductVariantTable & { readonly change: number | null };
type Meanings = OperationOutput<typeof variantPriceMeaningsOperation>;

const paint = (code: string, sizes = ['1 l', '5 l']) => ({
  code,
  name: `Pittura ${code}`,
  category: ['Casa', 'Pitture'],
  variants: sizes.map((size, at) => ({
    sku: `${code}-${at}`,
    options: { Misura: size },
    price: 10 + at * 2,
    stock: 3,
  })),
});
const many = Array.from({ length: 101 }, (_, at) => `${at} l`);

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop([
    ...['UNO', 'DUE', 'TRE', 'ANN', 'NEW'].map((code) => paint(code)),
    paint('CENTO', many),
  ]);
});
afterAll(() => shop.close());

const signIn = (role: StaffRole = 'manager') => signedInStaff(shop, [role], { name: 'Vera Varianti' });
type Person = Awaited<ReturnType<typeof signIn>>;
const idOf = async (code: string) =>
  (await shop.database.selectFrom('product').select('id').where('code', '=', code).executeTakeFirstOrThrow())
    .id;
const saving = async (code: string, some: Partial<Saving>): Promise<Saving> => ({
  id: await idOf(code),
  options: { from: ['Misura'], to: ['Misura'] },
  add: [],
  change: [],
  ...some,
});
const price = (sku: string, from: number, to: number, confirmed?: number) => ({
  sku,
  price: { from, to },
  ...(confirmed !== undefined && { confirmed }),
});
const pricesOf = async (person: Person, code: string) =>
  (await person.value<ProductVariantTable>('variants.list', { id: await idOf(code) })).variants.map(
    (variant) => variant.price,
  );
const refusalOf = async (person: Person, code: string, some: Partial<Saving>) => {
  const { body } = await person.call('variants.save', await saving(code, some));
  const { code: said, field, facts } = body as { code: string; field?: string; facts?: object };
  return { code: said, field, facts };
};
const charged = async (sku: string) => {
  const { body } = await shop.post('/api/method/casamaestra.cart.quote', { lines: [{ sku, qty: 1 }] });
  return (body as { message: { lines: { price: number }[] } }).message.lines[0]?.price;
};

describe('prices in the table of variants', () => {
  test('are changed with other cells in one go, charged at once, and stand in the history', async () => {
    const person = await signIn();
    const saved = await person.value<Saved>(
      'variants.save',
      await saving('UNO', {
        change: [{ ...price('UNO-0', 10, 9.5), weight_kg: { from: null, to: 1.4 } }, price('UNO-1', 12, 13)],
      }),
    );
    expect(saved.variants.map((one) => [one.price, one.weight_kg])).toEqual([
      [9.5, 1.4],
      [13, null],
    ]);
    expect(await charged('UNO-0')).toBe(9.5);
    const history = await shop.database
      .selectFrom('price_history')
      .innerJoin('variant', 'variant.id', 'variant_id')
      .select('price_history.price_cents as cents')
      .where('sku', '=', 'UNO-0')
      .orderBy('valid_from')
      .execute();
    expect(history.at(-1)).toEqual({ cents: 950 });
  });

  test('far below today, or below the cost, are typed again; nothing else is written before', async () => {
    const person = await signIn();
    const weight = { weight_kg: { from: null, to: 2 } };
    expect(await refusalOf(person, 'DUE', { change: [{ ...price('DUE-0', 10, 1), ...weight }] })).toEqual({
      code: 'staff_price_to_confirm',
      field: 'change.0.price',
      facts: { percent: 90, price: '1.00' },
    });
    await shop.database.updateTable('variant').set({ cost_cents: 900 }).where('sku', '=', 'DUE-1').execute();
    expect(await refusalOf(person, 'DUE', { change: [price('DUE-1', 12, 10.5)] })).toMatchObject({
      code: 'staff_price_below_cost',
      field: 'change.0.price',
    });
    expect(await refusalOf(person, 'DUE', { change: [price('DUE-0', 10, 0)] })).toMatchObject({
      code: 'staff_price_zero',
      field: 'change.0.price',
    });
    const table = await person.value<ProductVariantTable>('variants.list', { id: await idOf('DUE') });
    expect(table.variants.map((one) => [one.price, one.weight_kg])).toEqual([
      [10, null],
      [12, null],
    ]);
    await person.value(
      'variants.save',
      await saving('DUE', { change: [price('DUE-0', 10, 1, 1), price('DUE-1', 12, 10.5, 10.5)] }),
    );
    expect(await pricesOf(person, 'DUE')).toEqual([1, 10.5]);
  });

  test('keep to what a role may change, and to a hundred at once', async () => {
    const catalogue = await signIn('catalogue');
    expect(await refusalOf(catalogue, 'TRE', { change: [price('TRE-0', 10, 6, 6)] })).toMatchObject({
      code: 'staff_price_limit',
      field: 'change.0.price',
    });
    const all = many.map((_, at) => price(`CENTO-${at}`, 10 + at * 2, 11 + at * 2));
    const owner = await signIn('owner');
    expect(await refusalOf(owner, 'CENTO', { change: all })).toMatchObject({ code: 'staff_prices_too_many' });
    await owner.value('variants.save', await saving('CENTO', { change: all.slice(1) }));
  });

  test('of two people: the same cell is told with both values, another is merged', async () => {
    const [one, other] = [await signIn(), await signIn('owner')];
    await one.value('variants.save', await saving('TRE', { change: [price('TRE-0', 10, 11)] }));
    expect(await refusalOf(other, 'TRE', { change: [price('TRE-0', 10, 9)] })).toEqual({
      code: 'changed_meanwhile',
      field: 'change.0.price',
      facts: { field: 'price', now: '11', who: 'Vera Varianti' },
    });
    await other.value('variants.save', await saving('TRE', { change: [price('TRE-1', 12, 12.5)] }));
    expect(await pricesOf(one, 'TRE')).toEqual([11, 12.5]);
  });

  test('go back from the log and forth again', async () => {
    const owner = await signIn('owner');
    const saved = await owner.value<Saved>(
      'variants.save',
      await saving('ANN', { change: [price('ANN-0', 10, 5, 5), price('ANN-1', 12, 14)] }),
    );
    const undone = await owner.value<{ change: number; kept: object[] }>('activity.undo', {
      id: saved.change,
    });
    expect(undone.kept).toEqual([]);
    expect(await pricesOf(owner, 'ANN')).toEqual([10, 12]);
    expect(await charged('ANN-0')).toBe(10);
    await owner.value('activity.undo', { id: undone.change });
    expect(await pricesOf(owner, 'ANN')).toEqual([5, 14]);
    expect(await charged('ANN-0')).toBe(5);
  });

  test('of a new variant are held against its siblings, below and above', async () => {
    const person = await signIn();
    const fresh = (amount: number, confirmed?: number) => ({
      sku: 'NEW-2',
      gtin: '',
      values: ['10 l'],
      price: amount,
      stock: 0,
      weight_kg: null,
      ...(confirmed !== undefined && { confirmed }),
    });
    for (const amount of [1.2, 120])
      expect(await refusalOf(person, 'NEW', { add: [fresh(amount)] })).toEqual({
        code: 'staff_price_unlike_siblings',
        field: 'add.0.price',
        facts: { price: amount.toFixed(2), least: '10.00', most: '12.00' },
      });
    expect(await refusalOf(person, 'NEW', { add: [fresh(120, 12)] })).toMatchObject({
      code: 'staff_price_unlike_siblings',
    });
    await person.value('variants.save', await saving('NEW', { add: [fresh(120, 120)] }));
    expect(await pricesOf(person, 'NEW')).toEqual([10, 12, 120]);
  });

  test('say what they mean while they are typed', async () => {
    const person = await signIn();
    const id = await idOf('CENTO');
    await shop.pool.query(
      `insert into price_history (variant_id, price_cents, valid_from)
       select id, 800, now() - interval '40 days' from variant where sku = 'CENTO-0'`,
    );
    const { rows } = await person.value<Meanings>('variants.price_meanings', {
      id,
      change: [{ sku: 'CENTO-0', price: 2 }],
      add: [
        { sku: 'CENTO-N', price: 20 },
        { sku: 'CENTO-M', price: 2000 },
      ],
    });
    expect(rows).toEqual([
      {
        sku: 'CENTO-0',
        charged_before: 10,
        charged: 2,
        lowest_30_days: 8,
        reference: null,
        percent: null,
        begins_at: null,
        to_confirm: 2,
        doubt: 'much_less',
      },
      {
        sku: 'CENTO-N',
        charged_before: null,
        charged: 20,
        lowest_30_days: null,
        reference: null,
        percent: null,
        begins_at: null,
        to_confirm: null,
        doubt: null,
      },
      {
        sku: 'CENTO-M',
        charged_before: null,
        charged: 2000,
        lowest_30_days: null,
        reference: null,
        percent: null,
        begins_at: null,
        to_confirm: 2000,
        doubt: 'unlike_siblings',
      },
    ]);
    const reader = await signIn('warehouse');
    expect(await reader.refusal('variants.price_meanings', { id, change: [], add: [] })).toBe(
      'staff_not_permitted',
    );
  });
});
