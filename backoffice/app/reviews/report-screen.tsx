import { reportDays, reviewReportOperation } from '@casamaestra/contract/staff/staff-reviews.operations.ts';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import filters from '../lists/filters.module.css';
import { Failure } from '../platform/failure.tsx';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted, moment } from '../platform/written.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { ReviewTabs } from './review-tabs.tsx';
import css from './reviews.module.css';

/** How reviews were judged of late, and for which reasons some were refused. */
export function ReviewReportScreen() {
  const { reviews, shell } = texts();
  const { report: words } = reviews;
  const [address] = useSearchParams();
  const days = reportDays.find((one) => String(one) === address.get('giorni')) ?? 90;
  const { data, error } = useQuery({
    ...reading(reviewReportOperation, { days }),
    placeholderData: keepPreviousData,
  });
  const columns = [words.columns.reason, words.columns.last];
  const figures = [words.columns.count, words.columns.stars];
  return (
    <div className={css.report}>
      <ScreenHead title={shell.screens.reviews} />
      <ReviewTabs />
      <nav aria-label={words.period}>
        <ul className={filters.views}>
          {reportDays.map((one) => (
            <li key={one}>
              <Link to={`?giorni=${one}`} aria-current={one === days ? 'page' : undefined}>
                {words.days(counted(one))}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Failure error={error} />
      {data && (
        <p role="status">
          {words.sum(counted(data.published), counted(data.refused), counted(data.waiting))}
        </p>
      )}
      {data?.reasons.length === 0 && (
        <EmptyState icon="star" title={words.none} text={words.noneText} level={2} />
      )}
      {data && data.reasons.length > 0 && (
        <>
          <Table
            caption={reviews.tabs.report}
            columns={[
              ...columns.map((title) => ({ title })),
              ...figures.map((title) => ({ title, end: true })),
            ]}
          >
            {data.reasons.map(({ reason, count, stars, last_at: last }) => (
              <tr key={reason}>
                <th scope="row">{reason}</th>
                <td>{moment(last)}</td>
                <td className={css.end}>{counted(count)}</td>
                <td className={css.end}>{counted(stars)}</td>
              </tr>
            ))}
          </Table>
          <p className={css.soft}>{words.law}</p>
        </>
      )}
    </div>
  );
}
