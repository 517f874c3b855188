import { Icon } from '@casamaestra/ui/icon.tsx';
import { useContentLang, useMessages } from '../i18n/use-messages.ts';
import type { HomeView } from './home-view.ts';
import css from './usps.module.css';

/** USPs: the reasons to buy here. */
export const Usps = ({ promises }: Pick<HomeView, 'promises'>) => {
  const { home: texts } = useMessages();
  const lang = useContentLang();
  if (promises.length === 0) return null;
  return (
    <section aria-label={texts.promises} className={css.band}>
      <ul lang={lang} className={`page ${css.list}`}>
        {promises.map(({ icon, title, text, url }) => (
          <li key={title} className={css.promise}>
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
