import {
  contentListOperation,
  type ContentRow,
} from '@casamaestra/contract/staff/staff-content.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Button } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Select } from '@casamaestra/ui/input.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useMemo } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { ListColumn } from '../lists/list-column.ts';
import { ListTable } from '../lists/list-table.tsx';
import { allLoaded } from '../lists/read-all.ts';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted, moment } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import css from './contents.module.css';

const toEntry = (file: string) => `/contenuti/modifica?file=${encodeURIComponent(file)}`;

/** What people write for the shop; what the list shows is in its address. */
export function ContentsScreen() {
  const { contents, shell } = texts();
  const [address, setAddress] = useSearchParams();
  const { data, error } = useQuery(reading(contentListOperation, {}));
  const [kind, text] = [address.get('tipo') ?? '', (address.get('q') ?? '').toLowerCase()];
  const rows = useMemo(
    () =>
      data?.filter(
        (row) =>
          (kind === '' || row.kind === kind) && `${row.title} ${row.file}`.toLowerCase().includes(text),
      ) ?? [],
    [data, kind, text],
  );
  const navigate = useNavigate();
  const columns = useMemo(() => contentColumns(), []);
  return (
    <div className={css.screen}>
      <ScreenHead title={shell.screens.contents}>
        <p role="status">{data && contents.count(counted(rows.length))}</p>
      </ScreenHead>
      <ContentFilters key={address.toString()} address={address} onChange={setAddress} />
      <Failure error={error} />
      {data !== undefined && rows.length === 0 ? (
        <EmptyState icon="document" title={contents.none} text={contents.noneText} level={2} />
      ) : (
        <ListTable
          list="contents"
          title={shell.screens.contents}
          rows={rows}
          columns={columns}
          rowId={({ file }) => file}
          total={rows.length}
          hiddenFirst={['version']}
          readAll={allLoaded('contents', rows)}
          onOpen={({ file }) => void navigate(toEntry(file))}
          onEdit={({ file }) => void navigate(toEntry(file))}
          onEnd={undefined}
        />
      )}
    </div>
  );
}

type FiltersProps = { address: URLSearchParams; onChange: (address: URLSearchParams) => void };

function ContentFilters({ address, onChange }: FiltersProps) {
  const { contents } = texts();
  const kinds = Object.entries(contents.kinds);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string' && value.trim() !== '') next.set(name, value.trim());
    onChange(next);
  };
  return (
    <div className={css.filters}>
      <form role="search" className={css.filters} onSubmit={submit}>
        <Field label={contents.find}>
          {(control) => (
            <Input
              {...control}
              type="search"
              name="q"
              defaultValue={address.get('q') ?? ''}
              maxLength={100}
            />
          )}
        </Field>
        <Field label={contents.kind}>
          {(control) => (
            <Select {...control} name="tipo" defaultValue={address.get('tipo') ?? ''}>
              <option value="">{contents.all}</option>
              {kinds.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" variant="secondary">
          {contents.apply}
        </Button>
      </form>
      <NewContent />
    </div>
  );
}

function NewContent() {
  const { contents } = texts();
  const navigate = useNavigate();
  if (!may(useMe(), 'content', 'edit')) return null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const file = String(new FormData(event.currentTarget).get('file') ?? '').trim();
    void navigate(`${toEntry(file)}&nuovo`);
  };
  return (
    <form className={css.filters} onSubmit={submit}>
      <Field label={contents.createLabel}>
        {(control) => (
          <Input
            {...control}
            name="file"
            required
            maxLength={150}
            pattern={String.raw`[a-z\-]+(/[a-z0-9\-]+)?(\.(it|en|sk))?\.(md|yaml)`}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary">
        {contents.create}
      </Button>
    </form>
  );
}

function contentColumns(): readonly ListColumn<ContentRow>[] {
  const { columns, kinds, states } = texts().contents;
  const kindOf = ({ kind }: ContentRow) => (kinds as Readonly<Record<string, string>>)[kind] ?? kind;
  const at = (value: string | null) => (value === null ? '' : moment(value));
  return [
    {
      id: 'title',
      title: columns.title,
      value: ({ title }) => title,
      cell: (row) => <Link to={toEntry(row.file)}>{row.title === row.kind ? kindOf(row) : row.title}</Link>,
    },
    { id: 'kind', title: columns.kind, width: 11, value: kindOf },
    { id: 'language', title: columns.language, width: 5, value: ({ language }) => language },
    {
      id: 'state',
      title: columns.state,
      width: 8,
      value: ({ state }) => states[state],
      cell: ({ state }) => <Badge tone={state === 'shown' ? 'positive' : 'neutral'}>{states[state]}</Badge>,
    },
    { id: 'from', title: columns.from, width: 8.5, value: ({ from }) => at(from) },
    { id: 'to', title: columns.to, width: 8.5, value: ({ to }) => at(to) },
    { id: 'version', title: columns.version, width: 5, end: true, value: ({ version }) => version },
    { id: 'changed', title: columns.changed, width: 8.5, value: ({ changed_at: changed }) => at(changed) },
    { id: 'file', title: columns.file, width: 15, value: ({ file }) => file },
  ];
}
