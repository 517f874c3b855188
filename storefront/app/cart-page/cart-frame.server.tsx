import { LineList } from '@casamaestra/ui/line-list.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import type { CartLine } from '../cart/cart-line.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { EarlyScript } from '../platform/early-script.server.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import css from './cart-page.module.css';
import { EmptyCart, UnderLines } from './cart-parts.tsx';
import { CartSummary } from './cart-summary.tsx';
import { drawCart } from './draw-cart.server.ts';
import type { CartQuote } from './use-cart-quote.ts';

const nothing = (): void => undefined;

/** What `draw-cart.server.ts` puts the browser's own lines into. */
const pattern: CartLine = {
  name: '…',
  sku: '',
  slug: '',
  price: 0,
  qty: 1,
  small_pictures: [{ url: '', width: '', height: '', other_colour: true }],
  stock: null,
  energy: ['A', 'A-G'],
  unitPrice: [0, '…'],
};

const noQuote: CartQuote = {
  quote: null,
  status: 'asking',
  message: null,
  retry: nothing,
  changes: new Map(),
  couponMessage: null,
  setCoupons: nothing,
  cap: '',
  setCap: nothing,
};

/** What the server sends: the cart is only known in the browser, where a small script draws it before hydration. */
export function CartFrame() {
  const { cart } = useMessages();
  return (
    <div aria-busy="true">
      <div data-cart="waiting" className={css.waiting}>
        <p className="visually-hidden">{cart.loading}</p>
        <Skeleton height="6rem" />
        <Skeleton height="6rem" />
        <noscript>
          <p>{cart.withoutScript}</p>
        </noscript>
      </div>
      <div data-cart="pattern" hidden>
        <LineList>
          <CartLineRow line={pattern} changes={[]} onRemove={nothing} />
        </LineList>
      </div>
      <div data-cart="empty" hidden>
        <EmptyCart />
      </div>
      <div data-cart="filled" className={css.columns} hidden>
        <div>
          <div data-cart="lines" />
          <UnderLines />
        </div>
        <CartSummary quote={noQuote} blocked={false} />
      </div>
      <EarlyScript run={drawCart} />
    </div>
  );
}
