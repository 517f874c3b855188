import { Button, LinkButton } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { showToast } from '@casamaestra/ui/toast.ts';
import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import { useState } from 'react';
import { browserCart } from '../../cart/browser-cart.ts';
import type { LineChange } from '../../cart/cart-check.ts';
import { lookUpSkus } from '../../cart/sku-lookup.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import css from './order.module.css';
import { reordered } from './reordered.ts';
import type { Reordered } from './reordered.ts';

/** Puts the lines of the order back into the cart and says what is different now. */
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
