import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Quote } from '@casamaestra/contract/cart/quote.ts';
import type { Activity } from '@casamaestra/contract/staff/back-office.operations.ts';
import type { StaffOrder } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import type {
  TelephoneBuyer,
  TelephoneGoods,
} from '@casamaestra/contract/staff/telephone-orders.operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queueMail } from '../../mail-queue/queue-mail.ts';
import { registerCustomer } from '../../customers/testing/register-customer.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';
import { bologna, startCheckoutShop, toolShop } from '../testing/checkout-shop.ts';
import type { CheckoutShop } from '../testing/checkout-shop.ts';

let shop: CheckoutShop;
let support: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  shop = await startCheckoutShop(toolShop, { environment: { ORDER_LIMITS_TIMES: '1' } });
  support = await signedInStaff(shop, ['support'], { name: 'Giulia Neri' });
});
afterAll(() => shop.close());

interface Taken {
  status: 'placed' | 'changed';
  order_number: string;
  total: number;
  changes: { kind: string; subject: string }[];
  quote: Quote;
}

const quoted = (pieces: Readonly<Record<string, number>>, changes: object = {}) =>
  support.value<Quote>('telephone.quote', {
    lines: Object.entries(pieces).map(([sku, qty]) => ({ sku, qty })),
    pincode: '40121',
    shipping_rule: 'test-corriere',
    ...changes,
  });

async function wanted(pieces: Readonly<Record<string, number>>, changes: object = {}) {
  const quote = await quoted(pieces);
  return {
    idempotency_key: randomUUID(),
    lines: quote.lines.map(({ sku, wanted_qty: qty, price }) => ({ sku, qty, seen_price: price })),
    email: `${randomUUID()}@esempio.test`,
    phone: `33${Math.floor(Math.random() * 1e8) + 1e8}`.slice(0, 10),
    shipping_address: bologna,
    shipping_rule: 'test-corriere',
    seen_total: quote.total,
    payment: 'transfer',
    customer_id: null,
    language: 'it',
    ...changes,
  };
}

const take = async (pieces: Readonly<Record<string, number>>, changes: object = {}) =>
  support.value<Taken>('telephone.place', await wanted(pieces, changes));

async function mailOf(number: string): Promise<string> {
  await shop.commerce.jobs.drain();
  const mails = await shop.database.selectFrom('mail_outbox').select(['id', 'kind', 'payload']).execute();
  const mail = mails.find(
    ({ kind, payload }) =>
      kind === 'order_confirmation' && (payload as { orderNumber?: string }).orderNumber === number,
  );
  return readFile(join(shop.dataDir, 'mail', `${String(mail?.id).padStart(6, '0')}.txt`), 'utf8');
}

