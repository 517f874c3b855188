import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import {
  receiptFilesMax,
  receiptsBytesMax,
} from '@casamaestra/contract/staff/staff-invoice-sending.operations.ts';
import type {
  importReceiptsOperation,
  ReceiptFault,
  ReceiptKind,
  receiptsOfInvoiceOperation,
} from '@casamaestra/contract/staff/staff-invoice-sending.operations.ts';
import { nextInvoiceStates } from '@casamaestra/contract/staff/staff-invoices.operations.ts';
import type { InvoiceState } from '@casamaestra/contract/staff/staff-invoices.operations.ts';
import { isoDay, italianDay } from '@casamaestra/rules/shipping/working-days.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { Database } from '../../platform/database/connection.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { writtenNumber } from '../write-file.ts';
import { readReceipt } from './read-receipt.ts';
import type { SystemReceipt } from './read-receipt.ts';
import { givenFiles } from './receipt-files.ts';
import type { GivenFile } from './receipt-files.ts';
import {
  insertReceipt,
  isReceiptKnown,
  lockInvoiceOfFile,
  receiptsOf,
  setToldState,
} from './receipts.queries.ts';
import type { InvoiceOfFile } from './receipts.queries.ts';

type Parts = Pick<StaffDependencies, 'database' | 'clock'>;
type Told = OperationOutput<typeof importReceiptsOperation>['files'][number];

const DAY_MS = 24 * 3_600_000;
/** Days after a rejection within which the same number and date are sent again (circolare AdE 13/E/2018, 1.6). */
const DAYS_TO_RESEND = 5;
const FIELD_MOST = 200;

/** What a receipt makes of an invoice. A deadline that passed is of a public body, which had received it. */
const stateOfKind: Readonly<Record<ReceiptKind, InvoiceState>> = {
  RC: 'delivered',
  DT: 'delivered',
  NS: 'rejected',
  MC: 'not_delivered',
  AT: 'not_delivered',
};

const refusedFile = (name: string, fault: ReceiptFault): Told => ({
  name,
  outcome: 'refused',
  fault,
  number: null,
  state: null,
  errors: [],
});

/** Whether it says something of the file as it is, later than what is known, that may follow. */
function consequence(
  invoice: InvoiceOfFile,
  { kind, invoiceFile, at }: SystemReceipt,
): 'done' | 'older' | 'state' {
  const isFormer = invoice.fileName !== invoiceFile;
  if (isFormer || (invoice.toldAt !== null && at < invoice.toldAt)) return 'older';
  const state = stateOfKind[kind];
  const next: readonly InvoiceState[] = nextInvoiceStates[invoice.state];
  if (invoice.state === state || next.includes(state)) return 'done';
  return invoice.toldAt === null ? 'state' : 'older';
}

async function apply(
  transaction: Database,
  invoice: InvoiceOfFile,
  receipt: SystemReceipt & { readonly fileName: string },
  { who, at }: { readonly who: StaffIdentity; readonly at: Date },
): Promise<InvoiceState> {
  const { kind, errors, sdiId, fileName } = receipt;
  const state = stateOfKind[kind];
  const [first] = errors;
  const rejected =
    state === 'rejected'
      ? { code: first?.code ?? '', field: (first?.description ?? '').slice(0, FIELD_MOST) }
      : null;
  await setToldState(transaction, invoice.id, { state, rejected, toldAt: receipt.at, at });
  await recordChange(transaction, {
    author: authorOf(who),
    at,
    kind: 'invoices.receipt',
    record: `invoice ${writtenNumber(invoice.year, invoice.number)}`,
    reason: errors.map(({ code, description }) => `${code} ${description}`).join('; ') || undefined,
    rows: [
      { field: 'state', from: invoice.state, to: state },
      { field: 'receipt', from: null, to: `${fileName} (${sdiId})` },
    ],
  });
  return state;
}

/** One file, in a transaction of its own: those before and after it stay. */
async function loadOne(
  { database, clock }: Parts,
  { name, bytes, fault }: GivenFile,
  who: StaffIdentity,
): Promise<Told> {
  if (fault !== undefined) return refusedFile(name, fault);
  const read = readReceipt(name, bytes);
  if ('fault' in read) return refusedFile(name, read.fault);
  const { receipt } = read;
  const at = new Date(clock.now());
  return commitTogether(database, async (transaction): Promise<Told> => {
    const invoice = await lockInvoiceOfFile(transaction, receipt.invoiceFile);
    if (invoice === undefined) return refusedFile(name, 'invoice_unknown');
    const told = { name, fault: null, number: writtenNumber(invoice.year, invoice.number) };
    const { errors } = receipt;
    if (await isReceiptKnown(transaction, receipt))
      return { ...told, outcome: 'known', state: invoice.state, errors: [...errors] };
    const outcome = consequence(invoice, receipt);
    if (outcome === 'state')
      return { ...told, outcome: 'refused', fault: 'state', state: invoice.state, errors: [...errors] };
    await insertReceipt(transaction, {
      ...receipt,
      invoiceId: invoice.id,
      fileName: name,
      applied: outcome === 'done',
      loadedAt: at,
      loadedBy: who.staffId,
    });
    const state =
      outcome === 'done'
        ? await apply(transaction, invoice, { ...receipt, fileName: name }, { who, at })
        : invoice.state;
    return { ...told, outcome, state, errors: [...errors] };
  });
}

/** Loads receipts one after another, and says of each file what became of it. */
export async function importReceipts(
  parts: Parts,
  { files }: OperationInput<typeof importReceiptsOperation>,
  who: StaffIdentity,
): Promise<Outcome<OperationOutput<typeof importReceiptsOperation>>> {
  const given = givenFiles(files);
  if (given === undefined)
    return refused(
      'staff_receipts_too_many',
      { most: receiptFilesMax, megabytes: receiptsBytesMax / 1_000_000 },
      'files',
    );
  const told: Told[] = [];
  for (const file of given) told.push(await loadOne(parts, file, who));
  return accepted({ files: told });
}

/** What was said of an invoice, and until when a rejected one may be sent again with its number and date. */
export async function readReceipts(
  { database }: Pick<Parts, 'database'>,
  id: number,
): Promise<OperationOutput<typeof receiptsOfInvoiceOperation>> {
  const all = await receiptsOf(database, id);
  const rejection = all.find(({ kind, applied, isOfFile }) => kind === 'NS' && applied && isOfFile);
  const isRejected = all[0]?.invoiceState === 'rejected';
  return {
    receipts: all.map(({ kind, at, sdiId, invoiceFile, fileName, errors, note, applied }) => ({
      kind,
      at: at.toISOString(),
      sdi_id: sdiId,
      invoice_file: invoiceFile,
      file_name: fileName,
      errors,
      note,
      applied,
    })),
    resend_by:
      rejection === undefined || !isRejected
        ? null
        : isoDay(Date.parse(italianDay(rejection.at.getTime())) + DAYS_TO_RESEND * DAY_MS),
  };
}
