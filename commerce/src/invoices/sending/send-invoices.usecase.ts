import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { invoiceExportMax } from '@casamaestra/contract/staff/staff-invoices.operations.ts';
import type {
  sendingOperation,
  sendToFolderOperation,
} from '@casamaestra/contract/staff/staff-invoice-sending.operations.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { countToSend, lockFiles } from '../invoice-list.queries.ts';
import { setInvoiceState } from '../invoice.queries.ts';
import { writtenNumber } from '../write-file.ts';
import { writeFolder } from './write-folder.ts';

type Parts = Pick<StaffDependencies, 'database' | 'clock' | 'config'>;
type Written = OperationOutput<typeof sendToFolderOperation>;

/** How many invoices are to be sent, and where to. */
export async function readSending({
  database,
  config,
}: Parts): Promise<OperationOutput<typeof sendingOperation>> {
  return { to_send: await countToSend(database), folder: config.invoiceExportDir ?? null };
}

const whyOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

/** Writes the oldest that are to be sent, as many as one file of a month may hold, and notes them as sent. */
export async function sendToFolder(
  { database, clock, config }: Parts,
  who: StaffIdentity,
): Promise<Outcome<Written>> {
  const folder = config.invoiceExportDir;
  if (folder === undefined) return refused('staff_invoice_folder_none', {});
  const at = new Date(clock.now());
  return inTransaction<Outcome<Written>>(database, async (transaction) => {
    const files = await lockFiles(transaction, { toSend: true, limit: invoiceExportMax });
    if (files.length === 0) return { keep: false, value: refused('staff_invoices_none_to_send', {}) };
    for (const { id } of files) await setInvoiceState(transaction, id, { state: 'sent', rejected: null, at });
    await recordChange(transaction, {
      author: authorOf(who),
      at,
      kind: 'invoices.to_folder',
      record: 'invoices',
      rows: files.map(({ year, number }) => ({
        record: `invoice ${writtenNumber(year, number)}`,
        field: 'state',
        from: 'to_send',
        to: 'sent',
      })),
    });
    // Last: a file that was written and whose invoice is still to be sent is written again as it is.
    try {
      const other = await writeFolder(folder, files);
      if (other !== undefined)
        return { keep: false, value: refused('staff_invoice_folder_other', { folder, file: other }) };
    } catch (error) {
      return { keep: false, value: refused('staff_invoice_folder_failed', { folder, why: whyOf(error) }) };
    }
    return { keep: true, value: accepted({ files: files.length, folder }) };
  });
}
