import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import type { PlaceOrderInput } from '@casamaestra/contract/checkout/place-order.ts';
import { startSandboxBank } from '@casamaestra/sandbox-bank/sandbox-bank.ts';
import type { SandboxBank } from '@casamaestra/sandbox-bank/sandbox-bank.ts';
import { messageOf, startCheckoutShop } from '../../checkout/testing/checkout-shop.ts';
import type { CheckoutShop, Placed } from '../../checkout/testing/checkout-shop.ts';

/** A clock moved by tests; it starts at the real time, because the bank signs with its own. */
export interface HandClock {
  now(): number;
  advance(ms: number): void;
  reset(): void;
}

function handClock(): HandClock {
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    advance(ms) {
      ahead += ms;
    },
    reset() {
      ahead = 0;
    },
  };
}

/** How an order is paid: by card at a gateway, or by bank transfer. */
export type Payer = 'axerve' | 'stripe' | 'transfer';

export const paidBy = (payer: Payer) =>
  payer === 'transfer'
    ? ({ payment_method: payer } as const)
    : ({ payment_method: 'card', payment_gateway: payer } as const);

export interface PaymentShop extends CheckoutShop {
  readonly bank: SandboxBank;
  readonly clock: HandClock;
  /** URL at which the bank reaches the shop. */
  readonly url: string;
  /** Places an order of a hammer, or of what is given, with this payment. */
  buy(payer: Payer, changes?: Partial<PlaceOrderInput>): Promise<Placed>;
  /** Runs all jobs that are due. */
  drain(): Promise<void>;
  payments(orderNumber: string): Promise<PaymentRow[]>;
  orderState(orderNumber: string): Promise<string>;
  refunds(orderNumber: string): Promise<RefundRow[]>;
}

export interface PaymentRow {
  readonly id: number;
  readonly state: string;
  readonly method: string;
  readonly gateway: string | null;
  readonly transaction_id: string;
  readonly amount_cents: number;
  readonly captured_cents: number;
  readonly refunded_cents: number;
  readonly gateway_reference: string | null;
  readonly gateway_secret: string | null;
  readonly redirect_url: string | null;
  readonly failure_code: string | null;
  readonly failure_reason: string | null;
  readonly next_check_at: Date | null;
}

export interface RefundRow {
  readonly id: number;
  readonly state: string;
  readonly reason: string;
  readonly amount_cents: number;
  readonly surplus: boolean;
  readonly next_try_at: Date | null;
}

/** A server whose handler is set later, so that its URL is known before the shop starts. */
async function openDoor() {
  let handle = async (_request: Request): Promise<Response> => new Response(null, { status: 503 });
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { method = 'GET', url = '/' } = incoming;
      const headers = Object.fromEntries(
        Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
      );
      const body = method === 'GET' ? null : Buffer.concat(chunks);
      void handle(
        new Request(`http://shop.test${url}`, {
          method,
          headers: new Headers(headers),
          body,
        }),
      )
        .then(async (response) => {
          outgoing.writeHead(response.status, Object.fromEntries(response.headers));
          outgoing.end(Buffer.from(await response.arrayBuffer()));
        })
        .catch(() => outgoing.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    use(handler: typeof handle) {
      handle = handler;
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

/** A shop with the sandbox bank; the bank's notifications reach it over HTTP. */
export async function startPaymentShop(
  environment: Readonly<Record<string, string>> = {},
): Promise<PaymentShop> {
  const door = await openDoor();
  const bank = await startSandboxBank({ port: 0, stripeWebhookUrl: `${door.url}/api/open/stripe` });
  const clock = handClock();
  const shop = await startCheckoutShop(undefined, {
    clock,
    environment: { PUBLIC_URL: door.url, ...environment },
    sandboxBankUrl: () => bank.url,
  });
  door.use((request) => shop.commerce.handler(request));
  const { database } = shop;
  return {
    ...shop,
    bank,
    clock,
    url: door.url,
    async buy(payer, changes = {}) {
      const input = await shop.order({ 'PI-5': 1 }, { ...paidBy(payer), ...changes });
      const placed = messageOf(await shop.place(input), placedOrderSchema);
      if (placed.status !== 'placed') throw new Error(`not placed: ${JSON.stringify(placed.changes)}`);
      return placed;
    },
    drain: () => shop.commerce.jobs.drain(),
    payments: (number) =>
      database
        .selectFrom('payment as p')
        .innerJoin('shop_order as o', 'o.id', 'p.order_id')
        .selectAll('p')
        .where('o.number', '=', number)
        .orderBy('p.attempt')
        .execute(),
    async orderState(number) {
      const row = await database
        .selectFrom('shop_order')
        .select('state')
        .where('number', '=', number)
        .executeTakeFirstOrThrow();
      return row.state;
    },
    refunds: (number) =>
      database
        .selectFrom('refund as r')
        .innerJoin('shop_order as o', 'o.id', 'r.order_id')
        .selectAll('r')
        .where('o.number', '=', number)
        .orderBy('r.id')
        .execute(),
    async close() {
      await shop.close();
      await bank.close();
      await door.close();
    },
  };
}
