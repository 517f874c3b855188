import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import type {
  Webhook,
  WebhookDelivery,
  WebhookKind,
} from '@casamaestra/contract/staff/webhooks.operations.ts';
import { webhookKinds } from '@casamaestra/contract/staff/webhooks.operations.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messageOf, startCheckoutShop } from '../checkout/testing/checkout-shop.ts';
import type { CheckoutShop } from '../checkout/testing/checkout-shop.ts';
import { registerCustomer } from '../customers/testing/register-customer.ts';
import { signedInStaff } from '../staff/testing/staff-browser.ts';
import { postMessages } from './sending/post-message.gateway.ts';
import { isSigned, startReceiver, type Receiver } from './testing/receiver.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let shop: CheckoutShop;
let receiver: Receiver;
// Ahead of the database's own clock, which says when a message is due.
let now = Date.now() + MINUTE_MS;

beforeAll(async () => {
  shop = await startCheckoutShop(undefined, { clock: { now: () => now } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  receiver.close();
  await shop.database
    .updateTable('webhook_target')
    .set({ removed_at: new Date(now) })
    .execute();
});

const owner = () => signedInStaff(shop, ['owner'], { name: 'Ada Titolare', now });

async function target(kinds: readonly WebhookKind[]) {
  const { webhook, secret } = await (
    await owner()
  ).value<{ webhook: Webhook; secret: string }>('connections.make_webhook', {
    address: receiver.address,
    kinds,
  });
  const read = async () => {
    const all = await (await owner()).value<Webhook[]>('connections.webhooks');
    return all.find(({ id }) => id === webhook.id);
  };
  const log = async () =>
    (await owner()).value<WebhookDelivery[]>('connections.webhook_log', { id: webhook.id });
  return { id: webhook.id, secret, read, log };
}

async function buy(): Promise<string> {
  const placed = messageOf(await shop.place(await shop.order({ 'TR-1': 1 })), placedOrderSchema);
  if (placed.status !== 'placed') throw new Error(JSON.stringify(placed.changes));
  return placed.order_number;
}

/** As a refund ends, whoever sends the money. */
async function refundDone(number: string): Promise<void> {
  await shop.pool.query(
    `insert into refund (payment_id, order_id, idempotency_key, amount_cents, reason, state)
     select p.id, o.id, o.number, 500, 'goodwill', 'waiting' from shop_order o join payment p on p.order_id = o.id
      where o.number = $1`,
    [number],
  );
  await shop.database
    .updateTable('refund')
    .set({ state: 'done' })
    .where('idempotency_key', '=', number)
    .execute();
}

const send = () => shop.commerce.jobs.drain();
const told = () => receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: object });

