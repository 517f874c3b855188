import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCheckoutShop } from '../checkout/testing/checkout-shop.ts';
import type { CheckoutShop } from '../checkout/testing/checkout-shop.ts';
import { signedInStaff } from '../staff/testing/staff-browser.ts';
import { startErpnextDouble } from './testing/erpnext-double.ts';
import type { ErpnextDouble } from './testing/erpnext-double.ts';
import { connect, item, settingsOf } from './testing/erpnext-shop.ts';
import { buy, paid } from './testing/paid-order.ts';

let shop: CheckoutShop;
let double: ErpnextDouble;
// Ahead of the database's own clock, which says when a document is due.
const now = Date.now() + 5 * 60_000;

const goods = (code: string, price: number) => ({
  code,
  name: `Articolo ${code}`,
  category: ['Utensili', 'Vari'],
  variants: [{ sku: `${code}-1`, price, stock: 1000, weight_kg: 1 }],
});

beforeAll(async () => {
  // Two at the standard rate, one at a reduced one; prices no discount divides evenly.
  shop = await startCheckoutShop([goods('VITE', 3.33), goods('COLLA', 7.77), goods('TERRA', 6.65)], {
    clock: { now: () => now },
  });
  await shop.pool.query(`update product set vat_class = 'reduced' where code = 'TERRA'`);
  await shop.pool.query(
    `insert into coupon (code, kind, percent, amount_cents, description, product_ids) values
       ('SETTE', 'percentage', 7.5, null, '{"it":"7,5 %","en":"7.5 %","sk":"7,5 %"}', '{}'),
       ('TRE', 'amount', null, 301, '{"it":"3 €","en":"3 €","sk":"3 €"}', '{}'),
       ('CENTO', 'amount', null, 2000, '{"it":"20 €","en":"20 €","sk":"20 €"}', '{}'),
       ('GRATIS', 'free_shipping', null, null, '{"it":"Gratis","en":"Free","sk":"Zdarma"}', '{}'),
       ('COLLA', 'percentage', 33, null, '{"it":"33 %","en":"33 %","sk":"33 %"}',
        (select array_agg(id) from product where code = 'COLLA')),
       ('REGALO', 'percentage', 100, null, '{"it":"100 %","en":"100 %","sk":"100 %"}',
        (select array_agg(id) from product where code = 'VITE'))`,
  );
  await shop.pool.query('update coupon set combinable = true');
});
afterAll(() => shop.close());
beforeEach(async () => {
  double = await startErpnextDouble();
  for (const code of ['VITE-1', 'COLLA-1', 'TERRA-1']) item(double, code);
});
afterEach(async () => {
  double.close();
  await shop.database.deleteFrom('erpnext_document').execute();
});

const connected = async (more: object = {}) =>
  connect(
    await signedInStaff(shop, ['owner'], { name: 'Ada Titolare', now }),
    settingsOf(double, { orders_out: true, payments_out: true, ...more }),
  );

interface Kept {
  readonly [field: string]: unknown;
}

/** Buys, pays and sends; the order as the shop keeps it and as it stands in ERPNext. */
async function sent(pieces: Record<string, number>, coupons: readonly string[]) {
  const number = await buy(shop, pieces, { coupon_codes: coupons });
  await paid(shop, number, now);
  await shop.commerce.jobs.drain();
  const { rows } = await shop.pool.query<{
    total: number;
    discount: number;
    vat: { percent: number; net_cents: number; vat_cents: number }[];
  }>(
    `select total_cents / 100.0::float8 as total, discount_cents / 100.0::float8 as discount, vat
       from shop_order where number = $1`,
    [number],
  );
  const order: Kept | undefined = double.kept.all('Sales Order').find((one) => one['po_no'] === number);
  if (rows[0] === undefined || order === undefined) throw new Error(`${number} is not in ERPNext`);
  return { shop: rows[0], order, payment: double.kept.all('Payment Entry').at(-1) };
}

const mixed = { 'VITE-1': 3, 'COLLA-1': 2, 'TERRA-1': 7 };

describe('an order with a discount comes to what was paid, to the cent', () => {
  test.each([
    ['a percentage', mixed, ['SETTE'], 5.41],
    ['an amount', mixed, ['TRE'], 3.01],
    ['an amount beyond the goods, which pays delivery too', { 'VITE-1': 4 }, ['CENTO'], 13.32],
    ['free delivery', mixed, ['GRATIS'], 0],
    ['a percentage of some goods', mixed, ['COLLA'], 5.13],
    ['goods that are given away', mixed, ['REGALO'], 9.99],
    ['several codes', mixed, ['COLLA', 'TRE', 'GRATIS'], 8.14],
  ])('%s', async (_kind, pieces, coupons, discount) => {
    await connected();
    const { shop: paidFor, order, payment } = await sent(pieces, coupons);
    expect(paidFor.discount).toBe(discount);
    expect(order).toMatchObject({ docstatus: 1, grand_total: paidFor.total, advance_paid: paidFor.total });
    expect(order['discount_amount'] ?? 0).toBe(discount);
    // Nothing is rounded to coins, so the payment meets the order.
    expect(order['rounded_total']).toBe(0);
    expect(payment).toMatchObject({
      docstatus: 1,
      paid_amount: paidFor.total,
      references: [{ reference_name: order['name'], allocated_amount: paidFor.total }],
    });
  });
});

