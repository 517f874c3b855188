import type { DeliveryRuleFields } from '@casamaestra/contract/staff/staff-delivery.operations.ts';

/** Limits that only make sense together: who writes one of them owns both. */
const pairs: readonly (readonly (keyof DeliveryRuleFields)[])[] = [
  ['goods_from_cents', 'goods_below_cents'],
  ['weight_from_g', 'weight_to_g'],
  ['days_min', 'days_max'],
  ['postcodes', 'postcodes_except'],
];

/** What stays the shop's own when these fields were written by staff. */
export const ownedWith = (written: readonly string[]): ReadonlySet<string> =>
  new Set([...written, ...pairs.filter((pair) => pair.some((field) => written.includes(field))).flat()]);
