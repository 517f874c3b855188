import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { showToast } from '@casamaestra/ui/toast.ts';
import { browserCart } from '../cart/browser-cart.ts';
import type { CartLine } from '../cart/cart-line.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { thumbnailOf } from '../cart/thumbnail.ts';
import css from './cart-drawer.module.css';

/** A line of the cart drawer; removing it keeps the focus inside the dialog. */
export const CartDrawerLine = ({ line }: { line: CartLine }) => {
  const { shell: texts } = useMessages();
  const locale = useLocale();
  const picture = line.small_pictures[0];
  const remove = (button: HTMLElement) => {
    const dialog = button.closest('dialog');
    browserCart().remove(line.sku);
    dialog?.querySelector<HTMLElement>('header button')?.focus();
    showToast({ text: texts.removed(line.name) });
  };
  return (
    <li className={css.line}>
      {picture ? (
        <img src={thumbnailOf(picture).src} alt="" width={64} height={64} className={css.picture} />
      ) : (
        <span className={css.picture} />
      )}
      <div>
        <a href={urls.product(line.slug)} className={css.name}>
          {line.name}
        </a>
        <p className="tabular">
          {line.qty} × {money(line.price, locale)}
        </p>
      </div>
      <IconButton
        icon="trash"
        size="s"
        label={texts.removeLine(line.name)}
        onClick={(event) => remove(event.currentTarget)}
      />
    </li>
  );
};
