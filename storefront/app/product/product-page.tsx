import { Badge } from '@casamaestra/ui/badge.tsx';
import { Breadcrumbs } from '@casamaestra/ui/breadcrumbs.tsx';
import { Rating } from '@casamaestra/ui/rating.tsx';
import { useEffect, useRef } from 'react';
import { useLocation } from '../router/use-page.ts';
import { fixed } from '@casamaestra/texts/format/number.ts';
import { useContentLang, useLocale, useMessages } from '../i18n/use-messages.ts';
import { CompareLink } from '../catalogue/compare-link.tsx';
import { ProductShelf } from '../listing/product-row.tsx';
import { can } from '../platform/capabilities.ts';
import { track } from '../platform/data-layer.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { QuestionsSection } from '../questions/questions-section.tsx';
import { ReviewsSection } from '../reviews/reviews-section.tsx';
import { SeenPlace } from '../seen/seen-place.tsx';
import { WishlistButton } from '../wishlist/wishlist-button.tsx';
import { BuyBar } from './buy-bar.tsx';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import css from './product-page.module.css';
import type { ProductView, VariantView } from './product-view.ts';
import { ShareButtons } from './share-buttons.tsx';
import { chosenVariant, colourShown } from './variant-choice.ts';

/** A product with its pictures, options, price, details and related products. */
export function ProductPage({ view }: { view: ProductView }) {
  const { page, product } = useMessages();
  const search = new URLSearchParams(useLocation().search);
  const variant = chosenVariant(view, search.get('sku'));
  const told = useRef(0);
  useEffect(() => {
    // Another variant is the same page: report it once.
    if (told.current === view.id || view.isPreview) return;
    told.current = view.id;
    const { sku, price } = variant;
    track({ event: 'view_item', items: [{ sku, name: view.name, price, qty: 1 }] });
  }, [view, variant]);
  const pictures =
    variant.pictures.length > 0
      ? [...variant.pictures, ...view.pictures.filter((one) => !isAmong(one, variant))]
      : view.pictures;
  const crumbs = [
    { label: page.home, href: urls.home() },
    ...view.path.map(({ label, category }) => ({ label, href: urls.shop({ category }) })),
    { label: view.name },
  ];
  return (
    <>
      <div
        className={`page ${css.product}`}
        {...view.layout}
        data-sold-out={variant.stock === 0 ? '' : undefined}
      >
        {view.isPreview && (
          <p role="note" className={css.preview}>
            {view.plannedFrom === undefined ? product.preview : product.previewPlanned(view.plannedFrom)}
          </p>
        )}
        <Breadcrumbs label={page.breadcrumbs} crumbs={crumbs} />
        <div className={css.top}>
          <Gallery
            key={`${view.id} ${variant.sku}`}
            pictures={pictures}
            colour={colourShown(view, variant)}
          />
          <div className={css.offer}>
            <ProductTitle view={view} variant={variant} />
            <BuyBox key={view.id} view={view} variant={variant} />
            {!view.isPreview && <AfterOffer view={view} variant={variant} />}
          </div>
        </div>
        <div className={css.facts} dangerouslySetInnerHTML={{ __html: view.factsHtml }} />
        {!view.isPreview && can('questions') && (
          <QuestionsSection key={`${view.id} questions`} sku={firstSku(view)} />
        )}
        {!view.isPreview && <ReviewsSection key={view.id} sku={firstSku(view)} name={view.name} />}
        <div id="affini" className={css.shelves} data-no-print="">
          {view.rows.map((row) => (
            <ProductShelf key={row.title} {...row} />
          ))}
        </div>
        {variant.stock > 0 && !view.isPreview && (
          <BuyBar name={view.name} price={variant.price} energy={view.energy} />
        )}
      </div>
      <div className="page">{!view.isPreview && <SeenPlace id={view.id} sku={variant.sku} />}</div>
    </>
  );
}

/** What else one does with it. */
const AfterOffer = ({ view, variant }: { view: ProductView; variant: VariantView }) => (
  <div className={css.after} data-no-print="">
    <WishlistButton sku={variant.sku} name={view.name} />
    <CompareLink sku={variant.sku} text />
    <ShareButtons name={view.name} />
  </div>
);

/** SKU that represents the product, whichever variant is chosen. */
const firstSku = ({ variants: [first] }: ProductView): string => first?.sku ?? '';

const isAmong = (picture: ProductView['pictures'][number], variant: VariantView): boolean =>
  variant.pictures.some((one) => one.src === picture.src);

function ProductTitle({ view, variant }: { view: ProductView; variant: VariantView }) {
  const { product, card: texts } = useMessages();
  const lang = useContentLang();
  const locale = useLocale();
  const { rating } = view;
  const { percent } = variant;
  return (
    <header className={css.title}>
      {(percent !== undefined || view.isNew || view.hot) && (
        <p className={css.labels}>
          {percent !== undefined ? (
            <Badge tone="sale">{texts.sale(percent)}</Badge>
          ) : view.isNew ? (
            <Badge tone="new">{texts.isNew}</Badge>
          ) : (
            <Badge tone="neutral">{texts.hot}</Badge>
          )}
        </p>
      )}
      <h1 lang={lang}>{view.name}</h1>
      <p className={css.underTitle}>
        {view.brand &&
          (can('brand-filter') ? <a href={urls.shop({ f_brand: view.brand })}>{view.brand}</a> : view.brand)}
        {rating ? (
          <Rating
            value={rating[0]}
            label={texts.rating(fixed(rating[0], 1, locale), rating[1])}
            note={`${fixed(rating[0], 1, locale)} (${rating[1]})`}
          />
        ) : (
          <span className={css.unrated}>{product.noRating}</span>
        )}
      </p>
    </header>
  );
}
