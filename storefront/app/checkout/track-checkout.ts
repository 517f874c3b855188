import type { Quote } from '@casamaestra/contract/cart/quote.ts';
import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import { track } from '../platform/data-layer.ts';
import type { CheckoutEvent } from '../platform/data-layer.ts';
import { keepValue, storedValue } from '../platform/stored-value.ts';

const boughtKey = 'purchases-told';
const rounded = (euros: number): number => Math.round(euros * 100) / 100;

const nameOf = ({ name, options }: { name: string; options: string }): string =>
  options === '' ? name : `${name} (${options})`;

/** Reports a step of the checkout to analytics; prices rounded to two decimals (K03). */
export function trackStep(
  event: Exclude<CheckoutEvent['event'], 'purchase'>,
  quote: Quote,
  details: Pick<CheckoutEvent, 'shipping_tier' | 'payment_type'> = {},
): void {
  track({
    event,
    currency: 'EUR',
    value: rounded(quote.total),
    coupon: quote.coupons.map(({ code }) => code).join(','),
    items: quote.lines.map((line) => ({
      sku: line.sku,
      name: nameOf(line),
      price: line.price,
      qty: line.qty,
    })),
    ...details,
  });
}

/** Reports a purchase once per order, even after a reload. */
export function trackPurchase(order: OrderView): void {
  const stored = storedValue(boughtKey);
  const told = Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  if (told.includes(order.order_number)) return;
  keepValue(boughtKey, [...told, order.order_number].slice(-50));
  track({
    event: 'purchase',
    transaction_id: order.order_number,
    currency: 'EUR',
    value: rounded(order.total),
    shipping: rounded(order.shipping),
    tax: rounded(order.vat.reduce((sum, { vat }) => sum + vat, 0)),
    coupon: order.coupon_codes.join(','),
    payment_type: order.payment_method,
    items: order.lines.map((line) => ({
      sku: line.sku,
      name: nameOf(line),
      price: line.price,
      qty: line.qty,
    })),
  });
}
