import type { Invoice } from '@casamaestra/contract/checkout/address.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  InvoiceRow,
  issueInvoiceOperation,
} from '@casamaestra/contract/staff/staff-invoices.operations.ts';
import { italianDay } from '@casamaestra/rules/shipping/working-days.ts';
import { recordChange } from '../change-sets/record-change.usecase.ts';
import type { InputOf } from '../contract-http/endpoint-of.ts';
import { transportsOfOrder } from '../orders/transport/transport-documents.usecase.ts';
import type { Database } from '../platform/database/connection.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import { authorOf } from '../staff/staff-identity.ts';
import type { StaffIdentity } from '../staff/staff-identity.ts';
import { readInvoiceRow } from './invoice-list.queries.ts';
import { insertInvoice, invoiceOfOrder, nextNumber, nextProgressive } from './invoice.queries.ts';
import { lockInvoicedOrder } from './invoiced-order.queries.ts';
import type { TransportOfInvoice } from './fattura/invoice-document.ts';
import type { InvoicedOrder } from './invoiced-order.queries.ts';
import { presentInvoice } from './present-invoice.ts';
import { invoicedName, writeFile, writtenNumber } from './write-file.ts';

type Invoiced = InvoicedOrder & { readonly invoice: Invoice; readonly paidOn: string };

/** The order, when its invoice may be issued now; it stays locked. */
async function invoiceable(transaction: Database, orderNumber: string): Promise<Outcome<Invoiced>> {
  const order = await lockInvoicedOrder(transaction, orderNumber);
  if (order === undefined) return refused('staff_order_unknown', { number: orderNumber }, 'order_number');
  const { invoice, paidOn, totalCents, refundedCents, vat } = order;
  if (invoice === null) return refused('staff_invoice_not_asked', {}, 'order_number');
  const known = await invoiceOfOrder(transaction, order.id);
  if (known !== undefined)
    return refused(
      'staff_invoice_known',
      { number: writtenNumber(known.year, known.number) },
      'order_number',
    );
  if (paidOn === null || totalCents === 0 || refundedCents >= totalCents)
    return refused('staff_invoice_not_paid', {}, 'order_number');
  if (vat.some(({ percent }) => percent === 0)) return refused('staff_invoice_no_vat', {}, 'order_number');
  return accepted({ ...order, invoice, paidOn });
}

/** What a deferred invoice refers to: what was typed, or the documents of the order's parcels, each with its lines. */
async function transportsNamed(
  transaction: Database,
  { id, lines }: InvoicedOrder,
  given: InputOf<typeof issueInvoiceOperation>['transport'],
): Promise<Outcome<readonly TransportOfInvoice[]>> {
  if (given === undefined) return accepted([]);
  if (given !== 'documents') return accepted([given]);
  const documents = await transportsOfOrder(transaction, id);
  if (documents.length === 0) return refused('staff_invoice_no_transport', {}, 'transport');
  const isOnly = documents.length === 1;
  return accepted(
    documents.map(({ number, day, lines: moved }) => ({
      number,
      day,
      ...(!isOnly && {
        lines: lines.flatMap(({ sku }, index) => (moved.some(({ code }) => code === sku) ? [index + 1] : [])),
      }),
    })),
  );
}

/**
 * Issues the invoice of an order. Its day is that of the payment (DPR 633/72, art. 6 and 21); of goods handed over
 * before with a transport document, the day it is issued.
 */
export function issueInvoice(
  { database, clock, config }: Pick<StaffDependencies, 'database' | 'clock' | 'config'>,
  { order_number: orderNumber, transport: given }: InputOf<typeof issueInvoiceOperation>,
  who: StaffIdentity,
): Promise<Outcome<InvoiceRow>> {
  const at = new Date(clock.now());
  const today = italianDay(clock.now());
  return commitTogether(database, async (transaction): Promise<Outcome<InvoiceRow>> => {
    const found = await invoiceable(transaction, orderNumber);
    if (!found.ok) return found;
    const order = found.value;
    const named = await transportsNamed(transaction, order, given);
    if (!named.ok) return named;
    const transports = named.value;
    if (transports.some((transport) => transport.day > today))
      return refused('staff_invoice_transport_day', {}, 'transport.day');
    const kind = transports.length === 0 ? ('TD01' as const) : ('TD24' as const);
    const day = transports.length === 0 ? order.paidOn : today;
    const year = Number(day.slice(0, 4));
    const facts = { kind, day, year, vat: order.vat, transports, corrects: null };
    const number = await nextNumber(transaction, year);
    const progressive = await nextProgressive(transaction);
    const file = writeFile(config.shop, order, { ...facts, number, progressive });
    const id = await insertInvoice(transaction, {
      ...facts,
      corrects: null,
      number,
      orderId: order.id,
      refundId: null,
      buyer: invoicedName(order.invoice, order.address),
      totalCents: order.totalCents,
      fileName: file.name,
      xml: file.xml,
      at,
    });
    const row = presentInvoice(await readInvoiceRow(transaction, id));
    await recordChange(transaction, {
      author: authorOf(who),
      at,
      kind: 'invoices.issue',
      record: `invoice ${row.number}`,
      rows: [
        { field: 'order', from: null, to: row.order_number },
        { field: 'total', from: null, to: row.total },
        { field: 'state', from: null, to: row.state },
      ],
    });
    return accepted(row);
  });
}
