import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PlacedOrder } from '@casamaestra/contract/checkout/place-order.ts';
import type { Quote } from '@casamaestra/contract/cart/quote.ts';
import type { ClientLog, ReceivedStep, ClientRecord } from './client-log.ts';

const address = {
  first_name: 'Anna',
  last_name: 'Rossi',
  address_line1: 'Via Emilia 12',
  city: 'Bologna',
  state: 'BO',
  pincode: '40121',
  country: 'IT',
};

export interface Answer {
  /** 0: no answer. */
  readonly status: number;
  readonly message: unknown;
  /** Name of a refusal; empty when there was none. */
  readonly refusal: string;
}

let clients = 0;

/** One call with a network address of its own. Never throws. */
export async function ask(url: string, call: string, input: object): Promise<Answer> {
  clients += 1;
  try {
    const answer = await fetch(`${url}/api/method/casamaestra.${call}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`,
      },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(60_000),
    });
    const body = (await answer.json()) as { message?: unknown; exc_type?: string };
    const refusal = answer.status === 200 ? '' : (body.exc_type ?? `HTTP ${answer.status}`);
    return { status: answer.status, message: body.message, refusal };
  } catch {
    return { status: 0, message: undefined, refusal: '' };
  }
}

export interface Cart {
  readonly lines: readonly { readonly sku: string; readonly qty: number }[];
  readonly method: 'axerve' | 'stripe' | 'transfer';
  readonly coupons?: readonly string[];
}

/** The order as the checkout page would send it, from a current quote. */
export async function orderFor(url: string, cart: Cart, email: string): Promise<object> {
  const { lines, coupons = [] } = cart;
  const quoted = await ask(url, 'cart.quote', {
    lines,
    country: 'IT',
    pincode: '40121',
    coupon_codes: coupons,
  });
  if (quoted.status !== 200) throw new Error(`quote: ${quoted.status} ${JSON.stringify(quoted.message)}`);
  const quote = quoted.message as Quote;
  return {
    idempotency_key: randomUUID(),
    lines: quote.lines.map(({ sku, qty, price }) => ({ sku, qty, seen_price: price })),
    email,
    phone: '333 1234567',
    shipping_address: address,
    shipping_rule: quote.shipping_rule,
    coupon_codes: coupons,
    ...(cart.method === 'transfer'
      ? { payment_method: cart.method }
      : { payment_method: 'card', payment_gateway: cart.method }),
    seen_total: quote.total,
  };
}

function hear(record: ClientRecord, answer: Answer): 'done' | 'again' {
  if (answer.status === 0) {
    record.unanswered += 1;
    return 'again';
  }
  if (answer.status >= 500) {
    record.serverErrors += 1;
    return 'again';
  }
  if (answer.status !== 200) {
    record.refusals.push(answer.refusal);
    return 'done';
  }
  const message = answer.message as PlacedOrder;
  if (message.status === 'changed') {
    record.refusals.push(...message.changes.map(({ kind, subject }) => `${kind} ${subject}`));
    return 'done';
  }
  const { order_number: number, order_token: token, total } = message;
  const step = message.payment as ReceivedStep;
  if (record.order !== undefined && record.order.number !== number) {
    record.contradiction = `told ${record.order.number}, then ${number}`;
  }
  record.orderedAt ??= performance.now();
  record.order = { number, token, total, step };
  return 'done';
}

/** Sends an order, and repeats it with the same key until there is an answer. */
export async function place(
  url: string,
  clientLog: ClientLog,
  order: object,
  tries = 400,
): Promise<ClientRecord> {
  const { idempotency_key: key, email } = order as { idempotency_key: string; email: string };
  const record = clientLog.entries.find((known) => known.key === key) ?? clientLog.open(key, email);
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (hear(record, await ask(url, 'checkout.place_order', order)) === 'done') return record;
    await pause(100);
  }
  return record;
}

/** Runs work for every item, so many at a time. */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number) => Promise<unknown>,
): Promise<void> {
  const waiting = items.entries();
  await Promise.all(
    Array.from({ length: Math.min(atOnce, items.length) }, async () => {
      for (const [index, item] of waiting) await work(item, index);
    }),
  );
}

/** Polls until the condition holds; false on timeout. */
export async function until(wanted: () => Promise<boolean>, ms = 30_000): Promise<boolean> {
  const deadline = performance.now() + ms;
  while (performance.now() < deadline) {
    if (await wanted()) return true;
    await pause(100);
  }
  return false;
}

/** Status of an order and its payment as shown to its buyer. */
export async function track(url: string, record: ClientRecord): Promise<{ state: string; payment: string }> {
  const { message } = await ask(url, 'orders.track', { order_token: record.order?.token ?? '' });
  return (message ?? { state: '', payment: '' }) as { state: string; payment: string };
}
