import type {
  ReceiptError,
  ReceiptKind,
} from '@casamaestra/contract/staff/staff-invoice-sending.operations.ts';
import type { InvoiceState } from '@casamaestra/contract/staff/staff-invoices.operations.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { SystemReceipt } from './read-receipt.ts';

/** The invoice with a file of this name now, or before it was rejected; locked. */
export const lockInvoiceOfFile = (transaction: Database, file: string) =>
  transaction
    .selectFrom('invoice')
    .select(['id', 'year', 'number', 'state', 'file_name as fileName', 'told_at as toldAt'])
    .where((where) =>
      where.or([
        where('file_name', '=', file),
        where(sql<boolean>`former_files @> array[${file}::text]`, '=', sql<boolean>`true`),
      ]),
    )
    .forUpdate()
    .executeTakeFirst();
export type InvoiceOfFile = NonNullable<Awaited<ReturnType<typeof lockInvoiceOfFile>>>;

/** Keeps a receipt; false: it was loaded before. */
export async function insertReceipt(
  transaction: Database,
  receipt: SystemReceipt & {
    readonly invoiceId: number;
    readonly fileName: string;
    readonly applied: boolean;
    readonly loadedAt: Date;
    readonly loadedBy: number;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('invoice_receipt')
    .values({
      invoice_id: receipt.invoiceId,
      kind: receipt.kind,
      invoice_file: receipt.invoiceFile,
      sdi_id: receipt.sdiId,
      message_id: receipt.messageId,
      file_name: receipt.fileName,
      told_at: receipt.at,
      errors: JSON.stringify(receipt.errors),
      note: receipt.note,
      applied: receipt.applied,
      loaded_at: receipt.loadedAt,
      loaded_by: receipt.loadedBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether a receipt was loaded before. */
export async function isReceiptKnown(
  database: Database,
  { invoiceFile, kind, sdiId, messageId }: SystemReceipt,
): Promise<boolean> {
  const row = await database
    .selectFrom('invoice_receipt')
    .select('id')
    .where('invoice_file', '=', invoiceFile)
    .where('kind', '=', kind)
    .where('sdi_id', '=', sdiId)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The state that a receipt says, and when it says so. */
export async function setToldState(
  transaction: Database,
  id: number,
  told: {
    readonly state: InvoiceState;
    readonly rejected: { readonly code: string; readonly field: string } | null;
    readonly toldAt: Date;
    readonly at: Date;
  },
): Promise<void> {
  await transaction
    .updateTable('invoice')
    .set({
      state: told.state,
      rejected_code: told.rejected?.code ?? null,
      rejected_field: told.rejected?.field ?? null,
      told_at: told.toldAt,
      updated_at: told.at,
    })
    .where('id', '=', id)
    .execute();
}

/** What was said of an invoice, the latest first. */
export const receiptsOf = (database: Database, invoiceId: number) =>
  database
    .selectFrom('invoice_receipt')
    .innerJoin('invoice', 'invoice.id', 'invoice_receipt.invoice_id')
    .select(['sdi_id as sdiId', 'invoice_file as invoiceFile', 'invoice_receipt.file_name as fileName'])
    .select(['invoice_receipt.told_at as at', 'note', 'applied', 'invoice.state as invoiceState'])
    .select([
      sql<ReceiptKind>`invoice_receipt.kind`.as('kind'),
      sql<ReceiptError[]>`errors`.as('errors'),
      sql<boolean>`invoice.file_name = invoice_receipt.invoice_file`.as('isOfFile'),
    ])
    .where('invoice_receipt.invoice_id', '=', invoiceId)
    .orderBy('invoice_receipt.told_at', 'desc')
    .orderBy('invoice_receipt.id', 'desc')
    .execute();
