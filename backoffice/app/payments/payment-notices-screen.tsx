import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ReadyViews } from '../lists/ready-views.tsx';
import { MoreRows } from '../lists/more-rows.tsx';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { NoticeTable } from './notice-table.tsx';
import css from './payments.module.css';
import { noticesQuery } from './payments-query.ts';

const viewNames = ['open', 'all'] as const;

/** What gateways sent, and what came of it; first what had no effect. */
export function PaymentNoticesScreen() {
  const { payments, shell } = texts();
  const { notices } = payments;
  const [address] = useSearchParams();
  const view = viewNames.find((name) => name === address.get('vista')) ?? 'open';
  const found = useInfiniteQuery(noticesQuery(view === 'open'));
  const rows = useMemo(() => found.data?.pages.flatMap((page) => page.rows) ?? [], [found.data]);
  return (
    <div className={css.notices}>
      <ScreenHead title={notices.title}>
        <Link to="/pagamenti" className={css.way}>
          {shell.screens.payments}
        </Link>
      </ScreenHead>
      <p className={css.soft}>{notices.intro}</p>
      <ReadyViews label={payments.viewsLabel} names={viewNames} texts={notices.views} current={view} />
      <Failure error={found.error} />
      {found.isSuccess && rows.length === 0 && (
        <EmptyState icon="check" title={notices.none} text={notices.noneText} level={2} />
      )}
      {rows.length > 0 && <NoticeTable caption={notices.title} rows={rows} />}
      <MoreRows label={notices.more} found={found} />
    </div>
  );
}
