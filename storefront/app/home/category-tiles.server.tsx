import type { Language } from '@casamaestra/texts/languages.ts';
import { useMessages } from '../i18n/use-messages.ts';
import type { Tile } from './home-view.ts';
import css from './category-tiles.module.css';

/** Category tiles in arches, below the rooms they lead into; the row scrolls on narrow screens. */
export const CategoryTiles = ({ tiles, lang }: { tiles: readonly Tile[]; lang: Language | undefined }) => {
  const { home: texts } = useMessages();
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby="home-categories">
      <h2 id="home-categories" className={css.title}>
        {texts.categories}
      </h2>
      <ul lang={lang} className={css.arches}>
        {tiles.map(({ label, url, image, srcset }) => (
          <li key={url}>
            <a href={url} className={css.tile}>
              <span className={css.arch}>
                {image && (
                  <img
                    src={image}
                    srcSet={srcset ?? undefined}
                    sizes="(width < 48rem) 40vw, 12rem"
                    alt=""
                    width={300}
                    height={300}
                    loading="lazy"
                  />
                )}
              </span>
              <span className={css.label}>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
