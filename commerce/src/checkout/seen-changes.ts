import type { QuoteChange } from '@casamaestra/contract/cart/quote.ts';
import { centsFromEuros, eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type { PricedCart } from '../cart/priced-cart.ts';
import { moneyOfCents } from '@casamaestra/texts/format/money.ts';
import { quoteTexts } from '@casamaestra/texts/service/quote-texts.ts';
import type { OrderRequest } from './order-request.ts';

/** What is not as the shopper saw it when the button was pressed; empty when the order may be written. */
export function seenChanges(request: OrderRequest, priced: PricedCart): readonly QuoteChange[] {
  const { language } = request;
  // Nothing is left to be ordered, and that is named line by line: delivery and total would say nothing more.
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
