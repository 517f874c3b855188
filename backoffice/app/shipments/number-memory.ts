import type { Carrier } from '@casamaestra/contract/staff/staff-carriers.operations.ts';
import { usualColumn } from './read-table.ts';

/** Places of the columns that count; -1: there is none. */
export interface NumberColumnPlaces {
  readonly order: number;
  readonly number: number;
  readonly url: number;
}

/** The only carrier whose file had these headings before; undefined: none, or several. */
export function knownCarrier(headings: readonly string[], carriers: readonly Carrier[]): Carrier | undefined {
  const [first, ...others] = carriers.filter(
    ({ number_columns: columns }) =>
      columns !== null &&
      [columns.order, columns.number, columns.url ?? columns.order].every((name) => headings.includes(name)),
  );
  return others.length === 0 ? first : undefined;
}

/** Where the columns are: as this carrier's file was read before, else as chosen, else by what they are usually called. */
export function numberColumnsIn(
  headings: readonly string[],
  carrier: Carrier | undefined,
  chosen: NumberColumnPlaces = {
    order: Math.max(0, usualColumn(headings, 'order')),
    number: Math.max(0, usualColumn(headings, 'number')),
    url: usualColumn(headings, 'url'),
  },
): NumberColumnPlaces {
  const columns = carrier?.number_columns ?? null;
  const [order, number] = [headings.indexOf(columns?.order ?? ''), headings.indexOf(columns?.number ?? '')];
  if (columns === null || order < 0 || number < 0) return chosen;
  return { order, number, url: columns.url === null ? -1 : headings.indexOf(columns.url) };
}
