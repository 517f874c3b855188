import { refundsOperation, type StaffRefund } from '@casamaestra/contract/staff/staff-refunds.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { useMe } from '../shell/me.ts';
import css from './approvals.module.css';
import { RefundRow } from './refund-row.tsx';

const refundsQuery = (done: boolean) =>
  infiniteQueryOptions({
    queryKey: [refundsOperation.name, done],
    queryFn: ({ pageParam, signal }) =>
      callStaff(refundsOperation, { done, ...(pageParam !== null && { after: pageParam }) }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

/** Refunds that somebody has to complete, those on their way, and done ones; which, is in the address. */
export function RefundList() {
  const { refunds } = texts();
  const [address] = useSearchParams();
  const done = address.get('vista') === 'fatti';
  const found = useInfiniteQuery(refundsQuery(done));
  const mayAct = may(useMe(), 'refunds', 'edit');
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
      <p role="status">{said}</p>
      <Failure error={found.error} id="refunds-failure" />
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
            <RefundRow refund={refund} mayAct={mayAct} onDone={say} />
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <p>
          <Button
            variant="secondary"
            size="s"
            busy={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            {refunds.more}
          </Button>
        </p>
      )}
    </section>
  );
}
