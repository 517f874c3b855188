import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { mergeFields } from '../../change-sets/merge-fields.ts';
import type { Author } from '../../change-sets/author.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import { logContentChange } from '../../platform/database/content-change.queries.ts';
import type { Database } from '../../platform/database/connection.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import { labelOf } from '../folder/entry-files.ts';
import type { EntryName } from '../folder/entry-files.ts';
import type { EntryDraft } from '../folder/read-entry.ts';
import { insertVersions, lockEntries, selectEntries, selectVersions } from './entries.queries.ts';
import type { NewVersion } from './entries.queries.ts';
import { pictureNamesOf } from './entry-pictures.ts';
import { keepBrands } from './keep-brands.ts';
import type { EntryPictures } from './stored-entry.ts';

export interface EntryToSave {
  readonly draft: EntryDraft;
  /** The version its author saw; 0: there was none. */
  readonly baseVersion: number;
  readonly author: Author;
  readonly at: Date;
  readonly reason: string | undefined;
  /** Done in the same transaction; what is wrong, in a sentence, undoes everything. */
  readonly also: (transaction: Database, version: NewVersion) => Promise<string | undefined>;
}

type Version = Awaited<ReturnType<typeof selectVersions>>[number];
type Fields = Record<string, unknown>;

/** A version as one set of fields: its status and dates, then what its author wrote. */
export const fieldsOfVersion = (
  version: Pick<Version, 'status' | 'valid_from' | 'valid_to' | 'body'>,
): Fields => ({
  status: version.status,
  from: version.valid_from?.toISOString() ?? null,
  to: version.valid_to?.toISOString() ?? null,
  ...(version.body as Fields),
});

const fieldsOfDraft = ({ status, from, to, body }: EntryDraft): Fields => ({
  status,
  from,
  to,
  ...(structuredClone(body) as Fields),
});

/** What the author wants otherwise than in the version they saw. */
function wantedOf(seen: Fields, next: Fields) {
  const names = new Set([...Object.keys(seen), ...Object.keys(next)]);
  const same = (field: string) => JSON.stringify(seen[field]) === JSON.stringify(next[field]);
  return Object.fromEntries(
    [...names]
      .filter((field) => !same(field))
      .map((field) => [field, { from: seen[field], to: next[field] }]),
  );
}

/** Pictures by name among those the shop's content shows already; the name of one that is not there. */
async function picturesOf(
  database: Database,
  draft: Pick<EntryDraft, 'body'>,
): Promise<EntryPictures | string> {
  const known = new Map((await selectEntries(database)).flatMap(({ pictures }) => Object.entries(pictures)));
  const names = pictureNamesOf(draft);
  const missing = names.find((name) => !known.has(name));
  if (missing !== undefined) return missing;
  return Object.fromEntries(
    names.flatMap((name) => {
      const picture = known.get(name);
      return picture === undefined ? [] : [[name, picture] as const];
    }),
  );
}

/** The fields that are to be written; a refusal when somebody else has changed one of them. */
function merged(
  versions: readonly Version[],
  { draft, baseVersion }: Pick<EntryToSave, 'draft' | 'baseVersion'>,
): Outcome<{
  readonly next: Fields;
  readonly rows: readonly { field: string; from: unknown; to: unknown }[];
}> {
  const [current] = versions;
  const isThere = current !== undefined && current.status !== 'removed';
  if (baseVersion === 0 && isThere) return refused('staff_entry_known', {}, 'file');
  const seen = versions.find(({ version }) => version === baseVersion);
  if (baseVersion > 0 && seen === undefined) return refused('staff_entry_unknown', {}, 'file');
  const wanted = wantedOf(seen === undefined ? {} : fieldsOfVersion(seen), fieldsOfDraft(draft));
  const today = current === undefined || baseVersion === 0 ? {} : fieldsOfVersion(current);
  const found = mergeFields(today, wanted, current?.version === baseVersion);
  if (!found.ok) {
    const now = today[found.field];
    const shown = (typeof now === 'string' ? now : JSON.stringify(now ?? null)).slice(0, 2000);
    const facts = { field: found.field, now: shown, who: current?.changed_by ?? '' };
    return refused('changed_meanwhile', facts, found.field);
  }
  const changed = Object.fromEntries(found.rows.map(({ field, to }) => [field, to]));
  return accepted({ next: { ...today, ...changed }, rows: found.rows });
}

function versionOf(entry: EntryName, next: Fields, pictures: EntryPictures): NewVersion {
  const { status, from, to, ...body } = next;
  return {
    kind: entry.kind,
    key: entry.key,
    language: entry.language,
    status: status === 'draft' ? 'draft' : 'published',
    from: from as string | null,
    to: to as string | null,
    body: Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)),
    pictures,
  };
}

/** Saves one entry as a new version, in one transaction with its change set; what stays as it is makes none. */
export function saveEntry(database: Database, input: EntryToSave): Promise<Outcome<undefined>> {
  const { draft, author, at, reason, also } = input;
  return commitTogether(database, async (transaction): Promise<Outcome<undefined>> => {
    await lockEntries(transaction);
    const found = merged(await selectVersions(transaction, draft), input);
    if (!found.ok) return found;
    const { next, rows } = found.value;
    if (rows.length === 0) return accepted(undefined);
    const pictures = await picturesOf(transaction, draft);
    if (typeof pictures === 'string') return refused('staff_entry_picture', { picture: pictures }, 'text');
    const version = versionOf(draft, next, pictures);
    await insertVersions(transaction, [version], author.who);
    await keepBrands(transaction, [version]);
    await logContentChange(transaction);
    const wrong = await also(transaction, version);
    if (wrong !== undefined) return refused('staff_entry_wrong', { findings: [wrong] }, 'text');
    const record = `content ${labelOf(draft)}`;
    await recordChange(transaction, { author, at, kind: 'content.save', record, reason, rows });
    return accepted(undefined);
  });
}
