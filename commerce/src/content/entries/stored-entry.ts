import { entryKinds } from '@casamaestra/contract/content/entries/entry-kinds.ts';
import type { EntryBody, EntryKind } from '@casamaestra/contract/content/entries/entry-kinds.ts';
import type { StoredPicture } from '../../media/picture-url.ts';
import type { EntryName } from '../folder/entry-files.ts';

/** Pictures of an entry by file name. */
export type EntryPictures = Readonly<Record<string, StoredPicture>>;

/** The current version of an entry as stored. */
export interface StoredEntry extends EntryName {
  readonly version: number;
  readonly status: 'draft' | 'published';
  /** Shown from (inclusive) to (exclusive). */
  readonly from: Date | null;
  readonly to: Date | null;
  /** As its author wrote it: without what a kind adds to it. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly pictures: EntryPictures;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

type EntryToShow = Pick<StoredEntry, 'kind' | 'key' | 'language' | 'body'>;

/** An entry whose body is complete, as its kind has it. */
export type EntryOf<Kind extends EntryKind> = Omit<StoredEntry, 'body'> & { readonly body: EntryBody<Kind> };

/**
 * An entry as it is being written, as if it were saved, published and in force: who writes looks at it before its time too.
 * Its rows keep their dates.
 */
export const entryOfDraft = ({ kind, key, language, body }: EntryToShow, now: Date): StoredEntry => ({
  kind,
  key,
  language,
  body,
  version: 0,
  status: 'published',
  from: null,
  to: null,
  pictures: {},
  createdAt: now,
  changedAt: now,
});

/** A stored entry as one of its kind; undefined when it is of another, or no longer fits its kind. */
export function entryOfKind<Kind extends EntryKind>(
  entry: StoredEntry,
  kind: Kind,
): EntryOf<Kind> | undefined {
  if (entry.kind !== kind) return undefined;
  const body = entryKinds[kind].body.safeParse(entry.body);
  return body.success ? { ...entry, body: body.data as EntryBody<Kind> } : undefined;
}
