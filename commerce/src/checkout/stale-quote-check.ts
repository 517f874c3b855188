import type { QuoteChange } from '@casamaestra/contract/cart/quote.ts';
import { centsFromEuros, eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type { PricedCart } from '../cart/priced-cart.ts';
import { moneyOfCents } from '@casamaestra/texts/format/money.ts';
import { quoteTexts } from '@casamaestra/texts/service/quote-texts.ts';
import type { OrderRequest } from './order-request.ts';

/**
 * Differences between the quote the shopper confirmed and the current one; empty when the order may be
 * placed.
 */
export function staleQuoteChanges(request: OrderRequest, priced: PricedCart): readonly QuoteChange[] {
  const { language } = request;
  // When no line can be ordered, changes of delivery and total are irrelevant.
  if (priced.lines.every(({ qty }) => qty === 0)) return priced.changes;
  const changes = [...priced.changes];
  const now = priced.shipping;
  const named = changes.some((change) => change.kind === 'shipping_unavailable');
  if (!named && now?.name !== request.shipping_rule) {
    const before = null;
    const message = quoteTexts(language).shippingGone;
    changes.push({
      kind: 'shipping_unavailable',
      subject: request.shipping_rule,
      before,
      now: null,
      message,
    });
  }
  if (centsFromEuros(request.seen_total) !== priced.totalCents) {
    changes.push({
      kind: 'total',
      subject: 'total',
      before: request.seen_total,
      now: eurosFromCents(priced.totalCents),
      message: quoteTexts(language).totalNow(moneyOfCents(priced.totalCents, language)),
    });
  }
  return changes;
}
