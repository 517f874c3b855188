import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { Quantity } from '@casamaestra/ui/quantity.tsx';
import { EnergyArrow } from '../catalogue/energy-arrow.tsx';
import { UnitPriceText } from '../catalogue/unit-price-text.tsx';
import { browserCart } from '../cart/browser-cart.ts';
import { lineQuantityMax } from '../cart/cart-line.ts';
import type { CartLine } from '../cart/cart-line.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { thumbnailOf } from '../cart/thumbnail.ts';
import { totalPrice } from '../cart/cart-totals.ts';
import css from './cart-drawer.module.css';

type CartDrawerLineProps = { line: CartLine; onRemoved: () => void };

/** A line of the cart drawer; removing it keeps the focus inside the dialog. */
export const CartDrawerLine = ({ line, onRemoved }: CartDrawerLineProps) => {
  const { shell: texts, card } = useMessages();
  const locale = useLocale();
  const picture = line.small_pictures[0];
  const setQuantity = (qty: number) => {
    const cart = browserCart();
    cart.update(cart.getState().list.map((one) => (one.sku === line.sku ? { ...one, qty } : one)));
  };
  const remove = (button: HTMLElement) => {
    const dialog = button.closest('dialog');
    onRemoved();
    browserCart().remove(line.sku);
    dialog?.querySelector<HTMLElement>('header button')?.focus();
  };
  return (
    <li className={css.line}>
      {picture ? (
        <img src={thumbnailOf(picture).src} alt="" width={72} height={72} className={css.picture} />
      ) : (
        <span className={css.picture} />
      )}
      <div>
        <a href={urls.product(line.slug, line.sku)} className={css.name}>
          {line.name}
        </a>
        {picture?.other_colour && <small>{card.otherColour}</small>}
        {line.unitPrice && (
          <small>
            <UnitPriceText of={line.unitPrice} />
          </small>
        )}
        {line.energy && (
          <p>
            <EnergyArrow energy={line.energy} />
          </p>
        )}
        <p className={css.sum}>
          <Quantity
            label={texts.quantityOf(line.name)}
            decreaseLabel={card.fewer}
            increaseLabel={card.moreOf}
            value={line.qty}
            max={line.stock ?? lineQuantityMax}
            small
            onChange={setQuantity}
          />
          <strong className="tabular">{money(totalPrice([line]), locale)}</strong>
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
