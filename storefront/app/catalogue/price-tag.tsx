import { Money } from '@casamaestra/ui/money.tsx';
import { money, moneyRange } from '@casamaestra/texts/format/money.ts';
import { can } from '../platform/capabilities.ts';
import { useLocale, useMessages } from '../i18n/use-messages.ts';

type PriceTagProps = {
  /** Lowest and highest price to pay, decimal euros. */
  span: readonly [number, number];
  /** Lowest price of the 30 days before the reduction (Codice del consumo art. 17-bis). */
  was?: number | undefined;
  /** Show the range as "from" its lowest price, to which `was` belongs. */
  from?: true | undefined;
  unitPrice?: readonly [amount: number, unit: string] | undefined;
  size?: 's' | 'm' | 'l' | undefined;
};

/**
 * The price to pay; if reduced, with the compare-at price, labelled as what it is. A price range has none,
 * since each variant has its own, unless the cheapest variant is the reduced one.
 */
export function PriceTag({ span, was, from, unitPrice, size = 'm' }: PriceTagProps) {
  const { card: texts } = useMessages();
  const locale = useLocale();
  const [lowest, highest] = span;
  if (lowest === 0) return null;
  const single = lowest === highest;
  const unit = unitPrice && texts.perUnit(money(unitPrice[0], locale), unitPrice[1]);
  const struck = was !== undefined && (single || from) && was > lowest ? money(was, locale) : undefined;
  // Without a price history the lowest recent price is unknown: the struck price is the list price.
  const known = can('price-history');
  const lowest30 = single ? texts.lowest30 : texts.cheapestLowest30;
  const reference = struck && (known ? lowest30(struck) : texts.listed(struck));
  return (
    <Money
      text={!single && struck ? texts.from(money(lowest, locale)) : moneyRange(lowest, highest, locale)}
      was={struck}
      labels={{ now: texts.now, was: known ? texts.was : texts.listPrice }}
      note={[reference, unit].filter(Boolean).join(' · ') || undefined}
      size={size}
    />
  );
}
