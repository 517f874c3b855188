import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type {
  invoicesOperation,
  waitingInvoicesOperation,
} from '@casamaestra/contract/staff/staff-invoices.operations.ts';
import { isoDay, italianDay } from '@casamaestra/rules/shipping/working-days.ts';
import type { InputOf } from '../contract-http/endpoint-of.ts';
import { transportNumbers } from '../orders/transport/transport-documents.usecase.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import { countInvoices, listInvoices } from './invoice-list.queries.ts';
import type { InvoiceCursor, InvoiceListRow } from './invoice-list.queries.ts';
import { ordersToInvoice, refundsAfterInvoice } from './invoiced-order.queries.ts';
import { presentInvoice } from './present-invoice.ts';
import { invoicedName, writtenNumber } from './write-file.ts';

const PAGE = 50;
const DAY_MS = 24 * 3_600_000;
/** Days after the payment within which an invoice is sent (DPR 633/72, art. 21(4)). */
const DAYS_TO_SEND = 12;

const cursorOf = ({ year, number }: InvoiceListRow): string =>
  Buffer.from(`${year}/${number}`).toString('base64url');

/** A cursor that is none of ours begins at the first page. */
function readCursor(text: string | undefined): InvoiceCursor | undefined {
  const [, year, number] =
    /^(\d{4})\/(\d{1,9})$/.exec(Buffer.from(text ?? '', 'base64url').toString('utf8')) ?? [];
  return year === undefined ? undefined : { year: Number(year), number: Number(number) };
}

/** A page of invoices with how many there are. */
export async function pageOfInvoices(
  { database }: Pick<StaffDependencies, 'database'>,
  { after, ...filter }: InputOf<typeof invoicesOperation>,
): Promise<OperationOutput<typeof invoicesOperation>> {
  const [rows, count] = await Promise.all([
    listInvoices(database, filter, { after: readCursor(after), limit: PAGE + 1 }),
    countInvoices(database, filter),
  ]);
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    rows: shown.map(presentInvoice),
    next: rows.length > PAGE && last !== undefined ? cursorOf(last) : null,
    count,
  };
}

/** What waits for an invoice or a credit note, those due first. */
export async function waitingInvoices({
  database,
  clock,
}: Pick<StaffDependencies, 'database' | 'clock'>): Promise<OperationOutput<typeof waitingInvoicesOperation>> {
  const [orders, refunds] = await Promise.all([
    ordersToInvoice(database, PAGE + 1),
    refundsAfterInvoice(database, { limit: PAGE + 1 }),
  ]);
  const today = italianDay(clock.now());
  const transports = await transportNumbers(
    database,
    orders.map(({ id }) => id),
  );
  return {
    orders: orders.slice(0, PAGE).map(({ id, orderNumber, totalCents, invoice, address, paidOn }) => {
      const due = isoDay(Date.parse(paidOn) + DAYS_TO_SEND * DAY_MS);
      return {
        order_number: orderNumber,
        buyer: invoicedName(invoice, address),
        total: eurosFromCents(totalCents),
        paid_on: paidOn,
        due_on: due,
        late: due < today,
        transports: [...(transports.get(id) ?? [])],
      };
    }),
    refunds: refunds.slice(0, PAGE).map((refund) => ({
      refund: refund.id,
      order_number: refund.orderNumber,
      invoice: writtenNumber(refund.invoiceYear, refund.invoiceNumber),
      buyer: refund.buyer,
      amount: eurosFromCents(refund.amountCents),
      refunded_on: refund.refundedOn,
    })),
    more: orders.length > PAGE || refunds.length > PAGE,
  };
}
