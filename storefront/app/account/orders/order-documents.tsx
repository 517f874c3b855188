import { box } from '@casamaestra/ui/box.ts';
import { classes } from '@casamaestra/ui/classes.ts';
import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { urls } from '@casamaestra/contract/pages.ts';
import { useContentLang, useMessages } from '../../i18n/use-messages.ts';
import css from './order.module.css';

/** Pro forma, manuals and data sheets, and contacts for help. */
export function OrderDocuments({ order }: { order: OrderView }) {
  const { orders } = useMessages();
  const lang = useContentLang();
  return (
    <section className={classes(box, css.card)} aria-label={orders.documents} data-no-print="">
      {order.downloads.length > 0 && (
        <>
          <h2>{orders.documents}</h2>
          <ul className={css.documents} lang={lang}>
            {order.downloads.map(({ url, label, product }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noreferrer">
                  <Icon name="document" size={20} />
                  <span>
                    {label}
                    {product !== null && <small>{product}</small>}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>{orders.help}</h2>
      <ul className={css.help}>
        <li>
          <a href={urls.webPage('web-page/resi-e-recesso')}>{orders.helpReturns}</a>
        </li>
        <li>
          <a href={urls.webPage('web-page/dove-siamo')}>{orders.helpContact}</a>
        </li>
      </ul>
    </section>
  );
}
