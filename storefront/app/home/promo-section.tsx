import { buttonLook } from '@casamaestra/ui/button.tsx';
import { Picture } from '@casamaestra/ui/picture.tsx';
import { useContentLang } from '../i18n/use-messages.ts';
import type { Promo } from './home-view.ts';
import css from './promo-section.module.css';

/** A full-width promotion with its picture in an arch. */
export const PromoSection = ({ promo }: { promo: Promo | null }) => {
  const lang = useContentLang();
  return (
    promo && (
      <section lang={lang} className={css.band} aria-labelledby="home-promo">
        <div className={`page ${css.row}`}>
          <div className={css.words}>
            <h2 id="home-promo" className={css.title}>
              {promo.title}
            </h2>
            <p className={css.text}>{promo.text}</p>
            <a
              href={promo.url}
              className={buttonLook({ variant: 'secondary', size: 'l', className: css.button })}
            >
              {promo.button}
            </a>
          </div>
          {promo.picture && (
            <Picture
              {...promo.picture}
              alt=""
              sizes="(width < 62rem) 90vw, 36rem"
              fit="photo"
              className={css.picture}
            />
          )}
        </div>
      </section>
    )
  );
};
