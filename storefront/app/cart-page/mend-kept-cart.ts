import { cartLinkLinesMax, urls } from '@casamaestra/contract/pages.ts';
import type { Toast } from '@casamaestra/ui/toast.ts';
import 'virtual:texts/shell';
import { browserCart } from '../cart/browser-cart.ts';
import { linesFrom } from '../cart/cart-line.ts';
import type { CartLine } from '../cart/cart-line.ts';
import { cartListKey } from '../cart/cart-store.ts';
import { messagesOf } from '../i18n/messages.ts';
import { browserStorage, storedText } from '../platform/browser-storage.ts';
import { documentLocale } from '../platform/locale.ts';

/** How many entries of the kept text are no lines of the cart; null when it is no list at all. */
function unreadableIn(kept: string): number | null {
  try {
    const entries: unknown = JSON.parse(kept);
    if (!Array.isArray(entries)) return null;
    return entries.filter((entry) => linesFrom([entry]).length === 0).length;
  } catch {
    return null;
  }
}

/** That the cart of another demo was cleared, with a link that looks for its articles here, at the prices of now. */
export function noticeOfDropped(lines: readonly CartLine[]): Toast {
  const { shell } = messagesOf(documentLocale());
  const goods = lines.slice(0, cartLinkLinesMax).map(({ sku, qty }) => ({ sku, quantity: qty }));
  return {
    kind: 'danger',
    key: 'kept-cart',
    text: shell.cartDropped(lines.length),
    lastsMs: 20_000,
    links: [{ label: shell.putBack, href: urls.cartWith(goods) }],
  };
}

/**
 * Writes the cart of the page over what this browser kept of it. Returns what the shopper must know: that lines could
 * not be read, or that the browser keeps nothing; empty when nothing was lost.
 */
export function mendKeptCart(kept: string | null): string {
  const { shell } = messagesOf(documentLocale());
  const cart = browserCart();
  const { list } = cart.getState();
  cart.update(list);
  if (storedText(browserStorage(), cartListKey) !== JSON.stringify(list)) return shell.cartNotKept;
  const unreadable = kept === null ? 0 : unreadableIn(kept);
  if (unreadable === null) return shell.cartUnreadable;
  return unreadable === 0 ? '' : shell.linesUnreadable(unreadable);
}
