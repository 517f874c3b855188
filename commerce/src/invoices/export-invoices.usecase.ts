import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import {
  invoiceExportMax,
  type exportInvoicesOperation,
} from '@casamaestra/contract/staff/staff-invoices.operations.ts';
import { strToU8, zipSync } from 'fflate';
import { recordChange } from '../change-sets/record-change.usecase.ts';
import type { InputOf } from '../contract-http/endpoint-of.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import { authorOf } from '../staff/staff-identity.ts';
import type { StaffIdentity } from '../staff/staff-identity.ts';
import { lockFiles } from './invoice-list.queries.ts';
import { setInvoiceState } from './invoice.queries.ts';
import { writtenNumber } from './write-file.ts';

type Exported = OperationOutput<typeof exportInvoicesOperation>;

/** The files of a month, or all that are to be sent, in one ZIP; only when asked, those to be sent are noted as sent, with one change set. */
export function exportInvoices(
  { database, clock }: Pick<StaffDependencies, 'database' | 'clock'>,
  { month, to_send: toSend, mark_sent: markSent }: InputOf<typeof exportInvoicesOperation>,
  who: StaffIdentity,
): Promise<Outcome<Exported>> {
  const at = new Date(clock.now());
  return commitTogether(database, async (transaction): Promise<Outcome<Exported>> => {
    const files = await lockFiles(transaction, {
      month,
      toSend: toSend || month === undefined,
      limit: invoiceExportMax + 1,
    });
    if (files.length === 0)
      return month === undefined
        ? refused('staff_invoices_none_to_send', {})
        : refused('staff_invoices_none', {}, 'month');
    if (files.length > invoiceExportMax)
      return refused('staff_list_too_long', { most: invoiceExportMax }, 'month');
    const marked = markSent ? files.filter(({ state }) => state === 'to_send') : [];
    for (const { id } of marked)
      await setInvoiceState(transaction, id, { state: 'sent', rejected: null, at });
    const zip = zipSync(
      Object.fromEntries(files.map(({ fileName, xml }) => [fileName, [strToU8(xml), { mtime: at }]])),
    );
    if (marked.length > 0)
      await recordChange(transaction, {
        author: authorOf(who),
        at,
        kind: 'invoices.export',
        record: month === undefined ? 'invoices' : `invoices ${month}`,
        rows: marked.map(({ year, number }) => ({
          record: `invoice ${writtenNumber(year, number)}`,
          field: 'state',
          from: 'to_send',
          to: 'sent',
        })),
      });
    return accepted({
      name: `fatture-${month ?? 'da-inviare'}.zip`,
      zip: Buffer.from(zip).toString('base64'),
      files: files.length,
      marked: marked.length,
    });
  });
}
