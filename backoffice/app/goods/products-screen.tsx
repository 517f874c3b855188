import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import { staffProductsOperation } from '@casamaestra/contract/staff/goods.operations.ts';
import type { GoodsRow } from '@casamaestra/contract/staff/goods.operations.ts';
import type { GoodsFilter } from '@casamaestra/contract/staff/goods-filter.ts';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ExportGoods } from '../imports/export-goods.tsx';
import { ListTable } from '../lists/list-table.tsx';
import { allPages } from '../lists/read-all.ts';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { ChosenProducts } from './bulk/chosen-products.tsx';
import css from './goods.module.css';
import { loadProductAhead, productsQuery } from './goods-queries.ts';
import { ProductFacets } from './facets/product-facets.tsx';
import { ProductFilters } from './product-filters.tsx';
import { productColumns } from './product-columns.tsx';
import { QuickEdit } from './quick-edit.tsx';
import { productFiltersOf } from './product-views.ts';

/** With it the price would stand beyond the edge of a small screen. */
const hiddenFirst = ['brand'] as const;

/** The list of products: what it shows is in its address. */
export function ProductsScreen() {
  const { goods, shell, newProduct } = texts();
  const [address, setAddress] = useSearchParams();
  const { view, filters } = useMemo(() => productFiltersOf(address), [address]);
  const { sort: _, after: __, ...filter } = filters;
  const found = useInfiniteQuery(productsQuery(filters));
  const rows = useMemo(() => found.data?.pages.flatMap((page) => page.rows) ?? [], [found.data]);
  const me = useMe();
  const mayBulk = may(me, 'bulk', 'edit');
  const mayMake = may(me, 'products', 'edit') && me.permissions.products?.limits.includes('texts') !== true;
  const mayEdit = may(me, 'products', 'edit');
  const [quick, setQuick] = useState<number>();
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
      <ProductFacets filter={filter} address={address} />
      <Failure error={found.error} />
      {found.isSuccess && rows.length === 0 ? (
        <EmptyState icon="store" title={goods.none} text={goods.noneText} level={2} />
      ) : (
        <ProductTable
          key={address.toString()}
          rows={rows}
          total={count?.exact ? count.rows : undefined}
          filters={filters}
          filter={filter}
          onEdit={mayEdit ? ({ id }) => setQuick(id) : undefined}
          onEnd={found.hasNextPage && !found.isFetching ? () => void found.fetchNextPage() : undefined}
        />
      )}
      <QuickEdit id={quick} onClose={() => setQuick(undefined)} />
    </div>
  );
}

type ProductTableProps = {
  rows: readonly GoodsRow[];
  total: number | undefined;
  filters: OperationInput<typeof staffProductsOperation>;
  filter: GoodsFilter;
  onEdit: ((row: GoodsRow) => void) | undefined;
  onEnd: (() => void) | undefined;
};

/** The rows, which those who change in bulk may choose. */
function ProductTable({ rows, total, filters, filter, onEdit, onEnd }: ProductTableProps) {
  const navigate = useNavigate();
  const mayBulk = may(useMe(), 'bulk', 'edit');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const columns = useMemo(() => productColumns(), []);
  return (
    <ListTable
      list="products"
      title={texts().shell.screens.products}
      rows={rows}
      columns={columns}
      rowId={({ id }) => String(id)}
      densityFirst="roomy"
      hiddenFirst={hiddenFirst}
      total={total}
      readAll={allPages('products', staffProductsOperation, filters)}
      {...(mayBulk && {
        choice: {
          selected,
          onSelect: setSelected,
          shown: (
            <ChosenProducts
              selected={selected}
              rows={rows}
              total={total}
              filter={filter}
              onSelect={setSelected}
            />
          ),
        },
      })}
      onOpen={({ id }) => void navigate(`/prodotti/${id}`)}
      onEdit={onEdit}
      onCurrent={({ id }) => loadProductAhead(id)}
      onEnd={onEnd}
    />
  );
}
