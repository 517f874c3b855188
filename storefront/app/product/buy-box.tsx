import { Button } from '@casamaestra/ui/button.tsx';
import { number } from '@casamaestra/texts/format/number.ts';
import { Quantity } from '@casamaestra/ui/quantity.tsx';
import { useRef } from 'react';
import { lineQuantityMax } from '../cart/cart-line.ts';
import { useContentLang, useLocale, useMessages } from '../i18n/use-messages.ts';
import { can } from '../platform/capabilities.ts';
import { PriceWatch } from '../wishlist/price-watch.tsx';
import css from './buy-box.module.css';
import { addToCart } from './add-to-cart.ts';
import { BackInStockForm } from './back-in-stock-form.tsx';
import { PackCalculator } from './calculator.tsx';
import { DeliveryEstimate } from './delivery-estimate.tsx';
import { EnergyArrow } from '../catalogue/energy-arrow.tsx';
import { PriceTag } from '../catalogue/price-tag.tsx';
import type { ProductView, VariantView } from './product-view.ts';
import { OptionPicker } from './option-picker.tsx';
import { optionGroups } from './variant-choice.ts';
import { ProductNotes } from './product-notes.tsx';
import { StockLine } from './stock-line.tsx';

type BuyBoxProps = { view: ProductView; variant: VariantView };

/** Price, options, stock, quantity and the add-to-cart button. */
export function BuyBox({ view, variant }: BuyBoxProps) {
  const { product } = useMessages();
  const lang = useContentLang();
  const groups = optionGroups(view.variants, variant);
  return (
    <div className={css.box} id="acquista">
      <div className={css.price} aria-live="polite">
        <PriceTag
          span={[variant.price, variant.price]}
          was={variant.was}
          unitPrice={variant.unitPrice}
          size="l"
        />
        <p className={css.vat}>
          {product.vatIncluded}
          {variant.was !== undefined &&
            variant.saleTo !== undefined &&
            ` · ${product.saleUntil(variant.saleTo)}`}
        </p>
      </div>
      {view.energy && (
        <p className={css.energy}>
          <EnergyArrow energy={view.energy} />
          {view.energySheet && (
            <a href={view.energySheet} data-reload="">
              {product.energySheet}
            </a>
          )}
        </p>
      )}
      {view.intro && (
        <p lang={lang} className={css.intro}>
          {view.intro}
        </p>
      )}
      {view.variants.length > 1 &&
        groups.map((group) => <OptionPicker key={group.label} group={group} lang={view.lang} />)}
      <StockLine variant={variant} />
      {!view.isPreview && <AddToCart view={view} variant={variant} />}
      {!view.isPreview && view.calculator && variant.content !== undefined && (
        <PackCalculator
          key={variant.sku}
          calculator={view.calculator}
          variant={variant}
          onAdd={(packs) => addToCart(view, variant, packs)}
        />
      )}
      {!view.isPreview && can('newsletter') && variant.stock > 0 && (
        <PriceWatch
          sku={variant.sku}
          label={product.watchPrice}
          offer={product.watchOffer}
          active={product.watchActive}
        />
      )}
      <ProductNotes notes={view.notes} />
      <DeliveryEstimate view={view} variant={variant} />
      <VariantCodes variant={variant} />
    </div>
  );
}

/** What identifies the chosen variant, with its weight. */
function VariantCodes({ variant: { sku, gtin, weightKg } }: Pick<BuyBoxProps, 'variant'>) {
  const { product } = useMessages();
  const locale = useLocale();
  return (
    <p className={css.codes}>
      {product.sku}: {sku}
      {gtin !== undefined && ` · ${product.gtin}: ${gtin}`}
      {weightKg !== undefined && ` · ${product.weight}: ${number(weightKg, locale)}\u00a0kg`}
    </p>
  );
}

function AddToCart({ view, variant }: BuyBoxProps) {
  const { product, card: texts } = useMessages();
  const quantity = useRef(1);
  if (variant.stock === 0) return <BackInStockForm sku={variant.sku} />;
  return (
    <div className={css.add} data-no-print="">
      <Quantity
        label={product.quantity}
        decreaseLabel={texts.fewer}
        increaseLabel={texts.moreOf}
        defaultValue={1}
        max={Math.min(variant.stock, lineQuantityMax)}
        onChange={(next) => {
          quantity.current = next;
        }}
      />
      <Button
        id="aggiungi"
        size="l"
        className={css.button}
        onClick={() => addToCart(view, variant, quantity.current)}
      >
        {product.addToCart}
      </Button>
      <noscript>
        <p className={css.withoutScript}>{product.addWithoutScript}</p>
      </noscript>
    </div>
  );
}
