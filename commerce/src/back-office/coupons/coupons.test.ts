import type { CouponFields, StaffCoupon } from '@casamaestra/contract/staff/staff-coupons.operations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCheckoutShop } from '../../checkout/testing/checkout-shop.ts';
import type { CheckoutShop, Placed } from '../../checkout/testing/checkout-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

let shop: CheckoutShop;
let editor: Awaited<ReturnType<typeof signedInStaff>>;
let colleague: typeof editor;

beforeAll(async () => {
  shop = await startCheckoutShop();
  editor = await signedInStaff(shop, ['content'], { name: 'Ada Bianchi' });
  colleague = await signedInStaff(shop, ['manager'], { name: 'Giulia Neri' });
});
afterAll(() => shop.close());

const fields: CouponFields = {
  kind: 'percentage',
  percent: 10,
  amount_cents: null,
  description: { it: 'Il 10 % di benvenuto', en: '', sk: '' },
  valid_from: null,
  valid_to: null,
  minimum_cents: 2000,
  products: [],
  categories: ['Utensili'],
  except_reduced: false,
  use_limit: null,
  per_customer_limit: null,
  combinable: false,
  active: true,
};
const save = (code: string, changes: Partial<CouponFields> = {}, seen: CouponFields | null = null) => ({
  code,
  seen,
  fields: { ...fields, ...changes },
});
const saved = (input: object, who = editor) => who.value<{ change: number }>('coupons.save', input);
const coupons = () => editor.value<StaffCoupon[]>('coupons.list');
const coupon = async (code: string) => (await coupons()).find((one) => one.code === code);
const discountOf = async (code: string) => {
  const { body } = await shop.post('/api/method/casamaestra.cart.quote', {
    items: [{ sku: 'TR-1', qty: 1 }],
    lines: [{ sku: 'TR-1', qty: 1 }],
    coupon_codes: [code],
  });
  const { coupons: used } = (body as { message: { coupons: { discount: number }[] } }).message;
  return used[0]?.discount ?? 0;
};

test('a coupon is made, used in a cart and in an order, and told with how often and for how much', async () => {
  await saved(save('estate10'));
  expect(await discountOf('estate10')).toBe(9.99);
  const order = await shop.order({ 'TR-1': 1 }, { coupon_codes: ['ESTATE10'] });
  const placed = await shop.place(order);
  expect((placed.body as { message: Placed }).message.status).toBe('placed');
  expect(await coupon('ESTATE10')).toMatchObject({ state: 'running', uses: 1, discount_cents: 999 });
  expect((await coupon('ESTATE10'))?.fields.description.en).toBe('Il 10 % di benvenuto');
  expect(await editor.refusal('coupons.save', save('ESTATE10'))).toBe('staff_coupon_known');
});

test('it is changed, taken back, and ended; who wrote it stands in the log', async () => {
  await saved(save('PRIMO'));
  const { change } = await saved(save('PRIMO', { percent: 20 }, fields));
  expect(await discountOf('PRIMO')).toBe(19.98);
  await editor.value('activity.undo', { id: change });
  expect(await discountOf('PRIMO')).toBe(9.99);
  const ended = await colleague.value<{ change: number }>('coupons.end', { code: 'primo' });
  expect(await discountOf('PRIMO')).toBe(0);
  expect(await coupon('PRIMO')).toMatchObject({ state: 'ended' });
  const { rows } = await colleague.value<{ rows: object[] }>('activity.list', { record: 'coupon PRIMO' });
  expect(rows[0]).toMatchObject({ kind: 'coupons.end', who: 'Giulia Neri' });
  await colleague.value('activity.undo', { id: ended.change });
  expect(await discountOf('PRIMO')).toBe(9.99);
});

