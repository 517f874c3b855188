import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import { Button, LinkButton } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { showToast } from '@casamaestra/ui/toast.ts';
import { useState } from 'react';
import { money } from '@casamaestra/texts/format/money.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { checkedCart, isBuyable } from '../../cart/cart-check.ts';
import type { KnownSku, LineChange } from '../../cart/cart-check.ts';
import { withAdded } from '../../cart/cart-line.ts';
import type { CartLine } from '../../cart/cart-line.ts';
import { linesOfOrder } from '../../order/lines-of-order.ts';
import { browserCart } from '../../cart/browser-cart.ts';
import { lookUpSkus } from '../../cart/sku-lookup.ts';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import type { Messages } from '../../i18n/messages.ts';
import css from './order.module.css';

interface Reordered {
  /** The cart with the lines that can still be bought. */
  readonly lines: readonly CartLine[];
  readonly added: number;
  readonly changes: readonly { readonly name: string; readonly change: LineChange }[];
}

/** Adds the lines of an order to a cart, as far as they are still sold; changes are listed. */
export function reordered(
  cart: readonly CartLine[],
  order: Pick<OrderView, 'lines'>,
  known: readonly KnownSku[],
): Reordered {
  const { lines, changes } = checkedCart(linesOfOrder(order, cart), known);
  const buyable = lines.filter((line) => isBuyable(changes.get(line.sku)));
  return {
    lines: buyable.reduce((now, line) => withAdded(now, line, line.qty), cart),
    added: buyable.length,
    changes: lines.flatMap((line) =>
      (changes.get(line.sku) ?? []).map((change) => ({ name: line.name, change })),
    ),
  };
}

/** Adds the lines of the order to the cart and reports what has changed. */
export function Reorder({ order }: { order: OrderView }) {
  const { orders, page } = useMessages();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Reordered | null>(null);
  const reorder = async (): Promise<void> => {
    setBusy(true);
    try {
      const skus = order.lines.map(({ sku }) => sku);
      const known = await lookUpSkus(skus, AbortSignal.timeout(15_000));
      const again = reordered(browserCart().getState().list, order, known);
      browserCart().update(again.lines);
      setResult(again);
    } catch (error) {
      console.warn('the order could not be put in the cart', error);
      showToast({ kind: 'danger', text: page.offline });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="s" variant="secondary" icon="cart" busy={busy} onClick={() => void reorder()}>
        {orders.reorder}
      </Button>
      <Dialog
        title={orders.reorder}
        closeLabel={page.close}
        open={result !== null}
        onClose={() => setResult(null)}
      >
        {result && <Result result={result} onClose={() => setResult(null)} />}
      </Dialog>
    </>
  );
}

function Result({ result, onClose }: { result: Reordered; onClose: () => void }) {
  const { orders, page } = useMessages();
  const locale = useLocale();
  return (
    <div className={css.result}>
      <p>{result.added === 0 ? orders.reorderNone : orders.reorderAdded(result.added)}</p>
      {result.changes.length > 0 && (
        <>
          <p>{orders.reorderChanges}</p>
          <ul>
            {result.changes.map(({ name, change }) => (
              <li key={name + change.kind}>{changeText(name, change, orders, locale)}</li>
            ))}
          </ul>
        </>
      )}
      <div className={css.actions}>
        {result.added > 0 && <LinkButton href={urls.cart()}>{orders.toCart}</LinkButton>}
        <Button variant="quiet" onClick={onClose}>
          {page.close}
        </Button>
      </div>
    </div>
  );
}

function changeText(name: string, change: LineChange, orders: Messages['orders'], locale: Language): string {
  switch (change.kind) {
    case 'price':
      return orders.reorderPrice(name, money(change.before, locale), money(change.after, locale));
    case 'few':
      return orders.reorderFewer(name, change.left);
    case 'sold-out':
      return orders.reorderSoldOut(name);
    case 'gone':
      return orders.reorderGone(name);
  }
}
