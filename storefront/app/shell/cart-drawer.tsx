import { Button, LinkButton } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { say } from '@casamaestra/ui/live.ts';
import { showToast } from '@casamaestra/ui/toast.ts';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { CartAdditions } from '../cart-page/cart-additions.tsx';
import { browserCart, useCart } from '../cart/browser-cart.ts';
import type { CartItem, CartLine } from '../cart/cart-line.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import 'virtual:texts/shell';
import { LocaleContext, useLocale, useMessages } from '../i18n/use-messages.ts';
import { messagesOf } from '../i18n/messages.ts';
import { documentLocale } from '../platform/locale.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { CartDrawerLine } from './cart-drawer-line.tsx';
import { FreeDelivery } from './free-delivery-bar.tsx';
import css from './cart-drawer.module.css';

/** What happened last, as one sentence; with the lines that were before when it can be undone. */
interface Notice {
  readonly text: string;
  readonly before?: readonly CartLine[];
}

type Opener = (notice: Notice | null) => void;

/** Cart drawer (L13, L14): what was added, lines with quantities, the way to free delivery, fitting goods, ways on. */
const CartDrawer = ({ onOpener }: { onOpener: (open: Opener) => void }) => {
  const [open, setOpen] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const { list, totalCount } = useCart();
  const { shell: texts } = useMessages();
  onOpener((told) => {
    setNotice(told);
    setOpen(true);
  });
  useEffect(() => {
    if (notice) say(notice.text);
  }, [notice]);
  const undo = () => {
    if (notice?.before) browserCart().update(notice.before);
    setNotice(null);
  };
  return (
    <Dialog
      title={totalCount === 0 ? texts.cart : texts.cartOf(totalCount)}
      closeLabel={texts.close}
      place="end"
      open={open}
      onClose={() => setOpen(false)}
      className={css.drawer}
      footer={totalCount > 0 && <Foot />}
    >
      <div className={css.notice}>
        {notice && <p>{notice.text}</p>}
        {notice?.before && (
          <Button variant="quiet" size="s" onClick={undo}>
            {texts.undo}
          </Button>
        )}
      </div>
      {totalCount === 0 ? (
        <EmptyState icon="cart" title={texts.cartEmpty} text={texts.cartEmptyHint}>
          <LinkButton href={urls.shop()} variant="secondary">
            {texts.startShopping}
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          <FreeDelivery lines={list} />
          <ul className={css.lines}>
            {list.toReversed().map((line) => (
              <CartDrawerLine
                key={line.sku}
                line={line}
                onRemoved={() => setNotice({ text: texts.removed(line.name), before: list })}
              />
            ))}
          </ul>
          <CartAdditions lines={list} />
        </>
      )}
    </Dialog>
  );
};

function Foot() {
  const { totalPrice } = useCart();
  const { shell: texts } = useMessages();
  const locale = useLocale();
  return (
    <div className={css.foot}>
      <p className={css.subtotal}>
        <span>{texts.subtotal}</span>
        <strong className="tabular">{money(totalPrice, locale)}</strong>
      </p>
      <p data-amount={money(totalPrice, locale)} />
      <p className={css.note}>{texts.shippingLater}</p>
      <LinkButton href={urls.pay()} wide>
        {texts.checkout}
      </LinkButton>
      <LinkButton href={urls.cart()} variant="secondary" wide>
        {texts.viewCart}
      </LinkButton>
    </div>
  );
}

let open: Opener | undefined;

/**
 * Opens the drawer; the first call mounts it in a React root of its own. With an item it says that it was added, or
 * that the cart has all of its pieces; on the page of the cart a notice says so instead.
 */
export function openCartDrawer(item?: CartItem, allTaken = false): void {
  const locale = documentLocale();
  const { shell: texts } = messagesOf(locale);
  const text =
    item && (allTaken ? texts.allInCart(item.name, item.stock ?? 0) : texts.addedToCart(item.name));
  if (text !== undefined && location.pathname === urls.cart()) return showToast({ kind: 'cart', text });
  if (!open) {
    const place = document.createElement('div');
    place.id = 'cart-drawer';
    document.body.append(place);
    flushSync(() =>
      createRoot(place).render(
        <LocaleContext value={locale}>
          <CartDrawer onOpener={(opener) => (open = opener)} />
        </LocaleContext>,
      ),
    );
  }
  open?.(text === undefined ? null : { text });
}
