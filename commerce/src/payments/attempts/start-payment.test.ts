import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOrderService } from '../../orders/order-service.ts';
import { readConfig } from '../../shop-config.ts';
import { silentLog } from '../../platform/log/create-log.ts';
import { createAreaDependencies } from '../../area-dependencies.ts';
import type { GatewayStatusUpdate, PaymentGateway } from '../../platform/gateways/payment-gateway.ts';
import { ok } from '../../platform/gateways/payment-gateway.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { startPaymentShop } from '../testing/payment-shop.ts';
import type { PaymentShop } from '../testing/payment-shop.ts';
import { checkPayment } from './check-payment.usecase.ts';
import { insertAttempt } from './open-attempt.queries.ts';
import { findPayment } from './payment.queries.ts';
import { startPayment } from './start-payment.usecase.ts';

let shop: PaymentShop;
beforeAll(async () => {
  shop = await startPaymentShop();
});
afterAll(() => shop.close());

interface Script {
  readonly start?: (Awaited<ReturnType<PaymentGateway['start']>> | undefined)[];
  readonly read?: (GatewayStatusUpdate | null)[];
}

/** A gateway without credentials that answers by a script and records its calls. */
function scripted({ start = [], read = [] }: Script) {
  const asked: string[] = [];
  const lost = { kind: 'unreachable', message: 'lost', sent: true } as const;
  const gateway: PaymentGateway = {
    merchant: null,
    receive: async () => 'ignored',
    startIsIdempotent: false,
    async start({ transactionId }) {
      asked.push(`start ${transactionId}`);
      return start.shift() ?? lost;
    },
    async read() {
      asked.push('read');
      const next = read.shift();
      return next === undefined ? lost : ok(next);
    },
    async capture() {
      asked.push('capture');
      return ok(null);
    },
    async cancel() {
      asked.push('cancel');
      return ok(null);
    },
    refund: async () => lost,
    step: ({ redirectUrl }) => ({ kind: 'redirect', url: redirectUrl }),
  };
  return { gateway, asked };
}

function depsWith(gateway: PaymentGateway): PaymentDependencies {
  const shared = createAreaDependencies({
    database: shop.database,
    config: readConfig({}),
    clock: shop.clock,
    log: silentLog(),
    publicUrl: () => 'https://shop.test',
    sandboxBankUrl: () => undefined,
  });
  return {
    ...shared,
    orders: createOrderService(shop.clock),
    gateways: {
      open: () => gateway,
      named: () => undefined,
      failureReason: () => 'generic',
      all: [],
    },
  };
}

/** A waiting order with a card attempt that was not started. */
async function opened() {
  const placed = await shop.buy('transfer');
  const order = await shop.database
    .selectFrom('shop_order')
    .select(['id', 'total_cents'])
    .where('number', '=', placed.order_number)
    .executeTakeFirstOrThrow();
  const attempt = {
    orderId: order.id,
    orderNumber: placed.order_number,
    method: 'card',
    gateway: 'axerve',
    amountCents: order.total_cents,
  } as const;
  const id = await insertAttempt(shop.database, attempt, new Date(shop.clock.now()));
  const transactionId = `${placed.order_number}-2`;
  const update = (
    state: GatewayStatusUpdate['state'],
    reference = placed.order_number,
  ): GatewayStatusUpdate => ({
    state,
    reference,
    eventId: `${reference}:${state}`,
    amountCents: order.total_cents,
    currency: 'EUR',
    transactionId,
    open: state !== 'captured',
    failure: null,
  });
  return { number: placed.order_number, id, transactionId, update };
}

const page = (reference: string) =>
  ok({ reference, secret: `token-${reference}`, redirectUrl: `https://bank.test/${reference}` });
const refusal = (code: string) => ({ kind: 'refused', code, message: 'no' }) as const;

