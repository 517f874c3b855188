import { completePercent } from '@casamaestra/contract/staff/complete-percent.ts';
import type { GoodsRow } from '@casamaestra/contract/staff/goods.operations.ts';
import { Link } from 'react-router';
import type { ListColumn } from '../lists/list-column.ts';
import { texts } from '../platform/texts.ts';
import { counted, euros } from '../platform/written.ts';
import { GoodsStatus } from './goods-status.tsx';
import css from './goods.module.css';

/** The columns of the list of products. */
export function productColumns(): readonly ListColumn<GoodsRow>[] {
  const { columns, statuses } = texts().goods;
  return [
    { id: 'picture', title: columns.picture, width: 4, cell: Thumbnail, value: ({ picture }) => picture },
    { id: 'name', title: columns.name, cell: Name, value: ({ name }) => name },
    { id: 'category', title: columns.category, width: 11, value: ({ category }) => category },
    { id: 'brand', title: columns.brand, width: 6.5, value: ({ brand }) => brand },
    {
      id: 'status',
      title: columns.status,
      width: 7,
      cell: GoodsStatus,
      value: ({ status }) => statuses[status],
    },
    {
      id: 'complete',
      title: columns.complete,
      width: 5.5,
      end: true,
      cell: Complete,
      value: ({ missing }) => completePercent(missing),
    },
    {
      id: 'variants',
      title: columns.variants,
      width: 5,
      end: true,
      cell: ({ variants }) => counted(variants),
      value: ({ variants }) => variants,
    },
    {
      id: 'stock',
      title: columns.stock,
      width: 4.5,
      end: true,
      cell: ({ stock }) => counted(stock),
      value: ({ stock }) => stock,
    },
    { id: 'price', title: columns.price, width: 10, end: true, cell: Price, value: Price },
  ];
}

const Thumbnail = ({ picture }: GoodsRow) =>
  picture === null ? null : (
    <img src={picture} alt="" width={40} height={40} loading="lazy" className={css.thumbnail} />
  );

const Name = ({ id, name, code, reduced }: GoodsRow) => (
  <span className={css.name}>
    <Link to={`/prodotti/${id}`} title={name}>
      {name}
    </Link>
    <small>
      {code}
      {reduced && ` · ${texts().goods.reduced}`}
    </small>
  </span>
);

/** The percentage, with what is missing as its explanation. */
function Complete({ missing }: GoodsRow) {
  const { percent, parts, lacks } = texts().goods;
  const names = missing.map((part) => parts[part]).join(', ');
  return missing.length === 0 ? (
    percent('100')
  ) : (
    <span title={lacks(names)}>{percent(counted(completePercent(missing)))}</span>
  );
}

function Price({ price_from: least, price_to: most }: GoodsRow) {
  if (least === null || most === null) return null;
  return least === most ? euros(least) : `${euros(least)} – ${euros(most)}`;
}
