import { staffPaymentsOperation } from '@casamaestra/contract/staff/staff-payments.operations.ts';
import type { AttemptRow } from '@casamaestra/contract/staff/staff-payments.operations.ts';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { ListColumn } from '../lists/list-column.ts';
import { ListTable } from '../lists/list-table.tsx';
import { NewRows } from '../lists/new-rows.tsx';
import { allPages } from '../lists/read-all.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { counted, euros, moment } from '../platform/written.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { PaymentFilters } from './payment-filters.tsx';
import { methodOf, AttemptBadge } from './attempt-badge.tsx';
import css from './payments.module.css';
import { loadPaymentAhead, paymentFiltersOf, paymentsQuery } from './payments-query.ts';

/** The list of attempts to pay: what it shows is in its address. */
export function PaymentsScreen() {
  const { payments, shell } = texts();
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const { view, filters } = useMemo(() => paymentFiltersOf(address), [address]);
  // What came meanwhile is told above the list.
  const found = useInfiniteQuery({ ...paymentsQuery(filters), refetchOnWindowFocus: false });
  const rows = useMemo(() => found.data?.pages.flatMap((page) => page.rows) ?? [], [found.data]);
  const columns = useMemo(() => paymentColumns(), []);
  const count = found.data?.pages[0]?.count;
  return (
    <div className={css.screen}>
      <ScreenHead title={shell.screens.payments}>
        <Link to="/pagamenti/notifiche" className={css.way}>
          {payments.notices.open}
        </Link>
        <p role="status" className={css.soft}>
          {count && payments.count(counted(count.rows), count.exact, count.rows)}
        </p>
      </ScreenHead>
      <PaymentFilters view={view} address={address} onChange={setAddress} />
      <Failure error={found.error} />
      {found.isSuccess && (
        <NewRows
          key={`${address.toString()} ${found.dataUpdatedAt}`}
          op={staffPaymentsOperation}
          input={filters}
          readAt={found.dataUpdatedAt}
          known={rows.map(({ id }) => id)}
          keysOf={(page) => page.rows.map(({ id }) => id)}
          onShow={() => void found.refetch()}
        />
      )}
      {found.isSuccess && rows.length === 0 ? (
        <EmptyState icon="card" title={payments.none} text={payments.noneText} level={2} />
      ) : (
        <ListTable
          key={address.toString()}
          list="payments"
          title={shell.screens.payments}
          rows={rows}
          columns={columns}
          rowId={({ id }) => String(id)}
          total={count?.exact ? count.rows : undefined}
          hiddenFirst={['refunded']}
          readAll={allPages('payments', staffPaymentsOperation, filters)}
          onOpen={({ id }) => void navigate(`/pagamenti/${id}`)}
          onCurrent={({ id }) => loadPaymentAhead(id)}
          onEnd={found.hasNextPage && !found.isFetching ? () => void found.fetchNextPage() : undefined}
        />
      )}
    </div>
  );
}

function paymentColumns(): readonly ListColumn<AttemptRow>[] {
  const { columns, states, failures } = texts().payments;
  return [
    {
      id: 'order',
      title: columns.order,
      width: 10,
      value: ({ order_number: number, attempt }) => `${number}-${attempt}`,
      cell: ({ id, order_number: number, attempt }) => (
        <Link to={`/pagamenti/${id}`}>
          {number}-{attempt}
        </Link>
      ),
    },
    { id: 'at', title: columns.at, width: 9, value: ({ at }) => moment(at) },
    { id: 'method', title: columns.method, width: 11, value: methodOf },
    {
      id: 'state',
      title: columns.state,
      width: 9,
      value: ({ state }) => states[state],
      cell: ({ state }) => <AttemptBadge state={state} />,
    },
    { id: 'amount', title: columns.amount, width: 7, end: true, value: ({ amount }) => euros(amount) },
    {
      id: 'captured',
      title: columns.captured,
      width: 7,
      end: true,
      value: ({ captured }) => euros(captured),
    },
    {
      id: 'refunded',
      title: columns.refunded,
      width: 7,
      end: true,
      value: ({ refunded }) => euros(refunded),
    },
    {
      id: 'failure',
      title: columns.failure,
      value: ({ failure }) => (failure === null ? null : failures[failure]),
    },
  ];
}
