import { money } from '@casamaestra/texts/format/money.ts';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import type { PricePerUnit } from './unit-price.ts';

/** "4,30 €/m²", where a price stands without its tag; nothing for an article that has none. */
export function UnitPriceText({ of: unitPrice }: { of: PricePerUnit | undefined }) {
  const { card } = useMessages();
  const locale = useLocale();
  return unitPrice ? card.perUnit(money(unitPrice[0], locale), unitPrice[1]) : null;
}
