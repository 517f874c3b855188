import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { CouponFields } from '@casamaestra/contract/staff/staff-coupons.operations.ts';
import type { Author } from '../change-sets/author.ts';
import { mergeFields } from '../change-sets/merge-fields.ts';
import { recordChange } from '../change-sets/record-change.usecase.ts';
import type { Database } from '../platform/database/connection.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import { readCouponSubjects } from '../shipping/coupon-subjects.usecase.ts';
import { couponFault } from './coupon-fault.ts';
import { putCoupon, selectCouponRecords } from './coupon-fields.queries.ts';
import type { CouponRecord } from './coupon-fields.queries.ts';

interface By {
  readonly author: Author;
  readonly at: Date;
}

type Saved = Outcome<{ readonly change: number | null }>;

export const couponRecord = (code: string): string => `coupon ${code}`;

const instant = (text: string | null) => (text === null ? null : new Date(text).toISOString());

/** As the shop keeps it: dates of one zone, names in their order, no language without words. */
const clean = ({ description, ...fields }: CouponFields): CouponFields => ({
  ...fields,
  description: {
    it: description.it,
    en: description.en === '' ? description.it : description.en,
    sk: description.sk === '' ? description.it : description.sk,
  },
  valid_from: instant(fields.valid_from),
  valid_to: instant(fields.valid_to),
  products: [...new Set(fields.products)].toSorted(),
  categories: [...new Set(fields.categories)].toSorted(),
});

/** Writes what a coupon shall say, by the rules that hold for whoever writes it. */
export async function writeCoupon(
  transaction: Database,
  code: string,
  next: CouponFields,
  current: CouponRecord | undefined,
): Promise<Outcome<undefined>> {
  const fault = couponFault(next, { before: current?.fields, uses: current?.uses ?? 0 });
  if (fault !== undefined) return fault;
  const { unknown, ...subjects } = await readCouponSubjects(transaction, next);
  if (unknown.length > 0)
    return refused(
      'staff_coupon_goods',
      { names: [...unknown] },
      next.products.includes(unknown[0] ?? '') ? 'products' : 'categories',
    );
  await putCoupon(transaction, code, next, subjects);
  return accepted(undefined);
}

/** Makes a coupon, or changes the fields of one that its editor changed. */
export function changeCoupon(
  database: Database,
  { code, seen, fields }: { code: string; seen: CouponFields | null; fields: CouponFields },
  { author, at }: By,
): Promise<Saved> {
  return commitTogether(database, async (transaction): Promise<Saved> => {
    const [current] = await selectCouponRecords(transaction, code);
    if (seen === null && current !== undefined) return refused('staff_coupon_known', {}, 'code');
    if (seen !== null && current === undefined) return refused('staff_coupon_unknown', {}, 'code');
    const [before, after] = [seen === null ? {} : { ...clean(seen) }, { ...clean(fields) }];
    const wanted = Object.fromEntries(
      Object.entries(after).map(([field, to]) => [field, { from: before[field as keyof typeof before], to }]),
    );
    const touched = Object.entries(wanted).filter(
      ([, { from, to }]) => JSON.stringify(from) !== JSON.stringify(to),
    );
    const today: Record<string, unknown> = current === undefined ? {} : { ...current.fields };
    const merged = mergeFields(today, Object.fromEntries(touched), false);
    if (!merged.ok) {
      const now = JSON.stringify(today[merged.field] ?? null);
      return refused('changed_meanwhile', { field: merged.field, now, who: '' }, merged.field);
    }
    const { rows } = merged;
    if (rows.length === 0) return accepted({ change: null });
    // A coupon that is made says nothing of what it has not.
    const told = rows.filter(({ from, to }) => (from ?? null) !== to);
    const changed = Object.fromEntries(rows.map(({ field, to }) => [field, to])) as Partial<CouponFields>;
    const written = await writeCoupon(
      transaction,
      code,
      { ...after, ...current?.fields, ...changed },
      current,
    );
    if (!written.ok) return written;
    const record = couponRecord(code);
    return accepted({
      change: await recordChange(transaction, { author, at, kind: 'coupons.save', record, rows: told }),
    });
  });
}

/** Ends a coupon now; orders that have it keep it. */
export function endCoupon(database: Database, code: string, { author, at }: By): Promise<Saved> {
  return commitTogether(database, async (transaction): Promise<Saved> => {
    const [current] = await selectCouponRecords(transaction, code);
    if (current === undefined) return refused('staff_coupon_unknown', {}, 'code');
    if (!current.fields.active) return accepted({ change: null });
    await transaction.updateTable('coupon').set({ active: false }).where('code', '=', code).execute();
    const rows = [{ field: 'active', from: true, to: false }];
    const record = couponRecord(code);
    return accepted({
      change: await recordChange(transaction, { author, at, kind: 'coupons.end', record, rows }),
    });
  });
}
