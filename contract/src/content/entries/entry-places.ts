import { urls } from '../../pages.ts';
import type { EntryKind } from './entry-kinds.ts';

const everyPage: ReadonlySet<EntryKind> = new Set(['home', 'menu', 'notice', 'promo-tabs']);

/** Says in the address of a preview that it opens at the end of the page. */
export const atItsEnd = '#fine';

/** Where a text is read in the shop; undefined for those that no page shows, such as synonyms. */
export function placeOfEntry(
  kind: EntryKind,
  key: string,
  body: Readonly<Record<string, unknown>>,
): string | undefined {
  if (kind === 'page') return urls.webPage(String(body['route']));
  if (kind === 'post') return urls.post(key);
  if (kind === 'faq') return urls.faq();
  if (kind === 'about' || kind === 'testimonials') return urls.about();
  if (kind === 'footer') return `${urls.home()}${atItsEnd}`;
  return everyPage.has(kind) ? urls.home() : undefined;
}

/** Whether a page of the shop shows the entry of a file. */
export const hasPlace = (file: string): boolean =>
  /^(?:pages|posts)\/|^(?:faq|about|testimonials|home|menu|footer|notice|promo-tabs)\./.test(file);
