import { Button, LinkButton } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { LineList } from '@casamaestra/ui/line-list.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { useEffect, useState } from 'react';
import { useInBrowser } from '../platform/use-in-browser.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { track } from '../platform/data-layer.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { browserCart, useCart } from '../cart/browser-cart.ts';
import { CartLineRow } from './cart-line-row.tsx';
import css from './cart-page.module.css';
import { CartSummary } from './cart-summary.tsx';
import type { CartLine } from '../cart/cart-line.ts';
import { isBuyable } from '../cart/cart-check.ts';
import type { LineChange } from '../cart/cart-check.ts';
import { useCartQuote } from './use-cart-quote.ts';

const unchanged: readonly LineChange[] = [];

/** The cart: lines, changes, totals. */
export function CartPage() {
  const { cart } = useMessages();
  return (
    <div className={`page ${css.cart}`}>
      <h1>{cart.title}</h1>
      {useInBrowser() ? <FilledCart /> : <WaitingCart />}
    </div>
  );
}

/** What the server renders: the cart is known only in the browser. */
function WaitingCart() {
  const { cart } = useMessages();
  return (
    <div aria-busy="true" className={css.waiting}>
      <p className="visually-hidden">{cart.loading}</p>
      <Skeleton height="6rem" />
      <Skeleton height="6rem" />
      <noscript>
        <p>{cart.withoutScript}</p>
      </noscript>
    </div>
  );
}

interface Removed {
  readonly lines: readonly CartLine[];
  readonly text: string;
}

function FilledCart() {
  const { cart } = useMessages();
  const state = useCart();
  const quote = useCartQuote(state.list);
  const [removed, setRemoved] = useState<Removed | null>(null);
  useEffect(() => {
    const items = browserCart().getState().list;
    if (items.length > 0) track({ event: 'view_cart', items });
  }, []);
  const remove = (line: CartLine): void => {
    setRemoved({ lines: state.list, text: cart.removed(line.name) });
    browserCart().remove(line.sku);
  };
  const clear = (): void => {
    setRemoved({ lines: state.list, text: cart.cleared });
    browserCart().clear();
  };
  const undo = (): void => {
    if (removed) browserCart().update(removed.lines);
    setRemoved(null);
  };
  const blocked = state.list.some((line) => !isBuyable(quote.changes[line.sku]));
  return (
    <>
      <div role="status" className={css.status}>
        {removed && (
          <p className={css.removed}>
            <span>{removed.text}</span>
            <Button variant="quiet" size="s" onClick={undo}>
              {cart.undo}
            </Button>
          </p>
        )}
        {Object.keys(quote.changes).length > 0 && state.list.length > 0 && (
          <p className={css.notice}>{cart.noticeTitle}</p>
        )}
      </div>
      {state.list.length === 0 ? (
        <EmptyState icon="cart" title={cart.empty} text={cart.emptyText}>
          <LinkButton href={urls.shop()}>{cart.start}</LinkButton>
        </EmptyState>
      ) : (
        <div className={css.columns}>
          <div>
            <LineList>
              {state.list.map((line) => (
                <CartLineRow
                  key={line.sku}
                  line={line}
                  changes={quote.changes[line.sku] ?? unchanged}
                  onRemove={() => remove(line)}
                />
              ))}
            </LineList>
            <p className={css.under}>
              <LinkButton href={urls.shop()} variant="quiet" size="s" icon="chevron-left">
                {cart.keepShopping}
              </LinkButton>
              <Button variant="quiet" size="s" icon="trash" onClick={clear}>
                {cart.clear}
              </Button>
            </p>
          </div>
          <CartSummary quote={quote} blocked={blocked} />
        </div>
      )}
    </>
  );
}
