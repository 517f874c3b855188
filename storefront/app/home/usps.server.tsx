import { Icon } from '@casamaestra/ui/icon.tsx';
import type { CSSProperties } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import type { HomeView } from './home-view.ts';
import css from './usps.module.css';

/** USPs: the reasons to buy here. */
export const Usps = ({ promises }: Pick<HomeView, 'promises'>) => {
  const { home: texts } = useMessages();
  if (promises.length === 0) return null;
  return (
    <section aria-label={texts.promises} className={css.band}>
      <ul
        className={`page ${css.list}`}
        style={{ '--columns': Math.min(promises.length, 6) } as CSSProperties}
      >
        {promises.map(({ icon, title, text, url, lang }) => (
          <li key={title} lang={lang} className={css.promise}>
            <Icon name={icon} size={30} />
            <div>
              <h3 className={css.title}>{url ? <a href={url}>{title}</a> : title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
