import type { OperationInput, OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import type {
  saveVariantsOperation,
  ProductVariantTable,
  variantPriceMeaningsOperation,
} from '@casamaestra/contract/staff/product-variants.operations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

type Saving = OperationInput<typeof saveVariantsOperation>;
type Saved = ProductVariantTable & { readonly change: number | null };
type Meanings = OperationOutput<typeof variantPriceMeaningsOperation>;

const DAY_MS = 24 * 3_600_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const paint = (code: string) => ({
  code,
  name: `Pittura ${code}`,
  category: ['Casa', 'Pitture'],
  created_at: ago(90),
  variants: ['1 l', '5 l'].map((size, at) => ({
    sku: `${code}-${at}`,
    options: { Misura: size },
    price: 100,
    stock: 3,
    price_history: [
      { price: 90, from: ago(60) },
      { price: 100, from: ago(10) },
    ],
  })),
});

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop(['UNO', 'DUE', 'TRE'].map(paint));
});
afterAll(() => shop.close());

const signIn = (role: StaffRole = 'manager') => signedInStaff(shop, [role]);
type Person = Awaited<ReturnType<typeof signIn>>;
const idOf = async (code: string) =>
  (await shop.database.selectFrom('product').select('id').where('code', '=', code).executeTakeFirstOrThrow())
    .id;
const saving = async (code: string, change: Saving['change']): Promise<Saving> => ({
  id: await idOf(code),
  options: { from: ['Misura'], to: ['Misura'] },
  add: [],
  change,
});
const offer = (price: number, from: string | null = null, to: string | null = null) => ({ price, from, to });
const offersOf = async (person: Person, code: string) =>
  (await person.value<ProductVariantTable>('variants.list', { id: await idOf(code) })).variants.map(
    ({ sale }) => sale,
  );
const charged = async (sku: string) => {
  const { body } = await shop.post('/api/method/casamaestra.cart.quote', { lines: [{ sku, qty: 1 }] });
  return (body as { message: { lines: { price: number }[] } }).message.lines[0]?.price;
};

test('an offer is written with the table, charged at once, and taken back with its days', async () => {
  const person = await signIn();
  const [to, later] = [offer(80, null, ago(-20)), offer(85, ago(-5), ago(-9))];
  const saved = await person.value<Saved>(
    'variants.save',
    await saving('UNO', [
      { sku: 'UNO-0', sale: { from: null, to } },
      { sku: 'UNO-1', sale: { from: null, to: later } },
    ]),
  );
  expect(saved.variants.map(({ sale }) => sale)).toEqual([to, later]);
  expect([await charged('UNO-0'), await charged('UNO-1')]).toEqual([80, 100]);
  const moved = offer(80, null, ago(-30));
  const again = await person.value<Saved>(
    'variants.save',
    await saving('UNO', [{ sku: 'UNO-0', sale: { from: to, to: moved } }]),
  );
  await person.value('activity.undo', { id: again.change });
  expect((await offersOf(person, 'UNO'))[0]).toEqual(to);
  await person.value('activity.undo', { id: saved.change });
  expect(await offersOf(person, 'UNO')).toEqual([null, null]);
  expect(await charged('UNO-0')).toBe(100);
});

test('what it means is told before: the lowest price of 30 days, what may be printed, when it begins', async () => {
  const person = await signIn();
  const from = ago(-3);
  const { rows } = await person.value<Meanings>('variants.price_meanings', {
    id: await idOf('DUE'),
    change: [
      { sku: 'DUE-0', sale: offer(72) },
      { sku: 'DUE-1', sale: offer(50, from) },
    ],
    add: [],
  });
  expect(rows).toMatchObject([
    { sku: 'DUE-0', charged_before: 100, charged: 72, lowest_30_days: 90, reference: 90, percent: 20 },
    { sku: 'DUE-1', charged: 100, begins_at: from, to_confirm: 50, doubt: 'much_less' },
  ]);
});

test('one that is none, with days the wrong way round, or far below is refused at its cell', async () => {
  const person = await signIn();
  const refusal = async (to: ReturnType<typeof offer>, more: object = {}) => {
    const input = await saving('DUE', [{ sku: 'DUE-0', sale: { from: null, to }, ...more }]);
    const { body } = await person.call('variants.save', input);
    const { code, field } = body as { code: string; field?: string };
    return [code, field];
  };
  expect(await refusal(offer(120))).toEqual(['staff_price_above_list', 'change.0.sale']);
  expect(await refusal(offer(0))).toEqual(['staff_price_zero', 'change.0.sale']);
  expect(await refusal(offer(90, ago(-5), ago(-2)))).toEqual(['staff_price_dates', 'change.0.sale_to']);
  expect(await refusal(offer(10))).toEqual(['staff_price_to_confirm', 'change.0.sale']);
  const input = await saving('DUE', [{ sku: 'DUE-0', sale: { from: null, to: offer(10) }, confirmed: 10 }]);
  expect((await person.value<Saved>('variants.save', input)).variants[0]?.sale).toEqual(offer(10));
});

test('that somebody changed meanwhile is told; who may not change prices does not', async () => {
  const [one, other] = [await signIn(), await signIn('owner')];
  const wanted = (from: ReturnType<typeof offer> | null, price: number) =>
    saving('TRE', [{ sku: 'TRE-0', sale: { from, to: offer(price) } }]);
  await other.value('variants.save', await wanted(null, 95));
  const { body } = await one.call('variants.save', await wanted(null, 94));
  expect(body).toMatchObject({ code: 'changed_meanwhile', field: 'change.0.sale', facts: { field: 'sale' } });
  const catalogue = await signIn('catalogue');
  expect(await catalogue.refusal('variants.save', await wanted(offer(95), 60))).toBe('staff_price_limit');
  const warehouse = await signIn('warehouse');
  expect(await offersOf(warehouse, 'TRE')).toEqual([null, null]);
});
