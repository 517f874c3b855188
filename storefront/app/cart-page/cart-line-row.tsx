import { Button } from '@casamaestra/ui/button.tsx';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { Line, LineName } from '@casamaestra/ui/line-list.tsx';
import { Quantity } from '@casamaestra/ui/quantity.tsx';
import { money } from '@casamaestra/texts/format/money.ts';
import type { Messages } from '../i18n/messages.ts';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { browserCart } from '../cart/browser-cart.ts';
import { EnergyArrow } from '../catalogue/energy-arrow.tsx';
import { UnitPriceText } from '../catalogue/unit-price-text.tsx';
import { isBuyable } from '../cart/cart-check.ts';
import type { LineChange } from '../cart/cart-check.ts';
import { lineQuantityMax } from '../cart/cart-line.ts';
import type { CartLine } from '../cart/cart-line.ts';
import css from './cart-page.module.css';
import { totalPrice } from '../cart/cart-totals.ts';
import { thumbnailOf } from '../cart/thumbnail.ts';

type CartLineRowProps = { line: CartLine; changes: readonly LineChange[]; onRemove: () => void };

/** A cart line: picture, name, price, quantity, and its changes. */
export function CartLineRow({ line, changes, onRemove }: CartLineRowProps) {
  const { cart, card: texts } = useMessages();
  const locale = useLocale();
  const picture = line.small_pictures[0];
  const setQuantity = (qty: number): void => {
    const store = browserCart();
    store.update(store.getState().list.map((one) => (one.sku === line.sku ? { ...one, qty } : one)));
  };
  return (
    <Line
      className={css.line}
      picture={picture?.url ? <img {...thumbnailOf(picture)} alt="" /> : <Icon name="box" size={32} />}
    >
      <div className={css.about}>
        <LineName as="h2" className={css.name}>
          <a href={urls.product(line.slug, line.sku)}>{line.name}</a>
        </LineName>
        {picture?.other_colour && (
          <p data-colour className={css.each}>
            {cart.otherColour}
          </p>
        )}
        <Each line={line} />
        {line.energy && (
          <p data-energy className={css.energy}>
            <EnergyArrow energy={line.energy} />
          </p>
        )}
        <p className={css.each} role="status">
          {isBuyable(changes) && line.stock !== null && line.qty === line.stock && cart.allPieces(line.stock)}
        </p>
        {changes.map((change) => (
          <p key={change.kind} className={css.change}>
            {changeText(change, cart, locale)}
          </p>
        ))}
      </div>
      <div className={css.controls}>
        {isBuyable(changes) && (
          <Quantity
            label={cart.quantityOf(line.name)}
            decreaseLabel={texts.fewer}
            increaseLabel={texts.moreOf}
            value={line.qty}
            max={line.stock !== null && line.stock > 0 ? line.stock : lineQuantityMax}
            onChange={setQuantity}
          />
        )}
        <Button
          variant="quiet"
          size="s"
          icon="trash"
          aria-label={cart.removeNamed(line.name)}
          onClick={onRemove}
        >
          {cart.remove}
        </Button>
      </div>
      <p className={css.lineTotal}>
        <span className="visually-hidden">{cart.lineTotal} </span>
        {money(totalPrice([line]), locale)}
      </p>
    </Line>
  );
}

function Each({ line: { price, unitPrice } }: Pick<CartLineRowProps, 'line'>) {
  const { cart } = useMessages();
  const locale = useLocale();
  return (
    <p data-each className={css.each}>
      {cart.each(money(price, locale))}
      {unitPrice && (
        <span data-unit>
          {' · '}
          <UnitPriceText of={unitPrice} />
        </span>
      )}
    </p>
  );
}

function changeText(change: LineChange, cart: Messages['cart'], locale: Language): string {
  if (change.kind === 'price')
    return cart.priceChanged(money(change.before, locale), money(change.after, locale));
  if (change.kind === 'few') return cart.fewLeft(change.left);
  return change.kind === 'sold-out' ? cart.soldOut : cart.gone;
}
