import { Icon } from '@casamaestra/ui/icon.tsx';
import { SectionHeading } from '@casamaestra/ui/section-heading.tsx';
import { useContentLang, useMessages } from '../i18n/use-messages.ts';
import css from './departments.module.css';
import type { Tile } from './home-view.ts';

/** The departments as a list in large type. */
export const Departments = ({ tiles }: { tiles: readonly Tile[] }) => {
  const { home: texts } = useMessages();
  const lang = useContentLang();
  if (tiles.length === 0) return null;
  return (
    <section className={css.band} aria-labelledby="home-departments">
      <div className="page">
        <SectionHeading id="home-departments" title={texts.departments} />
        <ul lang={lang} className={css.index}>
          {tiles.map(({ label, url }) => (
            <li key={url}>
              <a href={url} className={css.entry}>
                <span>{label}</span>
                <Icon name="arrow-right" size={22} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
