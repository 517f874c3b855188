import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  confirmOrderOperation,
  correctEmailOperation,
  trackOrderOperation,
} from '@casamaestra/contract/orders/orders.operations.ts';
import { orderViewSchema } from '@casamaestra/contract/orders/order-view.ts';
import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messageOf, startCheckoutShop } from '../checkout/testing/checkout-shop.ts';
import type { CheckoutShop, Placed } from '../checkout/testing/checkout-shop.ts';
import { registerCustomer } from '../customers/testing/register-customer.ts';

const HOUR = 3_600_000;
let ahead = 0;
const clock = { now: () => Date.now() + ahead };
let shop: CheckoutShop;
beforeAll(async () => {
  const variants = [{ sku: 'VI-1', price: 2, stock: 1000, weight_kg: 1 }];
  const rows = [{ code: 'VI', name: 'Viti', category: ['Ferramenta'], variants }];
  shop = await startCheckoutShop(rows, { clock, environment: { ORDER_LIMITS_TIMES: '1' } });
});
afterAll(() => shop.close());

let people = 0;
async function ordered(email = `sbagliata${people}@esempio.it`, headers: Record<string, string> = {}) {
  people += 1;
  const input = await shop.order({ 'VI-1': 1 }, { email, phone: `333 ${2_000_000 + people}` });
  const network = { 'x-client-address': `198.51.100.${people}` };
  const placed = messageOf(await shop.place(input, { ...network, ...headers }), placedOrderSchema);
  if (placed.status !== 'placed') throw new Error(JSON.stringify(placed.changes));
  return placed;
}
const correct = (order_token: string, email: string, from = `203.0.113.${people}`) =>
  shop.post(correctEmailOperation.path, { order_token, email }, { 'x-client-address': from });
const opened = async (order_token: string) =>
  (await shop.post(trackOrderOperation.path, { order_token })).status;
const mailsOf = ({ order_number }: Placed) =>
  shop.database
    .selectFrom('mail_outbox')
    .select(['id', 'kind', 'recipient', 'sent_at'])
    .where(sql<boolean>`payload->>'orderNumber' = ${order_number}`)
    .orderBy('id')
    .execute();
const textOf = ({ id }: { readonly id: number }) =>
  readFile(join(shop.dataDir, 'mail', `${String(id).padStart(6, '0')}.txt`), 'utf8');
const proofIn = (text: string) => /[?&]confirm=([\w-]+)/.exec(text)?.[1] ?? '';

describe('The address of a fresh order is corrected', () => {
  test('the order goes to the new one: its mails, its links, its tracking; the links before open nothing', async () => {
    const placed = await ordered();
    await shop.commerce.jobs.drain();
    const [wrong] = await mailsOf(placed);
    const strangersProof = wrong === undefined ? '' : proofIn(await textOf(wrong));
    const view = messageOf(await correct(placed.order_token, ' giusta@esempio.it '), orderViewSchema);
    expect(view).toMatchObject({ email: 'giusta@esempio.it', can_correct_email: true });
    expect(view.order_token).not.toBe(placed.order_token);
    expect(await opened(placed.order_token)).toBe(404);
    expect(await opened(view.order_token)).toBe(200);
    const confirm = (order_token: string, proof: string) =>
      shop.post(confirmOrderOperation.path, { order_token, proof });
    expect((await confirm(view.order_token, strangersProof)).status).toBe(404);
    await shop.commerce.jobs.drain();
    const again = (await mailsOf(placed)).at(-1);
    expect(again).toMatchObject({ kind: 'order_confirmation', recipient: 'giusta@esempio.it' });
    const text = again === undefined ? '' : await textOf(again);
    expect(text).toContain(view.order_token);
    expect((await confirm(view.order_token, proofIn(text))).status).toBe(200);
    const { order_number } = placed;
    const byEmail = async (email: string) =>
      (await shop.post(trackOrderOperation.path, { order_number, email })).status;
    expect([await byEmail('giusta@esempio.it'), await byEmail(wrong?.recipient ?? '')]).toEqual([200, 404]);
  });

  test('mails that wait go to the new address only', async () => {
    const placed = await ordered('attesa@esempio.it');
    await correct(placed.order_token, 'nuova@esempio.it');
    expect(new Set((await mailsOf(placed)).map(({ recipient }) => recipient))).toEqual(
      new Set(['nuova@esempio.it']),
    );
  });

  test('not by whoever has no link of that order', async () => {
    const [mine, theirs] = [await ordered(), await ordered()];
    const forged = `${theirs.order_number}.${mine.order_token.split('.')[1]}`;
    for (const token of [forged, theirs.order_number, ''])
      expect((await correct(token, 'ladro@esempio.it')).status).toBe(404);
    expect((await mailsOf(theirs)).map(({ recipient }) => recipient)).not.toContain('ladro@esempio.it');
  });

  test('not after the address was confirmed, not for a customer’s order, not a day later', async () => {
    const proved = await ordered();
    expect((await shop.confirm(proved)).status).toBe(200);
    const { headers } = await registerCustomer(shop, { email: 'cliente@esempio.it', clock });
    const customers = await ordered('cliente@esempio.it', headers);
    const old = await ordered();
    for (const { order_token } of [proved, customers])
      expect((await correct(order_token, 'altra@esempio.it')).status).toBe(403);
    ahead += 25 * HOUR;
    expect((await correct(old.order_token, 'altra@esempio.it')).status).toBe(403);
  });

  test('three times an order, five times a day to one address', async () => {
    let { order_token } = await ordered();
    for (const email of ['a@esempio.it', 'b@esempio.it', 'c@esempio.it'])
      ({ order_token } = messageOf(await correct(order_token, email), orderViewSchema));
    expect((await correct(order_token, 'd@esempio.it')).status).toBe(403);
    for (let n = 0; n < 5; n += 1)
      expect((await correct((await ordered()).order_token, 'vittima@esempio.it')).status).toBe(200);
    const sixth = await correct((await ordered()).order_token, 'vittima@esempio.it');
    expect([sixth.status, sixth.text]).toEqual([417, expect.stringContaining('RateLimitExceededError')]);
  });

  test('at once from two windows: one of them', async () => {
    const { order_token } = await ordered();
    const answers = await Promise.all(
      ['uno@esempio.it', 'due@esempio.it'].map((email) => correct(order_token, email)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('what is no address, and the same one, are refused', async () => {
    const { order_token } = await ordered('uguale@esempio.it');
    for (const email of ['', 'anna', 'anna@', 'anna@esempio', 'a b@esempio.it', 'UGUALE@esempio.it']) {
      const { status, text } = await correct(order_token, email);
      expect([status, text]).toEqual([417, expect.stringContaining('ValidationError')]);
    }
  });
});
