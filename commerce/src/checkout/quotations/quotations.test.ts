import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  applyCouponOperation,
  createQuotationOperation,
  paymentRequestOperation,
  quotationSchema,
} from '@casamaestra/contract/checkout/frappe-checkout.operations.ts';
import type { OrderState } from '@casamaestra/contract/orders/order-view.ts';
import type { Answer } from '../../catalog/testing/start-test-shop.ts';
import { registerCustomer } from '../../customers/testing/register-customer.ts';
import { messageOf, startCheckoutShop } from '../testing/checkout-shop.ts';
import type { CheckoutShop } from '../testing/checkout-shop.ts';

const method = (name: string) => `/api/method/mymb_ecommerce.mymb_ecommerce.${name}`;
const paths = {
  create: method('order.create_quotation'),
  pay: method('payment.payment_request'),
  document: method('document.get_document'),
  coupon: '/api/method/omnicommerce.controllers.promotion.apply_coupon_code',
  otherCoupon: '/api/method/mymb_ecommerce.mymb_b2c.promotion.apply_coupon_code',
};

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await startCheckoutShop(undefined, { environment: { APPLICATION_KEY: 'chiave:segreto' } });
  await shop.database
    .insertInto('coupon')
    .values({
      code: 'DIECI',
      kind: 'percentage',
      percent: 10,
      description: JSON.stringify({ it: '10 % in meno', en: '10 % off', sk: '10 %' }),
    })
    .execute();
});
afterAll(() => shop.close());

const quotationInput = {
  items: [
    { item_code: 'TR-1', qty: 1, rate: 0.01, price_list_rate: 0.01 },
    { item_code: 'PI-5', qty: 2 },
  ],
  customer_id: 'vittima@esempio.it',
  contact_info: {
    name: 'Anna Maria Rossi',
    email_id: 'anna@esempio.it',
    phone: '333 1234567',
    shipping_address: {
      address_line1: 'Via Emilia 12',
      city: 'Bologna',
      state: 'BO',
      pincode: '40121',
      country: 'Italy',
    },
  },
  grand_total: 0.01,
};

const created = async (input: object = quotationInput, headers: Readonly<Record<string, string>> = {}) =>
  messageOf(await shop.post(paths.create, input, headers), createQuotationOperation.output);

const document = async (name: string, headers: Readonly<Record<string, string>> = {}) =>
  messageOf(await shop.post(paths.document, { doctype: 'Quotation', name }, headers), quotationSchema);

const paid = (answer: Answer) => messageOf(answer, paymentRequestOperation.output);

const pay = (quotation_name: string, payment_gateway = 'transfer') =>
  shop.post(paths.pay, { quotation_name, payment_gateway });

const applied = (quotation_name: string, applied_code: string) =>
  shop.post(paths.coupon, { quotation_name, applied_code, applied_referral_sales_partner: '' });

