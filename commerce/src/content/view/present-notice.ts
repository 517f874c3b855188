import { createHash } from 'node:crypto';
import type { TopNotice } from '@casamaestra/contract/content/content.operations.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { EntryOf } from '../entries/stored-entry.ts';
import type { ShopPlaceholders } from '../shop-placeholders.ts';
import { shownAt } from './in-force.ts';
import type { Moment } from './in-force.ts';

/** The first notice of the moment; null when none is in force. */
export function presentNotice(
  { body }: EntryOf<'notice'>,
  { plain }: ShopPlaceholders,
  lang: Language | null,
  moment: Moment,
): TopNotice | null {
  const found = body.notices.find((notice) => shownAt(notice, moment));
  if (found === undefined) return null;
  const text = plain(found.text);
  const id = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { id, text, url: found.url ?? null, lang };
}
