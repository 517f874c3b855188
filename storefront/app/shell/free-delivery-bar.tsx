import type { quoteOperation } from '@casamaestra/contract/cart/cart.operations.ts';
import type { Quote } from '@casamaestra/contract/cart/quote.ts';
import { useEffect, useState } from 'react';
import { missingForFreeDelivery } from '../cart-page/free-delivery.ts';
import type { CartLine } from '../cart/cart-line.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import { callService } from '../platform/service-call.ts';
import css from './cart-drawer.module.css';

interface Way {
  readonly missing: number;
  readonly from: number;
}

/** What the cart lacks for free delivery; null where delivery of these goods is never free. */
function wayOf(quote: Quote): Way | null {
  const option = quote.shipping_options.find(({ name }) => name === quote.shipping_rule);
  if (!option || option.kind === 'pickup' || option.free_from === null) return null;
  return { missing: missingForFreeDelivery(quote, option.free_from), from: option.free_from };
}

const pauseMs = 300;

/** How far free delivery is, from a quote of the service: heavy goods have rules of their own. */
export function FreeDelivery({ lines }: { lines: readonly CartLine[] }) {
  const { shell: texts } = useMessages();
  const locale = useLocale();
  const [way, setWay] = useState<Way | null>(null);
  const wanted = JSON.stringify(lines.map(({ sku, qty }) => ({ sku, qty })));
  useEffect(() => {
    const leaving = new AbortController();
    const ask = () =>
      callService<typeof quoteOperation>(
        'casamaestra.cart.quote',
        { lines: JSON.parse(wanted) as { sku: string; qty: number }[] },
        leaving.signal,
      ).then(
        (answer) => setWay(answer.ok ? wayOf(answer.value) : null),
        (error: unknown) => {
          if (!leaving.signal.aborted) console.warn('the cart could not be priced', error);
        },
      );
    const timer = window.setTimeout(() => void ask(), pauseMs);
    return () => {
      window.clearTimeout(timer);
      leaving.abort();
    };
  }, [wanted]);
  return (
    <div className={css.way}>
      {way && (
        <>
          <p>{way.missing === 0 ? texts.deliveryFree : texts.deliveryMissing(money(way.missing, locale))}</p>
          <progress value={way.from - way.missing} max={way.from} aria-label={texts.deliveryWay} />
        </>
      )}
    </div>
  );
}
