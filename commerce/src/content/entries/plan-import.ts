import type { EntryName } from '../folder/entry-files.ts';
import { fileOf } from '../folder/entry-files.ts';
import type { EntryDraft } from '../folder/read-entry.ts';
import type { NewVersion } from './entries.queries.ts';
import type { EntryPictures, StoredEntry } from './stored-entry.ts';

/** What an import would do: nothing is written for entries that stay as they are. */
export interface ImportPlan {
  readonly added: readonly EntryName[];
  readonly changed: readonly EntryName[];
  readonly removed: readonly EntryName[];
  readonly unchanged: number;
  readonly versions: readonly NewVersion[];
}

/** A value as text in which the order of keys does not count. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}

const stateOf = ({ status, from, to, body, pictures }: NewVersion): string =>
  canonical({ status, from, to, body, pictures });

const storedState = (entry: StoredEntry): string =>
  stateOf({ ...entry, from: entry.from?.toISOString() ?? null, to: entry.to?.toISOString() ?? null });

/** Compares the entries of a folder with those of the shop. */
export function planImport(
  stored: readonly StoredEntry[],
  drafts: readonly (EntryDraft & { readonly pictures: EntryPictures })[],
): ImportPlan {
  const before = new Map(stored.map((entry) => [fileOf(entry), entry]));
  const after = new Set(drafts.map(fileOf));
  const fresh = drafts.filter((draft) => !before.has(fileOf(draft)));
  const changed = drafts.filter((draft) => {
    const old = before.get(fileOf(draft));
    return old !== undefined && storedState(old) !== stateOf(draft);
  });
  const removed = stored.filter((entry) => !after.has(fileOf(entry)));
  const version = ({ kind, key, language, status, from, to, body, pictures }: NewVersion): NewVersion => ({
    kind,
    key,
    language,
    status,
    from,
    to,
    body,
    pictures,
  });
  return {
    added: fresh,
    changed,
    removed,
    unchanged: drafts.length - fresh.length - changed.length,
    versions: [
      ...[...fresh, ...changed].map(version),
      ...removed.map((entry) => version({ ...entry, status: 'removed', from: null, to: null })),
    ],
  };
}
