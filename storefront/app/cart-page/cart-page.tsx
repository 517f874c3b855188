import { Button } from '@casamaestra/ui/button.tsx';
import { LineList } from '@casamaestra/ui/line-list.tsx';
import { useEffect, useState } from 'react';
import type { CartAdditions } from './cart-additions.tsx';
import { onFirstSign } from '../platform/first-sign.ts';
import { useInBrowser } from '../platform/use-in-browser.ts';
import { browserStorage, storedJson, storedText } from '../platform/browser-storage.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { track } from '../platform/data-layer.ts';
import { browserCart, useCart } from '../cart/browser-cart.ts';
import { cartListKey } from '../cart/cart-store.ts';
import { CartLineRow } from './cart-line-row.tsx';
import css from './cart-page.module.css';
import { EmptyCart, UnderLines } from './cart-parts.tsx';
import { CartSummary } from './cart-summary.tsx';
import type { CartLine } from '../cart/cart-line.ts';
import { isBuyable } from '../cart/cart-check.ts';
import type { LineChange } from '../cart/cart-check.ts';
import { useCartQuote } from './use-cart-quote.ts';
import { WaitingFrame } from '../platform/waiting-frame.tsx';

const unchanged: readonly LineChange[] = [];

/** The cart: lines, changes, totals. */
export function CartPage() {
  const { cart } = useMessages();
  return (
    <div className={`page ${css.cart}`}>
      <h1>{cart.title}</h1>
      {useInBrowser() ? <FilledCart /> : <WaitingFrame name="cart" />}
    </div>
  );
}

interface Removed {
  readonly lines: readonly CartLine[];
  readonly text: string;
}

/** Whether a text this browser keeps has as many lines as the page: none was unreadable, and it does keep them. */
function keeps(kept: string | null, { length }: readonly CartLine[]): boolean {
  if (kept === null) return length === 0;
  const entries = storedJson(browserStorage(), cartListKey);
  return Array.isArray(entries) && entries.length === length;
}

/** What goes with the cart is loaded once somebody is at it, below all else: nothing moves when it comes. */
function Besides({ lines }: { lines: readonly CartLine[] }) {
  const [Additions, setAdditions] = useState<typeof CartAdditions>();
  useEffect(
    () =>
      onFirstSign(
        () => void import('./cart-additions.tsx').then((part) => setAdditions(() => part.CartAdditions)),
      ),
    [],
  );
  return (
    <div className={css.additions} data-no-print="">
      {Additions && <Additions lines={lines} level="h2" />}
    </div>
  );
}

function FilledCart() {
  const { cart } = useMessages();
  const state = useCart();
  const quote = useCartQuote(state.list);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [told, setTold] = useState('');
  useEffect(() => {
    const kept = storedText(browserStorage(), cartListKey);
    if (told === '' && !keeps(kept, state.list))
      void import('./mend-kept-cart.ts').then(({ mendKeptCart }) => setTold(mendKeptCart(kept)));
  }, [state.list, told]);
  useEffect(() => {
    const items = browserCart().getState().list;
    if (items.length > 0) track({ event: 'view_cart', items });
    if (location.search.includes('add='))
      void import('./cart-link-goods.ts').then((part) => part.addGoodsOfLink(cart));
  }, [cart]);
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
  const blocked = state.list.some((line) => !isBuyable(quote.changes.get(line.sku)));
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
        {told && <p className={css.notice}>{told}</p>}
        {quote.changes.size > 0 && state.list.length > 0 && <p className={css.notice}>{cart.noticeTitle}</p>}
      </div>
      {state.list.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className={css.columns}>
          <div>
            <LineList>
              {state.list.map((line) => (
                <CartLineRow
                  key={line.sku}
                  line={line}
                  changes={quote.changes.get(line.sku) ?? unchanged}
                  onRemove={() => remove(line)}
                />
              ))}
            </LineList>
            <UnderLines onClear={clear} />
          </div>
          <CartSummary quote={quote} blocked={blocked} />
          <Besides lines={state.list} />
        </div>
      )}
    </>
  );
}
