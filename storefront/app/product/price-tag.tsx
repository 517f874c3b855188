import { Money } from '@casamaestra/ui/money.tsx';
import { money, moneyRange } from '../i18n/format.ts';
import { useLocale, useMessages } from '../i18n/use-messages.ts';

type PriceTagProps = {
  /** Lowest and highest price to pay, decimal euros. */
  span: readonly [number, number];
  /** Lowest price of the 30 days before the reduction (Codice del consumo art. 17-bis). */
  was?: number | undefined;
  unitPrice?: readonly [amount: number, unit: string] | undefined;
  size?: 's' | 'm' | 'l' | undefined;
};

/**
 * A price to pay; on sale with its reference price, which is always named for what it is. A span of prices has
 * none: every variant has its own.
 */
export function PriceTag({ span, was, unitPrice, size = 'm' }: PriceTagProps) {
  const { card: texts } = useMessages();
  const locale = useLocale();
  const [lowest, highest] = span;
  if (lowest === 0) return null;
  const unit = unitPrice && texts.perUnit(money(unitPrice[0], locale), unitPrice[1]);
  const struck = was !== undefined && lowest === highest && was > lowest ? money(was, locale) : undefined;
  const reference = struck && texts.lowest30(struck);
  return (
    <Money
      text={moneyRange(lowest, highest, locale)}
      was={struck}
      labels={{ now: texts.now, was: texts.was }}
      note={[reference, unit].filter(Boolean).join(' · ') || undefined}
      size={size}
    />
  );
}
