import { SectionHeading } from '@casamaestra/ui/section-heading.tsx';
import { urls } from '@casamaestra/contract/pages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { CategoryTiles } from './category-tiles.server.tsx';
import css from './departments.module.css';
import type { Tile } from './home-view.ts';

interface DepartmentsProps {
  readonly tiles: readonly Tile[];
  /** The most wanted categories, below them. */
  readonly categories: readonly Tile[];
  readonly lang: Language | undefined;
}

/** The departments as a mosaic of rooms. */
export const Departments = ({ tiles, categories, lang }: DepartmentsProps) => {
  const { home: texts } = useMessages();
  if (tiles.length + categories.length === 0) return null;
  return (
    <section className={css.band} aria-labelledby="home-departments">
      <div className="page">
        <SectionHeading
          id="home-departments"
          title={texts.departments}
          link={{ label: texts.allProducts, href: urls.shop() }}
        />
        <ul lang={lang} className={css.mosaic}>
          {tiles.map(({ label, url, image, srcset, focus }) => (
            <li key={url}>
              <a href={url} className={css.room}>
                {image && (
                  <img
                    src={image}
                    srcSet={srcset ?? undefined}
                    sizes="(width < 48rem) 46vw, 25vw"
                    alt=""
                    width={480}
                    height={360}
                    loading="lazy"
                    style={focus === undefined ? undefined : { objectPosition: focus }}
                  />
                )}
                <span>{label}</span>
              </a>
            </li>
          ))}
        </ul>
        <CategoryTiles tiles={categories} lang={lang} />
      </div>
    </section>
  );
};