describe('a program is told', () => {
  test('of orders, parcels, refunds, stock and customers, signed, with ids and facts and nobody’s data', async () => {
    const { secret } = await target(webhookKinds);
    const number = await buy();
    await shop.database
      .updateTable('shop_order')
      .set({ state: 'paid', paid_at: new Date(now), reserved_until: null })
      .where('number', '=', number)
      .execute();
    const who = await owner();
    await who.value('orders.prepare', { number });
    await who.value('orders.ship', { number, carrier: 'brt', tracking_number: 'BRT123456' });
    const cancelled = await buy();
    await who.value('orders.cancel', { number: cancelled, reason: 'Doppione' });
    await refundDone(number);
    await registerCustomer(shop, { email: 'zoe@esempio.it' });
    await send();
    expect(receiver.received.every((message) => isSigned(message, secret))).toBe(true);
    const of = (type: string) => told().filter((message) => message.type === type);
    expect(of('order.placed')).toMatchObject([{ data: { order: number } }, { data: { order: cancelled } }]);
    expect(of('order.paid')).toMatchObject([{ data: { order: number, payment_method: 'transfer' } }]);
    expect(of('order.shipped')).toMatchObject([
      {
        data: {
          order: number,
          tracking_number: 'BRT123456',
          lines: [{ position: expect.anything(), qty: 1 }],
        },
      },
    ]);
    expect(of('order.cancelled')).toMatchObject([{ data: { order: cancelled, was_paid: false } }]);
    expect(of('refund.made')).toMatchObject([{ data: { order: number, amount_cents: 500 } }]);
    expect(of('stock.changed').at(-1)?.data).toEqual({ sku: 'TR-1', stock: await shop.stockOf('TR-1') });
    expect(of('customer.created')).toEqual([
      expect.objectContaining({ data: { customer: expect.anything() } }),
    ]);
    const everything = JSON.stringify(receiver.received.map(({ body }) => body));
    for (const personal of ['esempio.it', 'Rossi', 'Bologna', '333'])
      expect(everything).not.toContain(personal);
  });

  test('only of what it asked for, and of nothing that did not come to be', async () => {
    await target(['order.cancelled']);
    await buy();
    const input = await shop.order({ 'TR-1': 1 });
    await shop.place({ ...input, lines: input.lines.map((line) => ({ ...line, qty: 100_000 })) });
    await send();
    expect(told()).toEqual([]);
  });

  test('of other events from when somebody says so; who saw others is told', async () => {
    const { id, read } = await target(['order.cancelled']);
    const who = await owner();
    const to = ['order.placed', 'stock.changed'];
    await who.value('connections.save_webhook', { id, from: ['order.cancelled'], to });
    const late = { id, from: ['order.cancelled'], to: ['refund.made'] };
    expect(await who.refusal('connections.save_webhook', late)).toBe('changed_meanwhile');
    expect((await read())?.kinds).toEqual(to);
    await buy();
    await send();
    expect(told().map(({ type }) => type)).toContain('order.placed');
  });

  test('again after 5 seconds, then 5 minutes, under the same id and with a new signature', async () => {
    const { secret, log } = await target(['order.placed']);
    receiver.answers.push(500, 302);
    const number = await buy();
    await send();
    await send();
    expect(receiver.received).toHaveLength(1);
    now += 5_000;
    await send();
    expect(receiver.received).toHaveLength(2);
    now += 5 * MINUTE_MS - 1;
    await send();
    expect(receiver.received).toHaveLength(2);
    now += 1;
    await send();
    expect(receiver.received).toHaveLength(3);
    expect(receiver.received.every((message) => isSigned(message, secret))).toBe(true);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(3);
    const [message] = await log();
    expect(message).toMatchObject({ state: 'arrived', tries: 3, answer_code: 200, next_at: null });
    expect(JSON.parse(message?.body ?? '')).toMatchObject({ type: 'order.placed', data: { order: number } });
    await (await owner()).value('connections.send_again', { id: message?.id });
    await send();
    expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(message?.message_id);
    expect(receiver.received).toHaveLength(4);
  });

  test('of a test once, whether it arrives or not', async () => {
    const { id, log } = await target(['order.placed']);
    receiver.answers.push(404);
    await (await owner()).value('connections.try_webhook', { id });
    await send();
    now += HOUR_MS;
    await send();
    expect(told()).toMatchObject([{ type: 'webhook.test' }]);
    expect(await log()).toMatchObject([{ state: 'given_up', answer_code: 404, error: 'answered 404' }]);
  });
});

test('an address where nothing arrives for five days is switched off, its maker is told, and it goes on from there', async () => {
  const { id, read, log } = await target(['order.placed']);
  const failures = Array.from({ length: 20 }, () => 503);
  receiver.answers.push(...failures);
  await buy();
  await send();
  expect((await read())?.failing_since).not.toBeNull();
  now += 4 * 24 * HOUR_MS;
  await send();
  expect((await read())?.off_because).toBeNull();
  now += 24 * HOUR_MS;
  await send();
  expect((await read())?.off_because).toBe('failing');
  const mails = await shop.database
    .selectFrom('mail_outbox')
    .select(['subject'])
    .where('kind', '=', 'webhook_off')
    .execute();
  expect(mails).toEqual([{ subject: expect.stringContaining('127.0.0.1') }]);
  await buy();
  expect(await log()).toHaveLength(1);
  receiver.answers.length = 0;
  await (await owner()).value('connections.switch_webhook', { id, on: true });
  now += 24 * HOUR_MS;
  await send();
  expect(await log()).toMatchObject([{ state: 'arrived' }]);
  expect(await read()).toMatchObject({ failing_since: null, off_because: null, waiting: 0 });
});

