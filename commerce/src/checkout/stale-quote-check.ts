import { centsFromEuros, eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type { CartChange, PricedCart } from '../cart/priced-cart.ts';
import { deliveryGone, totalChange } from '../cart/quote-changes.ts';
import type { OrderRequest } from './order-request.ts';

/**
 * Differences between the quote the shopper confirmed and the current one; empty when the order may be
 * placed.
 */
export function staleQuoteChanges(request: OrderRequest, priced: PricedCart): readonly CartChange[] {
  // When no line can be ordered, changes of delivery and total are irrelevant.
  if (priced.lines.every(({ qty }) => qty === 0)) return priced.changes;
  const named = priced.changes.some((change) => change.kind === 'shipping_unavailable');
  const gone = !named && priced.shipping?.name !== request.shipping_rule;
  const otherTotal = centsFromEuros(request.seen_total) !== priced.totalCents;
  return [
    ...priced.changes,
    ...(gone ? [deliveryGone(request.shipping_rule)] : []),
    ...(otherTotal ? [totalChange(request.seen_total, eurosFromCents(priced.totalCents))] : []),
  ];
}
