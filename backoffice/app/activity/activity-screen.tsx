import { type Activity, activityOperation } from '@casamaestra/contract/staff/back-office.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { DiffView } from '@casamaestra/ui/diff-view.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { moment } from '../platform/written.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import css from './activity.module.css';

const activities = (record: string) =>
  infiniteQueryOptions({
    queryKey: [activityOperation.name, record],
    queryFn: ({ pageParam, signal }) =>
      callStaff(
        activityOperation,
        { ...(record !== '' && { record }), ...(pageParam !== null && { before: pageParam }) },
        signal,
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });

/** Who changed what, newest first; only what the role may read. */
export function ActivityScreen() {
  const { activity, shell } = texts();
  const [address, setAddress] = useSearchParams();
  const record = address.get('di') ?? '';
  const found = useInfiniteQuery(activities(record));
  const rows = found.data?.pages.flatMap((page) => page.rows);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = String(new FormData(event.currentTarget).get('di') ?? '').trim();
    setAddress(asked === '' ? {} : { di: asked });
  };
  return (
    <>
      <ScreenHead title={shell.screens.activity} />
      <form key={record} role="search" className={css.filter} onSubmit={submit}>
        <Field label={activity.record} hint={activity.recordHint}>
          {(control) => <Input {...control} type="search" name="di" defaultValue={record} maxLength={200} />}
        </Field>
        <Button type="submit" variant="secondary">
          {activity.filter}
        </Button>
      </form>
      <Failure error={found.error} />
      {rows?.length === 0 && (
        <EmptyState icon="clock" title={activity.none} text={activity.noneText} level={2} />
      )}
      <ol className={css.log}>
        {rows?.map((one) => (
          <li key={one.id}>
            <Change change={one} />
          </li>
        ))}
      </ol>
      {found.hasNextPage && (
        <Button
          variant="secondary"
          busy={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {activity.more}
        </Button>
      )}
    </>
  );
}

function Change({ change }: { change: Activity }) {
  const { activity } = texts();
  const acts: Readonly<Record<string, string>> = activity.kinds;
  return (
    <article className={css.change}>
      <p>
        <strong>{acts[change.kind] ?? change.kind}</strong> · {change.record}
        <small>
          {moment(change.at)} · {change.who}
          {change.by !== 'person' && ` (${activity.by[change.by]})`}
        </small>
      </p>
      {change.reason !== null && change.reason !== '' && <p>{activity.reason(change.reason)}</p>}
      {change.rows.length > 0 && (
        <DiffView
          caption={activity.differences}
          labels={activity.labels}
          rows={change.rows.map(({ record, field, from, to }) => ({
            field: record === change.record ? field : `${record}: ${field}`,
            from,
            to,
          }))}
        />
      )}
    </article>
  );
}
