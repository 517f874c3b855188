import { randomUUID } from 'node:crypto';
import { quoteOperation } from '@casamaestra/contract/cart/cart.operations.ts';
import { placeOrderOperation } from '@casamaestra/contract/checkout/checkout.operations.ts';
import { bologna } from '../harness/buyer.ts';
import type { Walk } from './walk.ts';

interface Buying {
  readonly method: 'card' | 'transfer';
  readonly email: string;
  /** Of who is logged in. */
  readonly jwt?: string;
}

/** An order of one piece by somebody who reads the language. */
export async function orderOf({ shop, language }: Walk, { method, email, jwt }: Buying) {
  const { first_name, last_name, address_line1, pincode, city, state, country } = bologna;
  const lines = [{ sku: shop.product.sku, qty: 1 }];
  const quote = await shop.ask(quoteOperation, { lines, pincode }, language);
  const order = {
    idempotency_key: randomUUID(),
    lines,
    email,
    phone: '333 1234567',
    shipping_address: { first_name, last_name, address_line1, pincode, city, state, country },
    shipping_rule: quote.shipping_rule ?? '',
    payment_method: method,
    seen_total: quote.total,
    language,
  };
  const placed = await shop.ask(placeOrderOperation, order, language, jwt);
  if (placed.status !== 'placed') throw new Error(placed.message);
  const { payment } = placed;
  // What the buyer copies for the bank.
  shop.known.add([placed.order_number, email, payment.kind === 'transfer' ? payment.transfer : '']);
  return { ...placed, inPath: encodeURIComponent(placed.order_token) };
}
