import { isDeepStrictEqual } from 'node:util';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { mergeFields } from '../../change-sets/merge-fields.ts';
import type { WantedChange } from '../../change-sets/merge-fields.ts';
import type { EntryDraft } from '../folder/read-entry.ts';
import type { selectVersions } from './entries.queries.ts';

type Version = Awaited<ReturnType<typeof selectVersions>>[number];
export type EntryFields = Record<string, unknown>;
type Wanted = Readonly<Record<string, WantedChange>>;

/** Whose value a field gets that two people have changed, of the version in which its author saw the other's. */
export interface Settled {
  readonly version: number;
  readonly fields: Readonly<Record<string, 'mine' | 'theirs'>>;
}

interface EntryToMerge {
  readonly draft: EntryDraft;
  readonly baseVersion: number;
  readonly settled?: Settled | undefined;
}

/** A version as one set of fields: its status and dates, then what its author wrote. */
export const fieldsOfVersion = (
  version: Pick<Version, 'status' | 'valid_from' | 'valid_to' | 'body'>,
): EntryFields => ({
  status: version.status,
  from: version.valid_from?.toISOString() ?? null,
  to: version.valid_to?.toISOString() ?? null,
  ...(version.body as EntryFields),
});

const fieldsOfDraft = ({ status, from, to, body }: EntryDraft): EntryFields => ({
  status,
  from,
  to,
  ...(structuredClone(body) as EntryFields),
});

/** What the author wants otherwise than in the version they saw. */
function wantedOf(seen: EntryFields, next: EntryFields): Wanted {
  const names = new Set([...Object.keys(seen), ...Object.keys(next)]);
  const same = (field: string) => JSON.stringify(seen[field]) === JSON.stringify(next[field]);
  return Object.fromEntries(
    [...names]
      .filter((field) => !same(field))
      .map((field) => [field, { from: seen[field], to: next[field] }]),
  );
}

/** The wanted changes by what their author has decided; of a value that has changed since, nothing is decided. */
function settledOf(
  wanted: Wanted,
  settled: Settled | undefined,
  known: EntryFields,
  today: EntryFields,
): Wanted {
  if (settled === undefined) return wanted;
  return Object.fromEntries(
    Object.entries(wanted).flatMap(([field, change]) => {
      const whose = Object.hasOwn(settled.fields, field) ? settled.fields[field] : undefined;
      if (whose === undefined || !isDeepStrictEqual(known[field], today[field])) return [[field, change]];
      return whose === 'mine' ? [[field, { ...change, from: today[field] }]] : [];
    }),
  );
}

const shown = (value: unknown): string =>
  (typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)).slice(0, 2000);

/** Every field that somebody else has changed as well, with both values. */
function conflictOf(today: EntryFields, wanted: Wanted, current: Version | undefined) {
  const fields = Object.keys(wanted).filter(
    (field) => !mergeFields(today, { [field]: wanted[field] }, false).ok,
  );
  return refused(
    'staff_entry_changed',
    {
      fields,
      now: fields.map((field) => shown(today[field])),
      mine: fields.map((field) => shown(wanted[field]?.to)),
      who: current?.changed_by ?? '',
      version: current?.version ?? 0,
    },
    fields[0] ?? 'text',
  );
}

/** The fields that are to be written; a refusal when somebody else has changed some of them. */
export function mergedEntry(
  versions: readonly Version[],
  { draft, baseVersion, settled }: EntryToMerge,
): Outcome<{
  readonly next: EntryFields;
  readonly rows: readonly { field: string; from: unknown; to: unknown }[];
}> {
  const [current] = versions;
  const isThere = current !== undefined && current.status !== 'removed';
  if (baseVersion === 0 && isThere) return refused('staff_entry_known', {}, 'file');
  const fieldsAt = (wished: number): EntryFields | undefined => {
    const found = versions.find(({ version }) => version === wished);
    return found && fieldsOfVersion(found);
  };
  const seen = fieldsAt(baseVersion);
  if (baseVersion > 0 && seen === undefined) return refused('staff_entry_unknown', {}, 'file');
  const today = current === undefined || baseVersion === 0 ? {} : fieldsOfVersion(current);
  const known = settled && fieldsAt(settled.version);
  const wanted = settledOf(wantedOf(seen ?? {}, fieldsOfDraft(draft)), known && settled, known ?? {}, today);
  const found = mergeFields(today, wanted, current?.version === baseVersion);
  if (!found.ok) return conflictOf(today, wanted, current);
  const changed = Object.fromEntries(found.rows.map(({ field, to }) => [field, to]));
  return accepted({ next: { ...today, ...changed }, rows: found.rows });
}
