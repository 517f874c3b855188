import type { Quote } from '@casamaestra/contract/cart/quote.ts';
import type { ReactNode } from 'react';
import { texts } from '../platform/texts.ts';
import { counted, euros } from '../platform/written.ts';
import css from './telephone.module.css';

type RowProps = { name: ReactNode; why?: string | undefined; amount: string; isTotal?: boolean };

const Row = ({ name, why, amount, isTotal = false }: RowProps) => (
  <tr className={isTotal ? css.total : undefined}>
    <th scope="row">
      {name}
      {why !== undefined && why !== '' && <span className={css.why}>{why}</span>}
    </th>
    <td>{amount}</td>
  </tr>
);

function lineWhy(line: Quote['lines'][number]): string {
  const { telephone } = texts();
  return [
    telephone.line(counted(line.qty), euros(line.price)),
    telephone.vatIn(counted(line.vat_percent)),
    ...(line.struck_price === null ? [] : [telephone.struck(euros(line.struck_price))]),
    ...(line.discount === 0 ? [] : [telephone.ofWhichOff(euros(line.discount))]),
  ].join(' · ');
}

function ShippingRow({ quote }: { quote: Quote }) {
  const { telephone } = texts();
  const option = quote.shipping_options.find(({ name }) => name === quote.shipping_rule);
  if (option === undefined) return null;
  const why = [
    option.label,
    ...(option.free_from === null ? [] : [telephone.freeFrom(euros(option.free_from))]),
  ].join(' · ');
  const amount = quote.shipping === 0 ? telephone.free : euros(quote.shipping);
  return <Row name={telephone.shipping} why={why} amount={amount} />;
}

/** The price as the shop works it out, each number with where it comes from. */
export function OrderSum({ quote }: { quote: Quote }) {
  const { telephone } = texts();
  return (
    <table className={css.sum} aria-label={telephone.sum}>
      <tbody>
        {quote.lines.map((line) => (
          <Row
            key={line.sku}
            name={`${line.name} ${line.options}`.trim()}
            why={lineWhy(line)}
            amount={euros(line.amount)}
          />
        ))}
        <Row name={telephone.goodsSum} amount={euros(quote.goods)} />
        {quote.coupons.map(({ code, description, discount }) => (
          <Row
            key={code}
            name={telephone.discount(code)}
            why={description}
            amount={discount === 0 ? telephone.free : `−${euros(discount)}`}
          />
        ))}
        <ShippingRow quote={quote} />
        <Row name={telephone.total} why={telephone.totalWhy} amount={euros(quote.total)} isTotal />
        {quote.vat.map(({ percent, net, vat }) => (
          <Row
            key={percent}
            name={telephone.vat(counted(percent))}
            why={telephone.vatWhy(euros(net))}
            amount={euros(vat)}
          />
        ))}
      </tbody>
    </table>
  );
}
