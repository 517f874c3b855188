import { afterAll, beforeAll, expect, test } from 'vitest';
import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import { messageOf, startCheckoutShop } from '../../checkout/testing/checkout-shop.ts';
import type { CheckoutShop } from '../../checkout/testing/checkout-shop.ts';
import { queueMail } from '../../mail-queue/queue-mail.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await startCheckoutShop();
});
afterAll(() => shop.close());

test('R38 a reminder of an order that was cancelled meanwhile goes nowhere, and the mailbox says so', async () => {
  const placed = messageOf(await shop.place(await shop.order({ 'PI-5': 1 })), placedOrderSchema);
  if (placed.status !== 'placed') throw new Error(JSON.stringify(placed.changes));
  const { order_number: orderNumber, order_token } = placed;
  await shop.post('/api/method/casamaestra.orders.cancel', { order_token });
  await queueMail(shop.database, {
    kind: 'transfer_reminder',
    recipient: 'anna@esempio.it',
    language: 'it',
    payload: { orderNumber },
    dedupeKey: 'promemoria',
  });
  await shop.commerce.jobs.drain();
  const { id, sent_at, subject } = await shop.database
    .selectFrom('mail_outbox')
    .select(['id', 'sent_at', 'subject'])
    .where('dedupe_key', '=', 'promemoria')
    .executeTakeFirstOrThrow();
  expect(sent_at).not.toBeNull();
  expect(subject).toBeNull();
  expect((await shop.ask('/api/open/mail/')).text).toContain('transfer_reminder – non partita');
  expect((await shop.ask(`/api/open/mail/${id}.html`)).status).toBe(404);
});
