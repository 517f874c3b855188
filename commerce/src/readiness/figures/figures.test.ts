import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrderService } from '../../orders/order-service.ts';
import { startPaymentShop } from '../../payments/testing/payment-shop.ts';
import type { PaymentShop } from '../../payments/testing/payment-shop.ts';

const MINUTE_MS = 60_000;
type Figures = Readonly<Record<string, Readonly<Record<string, number>>>>;

let shop: PaymentShop;
beforeAll(async () => {
  shop = await startPaymentShop({ SMTP_URL: 'smtp://127.0.0.1:1' });
  await figures();
});
afterAll(() => shop.close());

async function figures(): Promise<Figures> {
  return Object.assign({}, ...(await Promise.all(shop.commerce.gauges.map((gauges) => gauges.read()))));
}

/** What a series gained, value by value, while something was done. */
async function gained(name: string, does: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = (await figures())[name] ?? {};
  await does();
  const after = (await figures())[name] ?? {};
  return Object.fromEntries(
    Object.entries(after).flatMap(([value, count]) =>
      count === before[value] ? [] : [[value, count - (before[value] ?? 0)]],
    ),
  );
}

async function refuse(): Promise<void> {
  const { order_number } = await shop.buy('axerve');
  const [attempt] = await shop.payments(order_number);
  await shop.bank.control.choose(attempt?.gateway_reference ?? '', { outcome: 'refused', reason: 'funds' });
  await shop.drain();
}

const idOf = async (number: string) =>
  (
    await shop.database
      .selectFrom('shop_order')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
  ).id;

async function settle(does: 'paid' | 'cancelled'): Promise<void> {
  const { order_number } = await shop.buy('transfer');
  const orders = createOrderService(shop.clock);
  const id = await idOf(order_number);
  await shop.database.transaction().execute(async (transaction) => {
    if (does === 'paid') await orders.paid(transaction, id);
    else await orders.cancel(transaction, id, 'shop', 'prova');
    // Later events name the state again: they are notes.
    await orders.refunded(transaction, id, 0, id);
  });
}

test('orders are counted by way to pay, once, also when their rows have become old', async () => {
  const two = async () => {
    await shop.buy('transfer');
    await shop.buy('axerve');
    await shop.buy('axerve');
  };
  expect(await gained('orders_placed_total', two)).toEqual({ transfer: 1, card: 2 });
  const later = async () => {
    for (const _ of [1, 2, 3]) {
      shop.clock.advance(6 * MINUTE_MS);
      await figures();
    }
  };
  expect(await gained('orders_placed_total', later)).toEqual({});
  expect(await gained('orders_placed_total', () => shop.buy('transfer'))).toEqual({ transfer: 1 });
});

test('what is paid and what is cancelled is counted at the event that says so first', async () => {
  expect(await gained('orders_paid_total', () => settle('paid'))).toEqual({ transfer: 1 });
  expect(await gained('orders_cancelled_total', () => settle('cancelled'))).toEqual({ transfer: 1 });
});

test('a payment that fails is counted by its reason', async () => {
  expect(await gained('payments_failed_total', refuse)).toEqual({ funds: 1 });
});

test('imports are counted by kind wherever they ran; one that was resumed never takes a figure back', async () => {
  const write = (state: 'done' | 'failed') => () =>
    shop.pool.query(
      `insert into catalogue_import (file_name, file_hash, options, state, updated_at)
       values ('prova.csv', $1, '{}', $2, clock_timestamp())`,
      [`${state}${Math.random()}`, state],
    );
  expect(await gained('imports_failed_total', write('failed'))).toEqual({ file: 1 });
  expect(await gained('imports_done_total', write('done'))).toEqual({ file: 1 });
  const resume = () =>
    shop.pool.query(
      `update catalogue_import set state = 'done', updated_at = clock_timestamp() where state = 'failed'`,
    );
  expect(await gained('imports_failed_total', resume)).toEqual({});
});

test('tries to send a mail are counted by how they end', async () => {
  const { put_off = 0 } = await gained('mail_tries_total', async () => {
    await shop.buy('transfer');
    await shop.drain();
  });
  expect(put_off).toBeGreaterThanOrEqual(1);
});

test('a picture that is not there is counted', async () => {
  const ask = async () => {
    const answer = await shop.commerce.handler(
      new Request(`http://shop.test/media/${'ab'.repeat(10)}-320.webp`),
    );
    expect(answer.status).toBe(404);
  };
  expect(await gained('picture_troubles_total', ask)).toEqual({ missing: 1 });
});
