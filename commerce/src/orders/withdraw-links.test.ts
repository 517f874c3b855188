import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  trackOrderOperation,
  withdrawLinksOperation,
} from '@casamaestra/contract/orders/orders.operations.ts';
import { orderViewSchema } from '@casamaestra/contract/orders/order-view.ts';
import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messageOf, startCheckoutShop } from '../checkout/testing/checkout-shop.ts';
import type { CheckoutShop } from '../checkout/testing/checkout-shop.ts';
import { registerCustomer } from '../customers/testing/register-customer.ts';
import { readChanges } from '../change-sets/read-changes.usecase.ts';
import { testAuthor } from '../change-sets/testing/test-author.ts';
import { withdrawLinksByStaff } from './withdraw-links.usecase.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  const variants = [{ sku: 'VI-1', price: 2, stock: 1000, weight_kg: 1 }];
  const rows = [{ code: 'VI', name: 'Viti', category: ['Ferramenta'], variants }];
  shop = await startCheckoutShop(rows, { environment: { ORDER_LIMITS_TIMES: '1' } });
});
afterAll(() => shop.close());

async function ordered(email: string, headers: Readonly<Record<string, string>> = {}) {
  const input = await shop.order({ 'VI-1': 1 }, { email });
  const placed = messageOf(await shop.place(input, headers), placedOrderSchema);
  if (placed.status !== 'placed') throw new Error(JSON.stringify(placed.changes));
  return placed;
}
const opened = async (order_token: string) =>
  (await shop.post(trackOrderOperation.path, { order_token })).status;
const withdraw = (order_number: string, headers: Readonly<Record<string, string>> = {}) =>
  shop.post(withdrawLinksOperation.path, { order_number }, headers);
async function newLinkMail(orderNumber: string): Promise<{ readonly to: string; readonly text: string }> {
  await shop.commerce.jobs.drain();
  const mail = await shop.database
    .selectFrom('mail_outbox')
    .select(['id', 'recipient'])
    .where('kind', '=', 'order_new_link')
    .where(sql<boolean>`payload->>'orderNumber' = ${orderNumber}`)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const file = join(shop.dataDir, 'mail', `${String(mail.id).padStart(6, '0')}.txt`);
  return { to: mail.recipient, text: await readFile(file, 'utf8') };
}

describe('Links of an order are withdrawn', () => {
  test('by its customer: the links before open nothing, a new one is mailed, other orders keep theirs', async () => {
    const anna = await registerCustomer(shop, { email: 'anna@esempio.it' });
    const [placed, other] = [
      await ordered('anna@esempio.it', anna.headers),
      await ordered('anna@esempio.it', anna.headers),
    ];
    const view = messageOf(await withdraw(placed.order_number, anna.headers), orderViewSchema);
    expect(view.order_token).not.toBe(placed.order_token);
    expect([await opened(placed.order_token), await opened(view.order_token)]).toEqual([404, 200]);
    expect(await opened(other.order_token)).toBe(200);
    const mail = await newLinkMail(placed.order_number);
    expect(mail.to).toBe('anna@esempio.it');
    expect(mail.text).toContain(view.order_token);
    const again = messageOf(await withdraw(placed.order_number, anna.headers), orderViewSchema);
    expect([await opened(view.order_token), await opened(again.order_token)]).toEqual([404, 200]);
  });

  test('by nobody else, and five times a day at most', async () => {
    const bruno = await registerCustomer(shop, { email: 'bruno@esempio.it' });
    const carla = await registerCustomer(shop, { email: 'carla@esempio.it' });
    const { order_number: number, order_token: token } = await ordered('bruno@esempio.it', bruno.headers);
    const guests = await ordered('ospite@esempio.it');
    expect((await withdraw(number, carla.headers)).status).toBe(404);
    expect((await withdraw(guests.order_number, bruno.headers)).status).toBe(404);
    expect((await withdraw(number)).status).toBe(401);
    expect(await opened(token)).toBe(200);
    for (let times = 0; times < 5; times += 1)
      expect((await withdraw(number, bruno.headers)).status).toBe(200);
    expect(await withdraw(number, bruno.headers)).toMatchObject({ body: { code: 'tries_exceeded' } });
  });

  test('by staff, of a guest’s order too', async () => {
    const placed = await ordered('ospite@esempio.it');
    const deps = { author: testAuthor, database: shop.database, clock: { now: () => Date.now() } };
    expect(await withdrawLinksByStaff(deps, placed.order_number)).toMatchObject({ ok: true });
    const [set] = await readChanges(shop.database, { record: `order ${placed.order_number}`, limit: 1 });
    expect(set).toMatchObject({ kind: 'orders.new_link', who: 'test', rows: [{ before: '0', after: '1' }] });
    expect(await opened(placed.order_token)).toBe(404);
    const { to, text } = await newLinkMail(placed.order_number);
    expect(to).toBe('ospite@esempio.it');
    const [, token = ''] = /[?&]order=([\w.-]+)/.exec(text) ?? [];
    expect(await opened(token)).toBe(200);
    expect(await withdrawLinksByStaff(deps, 'NESSUNO')).toMatchObject({
      refusal: { code: 'staff_order_unknown' },
    });
  });
});
