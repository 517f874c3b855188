import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MoreRows } from '../lists/more-rows.tsx';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { activities } from './activities-query.ts';
import css from './activity.module.css';
import { ChangeEntry } from './change-entry.tsx';

/** The changes of a record ("product 12"; empty: of all), newest first. */
export function RecordTimeline({ record }: { record: string }) {
  const { activity } = texts();
  const found = useInfiniteQuery(activities(record));
  const rows = found.data?.pages.flatMap((page) => page.rows);
  return (
    <>
      <Failure error={found.error} id="timeline-failure" />
      {rows?.length === 0 && (
        <EmptyState icon="clock" title={activity.none} text={activity.noneTexts.changes} level={2} />
      )}
      <ol className={css.log}>
        {rows?.map((one) => (
          <li key={one.id}>
            <ChangeEntry change={one} />
          </li>
        ))}
      </ol>
      <MoreRows label={activity.more} found={found} />
    </>
  );
}
