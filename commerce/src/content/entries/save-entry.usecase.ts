import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
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
import { mergedEntry } from './merge-entry.ts';
import type { EntryFields, Settled } from './merge-entry.ts';
import type { EntryPictures } from './stored-entry.ts';

export interface EntryToSave {
  readonly draft: EntryDraft;
  /** The version its author saw; 0: there was none. */
  readonly baseVersion: number;
  readonly settled?: Settled | undefined;
  readonly author: Author;
  readonly at: Date;
  readonly reason: string | undefined;
  /** Done in the same transaction; what is wrong, in a sentence, undoes everything. */
  readonly also: (transaction: Database, version: NewVersion) => Promise<string | undefined>;
}

/** Pictures by name among those the shop's content shows already; the name of one that is not there. */
async function picturesOf(
  database: Database,
  entry: { readonly body: unknown },
): Promise<EntryPictures | string> {
  const known = new Map((await selectEntries(database)).flatMap(({ pictures }) => Object.entries(pictures)));
  const names = pictureNamesOf(entry);
  const missing = names.find((name) => !known.has(name));
  if (missing !== undefined) return missing;
  return Object.fromEntries(
    names.flatMap((name) => {
      const picture = known.get(name);
      return picture === undefined ? [] : [[name, picture] as const];
    }),
  );
}

function versionOf(entry: EntryName, next: EntryFields, pictures: EntryPictures): NewVersion {
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
    const found = mergedEntry(await selectVersions(transaction, draft), input);
    if (!found.ok) return found;
    const { next, rows } = found.value;
    if (rows.length === 0) return accepted(undefined);
    const bare = versionOf(draft, next, {});
    const pictures = await picturesOf(transaction, bare);
    if (typeof pictures === 'string') return refused('staff_entry_picture', { picture: pictures }, 'text');
    const version = { ...bare, pictures };
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
