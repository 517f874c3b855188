import type { QuoteChange } from '@casamaestra/contract/cart/quote.ts';
import { centsFromEuros, eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type { PricedCart } from '../cart/priced-cart.ts';
import { moneyText } from '../cart/quote-texts.ts';
import type { OrderRequest } from './order-request.ts';

type Language = OrderRequest['language'];

const totalMessages: Readonly<Record<Language, (total: string) => string>> = {
  it: (total) => `Il totale ora è ${total}.`,
  en: (total) => `The total is now ${total}.`,
  sk: (total) => `Celková suma je teraz ${total}.`,
};

const shippingMessages: Readonly<Record<Language, string>> = {
  it: 'Il modo di consegna scelto non è più disponibile per questo ordine.',
  en: 'The chosen delivery is no longer available for this order.',
  sk: 'Zvolený spôsob doručenia už pre túto objednávku nie je k dispozícii.',
};

export const changedMessages: Readonly<Record<Language, string>> = {
  it: 'Qualcosa è cambiato da quando hai guardato il riepilogo: controlla e conferma di nuovo. Non è stato ordinato nulla.',
  en: 'Something changed since you last looked: check and confirm again. Nothing was ordered.',
  sk: 'Od posledného zobrazenia sa niečo zmenilo: skontrolujte a potvrďte znova. Nič nebolo objednané.',
};

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
    const message = shippingMessages[language];
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
      message: totalMessages[language](moneyText(priced.totalCents, language)),
    });
  }
  return changes;
}
