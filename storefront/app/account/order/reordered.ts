import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import { checkedCart, isBuyable } from '../../cart/cart-check.ts';
import type { KnownSku, LineChange } from '../../cart/cart-check.ts';
import { withAdded } from '../../cart/cart-line.ts';
import type { CartLine } from '../../cart/cart-line.ts';
import { linesOfOrder } from '../../order/lines-of-order.ts';

export interface Reordered {
  /** The cart with the lines of the order that can be bought. */
  readonly lines: readonly CartLine[];
  readonly added: number;
  readonly changes: readonly { readonly name: string; readonly change: LineChange }[];
}

/** Puts the lines of an order back into a cart, as far as they are sold now; what changed since is named. */
export function reordered(
  cart: readonly CartLine[],
  order: Pick<OrderView, 'lines'>,
  known: readonly KnownSku[],
): Reordered {
  const { lines, changes } = checkedCart(linesOfOrder(order, cart), known);
  const buyable = lines.filter((line) => isBuyable(changes[line.sku]));
  return {
    lines: buyable.reduce((now, line) => withAdded(now, line, line.qty), cart),
    added: buyable.length,
    changes: lines.flatMap((line) =>
      (changes[line.sku] ?? []).map((change) => ({ name: line.name, change })),
    ),
  };
}