test('a coupon that was made goes again while nobody has used or changed it; else it stays', async () => {
  const { change } = await saved(save('SBAGLIO'));
  await editor.value('activity.undo', { id: change });
  expect(await coupon('SBAGLIO')).toBeUndefined();
  const worked = await saved(save('LAVORATO'));
  await saved(save('LAVORATO', { use_limit: 5 }, fields), colleague);
  expect(await editor.refusal('activity.undo', { id: worked.change })).toBe('staff_coupon_used');
  const used = await saved(save('USATO'));
  await shop.place(await shop.order({ 'TR-1': 1 }, { coupon_codes: ['USATO'] }));
  expect(await editor.refusal('activity.undo', { id: used.change })).toBe('staff_coupon_used');
});

test('two people change different fields; the same one is refused and nothing is overwritten', async () => {
  await saved(save('INSIEME'));
  await saved(save('INSIEME', { use_limit: 50 }, fields), colleague);
  await saved(save('INSIEME', { minimum_cents: 3000 }, fields));
  expect((await coupon('INSIEME'))?.fields).toMatchObject({ use_limit: 50, minimum_cents: 3000 });
  const late = save('INSIEME', { use_limit: 10 }, fields);
  const answer = await editor.call('coupons.save', late);
  expect(answer.body).toMatchObject({ code: 'changed_meanwhile', facts: { field: 'use_limit', now: '50' } });
});

test('what is wrong is refused with its field', async () => {
  const wrong = async (changes: Partial<CouponFields>) => {
    const { body } = await editor.call('coupons.save', save('STORTO', changes));
    const { code, field } = body as { code: string; field: string };
    return `${code} ${field}`;
  };
  expect(await wrong({ percent: null })).toBe('staff_coupon_value percent');
  expect(await wrong({ percent: 100 })).toBe('staff_coupon_free percent');
  const amount = { kind: 'amount', percent: null } as const;
  expect(await wrong({ ...amount, amount_cents: null })).toBe('staff_coupon_value amount_cents');
  expect(await wrong({ ...amount, amount_cents: 2000 })).toBe('staff_coupon_free minimum_cents');
  const reversed = { valid_from: '2027-02-01T00:00:00+01:00', valid_to: '2027-01-31T23:00:00Z' };
  expect(await wrong(reversed)).toBe('staff_coupon_dates valid_to');
  expect(await wrong({ products: ['NIENTE'] })).toBe('staff_coupon_goods products');
  expect(await wrong({ categories: ['Astronavi'] })).toBe('staff_coupon_goods categories');
  expect(await coupon('STORTO')).toBeUndefined();
  const { fields: now } = (await coupon('ESTATE10')) as StaffCoupon;
  await shop.place(await shop.order({ 'TR-1': 1 }, { coupon_codes: ['ESTATE10'], email: 'b@posta.test' }));
  const fewer = { code: 'ESTATE10', seen: now, fields: { ...now, use_limit: 1 } };
  expect(await editor.refusal('coupons.save', fewer)).toBe('staff_coupon_uses');
});

test('a coupon of a file that gives goods away keeps its value while its dates are changed', async () => {
  await shop.database
    .insertInto('coupon')
    .values({
      code: 'TUTTO',
      kind: 'percentage',
      percent: 100,
      description: JSON.stringify(fields.description),
    })
    .execute();
  const { fields: now } = (await coupon('TUTTO')) as StaffCoupon;
  const dated = { ...now, description: fields.description, valid_to: '2030-01-01T00:00:00Z' };
  await saved({ code: 'TUTTO', seen: now, fields: dated });
  expect((await coupon('TUTTO'))?.fields).toMatchObject({
    percent: 100,
    valid_to: '2030-01-01T00:00:00.000Z',
  });
});

test('those who only look at coupons change none, others do not see them', async () => {
  const support = await signedInStaff(shop, ['support']);
  const warehouse = await signedInStaff(shop, ['warehouse']);
  expect((await support.value<StaffCoupon[]>('coupons.list')).length).toBeGreaterThan(0);
  expect(await support.refusal('coupons.end', { code: 'ESTATE10' })).toBe('staff_not_permitted');
  expect(await warehouse.refusal('coupons.list')).toBe('staff_not_permitted');
});
