import { Button } from '@casamaestra/ui/button.tsx';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { Quantity } from '@casamaestra/ui/quantity.tsx';
import { useRef, useState } from 'react';
import { browserCart } from '../cart/browser-cart.ts';
import { lineQuantityMax } from '../cart/cart-line.ts';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import css from './buy-box.module.css';
import { DeliveryPromise } from './delivery-promise.tsx';
import { EnergyArrow } from './energy-arrow.tsx';
import { PriceTag } from './price-tag.tsx';
import type { ProductView, VariantView } from './product-view.ts';
import { OptionPicker } from './option-picker.tsx';
import { optionGroups, variantName } from './variant-choice.ts';
import { ProductNotes } from './product-notes.tsx';
import { StockLine } from './stock-line.tsx';
import { writtenDay } from '../i18n/written-day.ts';

type BuyBoxProps = { view: ProductView; variant: VariantView | undefined };

/** Price, choices, stock, quantity and the button that puts the product in the cart. */
export function BuyBox({ view, variant }: BuyBoxProps) {
  const { product } = useMessages();
  const locale = useLocale();
  const groups = optionGroups(view.variants, variant);
  return (
    <div className={css.box} id="acquista">
      <div className={css.price} aria-live="polite">
        <PriceTag
          span={variant ? [variant.price, variant.price] : view.price}
          was={variant?.was}
          unitPrice={variant?.unitPrice}
          size="l"
        />
        <p className={css.vat}>
          {product.vatIncluded}
          {variant?.was !== undefined &&
            variant.saleTo !== undefined &&
            ` · ${product.saleUntil(writtenDay(variant.saleTo, locale))}`}
        </p>
      </div>
      {view.energy && (
        <p className={css.energy}>
          <EnergyArrow energyClass={view.energy.class} scale={view.energy.scale} href={view.energy.label} />
          {view.energy.sheet && (
            <a href={view.energy.sheet} data-reload="">
              {product.energySheet}
            </a>
          )}
        </p>
      )}
      {view.variants.length > 1 &&
        groups.map((group) => <OptionPicker key={group.label} group={group} slug={view.slug} />)}
      <StockLine variant={variant} choice={view.variants.length > 1} />
      <AddToCart
        view={view}
        variant={variant}
        groups={groups.filter((group) => group.values.length > 1).map((group) => group.label.toLowerCase())}
      />
      <ProductNotes view={view} />
      <DeliveryPromise
        customMade={view.customMade}
        delivery={view.delivery?.bySku[variant?.sku ?? ''] ?? view.delivery?.usual}
      />
    </div>
  );
}

function AddToCart({ view, variant, groups }: BuyBoxProps & { groups: readonly string[] }) {
  const { product, card: texts } = useMessages();
  const quantity = useRef(1);
  const [asked, ask] = useState(false);
  const soldOut = variant ? variant.stock === 0 : view.variants.every((one) => one.stock === 0);
  const add = (): void => {
    if (!variant) return ask(true);
    const picture = variant.pictures[0] ?? view.pictures[0];
    browserCart().add(
      {
        name: variantName(view, variant),
        sku: variant.sku,
        slug: view.slug,
        price: variant.price,
        stock: variant.stock,
        small_pictures: picture
          ? [{ url: picture.src, width: String(picture.width), height: String(picture.height) }]
          : [],
      },
      quantity.current,
    );
  };
  if (soldOut) return <p className={css.soldOut}>{product.soldOutNote}</p>;
  return (
    <div className={css.add} data-no-print="">
      <Quantity
        label={product.quantity}
        decreaseLabel={texts.fewer}
        increaseLabel={texts.moreOf}
        defaultValue={1}
        max={Math.min(variant?.stock ?? lineQuantityMax, lineQuantityMax)}
        onChange={(next) => {
          quantity.current = next;
        }}
      />
      <Button
        size="l"
        className={css.button}
        onClick={add}
        aria-describedby={asked && !variant ? 'scelta' : undefined}
      >
        {product.addToCart}
      </Button>
      <p className={css.ask} id="scelta" role="alert">
        {asked && !variant && (
          <>
            <Icon name="warning" size={18} /> {product.chooseBefore(groups.join(' e '))}
          </>
        )}
      </p>
      <noscript>
        <p className={css.withoutScript}>{product.addWithoutScript}</p>
      </noscript>
    </div>
  );
}
