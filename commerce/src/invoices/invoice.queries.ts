import type { InvoiceKind, InvoiceState } from '@casamaestra/contract/staff/staff-invoices.operations.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';
import type { TransportOfInvoice } from './fattura/invoice-document.ts';
import type { StoredVat } from './document-vat.ts';

/** The next number of a year. Its row stays locked until the transaction ends: one that fails gives it back. */
export async function nextNumber(transaction: Database, year: number): Promise<number> {
  const { last } = await transaction
    .insertInto('invoice_series')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql<number>`invoice_series.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** What distinguishes a file from every other of the shop: at most five characters, as names of files take. */
export async function nextProgressive(transaction: Database): Promise<string> {
  const { rows } = await sql<{ next: number }>`select nextval('invoice_file')::float8 as next`.execute(
    transaction,
  );
  return (rows[0]?.next ?? 0).toString(36).toUpperCase().padStart(5, '0');
}

export interface NewInvoice {
  readonly year: number;
  readonly number: number;
  readonly kind: InvoiceKind;
  readonly orderId: number;
  readonly corrects: number | null;
  readonly refundId: number | null;
  readonly day: string;
  readonly transports: readonly TransportOfInvoice[];
  readonly buyer: string;
  readonly totalCents: number;
  readonly vat: readonly StoredVat[];
  readonly fileName: string;
  readonly xml: string;
  readonly at: Date;
}

/** Writes an invoice that is issued; returns its id. */
export async function insertInvoice(transaction: Database, invoice: NewInvoice): Promise<number> {
  const { at, transports, vat, orderId, refundId, totalCents, fileName, ...same } = invoice;
  const { id } = await transaction
    .insertInto('invoice')
    .values({
      ...same,
      order_id: orderId,
      refund_id: refundId,
      transport_number: transports[0]?.number ?? null,
      transport_day: transports[0]?.day ?? null,
      transports: transports.length === 0 ? null : JSON.stringify(transports),
      total_cents: totalCents,
      vat: JSON.stringify(vat),
      rejected_code: null,
      rejected_field: null,
      file_name: fileName,
      issued_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The invoice of an order, without its credit notes. */
export const invoiceOfOrder = (database: Database, orderId: number) =>
  database
    .selectFrom('invoice')
    .select(['year', 'number'])
    .where('order_id', '=', orderId)
    .where('kind', '<>', 'TD04')
    .executeTakeFirst();

/** What credit notes of an invoice gave back, by rates. */
export async function creditedVat(database: Database, invoiceId: number): Promise<readonly StoredVat[]> {
  const rows = await database.selectFrom('invoice').select('vat').where('corrects', '=', invoiceId).execute();
  return rows.flatMap(({ vat }) => vat as readonly StoredVat[]);
}

/** An invoice, locked until the transaction ends. */
export const lockInvoice = (transaction: Database, id: number) =>
  transaction.selectFrom('invoice').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
export type InvoiceRecord = NonNullable<Awaited<ReturnType<typeof lockInvoice>>>;

/** What became of an invoice; `file`: it was written anew. */
export async function setInvoiceState(
  transaction: Database,
  id: number,
  {
    state,
    rejected,
    file,
    at,
  }: {
    readonly state: InvoiceState;
    readonly rejected: { readonly code: string; readonly field: string } | null;
    readonly file?: { readonly name: string; readonly xml: string };
    readonly at: Date;
  },
): Promise<void> {
  await transaction
    .updateTable('invoice')
    .set({
      state,
      rejected_code: rejected?.code ?? null,
      rejected_field: rejected?.field ?? null,
      updated_at: at,
      ...(file && {
        file_name: file.name,
        xml: file.xml,
        former_files: sql<string[]>`former_files || file_name`,
        told_at: null,
      }),
    })
    .where('id', '=', id)
    .execute();
}
