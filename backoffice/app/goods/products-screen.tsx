import type { GoodsRow } from '@casamaestra/contract/staff/goods.operations.ts';
import type { DataColumn } from '@casamaestra/ui/data-columns.ts';
import { DataTable } from '@casamaestra/ui/data-table.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ExportGoods } from '../imports/export-goods.tsx';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { counted, euros } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import css from './goods.module.css';
import { loadProductAhead, productsQuery } from './goods-queries.ts';
import { ProductFilters } from './product-filters.tsx';
import { GoodsStatus } from './goods-status.tsx';
import { productFiltersOf } from './product-views.ts';

/** The list of products: what it shows is in its address. */
export function ProductsScreen() {
  const { goods, shell, lists, newProduct } = texts();
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const { view, filters } = useMemo(() => productFiltersOf(address), [address]);
  const { sort: _, after: __, ...filter } = filters;
  const found = useInfiniteQuery(productsQuery(filters));
  const rows = useMemo(() => found.data?.pages.flatMap((page) => page.rows) ?? [], [found.data]);
  const me = useMe();
  const mayBulk = may(me, 'bulk', 'edit');
  const mayMake = may(me, 'products', 'edit') && me.permissions.products?.limits.includes('texts') !== true;
  const columns = useMemo(() => productColumns(), []);
  const count = found.data?.pages[0]?.count;
  return (
    <div className={css.screen}>
      <ScreenHead title={shell.screens.products}>
        <p role="status" className={css.soft}>
          {count && goods.count(counted(count.rows), count.exact, count.rows)}
        </p>
        {mayMake && <Link to="/prodotti/nuovo">{newProduct.open}</Link>}
        {mayBulk && <Link to={`/prodotti/prezzi?${address.toString()}`}>{goods.bulk.open}</Link>}
        {mayBulk && <ExportGoods filter={filter} />}
      </ScreenHead>
      <ProductFilters view={view} address={address} onChange={setAddress} />
      <Failure error={found.error} />
      {found.isSuccess && rows.length === 0 ? (
        <EmptyState icon="store" title={goods.none} text={goods.noneText} level={2} />
      ) : (
        <DataTable
          key={address.toString()}
          className={css.table}
          rows={rows}
          columns={columns}
          rowId={({ id }) => String(id)}
          rowName={({ name }) => name}
          labels={{
            caption: shell.screens.products,
            selectAll: lists.selectLoaded,
            selectRow: lists.selectRow,
          }}
          total={count?.exact ? count.rows : undefined}
          density="roomy"
          onOpen={({ id }) => void navigate(`/prodotti/${id}`)}
          onCurrent={({ id }) => loadProductAhead(id)}
          onEnd={found.hasNextPage && !found.isFetching ? () => void found.fetchNextPage() : undefined}
          ownsPage
        />
      )}
    </div>
  );
}

function productColumns(): readonly DataColumn<GoodsRow>[] {
  const { columns } = texts().goods;
  return [
    { id: 'picture', title: columns.picture, width: 4, cell: Thumbnail },
    { id: 'name', title: columns.name, cell: Name },
    { id: 'category', title: columns.category, width: 11, cell: ({ category }) => category },
    { id: 'brand', title: columns.brand, width: 6.5, cell: ({ brand }) => brand ?? '' },
    {
      id: 'status',
      title: columns.status,
      width: 7,
      cell: ({ status }) => <GoodsStatus status={status} />,
    },
    {
      id: 'variants',
      title: columns.variants,
      width: 5,
      end: true,
      cell: ({ variants }) => counted(variants),
    },
    { id: 'stock', title: columns.stock, width: 4.5, end: true, cell: ({ stock }) => counted(stock) },
    { id: 'price', title: columns.price, width: 10, end: true, cell: Price },
  ];
}

const Thumbnail = ({ picture }: GoodsRow) =>
  picture === null ? null : (
    <img src={picture} alt="" width={40} height={40} loading="lazy" className={css.thumbnail} />
  );

const Name = ({ id, name, code, reduced }: GoodsRow) => (
  <span className={css.name}>
    <Link to={`/prodotti/${id}`}>{name}</Link>
    <small>
      {code}
      {reduced && ` · ${texts().goods.reduced}`}
    </small>
  </span>
);

function Price({ price_from: least, price_to: most }: GoodsRow) {
  if (least === null || most === null) return null;
  return least === most ? euros(least) : `${euros(least)} – ${euros(most)}`;
}
