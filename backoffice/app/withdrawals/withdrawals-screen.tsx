import { withdrawalsOperation } from '@casamaestra/contract/staff/staff-withdrawals.operations.ts';
import type { WithdrawalRow } from '@casamaestra/contract/staff/staff-withdrawals.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import type { DataColumn } from '@casamaestra/ui/data-columns.ts';
import { DataTable } from '@casamaestra/ui/data-table.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ExportList } from '../lists/export-list.tsx';
import type { CsvColumn } from '../lists/list-csv.ts';
import { NewRows } from '../lists/new-rows.tsx';
import { allPages } from '../lists/read-all.ts';
import { Failure } from '../platform/failure.tsx';
import { inPages } from '../platform/in-pages.ts';
import { texts } from '../platform/texts.ts';
import { counted, dayOf, moment } from '../platform/written.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import css from './withdrawals.module.css';

const addressOf = (number: string) => `/recessi/${encodeURIComponent(number)}`;

/** Declarations by the last day of their refund. */
export function WithdrawalsScreen() {
  const { withdrawals: words, shell } = texts();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const refunded = address.get('vista') === 'rimborsati';
  // What came meanwhile is told above the list.
  const found = useInfiniteQuery({
    ...inPages(withdrawalsOperation, { refunded }),
    refetchOnWindowFocus: false,
  });
  const rows = found.data?.pages.flatMap((page) => page.rows) ?? [];
  const newest = found.data?.pages[0]?.newest;
  // The latest declarations are due last: they stand on a page that may not be loaded.
  const since = refunded || newest === undefined ? {} : { after: newest };
  return (
    <div className={css.screen}>
      <ScreenHead title={shell.screens.withdrawals}>
        {rows.length > 0 && (
          <ExportList
            name="withdrawals"
            columns={fileColumns()}
            readAll={allPages('withdrawals', withdrawalsOperation, { refunded })}
          />
        )}
      </ScreenHead>
      <nav className={css.views} aria-label={words.columns.step}>
        <Link to="/recessi" aria-current={refunded ? undefined : 'page'}>
          {words.open}
        </Link>
        <Link to="/recessi?vista=rimborsati" aria-current={refunded ? 'page' : undefined}>
          {words.refunded}
        </Link>
      </nav>
      <Failure error={found.error} />
      {found.isSuccess && (
        <NewRows
          key={`${refunded} ${found.dataUpdatedAt}`}
          op={withdrawalsOperation}
          input={{ refunded, ...since }}
          readAt={found.dataUpdatedAt}
          known={rows.map(({ number }) => number)}
          keysOf={(page) => page.rows.map(({ number }) => number)}
          onShow={() => void found.refetch()}
        />
      )}
      {found.isSuccess && rows.length === 0 ? (
        <EmptyState icon="returns" title={words.none} text={words.noneText} level={2} />
      ) : (
        <DataTable
          key={String(refunded)}
          className={css.table}
          rows={rows}
          columns={columnsOf()}
          rowId={({ number }) => number}
          rowName={({ number }) => number}
          labels={{ caption: shell.screens.withdrawals, selectAll: '', selectRow: (number) => number }}
          onOpen={({ number }) => void navigate(addressOf(number))}
          onEnd={found.hasNextPage && !found.isFetching ? () => void found.fetchNextPage() : undefined}
          ownsPage
        />
      )}
    </div>
  );
}

/** Columns of the file. */
function fileColumns(): readonly CsvColumn<WithdrawalRow>[] {
  const { columns, steps } = texts().withdrawals;
  return [
    { title: columns.number, value: ({ number }) => number },
    { title: columns.order, value: ({ order_number: order }) => order },
    { title: columns.name, value: ({ name }) => name },
    { title: columns.declared, value: ({ declared_at: at }) => moment(at) },
    { title: columns.pieces, value: ({ pieces }) => pieces },
    { title: columns.refundBy, value: ({ refund_by: day }) => dayOf(day) },
    { title: columns.step, value: ({ step }) => steps[step] },
  ];
}

function columnsOf(): readonly DataColumn<WithdrawalRow>[] {
  const { columns, steps, late } = texts().withdrawals;
  return [
    {
      id: 'number',
      title: columns.number,
      width: 10,
      cell: ({ number }) => <Link to={addressOf(number)}>{number}</Link>,
    },
    { id: 'order', title: columns.order, width: 9, cell: ({ order_number: order }) => order },
    { id: 'name', title: columns.name, cell: ({ name }) => name },
    { id: 'declared', title: columns.declared, width: 9, cell: ({ declared_at: at }) => moment(at) },
    { id: 'pieces', title: columns.pieces, width: 5, end: true, cell: ({ pieces }) => counted(pieces) },
    {
      id: 'refundBy',
      title: columns.refundBy,
      width: 14,
      cell: (row) => (
        <span className={css.due}>
          {dayOf(row.refund_by)} {row.late && <Badge tone="sale">{late}</Badge>}
        </span>
      ),
    },
    { id: 'step', title: columns.step, width: 10, cell: ({ step }) => steps[step] },
  ];
}
