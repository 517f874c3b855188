import { fieldName } from './field-name.ts';
import type { Activity } from '@casamaestra/contract/staff/back-office.operations.ts';
import type { ListColumn } from '../lists/list-column.ts';
import type { CsvColumn } from '../lists/list-csv.ts';
import { texts } from '../platform/texts.ts';
import { moment } from '../platform/written.ts';

/** An act in words; one that has none as it is called. */
export const actOf = ({ kind }: Pick<Activity, 'kind'>): string => {
  const acts: Readonly<Record<string, string>> = texts().activity.kinds;
  return acts[kind] ?? kind;
};

const authorOf = ({ who, by }: Activity): string =>
  by === 'person' ? who : `${who} (${texts().activity.by[by]})`;

const fieldsOf = ({ rows, record }: Activity): string =>
  rows
    .map((row) => (row.record === record ? fieldName(row.field) : `${row.record}: ${fieldName(row.field)}`))
    .join(', ');

/** Columns of the log: what a cell shows is what a file says. */
export function activityColumns(): readonly ListColumn<Activity>[] {
  const { columns } = texts().activity;
  const column = (
    id: keyof typeof columns,
    value: (row: Activity) => string,
    width?: number,
  ): ListColumn<Activity> => ({ id, title: columns[id], width, value });
  return [
    column('at', ({ at }) => moment(at), 9),
    column('who', authorOf, 13),
    column('kind', actOf, 14),
    column('record', ({ record }) => record, 14),
    column('fields', fieldsOf),
    column('reason', ({ reason }) => reason ?? ''),
  ];
}

type Row = Activity['rows'][number];

const changeOf = (
  { record }: Activity,
  of: string,
  { field, from, to }: Pick<Row, 'field' | 'from' | 'to'>,
) => `${record === of ? '' : `${of}: `}${field}: ${from ?? '–'} → ${to ?? '–'}`;

/** What only the file says: numbers and codes beside the names, and every value before and after. */
export function activityFileColumns(): readonly CsvColumn<Activity>[] {
  const { file } = texts().activity;
  return [
    { title: file.number, value: ({ id }) => id },
    { title: file.person, value: ({ staff_id: id }) => id },
    { title: file.act, value: ({ kind }) => kind },
    {
      title: file.values,
      value: (change) =>
        change.rows
          .map((row) => changeOf(change, row.record, { ...row, field: fieldName(row.field) }))
          .join(' | '),
    },
    {
      title: file.stored,
      value: (change) =>
        change.rows.map((row) => changeOf(change, row.record, row.stored ?? row)).join(' | '),
    },
  ];
}
