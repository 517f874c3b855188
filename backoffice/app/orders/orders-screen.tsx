import type { OrderRow } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { DataTable } from '@casamaestra/ui/data-table.tsx';
import type { Density } from '@casamaestra/ui/data-columns.ts';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { TableSettings } from '@casamaestra/ui/table-settings.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Failure } from '../platform/failure.tsx';
import { useStoredChoice } from '../platform/stored-choice.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { ChosenOrders } from './chosen-orders.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderFilters } from './order-filters.tsx';
import { filtersOf } from './order-views.ts';
import { loadOrderAhead, openedFrom, ordersQuery } from './orders-query.ts';
import css from './orders.module.css';

/** The list of orders: what it shows is in its address. */
export function OrdersScreen() {
  const { orders, shell } = texts();
  const [address, setAddress] = useSearchParams();
  const { view, filters } = useMemo(() => filtersOf(address), [address]);
  const found = useInfiniteQuery(ordersQuery(filters));
  const rows = useMemo(() => found.data?.pages.flatMap((page) => page.rows) ?? [], [found.data]);
  const count = found.data?.pages[0]?.count;
  return (
    <div className={css.screen}>
      <ScreenHead title={shell.screens.orders}>
        <p role="status" className={css.count}>
          {count && orders.count(counted(count.rows), count.exact, count.rows)}
        </p>
      </ScreenHead>
      <OrderFilters view={view} address={address} onChange={setAddress} />
      <Failure error={found.error} />
      {found.isSuccess && rows.length === 0 ? (
        <EmptyState icon="box" title={orders.none} text={orders.noneText} level={2} />
      ) : (
        <OrderTable
          key={address.toString()}
          rows={rows}
          total={count?.exact ? count.rows : undefined}
          onEnd={found.hasNextPage && !found.isFetching ? () => void found.fetchNextPage() : undefined}
        />
      )}
    </div>
  );
}

type OrderTableProps = {
  rows: readonly OrderRow[];
  total: number | undefined;
  onEnd: (() => void) | undefined;
};

function OrderTable({ rows, total, onEnd }: OrderTableProps) {
  const { orders, shell } = texts();
  const navigate = useNavigate();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [hidden, setHidden] = useStoredChoice<readonly string[]>('orders hidden', [
    'email',
    'shipping',
    'payment',
    'pieces',
  ]);
  const [density, setDensity] = useStoredChoice<Density>('orders density', 'compact');
  const columns = useMemo(() => orderColumns(rows), [rows]);
  const hiddenSet = useMemo(() => new Set(hidden), [hidden]);
  const open = useCallback(
    ({ number }: OrderRow) => {
      openedFrom.set(rows.map((row) => row.number));
      void navigate(`/ordini/${encodeURIComponent(number)}`);
    },
    [rows, navigate],
  );
  return (
    <>
      <div className={css.tools}>
        <ChosenOrders selected={selected} rows={rows} total={total} onSelect={setSelected} />
        <TableSettings
          label={orders.table.settings}
          columnsLabel={orders.table.columnsLabel}
          columns={columns}
          hidden={hiddenSet}
          onHide={(next) => setHidden([...next])}
          densityLabel={orders.table.densityLabel}
          densities={orders.table.densities}
          density={density}
          onDensity={setDensity}
        />
      </div>
      <DataTable
        className={css.table}
        rows={rows}
        columns={columns}
        rowId={({ number }) => number}
        rowName={({ number }) => number}
        labels={{
          caption: shell.screens.orders,
          selectAll: orders.selectLoaded,
          selectRow: orders.selectRow,
        }}
        total={total}
        hidden={hiddenSet}
        density={density}
        selected={selected}
        onSelect={setSelected}
        onOpen={open}
        onCurrent={({ number }) => loadOrderAhead(number)}
        onEnd={onEnd}
        ownsPage
      />
    </>
  );
}
