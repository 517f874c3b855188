import type { Takings, TakingsRate } from '@casamaestra/contract/staff/staff-takings.operations.ts';
import type { ListColumn } from '../lists/list-column.ts';
import { texts } from '../platform/texts.ts';

/** A day of the register at one rate. */
export interface TakingsRow {
  readonly day: string;
  readonly locked: boolean;
  readonly rate: TakingsRate;
}

/** A line for each day and rate that has anything. */
export const takingsRows = ({ days }: Takings): readonly TakingsRow[] =>
  days.flatMap(({ day, locked, rates }) => rates.map((rate) => ({ day, locked, rate })));

/** Columns of the file for the accountant. */
export function takingsColumns(): readonly ListColumn<TakingsRow>[] {
  const { columns, locked, open } = texts().invoices.takings;
  const of = (name: string, what: string) => `${name} – ${what}`;
  return [
    { id: 'day', title: columns.day, value: ({ day }) => day },
    { id: 'rate', title: columns.rate, value: ({ rate }) => rate.percent },
    { id: 'sales', title: columns.sales, value: ({ rate }) => rate.sales.gross },
    { id: 'net', title: columns.net, value: ({ rate }) => rate.sales.net },
    { id: 'vat', title: columns.vat, value: ({ rate }) => rate.sales.vat },
    { id: 'refunds', title: columns.refunds, value: ({ rate }) => rate.refunds.gross },
    { id: 'refunds net', title: of(columns.refunds, columns.net), value: ({ rate }) => rate.refunds.net },
    { id: 'refunds vat', title: of(columns.refunds, columns.vat), value: ({ rate }) => rate.refunds.vat },
    { id: 'state', title: columns.state, value: (row) => (row.locked ? locked : open) },
  ];
}
