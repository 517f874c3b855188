import { parseInstant } from '../../platform/instant-text.ts';

const zoned = /T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * The moment of a date or time of content, in Italian time unless it has a zone, as ISO 8601 in UTC; null when the
 * calendar has no such moment. A date alone is its first second, or its last for an end.
 */
export function instantOf(text: string, isEnd: boolean): string | null {
  const written = zoned.test(text) ? text : parseInstant(text, isEnd);
  const time = Date.parse(written);
  return zoned.test(written) && !Number.isNaN(time) ? new Date(time).toISOString() : null;
}

/** When an entry, or a row of one, is shown. */
export interface Validity {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  readonly status?: 'published' | 'draft' | undefined;
}

/** The moments between which something is shown, in milliseconds. */
export function boundsOf({ from, to }: Validity): readonly [number, number] {
  const first = from == null ? null : instantOf(from, false);
  const last = to == null ? null : instantOf(to, true);
  return [first === null ? -Infinity : Date.parse(first), last === null ? Infinity : Date.parse(last)];
}

/** Whether something published is shown at a moment. */
export function isShown(row: Validity, at: number): boolean {
  const [first, last] = boundsOf(row);
  return row.status !== 'draft' && first <= at && at < last;
}
