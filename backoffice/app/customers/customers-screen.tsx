import type { CustomerRow } from '@casamaestra/contract/staff/staff-customers.operations.ts';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ListTable } from '../lists/list-table.tsx';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { customerColumns } from './customer-columns.tsx';
import { CustomerFilters } from './customer-filters.tsx';
import css from './customers.module.css';
import { EndAllLogins } from './end-all-logins.tsx';
import { customerFiltersOf, customersQuery, loadCustomerAhead } from './customers-query.ts';

/** The list of customers with an account: what it shows is in its address. Nobody keeps it as a file. */
export function CustomersScreen() {
  const { customers, shell } = texts();
  const me = useMe();
  const [address, setAddress] = useSearchParams();
  const { view, filters } = useMemo(() => customerFiltersOf(address), [address]);
  const found = useInfiniteQuery(customersQuery(filters));
  const rows = useMemo(() => found.data?.pages.flatMap((page) => page.rows) ?? [], [found.data]);
  const count = found.data?.pages[0]?.count;
  return (
    <div className={css.screen}>
      <ScreenHead title={shell.screens.customers}>
        {may(me, 'customer_data', 'edit') && (
          <Link to="/clienti/richieste" className={css.way}>
            {customers.data.toRequests}
          </Link>
        )}
        {may(me, 'all_logins', 'edit') && <EndAllLogins />}
        <p role="status" className={css.count}>
          {count && customers.count(counted(count.rows), count.exact, count.rows)}
        </p>
      </ScreenHead>
      <CustomerFilters view={view} address={address} onChange={setAddress} />
      <Failure error={found.error} />
      {found.isSuccess && rows.length === 0 ? (
        <NoCustomers text={filters.text} isWhole={address.size === 0} />
      ) : (
        <CustomerTable
          key={address.toString()}
          rows={rows}
          total={count?.exact ? count.rows : undefined}
          onEnd={found.hasNextPage && !found.isFetching ? () => void found.fetchNextPage() : undefined}
        />
      )}
    </div>
  );
}

function NoCustomers({ text, isWhole }: { text: string | undefined; isWhole: boolean }) {
  const { customers } = texts();
  return (
    <EmptyState
      icon="user"
      title={customers.none}
      text={isWhole ? customers.noneYet : customers.noneText}
      level={2}
    >
      {text !== undefined && (
        <Link to={`/ordini?${new URLSearchParams({ q: text })}`}>{customers.toOrders}</Link>
      )}
    </EmptyState>
  );
}

type CustomerTableProps = {
  rows: readonly CustomerRow[];
  total: number | undefined;
  onEnd: (() => void) | undefined;
};

const hiddenFirst = ['lastOrder'] as const;

function CustomerTable({ rows, total, onEnd }: CustomerTableProps) {
  const { shell } = texts();
  const navigate = useNavigate();
  const columns = useMemo(() => customerColumns(rows), [rows]);
  return (
    <ListTable
      list="customers"
      title={shell.screens.customers}
      rows={rows}
      columns={columns}
      rowId={({ id }) => String(id)}
      total={total}
      hiddenFirst={hiddenFirst}
      onOpen={({ id }) => void navigate(`/clienti/${id}`)}
      onCurrent={({ id }) => loadCustomerAhead(id)}
      onEnd={onEnd}
    />
  );
}
