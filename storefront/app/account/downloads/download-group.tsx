import { Icon } from '@casamaestra/ui/icon.tsx';
import { useContentLang, useLocale, useMessages } from '../../i18n/use-messages.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { longDay } from '@casamaestra/texts/format/date.ts';
import type { OrderDownloads } from './by-order.ts';
import css from './downloads.module.css';

/** The documents of one order. */
export function DownloadGroup({ group }: { group: OrderDownloads }) {
  const { account } = useMessages();
  const locale = useLocale();
  const lang = useContentLang();
  const id = `documents-${group.order}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        <a href={urls.order(group.order)}>{account.ofOrder(group.order, longDay(group.placedAt, locale))}</a>
      </h2>
      <ul className={css.documents}>
        {group.documents.map(({ url, label, product }) => (
          <li key={url + label} className={css.document}>
            <Icon name="document" size={22} />
            <span lang={lang} className={css.words}>
              <span>{label}</span>
              {product !== null && <small>{product}</small>}
            </span>
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              aria-label={account.downloadNamed(label, product ?? '')}
            >
              {account.download}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
