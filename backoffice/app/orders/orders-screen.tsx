import { exportOrdersOperation, type OrderRow } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ListTable } from '../lists/list-table.tsx';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { ChosenOrders } from './chosen-orders.tsx';
import { NewOrders } from './new-orders.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderFilters } from './order-filters.tsx';
import { filtersOf, type OrderListFilter } from './order-views.ts';
import { loadOrderAhead, openedFrom, ordersQuery } from './orders-query.ts';
import css from './orders.module.css';

/** The list of orders: what it shows is in its address. */
export function OrdersScreen() {
  const { orders, shell, telephone } = texts();
  const mayTake = may(useMe(), 'order_changes', 'edit');
  const [address, setAddress] = useSearchParams();
  const { view, filters } = useMemo(() => filtersOf(address), [address]);
  // What came meanwhile is told above the list, and put into it by a press only.
  const found = useInfiniteQuery({ ...ordersQuery(filters), refetchOnWindowFocus: false });
  const rows = useMemo(() => found.data?.pages.flatMap((page) => page.rows) ?? [], [found.data]);
  const count = found.data?.pages[0]?.count;
  return (
    <div className={css.screen}>
      <ScreenHead title={shell.screens.orders}>
        <p role="status" className={css.count}>
          {count && orders.count(counted(count.rows), count.exact, count.rows)}
        </p>
        {mayTake && <Link to="/ordini/nuovo">{telephone.open}</Link>}
      </ScreenHead>
      <OrderFilters view={view} address={address} onChange={setAddress} />
      <Failure error={found.error} />
      {found.isSuccess && !found.isPlaceholderData && (
        <NewOrders
          key={`${address.toString()} ${found.dataUpdatedAt}`}
          readAt={found.dataUpdatedAt}
          rows={rows}
          total={count?.exact ? count.rows : undefined}
          filters={filters}
          onShow={() => void found.refetch()}
        />
      )}
      {found.isSuccess && rows.length === 0 ? (
        <EmptyState
          icon="box"
          title={orders.none}
          text={address.size === 0 ? orders.noneYet : orders.noneText}
          level={2}
        />
      ) : (
        <OrderTable
          key={address.toString()}
          rows={rows}
          total={count?.exact ? count.rows : undefined}
          filters={filters}
          onEnd={found.hasNextPage && !found.isFetching ? () => void found.fetchNextPage() : undefined}
        />
      )}
    </div>
  );
}

type OrderTableProps = {
  rows: readonly OrderRow[];
  total: number | undefined;
  filters: OrderListFilter;
  onEnd: (() => void) | undefined;
};

const hiddenFirst = ['email', 'shipping', 'payment', 'pieces'] as const;

function OrderTable({ rows, total, filters, onEnd }: OrderTableProps) {
  const { shell } = texts();
  const navigate = useNavigate();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const columns = useMemo(() => orderColumns(rows), [rows]);
  const open = useCallback(
    ({ number }: OrderRow) => {
      openedFrom.set(rows.map((row) => row.number));
      void navigate(`/ordini/${encodeURIComponent(number)}`);
    },
    [rows, navigate],
  );
  return (
    <ListTable
      list="orders"
      title={shell.screens.orders}
      rows={rows}
      columns={columns}
      rowId={({ number }) => number}
      total={total}
      hiddenFirst={hiddenFirst}
      readAll={() => callStaff(exportOrdersOperation, filters)}
      choice={{
        selected,
        onSelect: setSelected,
        shown: (
          <ChosenOrders
            selected={selected}
            rows={rows}
            total={total}
            filters={filters}
            onSelect={setSelected}
          />
        ),
      }}
      onOpen={open}
      onCurrent={({ number }) => loadOrderAhead(number)}
      onEnd={onEnd}
    />
  );
}
