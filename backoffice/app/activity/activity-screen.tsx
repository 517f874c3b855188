import {
  activityExportOperation,
  type ActivityPart,
} from '@casamaestra/contract/staff/back-office.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Select } from '@casamaestra/ui/input.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ListTable } from '../lists/list-table.tsx';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { useMe } from '../shell/me.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { activities } from './activities-query.ts';
import { activityColumns, activityFileColumns, actOf } from './activity-columns.ts';
import css from './activity.module.css';
import { ChangeEntry } from './change-entry.tsx';

/** Who changed what, newest first; only what the role may read. */
export function ActivityScreen() {
  const { activity, shell } = texts();
  const [address, setAddress] = useSearchParams();
  const record = address.get('di') ?? '';
  const part = address.get('cosa') === 'accessi' ? 'access' : 'changes';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const asked = String(form.get('di') ?? '').trim();
    setAddress({
      ...(form.get('cosa') === 'access' && { cosa: 'accessi' }),
      ...(asked !== '' && { di: asked }),
    });
  };
  return (
    <div className={css.screen}>
      <ScreenHead title={shell.screens.activity} />
      <form key={`${part} ${record}`} role="search" className={css.filter} onSubmit={submit}>
        <Field label={activity.part}>
          {(control) => (
            <Select {...control} name="cosa" defaultValue={part}>
              <option value="changes">{activity.parts.changes}</option>
              <option value="access">{activity.parts.access}</option>
            </Select>
          )}
        </Field>
        <Field label={activity.record} hint={activity.recordHint}>
          {(control) => <Input {...control} type="search" name="di" defaultValue={record} maxLength={200} />}
        </Field>
        <Button type="submit" variant="secondary">
          {activity.filter}
        </Button>
      </form>
      <ActivityList key={`${part} ${record}`} record={record} part={part} />
    </div>
  );
}

function ActivityList({ record, part }: { record: string; part: ActivityPart }) {
  const { activity, shell } = texts();
  const mayExport = may(useMe(), 'activity_export', 'view');
  const found = useInfiniteQuery(activities(record, part));
  const rows = useMemo(() => found.data?.pages.flatMap((page) => page.rows) ?? [], [found.data]);
  const columns = useMemo(() => activityColumns(), []);
  const fileColumns = useMemo(() => activityFileColumns(), []);
  const [openedId, setOpenedId] = useState<number>();
  const opened = rows.find(({ id }) => id === openedId);
  const exportAll = () => callStaff(activityExportOperation, record === '' ? { part } : { record, part });
  if (found.isSuccess && rows.length === 0)
    return <EmptyState icon="clock" title={activity.none} text={activity.noneTexts[part]} level={2} />;
  return (
    <>
      <Failure error={found.error} />
      <ListTable
        list="activity"
        title={shell.screens.activity}
        rows={rows}
        columns={columns}
        fileColumns={fileColumns}
        rowId={({ id }) => String(id)}
        total={found.data && !found.hasNextPage ? rows.length : undefined}
        readAll={mayExport ? exportAll : undefined}
        onOpen={({ id }) => setOpenedId(id)}
        onEnd={found.hasNextPage && !found.isFetching ? () => void found.fetchNextPage() : undefined}
      />
      <Dialog
        open={opened !== undefined}
        title={opened === undefined ? '' : actOf(opened)}
        closeLabel={shell.close}
        onClose={() => setOpenedId(undefined)}
      >
        {opened && <ChangeEntry change={opened} />}
      </Dialog>
    </>
  );
}
