import { refundsOperation, type StaffRefund } from '@casamaestra/contract/staff/staff-refunds.operations.ts';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ExportList } from '../lists/export-list.tsx';
import { NewRows } from '../lists/new-rows.tsx';
import { MoreRows } from '../lists/more-rows.tsx';
import { allPages } from '../lists/read-all.ts';
import { Failure } from '../platform/failure.tsx';
import { inPages } from '../platform/in-pages.ts';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { useMe } from '../shell/me.ts';
import css from './approvals.module.css';
import { refundColumns } from './refund-columns.ts';
import { RefundRow } from './refund-row.tsx';

/** Refunds that somebody has to complete, those on their way, and done ones; which, is in the address. */
export function RefundList() {
  const { refunds } = texts();
  const [address] = useSearchParams();
  const done = address.get('vista') === 'fatti';
  // What came meanwhile is told above the list.
  const found = useInfiniteQuery({ ...inPages(refundsOperation, { done }), refetchOnWindowFocus: false });
  const me = useMe();
  const mayAct = may(me, 'refunds', 'edit');
  const mayName = may(me, 'other_account', 'ask');
  const [said, say] = useState('');
  const rows: readonly StaffRefund[] = found.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <section aria-label={refunds.list} className={css.refunds}>
      <h2>{refunds.list}</h2>
      <p className={css.soft}>{refunds.listText}</p>
      <nav className={css.decide} aria-label={refunds.list}>
        <Link to="/rimborsi" aria-current={done ? undefined : 'page'}>
          {refunds.views.open}
        </Link>
        <Link to="/rimborsi?vista=fatti" aria-current={done ? 'page' : undefined}>
          {refunds.views.done}
        </Link>
      </nav>
      {rows.length > 0 && (
        <ExportList
          name="refunds"
          columns={refundColumns()}
          readAll={allPages('refunds', refundsOperation, { done })}
        />
      )}
      <p role="status">{said}</p>
      <Failure error={found.error} id="refunds-failure" />
      {found.isSuccess && (
        <NewRows
          key={`${done} ${found.dataUpdatedAt}`}
          op={refundsOperation}
          input={{ done }}
          readAt={found.dataUpdatedAt}
          known={rows.map(({ id }) => id)}
          keysOf={(page) => page.rows.map(({ id }) => id)}
          onShow={() => void found.refetch()}
        />
      )}
      {found.isSuccess && rows.length === 0 && (
        <EmptyState
          icon="returns"
          title={done ? refunds.noDone : refunds.noOpen}
          text={refunds.listText}
          level={2}
        />
      )}
      <ul className={css.list}>
        {rows.map((refund) => (
          <li key={refund.id}>
            <RefundRow refund={refund} mayAct={mayAct} mayName={mayName} onDone={say} />
          </li>
        ))}
      </ul>
      <MoreRows label={refunds.more} found={found} />
    </section>
  );
}