describe('K01 create_quotation', () => {
  test('prices come from the shop, the name cannot be guessed', async () => {
    const name = await created();
    expect(name).toMatch(/^QTN-[0-9A-F]{32}$/);
    expect(await document(name)).toMatchObject({
      doctype: 'Quotation',
      status: 'Open',
      party_name: 'anna@esempio.it',
      customer_name: 'Anna Maria Rossi',
      total: 148.9,
      shipping_rule: 'test-corriere',
      grand_total: 158.8,
      items: [
        { item_code: 'TR-1', qty: 1, rate: 99.9 },
        { item_code: 'PI-5', qty: 2, rate: 24.5 },
      ],
    });
  });

  test('customer_id in the body is ignored: without a login the buyer is a guest', async () => {
    const { customerId } = await registerCustomer(shop, { email: 'vittima@esempio.it' });
    const name = await created({ ...quotationInput, customer_id: 'vittima@esempio.it' });
    const row = await shop.database
      .selectFrom('quotation')
      .select('customer_id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    expect(row.customer_id).toBeNull();
    expect(customerId).toBeGreaterThan(0);
  });

  test('objects as JSON text in a form', async () => {
    const form = new URLSearchParams({
      items: JSON.stringify(quotationInput.items),
      contact_info: JSON.stringify(quotationInput.contact_info),
      invoice: 'false',
    });
    const answer = await shop.ask(paths.create, { method: 'POST', body: form });
    expect(messageOf(answer, createQuotationOperation.output)).toMatch(/^QTN-/);
  });

  test('an invoice for a company, delivered elsewhere', async () => {
    const name = await created({
      ...quotationInput,
      customer_type: 'Company',
      invoice: true,
      business_info: {
        vat_number: 'IT00743110157',
        company_name: 'Edil Rossi',
        pec: 'edil@pec.it',
        client_id: 'C-1',
      },
      shipping_address_different: true,
      contact_info: {
        ...quotationInput.contact_info,
        billing_address: { ...quotationInput.contact_info.shipping_address, address_line1: 'Via Po 1' },
      },
    });
    const { reference_name } = paid(await pay(name)).payment_request;
    const row = await shop.database
      .selectFrom('shop_order')
      .select(['invoice', 'billing_address', 'shipping_address'])
      .where('number', '=', reference_name)
      .executeTakeFirstOrThrow();
    expect(row.invoice).toMatchObject({ customer_type: 'Company', vat_number: '00743110157' });
    expect(row.invoice).not.toHaveProperty('client_id');
    expect(row.billing_address).toMatchObject({ address_line1: 'Via Po 1' });
    expect(row.shipping_address).toMatchObject({ address_line1: 'Via Emilia 12', country: 'IT' });
  });

  test('the channel is kept, also when the quotation is priced anew; B2C unless said', async () => {
    expect((await document(await created())).channel).toBe('B2C');
    const name = await created({ ...quotationInput, channel: 'MANOMANO' });
    await applied(name, 'DIECI');
    expect(await document(name)).toMatchObject({ channel: 'MANOMANO', coupon_code: 'DIECI' });
  });

  test.each([
    ['no contact', { contact_info: undefined }],
    ['an unknown channel', { channel: 'AMAZON' }],
    ['no items', { items: [] }],
    ['half a piece', { items: [{ item_code: 'TR-1', qty: 0.5 }] }],
    ['an unknown article', { items: [{ item_code: 'NIENTE', qty: 1 }] }],
    ['more than there is', { items: [{ item_code: 'MA-1', qty: 11 }] }],
    ['an unknown delivery', { shipping_rule: 'elicottero' }],
    [
      'somebody else’s stored address',
      { contact_info: { ...quotationInput.contact_info, shipping_address: { name: 'ADR-1' } } },
    ],
  ])('%s is refused', async (_what, changes) => {
    expect((await shop.post(paths.create, { ...quotationInput, ...changes })).status).toBe(417);
  });
});

describe('K01 payment_request', () => {
  test('many calls at once and again are one order, whatever the gateway', async () => {
    const name = await created();
    const gateways = ['transfer', 'gestpay', 'transfer', 'stripe', 'transfer', 'gestpay'];
    const answers = await Promise.all(gateways.map((gateway) => pay(name, gateway)));
    const numbers = [...answers, await pay(name)].map(
      (answer) => paid(answer).payment_request.reference_name,
    );
    expect(new Set(numbers).size).toBe(1);
    expect(await document(name)).toMatchObject({ status: 'Ordered', sales_order: numbers[0] });
    const orders = await shop.database
      .selectFrom('shop_order')
      .select('total_cents')
      .where('number', '=', numbers[0] ?? '')
      .execute();
    expect(orders).toEqual([{ total_cents: 15_880 }]);
  });

  test('a price that moved since the quotation is named, nothing is ordered', async () => {
    const name = await created();
    const before = await shop.orderCount();
    await shop.database.updateTable('variant').set({ price_cents: 8990 }).where('sku', '=', 'TR-1').execute();
    const answer = await pay(name);
    await shop.database.updateTable('variant').set({ price_cents: 9990 }).where('sku', '=', 'TR-1').execute();
    expect(answer.status).toBe(417);
    expect(answer.text).toContain('148,80');
    expect(await shop.orderCount()).toBe(before);
  });

  test.each(['paypal', 'cash_on_delivery', 'GESTPAY', 'bitcoin'])(
    '%s is refused in words',
    async (gateway) => {
      const name = await created();
      expect(await pay(name, gateway)).toMatchObject({
        status: 417,
        body: {
          exc_type: 'ValidationError',
          field: 'payment_gateway',
          _error_message:
            'Questo modo di pagare non è disponibile. Puoi scegliere tra: gestpay, stripe, transfer.',
        },
      });
      expect((await document(name)).status).toBe('Open');
    },
  );

  test('an order whose payment failed is not paid, one that was cancelled neither', async () => {
    const name = await created();
    const { reference_name: number } = paid(await pay(name, 'transfer')).payment_request;
    const { id } = await shop.database
      .selectFrom('shop_order')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const status = async () => paid(await pay(name)).payment_request.status;
    const become = (state: OrderState) =>
      shop.database.updateTable('shop_order').set({ state }).where('id', '=', id).execute();
    expect(await status()).toBe('Requested');
    await shop.database.updateTable('payment').set({ state: 'failed' }).where('order_id', '=', id).execute();
    expect(await status()).toBe('Requested');
    await become('cancelled');
    expect(await status()).toBe('Cancelled');
    await become('paid');
    expect(await status()).toBe('Paid');
  });

  test('with another gateway, the answer still names that of the order', async () => {
    const name = await created();
    await pay(name, 'transfer');
    expect(paid(await pay(name, 'gestpay')).payment_request.payment_gateway).toBe('transfer');
  });

  test('unknown quotation, amount in the body', async () => {
    expect((await pay('QTN-0')).status).toBe(404);
    const name = await created();
    const answer = await shop.post(paths.pay, {
      quotation_name: name,
      payment_gateway: 'transfer',
      amount: 1,
    });
    expect(paid(answer).payment_request.grand_total).toBe(158.8);
  });

  test('make_direct_guest_payment_request is not offered', async () => {
    const path = method('payment.make_direct_guest_payment_request');
    const answer = await shop.post(path, { amount: 1, customer_email: 'a@esempio.it' });
    expect(answer).toMatchObject({ status: 403, body: { exc_type: 'PermissionError' } });
  });
});

describe('K01 apply_coupon_code', () => {
  test('the coupon is in the total, the empty code takes it out', async () => {
    const name = await created();
    const discounted = messageOf(await applied(name, 'dieci'), applyCouponOperation.output);
    expect(discounted).toMatchObject({
      coupon_code: 'DIECI',
      discount_amount: 14.89,
      grand_total: 143.91,
      coupon_description: '10 % in meno',
    });
    expect(messageOf(await applied(name, ''), applyCouponOperation.output)).toMatchObject({
      coupon_code: null,
      grand_total: 158.8,
    });
    await applied(name, 'DIECI');
    expect(paid(await pay(name)).payment_request.grand_total).toBe(143.91);
  });

  test('a failure is a 200 answer with status error, and changes nothing', async () => {
    const name = await created();
    const other = { quotation_name: name, applied_code: 'BOH', applied_referral_sales_partner: '' };
    expect(messageOf(await shop.post(paths.otherCoupon, other), applyCouponOperation.output)).toMatchObject({
      status: 'error',
      coupon_description: null,
    });
    expect((await document(name)).coupon_code).toBeNull();
    await pay(name);
    expect(messageOf(await applied(name, 'DIECI'), applyCouponOperation.output)).toMatchObject({
      status: 'error',
    });
    expect((await shop.post(paths.coupon, { quotation_name: name })).status).toBe(417);
    for (const path of [paths.coupon, paths.otherCoupon])
      expect(
        messageOf(await shop.post(path, { ...other, quotation_name: 'QTN-0' }), applyCouponOperation.output),
      ).toMatchObject({ status: 'error', coupon_description: null });
  });
});

describe('K01 the owner of a quotation', () => {
  test('a customer’s is unknown to guests and to other customers, even by its name', async () => {
    const anna = await registerCustomer(shop, { email: 'anna@esempio.it' });
    const eva = await registerCustomer(shop, { email: 'eva@esempio.it' });
    const name = await created({ ...quotationInput, customer_id: eva.email }, anna.headers);
    for (const headers of [{}, eva.headers]) {
      const asked = [
        shop.post(paths.document, { doctype: 'Quotation', name }, headers),
        shop.post(paths.pay, { quotation_name: name, payment_gateway: 'transfer' }, headers),
        shop.post(
          paths.coupon,
          { quotation_name: name, applied_code: 'DIECI', applied_referral_sales_partner: '' },
          headers,
        ),
      ];
      const [seen, ordered, discounted] = await Promise.all(asked);
      expect([seen?.status, ordered?.status]).toEqual([404, 404]);
      expect(discounted).toMatchObject({ status: 200, body: { message: { status: 'error' } } });
    }
    expect((await document(name, anna.headers)).name).toBe(name);
    const answer = await shop.post(
      paths.pay,
      { quotation_name: name, payment_gateway: 'transfer' },
      anna.headers,
    );
    const row = await shop.database
      .selectFrom('shop_order')
      .select('customer_id')
      .where('number', '=', paid(answer).payment_request.reference_name)
      .executeTakeFirstOrThrow();
    expect(row.customer_id).toBe(anna.customerId);
  });

  test('an invalid token is not treated as a guest', async () => {
    const answer = await shop.post(paths.create, quotationInput, { jwt: 'Bearer abc.def.ghi' });
    expect(answer.status).toBe(401);
  });

  test('only quotations are documents', async () => {
    const asked = { doctype: 'User', name: 'Administrator' };
    expect((await shop.post(paths.document, asked)).status).toBe(404);
  });
});

describe('K01 submit_sales_order', () => {
  test('asks for the application key, and finds no drafts', async () => {
    const path = method('payment.submit_sales_order');
    const { reference_name } = paid(await pay(await created())).payment_request;
    const ask = (name: string, authorization?: string) =>
      shop.post(path, { sales_order_name: name }, authorization === undefined ? {} : { authorization });
    expect((await ask(reference_name)).status).toBe(401);
    expect((await ask(reference_name, 'token chiave:sbagliata')).status).toBe(401);
    expect((await ask('CM-22222222', 'token chiave:segreto')).status).toBe(404);
    expect((await ask(reference_name, 'token chiave:segreto')).status).toBe(417);
  });
});