const templates = '22 = IVA 22% - CM\n10% = IVA 10% - CM';

/** Templates of two rates as ERPNext's setup makes them, and a default one that would add VAT on top. */
function withVat(): void {
  const company = 'Casamaestra Srl';
  for (const rate of [22, 10]) {
    double.insert('Account', { account_name: `IVA ${rate} - CM`, company, is_group: 0, account_type: 'Tax' });
    double.insert('Item Tax Template', {
      title: `IVA ${rate}% - CM`,
      company,
      taxes: [{ tax_type: `IVA ${rate} - CM`, tax_rate: rate }],
    });
  }
  double.insert('Sales Taxes and Charges Template', {
    title: 'IVA 22%',
    company,
    is_default: 1,
    taxes: [{ charge_type: 'On Net Total', account_head: 'IVA 22 - CM', description: 'IVA', rate: 22 }],
  });
}

describe('with templates of VAT an order has net and tax of each rate', () => {
  test.each([
    ['one rate', { 'VITE-1': 3, 'COLLA-1': 2 }, []],
    ['one rate and a discount', { 'VITE-1': 3, 'COLLA-1': 2 }, ['SETTE']],
    ['two rates, delivery in proportion', mixed, []],
    ['two rates and a percentage', mixed, ['SETTE']],
    ['two rates and an amount', mixed, ['TRE']],
    ['two rates and a percentage of goods at one of them', mixed, ['COLLA']],
    ['two rates and goods that are given away', mixed, ['REGALO']],
    ['two rates, several codes', mixed, ['COLLA', 'TRE', 'GRATIS']],
  ])('%s', async (_kind, pieces, coupons) => {
    withVat();
    await connected({ vat_templates: templates });
    const { shop: paidFor, order } = await sent(pieces, coupons);
    expect(order).toMatchObject({ docstatus: 1, grand_total: paidFor.total, advance_paid: paidFor.total });
    const taxes = (order['taxes'] ?? []) as Kept[];
    expect(
      taxes.map((row) => [row['account_head'], row['description'], row['included_in_print_rate']]),
    ).toEqual(paidFor.vat.map(({ percent }) => [`IVA ${percent} - CM`, `IVA ${percent} %`, 1]));
    const rows = (order['items'] ?? []) as Kept[];
    paidFor.vat.forEach(({ percent, net_cents: net, vat_cents: vat }, at) => {
      const own = rows.filter((row) => row['item_tax_template'] === `IVA ${percent}% - CM`);
      const sum = own.reduce((all, row) => all + Number(row['net_amount']), 0);
      // ERPNext rounds the net of each row: half a cent of each at most.
      const most = own.length / 200 + 0.005;
      expect(Math.abs(sum - net / 100)).toBeLessThanOrEqual(most);
      expect(Math.abs(Number(taxes[at]?.['tax_amount']) - vat / 100)).toBeLessThanOrEqual(most);
    });
    expect(rows.every((row) => typeof row['item_tax_template'] === 'string')).toBe(true);
  });

  test('a rate without a template is said, and the order goes once it has one', async () => {
    withVat();
    await connected({ vat_templates: '22 = IVA 22% - CM' });
    await expect(sent(mixed, [])).rejects.toThrow('is not in ERPNext');
    const owner = await signedInStaff(shop, ['owner'], { name: 'Ada Titolare', now });
    const given = { given_up: true };
    expect(await owner.value('connections.erpnext_documents', given)).toMatchObject([
      { kind: 'order', failure: 'settings', detail: 'vat_templates: 10' },
    ]);
    await connected({ vat_templates: templates });
    await owner.value('connections.send_erpnext', {});
    await shop.commerce.jobs.drain();
    expect(await owner.value('connections.erpnext_documents', given)).toEqual([]);
    expect(double.kept.all('Sales Order')).toMatchObject([{ docstatus: 1 }]);
  });

  test('without them an order has no rows of VAT', async () => {
    await connected();
    const { order } = await sent(mixed, ['SETTE']);
    expect(order).toMatchObject({ docstatus: 1, taxes: [] });
    expect(JSON.stringify(order['items'])).not.toContain('item_tax_template');
  });
});
