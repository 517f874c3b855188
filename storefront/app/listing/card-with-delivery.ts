import type { Product } from '@casamaestra/contract/catalog/product.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import { messagesOf } from '../i18n/messages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { cardOf } from '../catalogue/card.ts';
import { factsText } from './facts-text.ts';
import type { Card, ChosenOptions } from '../catalogue/card.ts';

/** A card with all its words: its line of features, and the delivery price of heavy goods. */
export function cardWithDelivery(
  product: Product,
  locale: Language,
  withIntro = false,
  chosen: ChosenOptions = {},
  term = '',
): Card {
  const cost = product.delivery_cost;
  const facts = factsText(product.key_features ?? [], locale);
  // In the grid the line takes the place of the brand.
  const { brand, ...card } = cardOf(product, withIntro, chosen, term);
  return {
    ...card,
    ...(facts !== '' && { facts }),
    ...(brand !== undefined && (withIntro || facts === '') && { brand }),
    ...(cost && {
      delivery: messagesOf(locale).listing.deliveryCost(money(cost.amount, locale), cost.is_from),
    }),
  };
}
