import type { productOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Select } from '@casamaestra/ui/input.tsx';
import { Quantity } from '@casamaestra/ui/quantity.tsx';
import { Rating } from '@casamaestra/ui/rating.tsx';
import { money } from '@casamaestra/texts/format/money.ts';
import { fixed } from '@casamaestra/texts/format/number.ts';
import { useEffect, useRef, useState } from 'react';
import { lineQuantityMax } from '../cart/cart-line.ts';
import { EnergyArrow } from '../catalogue/energy-arrow.tsx';
import { PriceTag } from '../catalogue/price-tag.tsx';
import { useContentLang, useLocale, useMessages } from '../i18n/use-messages.ts';
import { readService } from '../platform/service-call.ts';
import { addToCart } from './add-to-cart.ts';
import { productView } from './product-view.ts';
import type { VariantView } from './product-view.ts';
import css from './quick-view.module.css';
import { StockLine } from './stock-line.tsx';
import { chosenVariant, optionGroups } from './variant-choice.ts';

type Quick = ReturnType<typeof productView>;

/** The product of an address, as soon as the service answers; `onDone` when it went into the cart. */
export function QuickProduct({ href, onDone }: { href: string; onDone: () => void }) {
  const { quick } = useMessages();
  const locale = useLocale();
  const [view, setView] = useState<Quick | 'loading' | 'failed'>('loading');
  useEffect(() => {
    const leaving = new AbortController();
    const slug = decodeURIComponent(new URL(href).pathname.slice(1));
    readService<typeof productOperation>(
      'mymb_ecommerce.mymb_b2c.solr_search.products',
      { slug },
      leaving.signal,
    )
      .then(({ product }) => setView('redirect_to' in product ? 'failed' : productView(product, locale)))
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn('the product could not be read', error);
        setView('failed');
      });
    return () => leaving.abort();
  }, [href, locale]);
  return (
    <div className={css.content}>
      {typeof view === 'string' ? (
        <p role="status">{view === 'loading' ? quick.loading : quick.failed}</p>
      ) : (
        <Offer view={view} sku={new URL(href).searchParams.get('sku')} onDone={onDone} />
      )}
      <p className={css.toPage}>
        <a href={href}>{quick.toPage}</a>
      </p>
    </div>
  );
}

function Offer({ view, sku, onDone }: { view: Quick; sku: string | null; onDone: () => void }) {
  const { card } = useMessages();
  const locale = useLocale();
  const lang = useContentLang();
  const [chosen, setChosen] = useState(sku);
  const variant = chosenVariant(view, chosen);
  const { rating } = view;
  return (
    <div className={css.columns}>
      <Pictures view={view} variant={variant} />
      <div className={css.offerText}>
        {rating && (
          <Rating
            value={rating[0]}
            label={card.rating(fixed(rating[0], 1, locale), rating[1])}
            note={`${fixed(rating[0], 1, locale)} (${rating[1]})`}
          />
        )}
        <div aria-live="polite">
          <PriceTag
            span={[variant.price, variant.price]}
            was={variant.was}
            unitPrice={variant.unitPrice}
            size="l"
          />
        </div>
        {view.energy && <EnergyArrow energy={view.energy} />}
        {view.intro && <p lang={lang}>{view.intro}</p>}
        {view.variants.length > 1 &&
          optionGroups(view.variants, variant).map(({ label, values }) => (
            <label key={label} className={css.option} lang={view.lang}>
              <span>{label}</span>
              <Select
                value={variant.options[label]}
                onChange={({ target }) => setChosen(skuOf(values, target.value))}
              >
                {values.map(({ value, price }) => (
                  <option key={value} value={value}>
                    {price === undefined ? value : `${value} · ${money(price, locale)}`}
                  </option>
                ))}
              </Select>
            </label>
          ))}
        <StockLine variant={variant} />
        {variant.stock > 0 && variant.price > 0 && (
          <QuickAdd key={variant.sku} view={view} variant={variant} onDone={onDone} />
        )}
      </div>
    </div>
  );
}

function QuickAdd({ view, variant, onDone }: { view: Quick; variant: VariantView; onDone: () => void }) {
  const { product, card } = useMessages();
  const quantity = useRef(1);
  return (
    <div className={css.add}>
      <Quantity
        label={product.quantity}
        decreaseLabel={card.fewer}
        increaseLabel={card.moreOf}
        defaultValue={1}
        max={Math.min(variant.stock, lineQuantityMax)}
        onChange={(next) => {
          quantity.current = next;
        }}
      />
      <Button
        onClick={() => {
          onDone();
          addToCart(view, variant, Math.min(quantity.current, variant.stock));
        }}
      >
        {product.addToCart}
      </Button>
    </div>
  );
}

const skuOf = (values: readonly { value: string; sku: string }[], value: string): string | null =>
  values.find((one) => one.value === value)?.sku ?? null;

/** The pictures of the variant first, side by side. */
function Pictures({ view, variant }: { view: Quick; variant: VariantView }) {
  const { product } = useMessages();
  const own = new Set(variant.pictures.map(({ src }) => src));
  const pictures = [...variant.pictures, ...view.pictures.filter(({ src }) => !own.has(src))];
  return (
    <ul
      key={variant.sku}
      className={css.pictures}
      aria-label={product.gallery}
      tabIndex={pictures.length > 1 ? 0 : undefined}
    >
      {pictures.map(({ src, alt }) => (
        <li key={src}>
          <img src={src} alt={alt} width={600} height={600} />
        </li>
      ))}
    </ul>
  );
}