describe('C09 E01 starting a payment', () => {
  test.each(['1166', '1169', '1131', '4801', '4802'])(
    'refused with %s: failed, told, not repeated',
    async (code) => {
      const order = await opened();
      const { gateway, asked } = scripted({ start: [refusal(code)] });
      expect(await startPayment(depsWith(gateway), order.id)).toMatchObject({ kind: 'unreachable' });
      expect(await findPayment(shop.database, order.id)).toMatchObject({
        state: 'failed',
        failureReason: 'payment_unreachable',
      });
      expect(await startPayment(depsWith(gateway), order.id)).toMatchObject({ kind: 'unreachable' });
      expect(asked).toEqual([`start ${order.transactionId}`]);
    },
  );

  test('known to the gateway and paid: the order is paid, nothing more to do', async () => {
    const order = await opened();
    const { gateway, asked } = scripted({ start: [{ kind: 'known' }], read: [order.update('captured')] });
    expect(await startPayment(depsWith(gateway), order.id)).toEqual({ kind: 'none' });
    expect(asked).toEqual([`start ${order.transactionId}`, 'read']);
    expect(await shop.orderState(order.number)).toBe('paid');
  });

  test('an answer lost, the gateway knows nothing: once more under the same name', async () => {
    const order = await opened();
    const { gateway, asked } = scripted({ start: [undefined, page('p1')], read: [null] });
    expect(await startPayment(depsWith(gateway), order.id)).toEqual({
      kind: 'redirect',
      url: 'https://bank.test/p1',
    });
    expect(asked).toEqual([`start ${order.transactionId}`, 'read', `start ${order.transactionId}`]);
  });

  test('two lost answers are reported; the next request checks before it starts', async () => {
    const order = await opened();
    const { gateway, asked } = scripted({ start: [undefined, page('p2')], read: [] });
    const deps = depsWith(gateway);
    expect(await startPayment(deps, order.id)).toMatchObject({ kind: 'unreachable' });
    expect(asked).toEqual([`start ${order.transactionId}`, 'read']);
    expect(await startPayment(deps, order.id)).toMatchObject({ kind: 'unreachable' });
    expect(asked).toEqual([`start ${order.transactionId}`, 'read', 'read']);
  });

  test('after a process died during the start, nobody starts for a while, then the gateway’s records are read', async () => {
    const order = await opened();
    const sentAt = new Date(shop.clock.now());
    await shop.database
      .updateTable('payment')
      .set({ start_sent_at: sentAt })
      .where('id', '=', order.id)
      .execute();
    const { gateway, asked } = scripted({ start: [page('p3')], read: [order.update('started', 'lost')] });
    const deps = depsWith(gateway);
    expect(await startPayment(deps, order.id)).toMatchObject({ kind: 'unreachable' });
    expect(asked).toEqual([]);
    shop.clock.advance(60_000);
    expect(await startPayment(deps, order.id)).toMatchObject({ kind: 'redirect' });
    expect(asked).toEqual(['read', `start ${order.number}-3`]);
    expect(await findPayment(shop.database, order.id)).toMatchObject({
      state: 'cancelled',
      reference: 'lost',
    });
  });

  test('an authorisation is captured while it is wanted', async () => {
    const order = await opened();
    const read = [order.update('authorised'), order.update('captured')];
    const { gateway, asked } = scripted({ start: [page(order.number)], read });
    const deps = depsWith(gateway);
    await startPayment(deps, order.id);
    await checkPayment(deps, order.id, 'notified');
    expect(asked).toEqual([`start ${order.transactionId}`, 'read', 'capture', 'read']);
    expect(await shop.orderState(order.number)).toBe('paid');
  });

  test('and voided when it is not', async () => {
    const order = await opened();
    const { gateway, asked } = scripted({
      start: [page(order.number)],
      read: [order.update('authorised'), order.update('cancelled')],
    });
    const deps = depsWith(gateway);
    await startPayment(deps, order.id);
    await shop.database
      .updateTable('payment')
      .set({ state: 'cancelled' })
      .where('id', '=', order.id)
      .execute();
    await checkPayment(deps, order.id, 'notified');
    expect(asked).toEqual([`start ${order.transactionId}`, 'read', 'cancel', 'read']);
    expect(await findPayment(shop.database, order.id)).toMatchObject({
      state: 'cancelled',
      capturedCents: 0,
    });
  });
});
