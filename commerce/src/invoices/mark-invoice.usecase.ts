import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { nextInvoiceStates } from '@casamaestra/contract/staff/staff-invoices.operations.ts';
import type {
  InvoiceRow,
  InvoiceState,
  markInvoiceOperation,
} from '@casamaestra/contract/staff/staff-invoices.operations.ts';
import { recordChange } from '../change-sets/record-change.usecase.ts';
import type { InputOf } from '../contract-http/endpoint-of.ts';
import type { Database } from '../platform/database/connection.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import { authorOf } from '../staff/staff-identity.ts';
import type { StaffIdentity } from '../staff/staff-identity.ts';
import type { StoredVat } from './document-vat.ts';
import { readInvoiceRow } from './invoice-list.queries.ts';
import { lockInvoice, nextProgressive, setInvoiceState } from './invoice.queries.ts';
import type { InvoiceRecord } from './invoice.queries.ts';
import { lockInvoicedOrder } from './invoiced-order.queries.ts';
import { presentInvoice } from './present-invoice.ts';
import type { TransportOfInvoice } from './fattura/invoice-document.ts';
import { writeFile, writtenNumber } from './write-file.ts';

type Input = InputOf<typeof markInvoiceOperation>;

/** Whether the state may follow now, with what it needs. */
function markFault(record: InvoiceRecord, { seen, state, code }: Input): Outcome<undefined> {
  if (record.state !== seen)
    return refused('changed_meanwhile', { field: 'state', now: record.state, who: '' }, 'state');
  const next: readonly InvoiceState[] = nextInvoiceStates[record.state];
  if (!next.includes(state)) return refused('staff_invoice_state', {}, 'state');
  if (state === 'rejected' && code === undefined) return refused('staff_invoice_code_missing', {}, 'code');
  return accepted(undefined);
}

/** What a deferred invoice refers to; one of before documents were numbered here has a single one, typed by hand. */
function transportsOf({
  transports,
  transport_number: number,
  transport_day: day,
}: InvoiceRecord): readonly TransportOfInvoice[] {
  if (transports !== null) return transports as readonly TransportOfInvoice[];
  return number === null || day === null ? [] : [{ number, day }];
}

/** The file of a rejected invoice anew: the same number and day, by what shop and order say today. */
async function writtenAnew(
  transaction: Database,
  shop: ShopFile,
  record: InvoiceRecord,
): Promise<{ readonly name: string; readonly xml: string }> {
  const row = await readInvoiceRow(transaction, record.id);
  const order = await lockInvoicedOrder(transaction, row.orderNumber);
  if (order === undefined || order.invoice === null) throw new Error(`invoice ${record.id} has no order`);
  const corrected = record.corrects === null ? undefined : await lockInvoice(transaction, record.corrects);
  const { kind, year, number, day } = record;
  return writeFile(
    shop,
    { ...order, invoice: order.invoice },
    {
      kind,
      year,
      number,
      day,
      progressive: await nextProgressive(transaction),
      vat: record.vat as readonly StoredVat[],
      transports: transportsOf(record),
      corrects:
        corrected === undefined
          ? null
          : { number: writtenNumber(corrected.year, corrected.number), day: corrected.day },
    },
  );
}

/** Notes what became of an invoice; a rejected one that is to be sent again gets a new file with its old number. */
export function markInvoice(
  { database, clock, config }: Pick<StaffDependencies, 'database' | 'clock' | 'config'>,
  input: Input,
  who: StaffIdentity,
): Promise<Outcome<InvoiceRow>> {
  const at = new Date(clock.now());
  return commitTogether(database, async (transaction): Promise<Outcome<InvoiceRow>> => {
    const record = await lockInvoice(transaction, input.id);
    if (record === undefined) return refused('staff_invoice_unknown', {}, 'id');
    const fault = markFault(record, input);
    if (!fault.ok) return fault;
    const { state, code = '', field = '' } = input;
    const rejected = state === 'rejected' ? { code, field } : null;
    const anew =
      record.state === 'rejected' ? await writtenAnew(transaction, config.shop, record) : undefined;
    await setInvoiceState(transaction, record.id, { state, rejected, at, ...(anew && { file: anew }) });
    const row = presentInvoice(await readInvoiceRow(transaction, record.id));
    await recordChange(transaction, {
      author: authorOf(who),
      at,
      kind: 'invoices.mark',
      record: `invoice ${row.number}`,
      reason: rejected === null ? undefined : [code, field].filter((text) => text !== '').join(' '),
      rows: [
        { field: 'state', from: record.state, to: state },
        ...(anew === undefined ? [] : [{ field: 'file', from: record.file_name, to: anew.name }]),
      ],
    });
    return accepted(row);
  });
}
