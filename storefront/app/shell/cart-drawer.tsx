import { LinkButton } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { useCart } from '../cart/browser-cart.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import 'virtual:texts/shell';
import { LocaleContext, useLocale, useMessages } from '../i18n/use-messages.ts';
import { documentLocale } from '../platform/locale.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { CartDrawerLine } from './cart-drawer-line.tsx';
import css from './cart-drawer.module.css';

/** Cart drawer (L13): lines with quantity × price, subtotal, links to cart and checkout. */
const CartDrawer = ({ onOpener }: { onOpener: (open: () => void) => void }) => {
  const [open, setOpen] = useState(false);
  const { list, totalCount, totalPrice } = useCart();
  const { shell: texts } = useMessages();
  const locale = useLocale();
  onOpener(() => setOpen(true));
  return (
    <Dialog
      title={texts.cart}
      closeLabel={texts.close}
      place="end"
      open={open}
      onClose={() => setOpen(false)}
      className={css.drawer}
      footer={
        totalCount > 0 && (
          <div className={css.foot}>
            <p className={css.subtotal}>
              <span>{texts.subtotal}</span>
              <strong className="tabular">{money(totalPrice, locale)}</strong>
            </p>
            <p className={css.note}>{texts.shippingLater}</p>
            <LinkButton href={urls.pay()} wide>
              {texts.checkout}
            </LinkButton>
            <LinkButton href={urls.cart()} variant="secondary" wide>
              {texts.viewCart}
            </LinkButton>
          </div>
        )
      }
    >
      {totalCount === 0 ? (
        <EmptyState icon="cart" title={texts.cartEmpty} text={texts.cartEmptyHint}>
          <LinkButton href={urls.shop()} variant="secondary">
            {texts.startShopping}
          </LinkButton>
        </EmptyState>
      ) : (
        <ul className={css.lines}>
          {list.map((line) => (
            <CartDrawerLine key={line.name} line={line} />
          ))}
        </ul>
      )}
    </Dialog>
  );
};

let open: (() => void) | undefined;

/** Opens the drawer; the first call mounts it in a React root of its own. */
export function openCartDrawer(): void {
  if (!open) {
    const place = document.createElement('div');
    place.id = 'cart-drawer';
    document.body.append(place);
    flushSync(() =>
      createRoot(place).render(
        <LocaleContext value={documentLocale()}>
          <CartDrawer onOpener={(opener) => (open = opener)} />
        </LocaleContext>,
      ),
    );
  }
  open?.();
}
