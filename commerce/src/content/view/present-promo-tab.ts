import { frappeTime } from '../../contract-http/frappe-time.ts';
import { slugOf } from '../../platform/slug.ts';
import type { EntryOf } from '../entries/stored-entry.ts';
import type { RowWords } from './row-words.ts';
import { shownAt } from './in-force.ts';
import type { Moment } from './in-force.ts';

const flag = (value: boolean) => (value ? 1 : 0);

/** Promo tabs of the moment with every field the resource call may ask for; drafts say that they are. */
export function presentPromoTabs(
  { body, createdAt, changedAt }: EntryOf<'promo-tabs'>,
  words: RowWords,
  moment: Moment,
) {
  return body.tabs.flatMap((tab, at) => {
    const {
      texts: [text = ''],
      lang,
    } = words(tab.text);
    const order = at + 1;
    // A promo tab whose placeholders have no text under the current shipping rules is left out.
    if (text === '' || !shownAt({ ...tab, status: 'published' }, moment)) return [];
    const row = {
      name: slugOf(`${order}-${tab.text}`),
      creation: frappeTime(createdAt),
      modified: frappeTime(changedAt),
      docstatus: 0,
      idx: order,
      text,
      url: tab.url,
      icon: tab.icon,
      b2c: flag(tab.b2c),
      b2b: flag(tab.b2b),
      status: tab.status === 'draft' && !moment.withDrafts ? 'Draft' : 'Published',
      order,
    };
    return [{ row, lang }];
  });
}

/** `lang`: what its text is written in, when that is not the language asked for. */
export type ShownPromoTab = ReturnType<typeof presentPromoTabs>[number];
export type PromoTab = ShownPromoTab['row'];
