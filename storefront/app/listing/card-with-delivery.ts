import type { Product } from '@casamaestra/contract/catalog/product.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import { messagesOf } from '../i18n/messages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { cardOf } from '../catalogue/card.ts';
import type { Card, ChosenOptions } from '../catalogue/card.ts';

/** A card that also has the delivery price of heavy goods; its sentence needs the texts of listings. */
export function cardWithDelivery(
  product: Product,
  locale: Language,
  withIntro = false,
  chosen: ChosenOptions = {},
): Card {
  const card = cardOf(product, withIntro, chosen);
  const cost = product.delivery_cost;
  if (cost === undefined) return card;
  return {
    ...card,
    delivery: messagesOf(locale).listing.deliveryCost(money(cost.amount, locale), cost.is_from),
  };
}
