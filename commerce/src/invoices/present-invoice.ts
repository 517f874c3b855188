import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type { InvoiceRow } from '@casamaestra/contract/staff/staff-invoices.operations.ts';
import type { InvoiceListRow } from './invoice-list.queries.ts';
import { writtenNumber } from './write-file.ts';

/** An invoice in the form of the contract. */
export const presentInvoice = (row: InvoiceListRow): InvoiceRow => ({
  id: row.id,
  number: writtenNumber(row.year, row.number),
  kind: row.kind,
  day: row.day,
  order_number: row.orderNumber,
  buyer: row.buyer,
  total: eurosFromCents(row.totalCents),
  state: row.state,
  rejected: row.rejectedCode === null ? null : { code: row.rejectedCode, field: row.rejectedField ?? '' },
  file_name: row.fileName,
  corrects: row.ofYear === null || row.ofNumber === null ? null : writtenNumber(row.ofYear, row.ofNumber),
});
