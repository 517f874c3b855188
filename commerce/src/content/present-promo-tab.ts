import type { selectPromoTabs } from './content.queries.ts';
import { frappeTime } from '../contract-http/frappe-time.ts';

/** A promo tab with every field the resource call may ask for. */
export function presentPromoTab(row: Awaited<ReturnType<typeof selectPromoTabs>>[number]) {
  return {
    name: row.name,
    creation: frappeTime(row.creation),
    modified: frappeTime(row.modified),
    docstatus: 0,
    idx: row.order,
    text: row.text,
    url: row.url,
    icon: row.icon,
    b2c: row.b2c,
    b2b: row.b2b,
    status: row.status as string,
    order: row.order,
  };
}

export type PromoTab = ReturnType<typeof presentPromoTab>;