const reservedHours = async (number: string): Promise<number> => {
  const { reserved_until: until, placed_at: placed } = await shop.database
    .selectFrom('shop_order')
    .select(['reserved_until', 'placed_at'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return ((until?.getTime() ?? 0) - placed.getTime()) / 3_600_000;
};

const tracked = async (token: string | undefined) => {
  const { body } = await shop.post('/api/method/casamaestra.orders.track', { order_token: token });
  return (body as { message: { state: string; offer?: boolean } }).message;
};

describe('an order on the telephone', () => {
  test('finds its articles by SKU and by name, at the price of a cart', async () => {
    const found = (text: string) => support.value<TelephoneGoods[]>('telephone.goods', { text });
    expect(await found('pi-1')).toMatchObject([{ sku: 'PI-14', options: 'Misura: 14 l', price: 59 }]);
    expect((await found('pittura')).map(({ sku }) => sku)).toEqual(['PI-5', 'PI-14']);
    await shop.database
      .updateTable('variant')
      .set({ gtin: '8001234567893' })
      .where('sku', '=', 'MA-1')
      .execute();
    expect(await found('8001234567893')).toMatchObject([{ sku: 'MA-1', gtin: '8001234567893' }]);
    expect(await found('%%')).toEqual([]);
  });

  test('by transfer holds the stock for the whole term, and tells who took it', async () => {
    const before = await shop.stockOf('TR-1');
    const taken = await take({ 'TR-1': 2 });
    expect(taken).toMatchObject({ status: 'placed', total: 209.7 });
    expect(await shop.stockOf('TR-1')).toBe(before - 2);
    const order = await support.value<StaffOrder>('orders.get', { number: taken.order_number });
    expect(order).toMatchObject({
      channel: 'telephone',
      state: 'awaiting_payment',
      payment_method: 'transfer',
    });
    expect(order.timeline.at(-1)).toMatchObject({ who: 'Giulia Neri', what: 'awaiting_payment' });
    expect(await reservedHours(taken.order_number)).toBeGreaterThan(72);
    const { rows } = await support.value<{ rows: Activity[] }>('activity.list', {
      record: `order ${taken.order_number}`,
    });
    expect(rows).toMatchObject([{ kind: 'orders.telephone', who: 'Giulia Neri' }]);
    const mail = await mailOf(taken.order_number);
    expect(mail).toContain('art. 51, comma 6');
    expect(mail).toContain('IBAN');
    expect(mail).not.toContain('confirm=');
    expect(mail).toContain('Via Emilia 12');
    const order_token = /order=([\w.-]+)/.exec(mail)?.[1];
    expect((await tracked(order_token)).offer).toBe(true);
    await queueMail(shop.database, {
      kind: 'transfer_reminder',
      recipient: 'telefono@esempio.test',
      language: 'it',
      payload: { orderNumber: taken.order_number },
      dedupeKey: `prova:${taken.order_number}`,
    });
    await shop.commerce.jobs.drain();
    const { subject } = await shop.database
      .selectFrom('mail_outbox')
      .select('subject')
      .where('dedupe_key', '=', `prova:${taken.order_number}`)
      .executeTakeFirstOrThrow();
    expect(subject).toContain('offerta');
    await shop.database
      .updateTable('shop_order')
      .set({ state: 'paid', paid_at: new Date(), reserved_until: null })
      .where('number', '=', taken.order_number)
      .execute();
    expect(await tracked(order_token)).toMatchObject({ state: 'paid' });
    expect((await tracked(order_token)).offer).toBeUndefined();
  });

  test('by link waits a day, and its mail leads to the page where it is paid', async () => {
    const { order_number: number } = await take({ 'TR-1': 1 }, { payment: 'link' });
    expect(await reservedHours(number)).toBe(24);
    const mail = await mailOf(number);
    expect(mail).toContain('Accetta e paga');
    const attempts = await shop.database
      .selectFrom('payment')
      .innerJoin('shop_order', 'shop_order.id', 'payment.order_id')
      .select(['payment.state', 'payment.method'])
      .where('number', '=', number)
      .execute();
    expect(attempts).toEqual([{ state: 'created', method: 'card' }]);
    const token = /order=([\w.-]+)/.exec(mail)?.[1];
    expect(await tracked(token)).toMatchObject({ state: 'awaiting_payment', offer: true });
    const paid = await shop.post('/api/method/casamaestra.payments.pay_again', {
      order_token: token,
      payment_method: 'card',
    });
    expect(paid).toMatchObject({ status: 200, body: { message: { order_number: number } } });
  });

  test('of a customer goes to the account, and proves nothing about its address', async () => {
    const { customerId, email, headers } = await registerCustomer(shop, { email: 'ada@bianchi.test' });
    await shop.database
      .insertInto('customer_address')
      .values({ customer_id: customerId, ...bologna, first_name: 'Ada', is_default_shipping: true })
      .execute();
    expect(await support.value<TelephoneBuyer>('telephone.buyer', { id: customerId })).toMatchObject({
      email,
      last_name: 'Bianchi',
      addresses: [{ address_line1: 'Via Emilia 12', pincode: '40121' }],
      invoice: null,
    });
    expect(await support.refusal('telephone.buyer', { id: 2_000_000_000 })).toBe('staff_customer_unknown');
    const { order_number: number } = await take({ 'TR-1': 1 }, { customer_id: customerId, email });
    const own = await shop.post('/api/method/casamaestra.orders.mine', {}, headers);
    expect(own.text).toContain(number);
    const addresses = await shop.database.selectFrom('customer_address').select('id').execute();
    expect(addresses).toHaveLength(1);
    const later = await shop.place(await shop.order({ 'TR-1': 1 }, { email }), headers);
    const { order_number: byThemselves } = (later.body as { message: Taken }).message;
    expect(await reservedHours(byThemselves)).toBe(24);
  });

  test('with a coupon says what it takes off, and counts its use', async () => {
    await shop.database
      .insertInto('coupon')
      .values({
        code: 'VOCE',
        kind: 'percentage',
        percent: 10,
        description: JSON.stringify({ it: 'A voce', en: 'A voce', sk: 'A voce' }),
        use_limit: 1,
      })
      .execute();
    const coupon_codes = ['VOCE'];
    const quote = await quoted({ 'TR-1': 1 }, { coupon_codes });
    expect(quote).toMatchObject({ discount: 9.99, total: 99.81, coupons: [{ code: 'VOCE' }] });
    const taken = await take({ 'TR-1': 1 }, { coupon_codes, seen_total: 99.81 });
    expect(taken).toMatchObject({ status: 'placed', total: 99.81 });
    const again = await take({ 'TR-1': 1 }, { coupon_codes, seen_total: 99.81 });
    expect(again.changes.map(({ kind }) => kind)).toEqual(['coupon_refused', 'total']);
  });

  test('repeated with its key is the same order, written once', async () => {
    const input = await wanted({ 'PI-5': 1 });
    const first = await support.value<Taken>('telephone.place', input);
    expect(await support.value<Taken>('telephone.place', input)).toMatchObject({
      order_number: first.order_number,
    });
    const { rows } = await support.value<{ rows: Activity[] }>('activity.list', {
      record: `order ${first.order_number}`,
    });
    expect(rows).toHaveLength(1);
  });

  test('whose price changed meanwhile is not placed: what changed is said', async () => {
    const input = await wanted({ 'PI-14': 1 });
    await shop.database
      .updateTable('variant')
      .set({ price_cents: 6400 })
      .where('sku', '=', 'PI-14')
      .execute();
    const before = await shop.orderCount();
    const taken = await support.value<Taken>('telephone.place', input);
    expect(taken.status).toBe('changed');
    expect(taken.changes.map(({ kind }) => kind)).toEqual(['price_up', 'total']);
    expect(taken.quote.lines[0]?.price).toBe(64);
    expect(await shop.orderCount()).toBe(before);
  });

  test('names the field that is wrong', async () => {
    const body = await wanted({ 'TR-1': 1 }, { shipping_address: { ...bologna, pincode: '4012' } });
    expect((await support.call('telephone.place', body)).body).toMatchObject({
      code: 'postcode_malformed',
      field: 'shipping_address.pincode',
    });
    const unnamed = { ...body, shipping_address: { ...bologna, first_name: '' } };
    expect((await support.call('telephone.place', unnamed)).body).toMatchObject({
      code: 'order_field_invalid',
      field: 'shipping_address.first_name',
    });
  });
});

describe('limits of orders on the telephone', () => {
  test('the office counts for no network, an e-mail address still does', async () => {
    for (let nth = 0; nth < 21; nth += 1)
      expect(await take({ 'PI-5': 1 })).toMatchObject({ status: 'placed' });
    const email = 'spesso@esempio.test';
    for (let nth = 0; nth < 5; nth += 1)
      expect(await take({ 'PI-5': 1 }, { email })).toMatchObject({ status: 'placed' });
    expect(await support.refusal('telephone.place', await wanted({ 'PI-5': 1 }, { email }))).toBe(
      'unpaid_orders_exceeded',
    );
  });

  test('one order takes at most half of what is left beyond ten pieces', async () => {
    await shop.database.updateTable('variant').set({ stock: 30 }).where('sku', '=', 'MA-1').execute();
    expect(await support.refusal('telephone.place', await wanted({ 'MA-1': 20 }))).toBe(
      'unpaid_pieces_exceeded',
    );
  });

  test('who may not change orders takes none', async () => {
    const warehouse = await signedInStaff(shop, ['warehouse']);
    expect(await warehouse.refusal('telephone.place', await wanted({ 'TR-1': 1 }))).toBe(
      'staff_not_permitted',
    );
    expect(await warehouse.refusal('telephone.goods', { text: 'trapano' })).toBe('staff_not_permitted');
  });
});
