import type { StaffOrder } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { texts } from '../platform/texts.ts';
import { counted, euros } from '../platform/written.ts';
import css from './order.module.css';
import { ScreenPart } from '../shell/part.tsx';

/** Lines and money; each amount with what it is made of. */
export function OrderGoods({ order }: { order: StaffOrder }) {
  const { orders } = texts();
  const { lines: words } = orders;
  const hasMoney = order.money !== null;
  return (
    <ScreenPart title={words.title}>
      <div className={css.wide}>
        <table className={css.lines}>
          <thead>
            <tr>
              <th scope="col">{words.name}</th>
              <th scope="col" className={css.end}>
                {words.qty}
              </th>
              {hasMoney && (
                <>
                  <th scope="col" className={css.end}>
                    {words.price}
                  </th>
                  <th scope="col" className={css.end}>
                    {words.amount}
                  </th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line) => (
              <tr key={line.position}>
                <td>
                  <Line line={line} />
                </td>
                <td className={css.end} data-label={words.qty}>
                  {counted(line.qty)}
                </td>
                {hasMoney && (
                  <>
                    <td className={css.end} data-label={words.price}>
                      {line.price !== null && euros(line.price)}
                      {line.discount !== null && line.discount > 0 && (
                        <small className={css.soft}>{words.discount(euros(line.discount))}</small>
                      )}
                    </td>
                    <td className={css.end} data-label={words.amount}>
                      {line.amount !== null && euros(line.amount)}
                    </td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {order.money !== null && <Money order={order} money={order.money} />}
    </ScreenPart>
  );
}

function Line({ line }: { line: StaffOrder['lines'][number] }) {
  const { lines: words } = texts().orders;
  const marks = [
    line.shipped > 0 && words.shipped(line.shipped, line.qty),
    line.withdrawn > 0 && words.withdrawn(line.withdrawn),
    line.custom_made && words.customMade,
  ].filter((mark) => mark !== false);
  return (
    <div className={css.line}>
      {line.picture === null ? (
        <span />
      ) : (
        <img src={line.picture} alt="" width={40} height={40} loading="lazy" />
      )}
      <div>
        <a href={`/det/${line.slug}`} target="_blank" rel="noreferrer">
          {line.name}
        </a>
        <small className={css.soft}>{[line.sku, line.options].filter(Boolean).join(' · ')}</small>
        {marks.map((mark) => (
          <Badge key={mark}>{mark}</Badge>
        ))}
      </div>
    </div>
  );
}

/** Each amount with what it is made of, so that it can be explained on the telephone. */
function Money({ order, money }: { order: StaffOrder; money: NonNullable<StaffOrder['money']> }) {
  const { money: words, methods } = texts().orders;
  const pieces = order.lines.reduce((sum, { qty }) => sum + qty, 0);
  const under = money.captured - money.refunded - money.refundable;
  const isReduced = money.discount > 0;
  const rows: readonly (readonly [string, string, string?])[] = [
    [words.goods, euros(money.goods), words.goodsWhy(pieces)],
    ...(isReduced
      ? [[words.discount, `−${euros(money.discount)}`, money.coupon_codes.join(', ')] as const]
      : []),
    [words.shipping, euros(money.shipping), order.shipping_label],
    [words.total, euros(money.total), isReduced ? words.totalWhyReduced : words.totalWhy],
    ...money.vat.map(({ percent, net, vat }) => [words.vat(percent, euros(net)), euros(vat)] as const),
    [words.captured, euros(money.captured), methods[order.payment_method]],
    ...(money.refunded > 0 ? [[words.refunded, euros(money.refunded)] as const] : []),
    ...(under > 0.004 ? [[words.underWay, euros(under)] as const] : []),
    [words.refundable, euros(money.refundable), words.refundableWhy],
  ];
  return (
    <dl className={css.money}>
      {rows.map(([name, amount, why = '']) => (
        <div key={name} data-total={name === words.total || undefined}>
          <dt>
            {name}
            {why !== '' && <small className={css.soft}>{why}</small>}
          </dt>
          <dd className="tabular">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
