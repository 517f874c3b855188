import { Picture } from '@casamaestra/ui/picture.tsx';
import { PriceTag } from '../catalogue/price-tag.tsx';
import type { Card } from '../catalogue/card.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { useContentLang, useMessages } from '../i18n/use-messages.ts';
import css from './listing-page.module.css';

const slidesMax = 6;

/** Products of the page to begin with, reduced ones first, in a box that is swiped. */
export function HighlightSlider({ cards }: { cards: readonly Card[] }) {
  const lang = useContentLang();
  const { listingServer: texts } = useMessages();
  const pictured = cards.filter(({ picture }) => picture !== undefined);
  const slides = pictured
    .toSorted((one, other) => (other.percent ?? 0) - (one.percent ?? 0))
    .slice(0, slidesMax);
  if (slides.length < 2) return null;
  return (
    <ul className={css.slides} tabIndex={0} aria-label={texts.highlights}>
      {slides.map((card) => (
        <li key={card.id} className={css.slide}>
          {card.picture && (
            <Picture
              src={card.picture.src}
              alt=""
              width={card.picture.width}
              height={card.picture.height}
              avif={card.picture.avif}
              webp={card.picture.webp}
              sizes="(min-width: 48rem) 18rem, 40vw"
            />
          )}
          <div>
            <a lang={lang} href={urls.product(card.slug)}>
              {card.name}
            </a>
            <PriceTag span={card.price} was={card.was} from={card.from} unitPrice={card.unitPrice} />
          </div>
        </li>
      ))}
    </ul>
  );
}
