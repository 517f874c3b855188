import type { GrowableStrings } from './growable.ts';
import { COLUMN_NAMES, type SegmentColumn, type ColumnLengths, type ColumnName } from './segment.ts';

/** A future column: its length, and how it is written once the segment is allocated. */
export type Source = { readonly length: number; readonly put: (target: SegmentColumn) => void };

export type Sources<Name extends ColumnName> = { readonly [Key in Name]: Source };

export const copied = (items: ArrayLike<number>): Source => ({
  length: items.length,
  put: (target) => target.set(items),
});

export const stringBytes = ({ bytes, bytesLength }: GrowableStrings): Source =>
  copied(bytes.subarray(0, bytesLength));
export const stringStarts = ({ start }: GrowableStrings): Source => copied(start.view());

/** Memory filled by a later step. */
export const reserved = (length: number): Source => ({ length, put: () => undefined });

export function lengthsOf(sources: Sources<ColumnName>): ColumnLengths {
  const lengths: Partial<Record<ColumnName, number>> = {};
  for (const name of COLUMN_NAMES) lengths[name] = sources[name].length;
  return lengths as ColumnLengths;
}
