import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { planParts } from '@casamaestra/contract/staff/goods-filter.ts';
import type { ProductPart } from '@casamaestra/contract/staff/goods-filter.ts';
import type { ChangedFields } from './changed-fields.ts';
import type { StaffProductRow, WrittenFields } from './staff-product.queries.ts';

const instantOf = (date: Date | string | null): number | null =>
  date === null ? null : new Date(date).getTime();

/** What a change makes of the time in which a product is in sale. */
interface PlannedSale {
  /** It is to be in sale from a moment to come. */
  readonly isAwaited: boolean;
  /** The change is about that. */
  readonly isTouched: boolean;
  /** What is written besides: with other dates a product stands otherwise though it stays in sale. */
  readonly written: Pick<WrittenFields, 'published' | 'isAwaited'>;
}

/** When a product is to be in sale after a change, or what is wrong with that. */
export function plannedSale(
  row: StaffProductRow,
  { published, offered_from: newFrom, offered_until: newUntil }: ChangedFields,
  now: number,
): Outcome<PlannedSale> {
  const from = instantOf(newFrom === undefined ? row.offeredFrom : newFrom);
  const until = instantOf(newUntil === undefined ? row.offeredUntil : newUntil);
  const isDated = newFrom !== undefined || newUntil !== undefined;
  const isTouched = isDated || published === true;
  const isOffered = published ?? row.isOffered;
  if (isDated && from !== null && until !== null && until <= from)
    return refused('staff_product_dates_backwards', {}, 'changes.offered_until');
  if (isTouched && isOffered && until !== null && until <= now)
    return refused('staff_product_dates_over', {}, 'changes.offered_until');
  const isAwaited = isOffered && from !== null && from > now;
  // Withheld goods wait for their maker, whatever their dates.
  const staysInSale = published === undefined && isDated && isOffered && row.status !== 'withheld';
  return accepted({
    isAwaited,
    isTouched,
    written: isTouched ? { ...(staysInSale && { published: true }), isAwaited } : {},
  });
}

/** Of what a product lacks, what it must not lack when its sale begins by itself. */
export const lackedByPlan = (missing: readonly ProductPart[], hasVariants: boolean): readonly string[] => [
  ...planParts.filter((part) => missing.includes(part)),
  ...(hasVariants ? [] : ['variant']),
];
