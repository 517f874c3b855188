import type { InvoiceRow, InvoiceState } from '@casamaestra/contract/staff/staff-invoices.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Link } from 'react-router';
import type { ListColumn } from '../lists/list-column.ts';
import { texts } from '../platform/texts.ts';
import { dayOf, euros } from '../platform/written.ts';
import css from './invoices.module.css';

const tones = { rejected: 'sale', delivered: 'positive', to_send: 'hot' } as const;

/** What became of an invoice, in words. */
export const InvoiceBadge = ({ state }: { state: InvoiceState }) => (
  <Badge tone={state in tones ? tones[state as keyof typeof tones] : 'neutral'}>
    {texts().invoices.states[state]}
  </Badge>
);

const rejection = ({ rejected }: InvoiceRow): string | null =>
  rejected === null ? null : [rejected.code, rejected.field].filter((text) => text !== '').join(' · ');

const kindOf = ({ kind, corrects }: InvoiceRow): string => {
  const { kinds, correctsOf } = texts().invoices;
  return corrects === null ? kinds[kind] : `${kinds[kind]}, ${correctsOf(corrects)}`;
};

/** Columns of the list; the number opens what became of it. */
export function invoiceColumns(onOpen: (invoice: InvoiceRow) => void): readonly ListColumn<InvoiceRow>[] {
  const { columns, states } = texts().invoices;
  return [
    {
      id: 'number',
      title: columns.number,
      width: 8,
      value: ({ number }) => number,
      cell: (row) => (
        <button type="button" className={css.opens} onClick={() => onOpen(row)}>
          {row.number}
        </button>
      ),
    },
    { id: 'day', title: columns.day, width: 8, value: ({ day }) => dayOf(day) },
    { id: 'kind', title: columns.kind, width: 12, value: kindOf },
    {
      id: 'order',
      title: columns.order,
      width: 9,
      value: ({ order_number: number }) => number,
      cell: ({ order_number: number }) => <Link to={`/ordini/${encodeURIComponent(number)}`}>{number}</Link>,
    },
    { id: 'buyer', title: columns.buyer, width: 12, value: ({ buyer }) => buyer },
    { id: 'total', title: columns.total, width: 8, end: true, value: ({ total }) => euros(total) },
    {
      id: 'state',
      title: columns.state,
      width: 9,
      value: ({ state }) => states[state],
      cell: ({ state }) => <InvoiceBadge state={state} />,
    },
    { id: 'rejected', title: columns.rejected, value: rejection },
    { id: 'file', title: columns.file, width: 14, value: ({ file_name: name }) => name },
  ];
}
