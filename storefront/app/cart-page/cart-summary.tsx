import { Button, LinkButton } from '@casamaestra/ui/button.tsx';
import { CardBox } from '@casamaestra/ui/card.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import type { Quote } from '@casamaestra/contract/cart/quote.ts';
import { NoDelivery } from '../quote/no-delivery.tsx';
import { CouponBox } from '../quote/coupon-box.tsx';
import { Totals } from '../quote/totals.tsx';
import { money } from '@casamaestra/texts/format/money.ts';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import css from './cart-page.module.css';
import { missingForFreeDelivery } from './free-delivery.ts';
import { ShippingEstimate } from './shipping-estimate.tsx';
import type { CartQuote } from './use-cart-quote.ts';

type CartSummaryProps = { quote: CartQuote; blocked: boolean };

/**
 * What the cart costs, delivery included, from the service's quote only; and how far free delivery is. Until
 * the quote is there the rooms of its parts are kept, so that nothing moves when it comes; what may be absent is last.
 */
export function CartSummary({ quote, blocked }: CartSummaryProps) {
  const { cart, page, checkout } = useMessages();
  const now = quote.quote;
  return (
    <section className={css.summary} aria-labelledby="riepilogo">
      <CardBox tone="plaster" className={css.sums}>
        <h2 id="riepilogo">{cart.summary}</h2>
        <CouponBox quote={quote} />
        {now && now.shipping_rule === null && now.undeliverable.length > 0 && <NoDelivery quote={now} />}
        <ShippingEstimate quote={now} cap={quote.cap} onCap={quote.setCap} />
        <div className={css.totalsRoom} aria-busy={quote.status === 'asking'}>
          {now ? <Totals quote={now} /> : <Skeleton height="1.5rem" lines={4} />}
        </div>
        <p className={css.quoteStatus} role="status">
          {quote.status === 'asking' && cart.checking}
          {quote.status === 'failed' && (
            <>
              <span>{quote.message ?? cart.checkFailed}</span>
              <Button size="s" variant="secondary" onClick={quote.retry}>
                {checkout.summary.retry}
              </Button>
            </>
          )}
        </p>
        {!blocked && (
          <LinkButton href={urls.pay()} size="l" wide>
            {page.toCheckout}
          </LinkButton>
        )}
        {now && <FreeShipping quote={now} />}
      </CardBox>
    </section>
  );
}

function FreeShipping({ quote }: { quote: Quote }) {
  const { cart } = useMessages();
  const locale = useLocale();
  const option = quote.shipping_options.find(({ name }) => name === quote.shipping_rule);
  if (!option || option.kind === 'pickup' || option.free_from === null) return null;
  const missing = missingForFreeDelivery(quote, option.free_from);
  return (
    <div className={css.free}>
      <p>{missing === 0 ? cart.freeShippingReached : cart.freeShippingMissing(money(missing, locale))}</p>
      <progress
        value={missing === 0 ? option.free_from : quote.goods}
        max={option.free_from}
        aria-label={cart.freeShippingProgress}
      />
    </div>
  );
}
