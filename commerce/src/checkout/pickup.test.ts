import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testAuthor } from '../change-sets/testing/test-author.ts';
import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import type { PlaceOrderInput } from '@casamaestra/contract/checkout/place-order.ts';
import { orderViewSchema } from '@casamaestra/contract/orders/order-view.ts';
import { deliverOrder, readyOrder, shipOrder } from '../orders/advance-order.usecase.ts';
import { createOrderService } from '../orders/order-service.ts';
import { readConfig } from '../shop-config.ts';
import { bologna, messageOf, startCheckoutShop } from './testing/checkout-shop.ts';
import type { CheckoutShop } from './testing/checkout-shop.ts';

const { store } = readConfig({}).shop;
let shop: CheckoutShop;
beforeAll(async () => {
  shop = await startCheckoutShop();
});
afterAll(() => shop.close());

const collected = { shipping_rule: 'test-ritiro', shipping_address: undefined } as const;
const recipient = { first_name: 'Anna', last_name: 'Rossi' };

async function buy(changes: Partial<PlaceOrderInput> = {}) {
  const input = await shop.order({ 'PI-5': 2 }, { ...collected, recipient, ...changes });
  const placed = messageOf(await shop.place(input), placedOrderSchema);
  if (placed.status !== 'placed') throw new Error(JSON.stringify(placed.changes));
  return placed;
}

const view = async (order_token: string) =>
  messageOf(await shop.post('/api/method/casamaestra.orders.track', { order_token }), orderViewSchema);

/** The texts of the mails to a buyer, newest last. */
async function mailsAbout(number: string): Promise<string[]> {
  await shop.commerce.jobs.drain();
  const folder = join(shop.dataDir, 'mail');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.txt')).toSorted();
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.filter((text) => text.includes(number));
}

describe('C06 an order for pick-up', () => {
  test('needs a name and no address; order and mail say who collects it, where and when', async () => {
    const { order_number: number, order_token: token } = await buy();
    const order = await view(token);
    expect(order).toMatchObject({
      shipping_kind: 'pickup',
      shipping: 0,
      billing_address: null,
      shipping_address: { ...recipient, address_line1: store?.address.street, pincode: '40128' },
      pickup_place: { name: store?.name, street: store?.address.street, town: '40128 Bologna (BO)' },
    });
    expect(order.pickup_place?.hours).toEqual(['da lunedì a venerdì 7.30–19.30', 'sabato 8.00–19.30']);
    const [confirmation = ''] = await mailsAbout(number);
    // No day is named before the money has come.
    expect(confirmation).toMatch(/Pronto.{0,20}giorni lavorativi dopo/s);
    expect(confirmation).not.toMatch(/Pronto.{0,5}da /s);
    for (const words of ['sabato 8.00–19.30', `Il numero dell’ordine, ${number}`])
      expect(confirmation).toContain(words);
    expect(confirmation).not.toContain('Indirizzo di consegna');
    expect(confirmation).not.toContain('Indirizzo di fatturazione');
  });

  test.each([
    ['nobody is named', { recipient: undefined }, 'shipping_address.address_line1'],
    ['the name is blank', { recipient: { first_name: 'Anna', last_name: '\u2028' } }, 'recipient.last_name'],
    [
      'an invoice has no address',
      { invoice: { customer_type: 'Individual', tax_code: 'RSSMRA85T10A562S' } },
      'billing_address.address_line1',
    ],
    ['it is to be delivered', { shipping_rule: 'test-corriere' }, 'shipping_address.address_line1'],
  ] as const)('is refused where %s', async (_name, changes, field) => {
    const before = await shop.orderCount();
    const answer = await shop.place(await shop.order({ 'PI-5': 1 }, { ...collected, recipient, ...changes }));
    expect(answer.body).toMatchObject({ exc_type: 'ValidationError', field });
    expect(await shop.orderCount()).toBe(before);
  });

  test('with an invoice: billed to the address that was given', async () => {
    const invoice = { customer_type: 'Individual', tax_code: 'RSSMRA85T10A562S' } as const;
    const { order_token: token } = await buy({ invoice, billing_address: bologna });
    expect((await view(token)).billing_address).toMatchObject({ address_line1: 'Via Emilia 12' });
  });

  test('becomes ready and is collected; it is never shipped', async () => {
    const { order_number: number, order_token: token } = await buy();
    await shop.database
      .updateTable('shop_order')
      .set({ state: 'in_preparation' })
      .where('number', '=', number)
      .execute();
    const clock = { now: () => Date.now() };
    const payments = {
      transferStep: () => ({ kind: 'none' }) as const,
      start: async () => ({ kind: 'none' }) as const,
      refund: async () => undefined,
      voidAttempts: async () => undefined,
      lockRefundToSend: async () => undefined,
      sendRefundTo: async () => undefined,
      chargeAnew: async () => true,
    };
    const deps = {
      database: shop.database,
      clock,
      orders: createOrderService(clock),
      payments,
      author: testAuthor,
    };
    const parcel = { carrier: 'BRT', trackingNumber: 'B1', trackingUrl: null, pieces: null };
    expect(await shipOrder(number, parcel, deps)).toMatchObject({ ok: false });
    expect(await readyOrder(number, false, deps)).toEqual({ ok: true, value: 'shipped' });
    expect(await readyOrder(number, false, deps)).toMatchObject({ ok: false });
    expect((await view(token)).parcels).toEqual([]);
    const ready = (await mailsAbout(number)).at(-1) ?? '';
    for (const words of [
      'Puoi ritirarlo in negozio',
      '2 × Pittura lavabile',
      'sabato 8.00–19.30',
      'un documento',
    ])
      expect(ready).toContain(words);
    expect(ready).not.toContain('Corriere');
    expect(await deliverOrder(number, deps)).toEqual({ ok: true, value: 'delivered' });
    expect((await mailsAbout(number)).at(-1)).toContain('Grazie di essere passato in negozio');
  });
});
