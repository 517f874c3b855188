import { LinkButton } from '@casamaestra/ui/button.tsx';
import { Card } from '@casamaestra/ui/card.tsx';
import { money } from '../i18n/format.ts';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import { urls } from '../platform/urls.ts';
import type { CartState } from './cart-store.ts';
import css from './cart-page.module.css';
import { amountToPay, freeShippingFrom, missingForFreeShipping, shippingPrice } from './cart-totals.ts';

type CartSummaryProps = { state: CartState; checking: boolean; blocked: boolean };

/** What the cart costs, delivery included, and how far free delivery is. */
export function CartSummary({ state, checking, blocked }: CartSummaryProps) {
  const { cart, shell } = useMessages();
  const locale = useLocale();
  const missing = missingForFreeShipping(state.totalPrice);
  const shipping = missing === 0 ? 0 : shippingPrice;
  const total = amountToPay(state.totalPrice, shipping, state.couponDiscountAmount);
  return (
    <section className={css.summary} aria-labelledby="riepilogo">
      <Card tone="plaster">
        <h2 id="riepilogo">{cart.summary}</h2>
        <div className={css.free}>
          <p>{missing === 0 ? cart.freeShippingReached : cart.freeShippingMissing(money(missing, locale))}</p>
          <progress
            value={Math.min(state.totalPrice, freeShippingFrom)}
            max={freeShippingFrom}
            aria-label={cart.freeShippingProgress}
          />
        </div>
        <dl className={css.sums} aria-busy={checking}>
          <div>
            <dt>
              {cart.subtotal} ({cart.items(state.totalCount)})
            </dt>
            <dd>{money(state.totalPrice, locale)}</dd>
          </div>
          <div>
            <dt>{cart.shipping}</dt>
            <dd>{shipping === 0 ? cart.shippingFree : money(shipping, locale)}</dd>
          </div>
          <div className={css.total}>
            <dt>
              {cart.total} <small>({cart.vatIncluded})</small>
            </dt>
            <dd>{money(total, locale)}</dd>
          </div>
        </dl>
        {checking && <p className={css.later}>{cart.checking}</p>}
        {!blocked && (
          <>
            <LinkButton href={urls.pay()} wide>
              {shell.checkout}
            </LinkButton>
            <p className={css.later}>{cart.checkoutLater}</p>
          </>
        )}
      </Card>
    </section>
  );
}
