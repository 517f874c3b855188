import { buttonLook } from '@casamaestra/ui/button.tsx';
import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { inWebp } from '@casamaestra/ui/picture-copies.ts';
import { type CSSProperties, useRef, useState } from 'react';
import { money } from '@casamaestra/texts/format/money.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { CardPicture } from '../catalogue/card.ts';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import css from './hero.module.css';
import type { Slide } from './home-view.ts';

export const heroSizes = '(width < 48rem) 100vw, 60vw';

/** Phones have a picture of their own, with a point of its own. */
const focusOf = ({ picture, mobile }: Slide): CSSProperties | undefined => {
  if (picture?.focus === undefined && mobile?.focus === undefined) return undefined;
  const narrow = mobile === undefined ? picture?.focus : mobile.focus;
  return { '--focus': picture?.focus, '--focus-narrow': narrow } as CSSProperties;
};

const SlidePicture = ({ slide, first }: { slide: Slide; first: boolean }) => {
  const { picture, mobile } = slide;
  if (!picture) return null;
  const webp = (copies: CardPicture | undefined) => copies?.webp ?? (copies?.avif && inWebp(copies.avif));
  const [mobileWebp, pictureWebp] = [webp(mobile), webp(picture)];
  return (
    <picture className={css.picture}>
      {mobile?.avif && (
        <source media="(width < 48rem)" type="image/avif" srcSet={mobile.avif} sizes="100vw" />
      )}
      {mobileWebp && <source media="(width < 48rem)" type="image/webp" srcSet={mobileWebp} sizes="100vw" />}
      {picture.avif && <source type="image/avif" srcSet={picture.avif} sizes={heroSizes} />}
      {pictureWebp && <source type="image/webp" srcSet={pictureWebp} sizes={heroSizes} />}
      <img
        src={picture.src}
        alt={slide.alt}
        width={picture.width}
        height={picture.height}
        loading={first ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        style={focusOf(slide)}
      />
    </picture>
  );
};

/**
 * Hero slides with native scroll snapping; nothing moves by itself (WCAG 2.2.2). Every slide has its own
 * colours from the content; text is on the plain colour, never on the picture.
 */
export const Hero = ({ slides, lang }: { slides: readonly Slide[]; lang: Language | undefined }) => {
  const { home: texts } = useMessages();
  const locale = useLocale();
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const count = slides.length;
  if (count === 0) return null;
  const go = (step: number) => {
    const element = track.current;
    element?.scrollTo({ left: ((current + step + count) % count) * element.clientWidth });
  };
  const follow = () => {
    const element = track.current;
    if (element) setCurrent(Math.round(element.scrollLeft / element.clientWidth));
  };
  return (
    <section className={css.hero} aria-label={texts.slides}>
      <ul
        ref={track}
        className={css.track}
        onScroll={follow}
        tabIndex={count > 1 ? 0 : undefined}
        aria-label={texts.slides}
      >
        {slides.map((slide, index) => (
          <li
            key={slide.title}
            lang={lang}
            className={css.slide}
            data-side={slide.side}
            style={{ background: slide.background, color: slide.colour }}
          >
            <div className={css.panel}>
              <h2 className={css.title}>{slide.title}</h2>
              {slide.text && <p className={css.text}>{slide.text}</p>}
              {slide.button && (
                <p className={css.way}>
                  <a href={slide.url} className={buttonLook({ size: 'l' })}>
                    {slide.button}
                  </a>
                  {slide.from !== undefined && (
                    <span lang={lang && locale} className={css.price}>
                      {texts.from} <strong>{money(slide.from, locale)}</strong>
                    </span>
                  )}
                </p>
              )}
            </div>
            <SlidePicture slide={slide} first={index === 0} />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={css.controls}>
          <IconButton icon="chevron-left" label={texts.previous} onClick={() => go(-1)} />
          <span className={css.count} aria-live="polite">
            <span className="visually-hidden">{texts.slide(current + 1, count)}</span>
            <span aria-hidden="true">
              {current + 1} / {count}
            </span>
          </span>
          <IconButton icon="chevron-right" label={texts.next} onClick={() => go(1)} />
        </div>
      )}
    </section>
  );
};
