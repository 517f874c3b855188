import { useState } from 'react';
import type { CSSProperties } from 'react';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { classes } from '@casamaestra/ui/classes.ts';
import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { Picture } from '@casamaestra/ui/picture.tsx';
import { Rating } from '@casamaestra/ui/rating.tsx';
import { browserCart } from '../cart/browser-cart.ts';
import type { CartItem } from '../cart/cart-line.ts';
import { fixed, number } from '@casamaestra/texts/format/number.ts';
import { useContentLang, useLocale, useMessages } from '../i18n/use-messages.ts';
import { CachedMarkup } from '../i18n/cached-markup.tsx';
import { urls } from '@casamaestra/contract/pages.ts';
import { EnergyArrow } from '../catalogue/energy-arrow.tsx';
import { PriceTag } from '../catalogue/price-tag.tsx';
import { CompareLink } from '../catalogue/compare-link.tsx';
import { cardPictureSizes } from '../catalogue/card.ts';
import type { Card } from '../catalogue/card.ts';
import { WishlistButton } from '../wishlist/wishlist-button.tsx';
import css from './product-card.module.css';

type ProductCardProps = {
  card: Card;
  /** Picture beside the text, for the list view. */
  wide?: boolean | undefined;
  /** In the first row: load the picture eagerly. */
  eager?: boolean | undefined;
  /** With the link that adds it to the comparison. */
  tools?: boolean | undefined;
};

const fewPieces = 3;

/** A product card. The name is the only link; its area covers the whole card. */
export function ProductCard(props: ProductCardProps) {
  const { card, wide } = props;
  const className = classes(css.card, wide && css.wide);
  // Kept while the card stands, also when its list goes on: drawn again, its picture would blink.
  const [markup] = useState(card.markup);
  if (markup !== undefined) return <ShownCard card={card} className={className} markup={markup} />;
  return (
    <CachedMarkup tag="li" className={className} cacheKey={() => JSON.stringify(props)}>
      {() => <CardContent {...props} />}
    </CachedMarkup>
  );
}

type ShownCardProps = { card: Card; className: string; markup: string };

/** A card as its document shows it: two dozen of them are the most of a listing, and none of it is hydrated. */
function ShownCard({ card, className, markup }: ShownCardProps) {
  const followAdds = (item: HTMLLIElement) => {
    const add = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(`.${css.add}`)) browserCart().add(cartItemOf(card));
    };
    item.addEventListener('click', add);
    return () => item.removeEventListener('click', add);
  };
  return <li ref={followAdds} className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}

function CardContent({ card, wide, eager, tools }: ProductCardProps) {
  const lang = useContentLang();
  const { card: texts } = useMessages();
  const { picture } = card;
  return (
    <>
      <div className={classes(css.media, !picture && css.bare, card.second && css.two)}>
        {picture && (
          <Picture
            src={picture.src}
            alt=""
            width={picture.width}
            height={picture.height}
            avif={picture.avif}
            webp={picture.webp}
            sizes={cardPictureSizes}
            priority={eager}
          />
        )}
        {card.second && (
          <img className={css.second} src={card.second} alt="" width={480} height={480} loading="lazy" />
        )}
        {card.shows !== undefined && <p className={css.shows}>{texts.shows(card.shows)}</p>}
        <CardLabels card={card} />
        <WishlistButton sku={card.variant ?? card.sku} name={card.name} className={css.wish} />
        <QuickAdd card={card} />
        {tools && <CompareLink sku={card.variant ?? card.sku} className={css.tool} />}
      </div>
      <div className={css.words}>
        <div className={css.title}>
          <h3 lang={lang} className={css.name}>
            <a href={urls.product(card.slug, card.variant)}>{card.name}</a>
          </h3>
          {card.facts && <p className={css.facts}>{card.facts}</p>}
          {card.brand && <p className={css.facts}>{card.brand}</p>}
        </div>
        <div className={css.price}>
          <PriceTag span={card.price} was={card.was} from={card.from} unitPrice={card.unitPrice} />
          {card.energy && <EnergyArrow energy={card.energy} />}
        </div>
        <div className={css.rest}>
          <CardRating card={card} />
          <Swatches card={card} />
          {wide && card.intro && (
            <p lang={lang} className={css.intro}>
              {card.intro}
            </p>
          )}
          {card.delivery && <p className={css.delivery}>{card.delivery}</p>}
          <StockHint stock={card.stock} />
        </div>
      </div>
    </>
  );
}

function CardLabels({ card }: { card: Card }) {
  const { card: texts } = useMessages();
  const { percent, price } = card;
  // One at most: a reduction says more than news, news more than popularity.
  const sale = percent !== undefined && (price[0] === price[1] ? texts.sale(percent) : texts.onSale);
  const label = sale || (card.isNew && texts.isNew) || (card.hot && texts.hot);
  if (!label) return null;
  return (
    <p className={css.labels}>
      <Badge tone={sale ? 'sale' : card.isNew ? 'new' : 'neutral'}>{label}</Badge>
    </p>
  );
}

function CardRating({ card }: { card: Card }) {
  const { card: texts } = useMessages();
  const locale = useLocale();
  if (!card.rating) return null;
  const [average, count] = card.rating;
  return (
    <Rating
      value={average}
      label={texts.rating(fixed(average, 1, locale), count)}
      note={`(${number(count, locale)})`}
    />
  );
}

function Swatches({ card }: { card: Card }) {
  const { card: texts } = useMessages();
  if (card.swatches && card.colours !== undefined) {
    return (
      <p className={classes(css.swatches, css.dots)}>
        {card.swatches.map(([colour, sku, name]) => (
          <a
            key={colour}
            className={css.swatch}
            href={urls.product(card.slug, sku)}
            aria-label={`${card.name}: ${name}`}
            style={{ '--swatch': colour } as CSSProperties}
          />
        ))}
        <span>{texts.colours(card.colours)}</span>
      </p>
    );
  }
  return card.variants === undefined ? null : <p className={css.swatches}>{texts.variants(card.variants)}</p>;
}

function StockHint({ stock }: { stock: number }) {
  const { card: texts } = useMessages();
  if (stock > fewPieces) return null;
  return (
    <p className={stock === 0 ? css.soldOut : css.few}>
      {stock === 0 ? texts.soldOut : texts.lastPieces(stock)}
    </p>
  );
}

function QuickAdd({ card }: { card: Card }) {
  const { card: texts } = useMessages();
  if (card.variants !== undefined || card.stock === 0 || card.price[0] === 0) return null;
  return (
    <IconButton
      icon="cart"
      label={texts.addNamed(card.name)}
      className={css.add}
      onClick={() => browserCart().add(cartItemOf(card))}
    />
  );
}

/** The cart item of a product without a choice of variants. */
export function cartItemOf(card: Card): CartItem {
  const { picture } = card;
  return {
    name: card.name,
    sku: card.sku,
    slug: card.slug,
    price: card.price[0],
    stock: card.stock,
    ...(card.energy && { energy: card.energy }),
    ...(card.unitPrice && { unitPrice: card.unitPrice }),
    small_pictures: picture
      ? [{ url: picture.src, width: String(picture.width), height: String(picture.height) }]
      : [],
  };
}
