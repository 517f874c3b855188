import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { InvoiceRow } from '@casamaestra/contract/staff/staff-invoices.operations.ts';
import { italianDay } from '@casamaestra/rules/shipping/working-days.ts';
import { recordChange } from '../change-sets/record-change.usecase.ts';
import type { Database } from '../platform/database/connection.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import { authorOf } from '../staff/staff-identity.ts';
import type { StaffIdentity } from '../staff/staff-identity.ts';
import { refundVat } from './document-vat.ts';
import { readInvoiceRow } from './invoice-list.queries.ts';
import { creditedVat, insertInvoice, nextNumber, nextProgressive } from './invoice.queries.ts';
import { lockInvoicedOrder, refundsAfterInvoice } from './invoiced-order.queries.ts';
import type { InvoicedOrder, RefundToCredit } from './invoiced-order.queries.ts';
import { presentInvoice } from './present-invoice.ts';
import { writeFile, writtenNumber } from './write-file.ts';

interface Found {
  readonly refund: RefundToCredit;
  readonly order: InvoicedOrder & { readonly invoice: NonNullable<InvoicedOrder['invoice']> };
}

/** The refund with its order, which stays locked: two credit notes of an invoice come one after the other. */
async function creditable(transaction: Database, refundId: number): Promise<Outcome<Found>> {
  const missing = () => refused('staff_refund_without_invoice', {}, 'refund');
  const find = () => refundsAfterInvoice(transaction, { only: refundId, limit: 1 });
  const [seen] = await find();
  const order = seen && (await lockInvoicedOrder(transaction, seen.orderNumber));
  const [refund] = order ? await find() : [];
  if (refund === undefined || order === undefined || order.invoice === null) return missing();
  if (refund.credit !== null) return refused('staff_invoice_known', { number: refund.credit }, 'refund');
  return accepted({ refund, order: { ...order, invoice: order.invoice } });
}

/** Issues the credit note of a refund, at the rates of its invoice. */
export function creditRefund(
  { database, clock, config }: Pick<StaffDependencies, 'database' | 'clock' | 'config'>,
  refundId: number,
  who: StaffIdentity,
): Promise<Outcome<InvoiceRow>> {
  const at = new Date(clock.now());
  const day = italianDay(clock.now());
  return commitTogether(database, async (transaction): Promise<Outcome<InvoiceRow>> => {
    const found = await creditable(transaction, refundId);
    if (!found.ok) return found;
    const { refund, order } = found.value;
    const before = await creditedVat(transaction, refund.invoiceId);
    const vat = refundVat(refund.amountCents, refund.invoiceVat, before);
    const year = Number(day.slice(0, 4));
    const number = await nextNumber(transaction, year);
    const progressive = await nextProgressive(transaction);
    const invoiceNumber = writtenNumber(refund.invoiceYear, refund.invoiceNumber);
    const facts = { kind: 'TD04', day, year, number, vat, transports: [] } as const;
    const corrects = { number: invoiceNumber, day: refund.invoiceDay };
    const file = writeFile(config.shop, order, { ...facts, progressive, corrects });
    const id = await insertInvoice(transaction, {
      ...facts,
      orderId: order.id,
      corrects: refund.invoiceId,
      refundId: refund.id,
      buyer: refund.buyer,
      totalCents: refund.amountCents,
      fileName: file.name,
      xml: file.xml,
      at,
    });
    const row = presentInvoice(await readInvoiceRow(transaction, id));
    await recordChange(transaction, {
      author: authorOf(who),
      at,
      kind: 'invoices.credit',
      record: `invoice ${row.number}`,
      rows: [
        { field: 'invoice', from: null, to: invoiceNumber },
        { field: 'total', from: null, to: row.total },
        { field: 'state', from: null, to: row.state },
      ],
    });
    return accepted(row);
  });
}
