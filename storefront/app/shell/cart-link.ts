import { urls } from '@casamaestra/contract/pages.ts';
import { showToast } from '@casamaestra/ui/toast.ts';
import { browserCart, onAddedToCart } from '../cart/browser-cart.ts';
import { cartListKey } from '../cart/cart-store.ts';
import type { CartItem } from '../cart/cart-line.ts';
import type { Messages } from '../i18n/messages.ts';
import { browserStorage, storedJson, storedText } from '../platform/browser-storage.ts';
import { navigatedEvent } from '../platform/navigated-event.ts';

/**
 * The cart in header and dock (L13): shows the number of pieces and opens the drawer, whose code is loaded then, also
 * when something was added. `early-shell.ts` takes the clicks; without JavaScript the link leads to the cart page.
 */
export function attachCart(texts: Messages['page']): void {
  const cart = browserCart();
  const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
  const paint = () => {
    const count = cart.getState().totalCount;
    for (const badge of all('[data-cart-count]')) {
      badge.textContent = count > 99 ? '99+' : String(count);
      badge.hidden = count === 0;
    }
    for (const words of all('[data-cart-words]'))
      words.textContent = count === 0 ? '' : `, ${texts.cartCount(count)}`;
  };
  cart.subscribe(paint);
  paint();
  const { dropped } = cart;
  if (dropped.length > 0)
    void import('../cart-page/mend-kept-cart.ts').then((part) => showToast(part.noticeOfDropped(dropped)));
  repairKept();
  cart.subscribe(repairKept);

  const marks = document.documentElement.dataset;
  const open = (added?: CartItem, allTaken?: boolean) => {
    delete marks['cart'];
    void Promise.all([import('./cart-drawer.tsx'), afterNextPaint()]).then(([part]) =>
      part.openCartDrawer(added, allTaken),
    );
  };
  document.addEventListener('shop:cart', () => open());
  if (marks['cart'] !== undefined) open();
  onAddedToCart(open);
  document.addEventListener(navigatedEvent, () => {
    document.querySelector<HTMLDialogElement>('#cart-drawer dialog[open]')?.close();
  });
}

/** The button and the number on the cart answer the tap first: a drawer over a long page takes several frames. */
const afterNextPaint = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

let isRepairing = false;

/** The text the browser keeps of the cart, and whether every line of the page is in it and no other. */
function keptCart(): [kept: string | null, isWhole: boolean] {
  const storage = browserStorage();
  const kept = storedText(storage, cartListKey);
  const entries = kept === null ? [] : storedJson(storage, cartListKey);
  return [kept, Array.isArray(entries) && entries.length === browserCart().getState().list.length];
}

/**
 * Where the kept cart is not that of the page (damaged, old, written by someone else, storage full), writes it again and
 * says what was lost, whatever page one is on; the page of the cart does so itself.
 */
function repairKept(): void {
  const [kept, isWhole] = keptCart();
  if (isRepairing || isWhole || location.pathname === urls.cart()) return;
  isRepairing = true;
  void import('../cart-page/mend-kept-cart.ts').then(({ mendKeptCart }) => {
    const text = mendKeptCart(kept);
    if (text !== '') showToast({ kind: 'danger', key: 'kept-cart', text, lastsMs: 12_000 });
    isRepairing = !keptCart()[1];
  });
}
