import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import { Line, LineList, LineName } from '@casamaestra/ui/line-list.tsx';
import { money } from '@casamaestra/texts/format/money.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { useContentLang, useLocale, useMessages } from '../../i18n/use-messages.ts';
import css from './order.module.css';

/** What was bought. */
export function OrderLines({ order }: { order: OrderView }) {
  const { orders, card } = useMessages();
  const locale = useLocale();
  const lang = useContentLang();
  return (
    <section aria-labelledby="order-lines" className={css.part}>
      <h2 id="order-lines">{orders.lines}</h2>
      <LineList>
        {order.lines.map((line) => (
          <Line
            key={line.sku}
            picture={
              line.picture && <img src={line.picture.url} width={72} height={72} alt="" loading="lazy" />
            }
          >
            <div>
              <LineName className={css.lineName} lang={lang}>
                {line.slug === '' ? line.name : <a href={urls.product(line.slug, line.sku)}>{line.name}</a>}
              </LineName>
              {line.options !== '' && (
                <p className={css.quiet} lang={lang}>
                  {line.options}
                </p>
              )}
              {line.picture?.other_colour && <p className={css.quiet}>{card.otherColour}</p>}
              <p className={css.quiet}>
                {orders.code(line.sku)} · {orders.qty} {line.qty}
                {line.qty > 1 && ` · ${orders.each(money(line.price, locale))}`}
              </p>
              {line.recall && (
                <p role="note">
                  <strong>{orders.recall(line.recall.lot)}</strong>{' '}
                  <span lang={lang}>{line.recall.notice}</span>
                </p>
              )}
            </div>
            <p className={css.lineAmount}>{money(line.amount, locale)}</p>
          </Line>
        ))}
      </LineList>
    </section>
  );
}
