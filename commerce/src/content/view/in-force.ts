import type { EntryKind } from '@casamaestra/contract/content/entries/entry-kinds.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { boundsOf, isShown } from '../entries/instants.ts';
import type { Validity } from '../entries/instants.ts';
import { entryOfKind } from '../entries/stored-entry.ts';
import type { EntryOf, StoredEntry } from '../entries/stored-entry.ts';

/** The moment shown, and whether drafts are shown like what is published (in a preview). */
export interface Moment {
  readonly at: number;
  readonly withDrafts: boolean;
}

/** Languages in the order in which an entry is looked for: the caller's, any, the shop's first. */
const order = (language: Language, first: Language): readonly string[] => [language, '', first];

const asRow = ({ from, to, status }: StoredEntry): Validity => ({
  from: from?.toISOString(),
  to: to?.toISOString(),
  status,
});

/** Whether a row, or an entry, is shown at a moment. */
export const shownAt = (row: Validity, { at, withDrafts }: Moment): boolean =>
  isShown(withDrafts ? { ...row, status: 'published' } : row, at);

/** Entries of a kind that are in force, one for each key: in the language asked for, else in the shop's first. */
export function entriesInForce<Kind extends EntryKind>(
  entries: readonly StoredEntry[],
  kind: Kind,
  language: Language,
  first: Language,
  moment: Moment,
): EntryOf<Kind>[] {
  const wanted = order(language, first);
  const byKey = new Map<string, StoredEntry>();
  for (const entry of entries) {
    if (entry.kind !== kind || !wanted.includes(entry.language) || !shownAt(asRow(entry), moment)) continue;
    const known = byKey.get(entry.key);
    if (known === undefined || wanted.indexOf(entry.language) < wanted.indexOf(known.language))
      byKey.set(entry.key, entry);
  }
  return [...byKey.values()].flatMap((entry) => entryOfKind(entry, kind) ?? []);
}

/** Every moment at which a row or entry begins or ends to be shown. */
function* switches(value: unknown): Generator<number> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) yield* switches(one);
    return;
  }
  const { from, to } = value as { from?: unknown; to?: unknown };
  if (typeof from === 'string' || typeof to === 'string')
    yield* boundsOf({
      from: typeof from === 'string' ? from : null,
      to: typeof to === 'string' ? to : null,
    });
  for (const one of Object.values(value)) if (typeof one === 'object') yield* switches(one);
}

/** The next moment after one at which anything is shown that was not, or no longer; Infinity when none is planned. */
export function nextSwitch(entries: readonly StoredEntry[], after: number): number {
  let next = Infinity;
  for (const entry of entries) {
    for (const moment of [
      ...boundsOf(asRow(entry)),
      ...(entry.kind === 'redirects' ? [] : switches(entry.body)),
    ])
      if (moment > after && moment < next) next = moment;
  }
  return next;
}