test('an address that says it is gone is switched off at once', async () => {
  const { read } = await target(['order.placed']);
  receiver.answers.push(410);
  await buy();
  await send();
  expect((await read())?.off_because).toBe('gone');
});

test('addresses of private networks, without https or with a password are refused; a demo may tell itself', async () => {
  const who = await owner();
  const refusalOf = (address: string) =>
    who.refusal('connections.make_webhook', { address, kinds: ['order.placed'] });
  for (const address of ['http://esempio.it/a', 'https://a:b@esempio.it', 'ftp://esempio.it', 'esempio.it'])
    expect([address, await refusalOf(address)]).toEqual([address, 'staff_webhook_address']);
  for (const address of [
    'https://10.0.0.1/',
    'https://169.254.169.254/latest',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://localhost/',
    'https://negozio.internal/',
    'https://2130706433/',
  ])
    expect([address, await refusalOf(address)]).toEqual([address, 'staff_webhook_private']);
  const { id, address } = await who
    .value<{ webhook: Webhook }>('connections.make_webhook', {
      address: 'https://esempio.it/avvisi',
      kinds: ['order.placed'],
    })
    .then(({ webhook }) => webhook);
  expect(address).toBe('https://esempio.it/avvisi');
  await who.value('connections.remove_webhook', { id });
  expect((await who.value<Webhook[]>('connections.webhooks')).some((one) => one.id === id)).toBe(false);
});

test('an address that became a private one is not spoken to, and nothing leaves a real shop for its own machine', async () => {
  const { id, log } = await target(['order.placed']);
  await shop.database
    .updateTable('webhook_target')
    .set({ address: 'https://10.0.0.1/avvisi' })
    .where('id', '=', id)
    .execute();
  await buy();
  await send();
  expect(await log()).toMatchObject([
    { state: 'waiting', answer_code: null, error: 'staff_webhook_private' },
  ]);
  const message = { address: receiver.address, body: '{}', headers: {} };
  const privateTargets = { hosts: [], networks: [] };
  expect(await postMessages({ mode: 'production', privateTargets })(message)).toEqual({
    code: null,
    error: 'staff_webhook_private',
  });
  expect(receiver.received).toEqual([]);
  expect(await postMessages({ mode: 'demo', privateTargets })(message)).toEqual({ code: 200 });
});

describe('what was done to an address', () => {
  test('is taken back: its events, whether it is on, and that it was made; a removed one is gone with its secret', async () => {
    const { id, read } = await target(['order.paid']);
    const who = await owner();
    const newest = async () => {
      const { rows } = await who.value<{
        rows: { id: number; can_undo: boolean; final_because: string | null }[];
      }>('activity.list', { record: `webhook ${id}` });
      return rows[0];
    };
    const made = await newest();
    await who.value('connections.save_webhook', { id, from: ['order.paid'], to: ['stock.changed'] });
    await who.value('activity.undo', { id: (await newest())?.id });
    expect((await read())?.kinds).toEqual(['order.paid']);
    await who.value('connections.switch_webhook', { id, on: false });
    expect((await read())?.off_because).toBe('person');
    await who.value('activity.undo', { id: (await newest())?.id });
    expect((await read())?.off_because).toBeNull();
    const gone = await who.value<{ change: number }>('activity.undo', { id: made?.id });
    expect(await read()).toBeUndefined();
    expect(await who.value('activity.undo', { id: gone.change })).toMatchObject({ undone: 0 });
    const other = await target(['order.paid']);
    await who.value('connections.remove_webhook', { id: other.id });
    const { rows } = await who.value<{ rows: object[] }>('activity.list', { record: `webhook ${other.id}` });
    expect(rows[0]).toMatchObject({ can_undo: false, final_because: 'secret' });
  });
});
