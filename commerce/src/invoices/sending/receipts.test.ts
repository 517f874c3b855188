import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type {
  importReceiptsOperation,
  receiptsOfInvoiceOperation,
  sendingOperation,
} from '@casamaestra/contract/staff/staff-invoice-sending.operations.ts';
import { receiptBytesMax } from '@casamaestra/contract/staff/staff-invoice-sending.operations.ts';
import type {
  exportInvoicesOperation,
  InvoiceRow,
  invoicesOperation,
} from '@casamaestra/contract/staff/staff-invoices.operations.ts';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaffBrowser } from '../../staff/testing/staff-browser.ts';
import { privateInvoice, startInvoiceShop } from '../testing/invoice-shop.ts';
import type { InvoiceShop } from '../testing/invoice-shop.ts';

type Told = OperationOutput<typeof importReceiptsOperation>['files'];
type Receipts = OperationOutput<typeof receiptsOfInvoiceOperation>;
type Sending = OperationOutput<typeof sendingOperation>;

const folder = mkdtempSync(join(tmpdir(), 'fatture-'));
let shop: InvoiceShop;
let accountant: StaffBrowser;
beforeAll(async () => {
  shop = await startInvoiceShop({ INVOICE_EXPORT_DIR: folder });
  accountant = await shop.signIn();
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const issued = async (): Promise<InvoiceRow> => {
  const { number } = await shop.paid({ invoice: privateInvoice });
  return accountant.value<InvoiceRow>('invoices.issue', { order_number: number });
};
const rowOf = async ({ number }: InvoiceRow): Promise<InvoiceRow> => {
  const { rows } = await accountant.value<OperationOutput<typeof invoicesOperation>>('invoices.list', {
    text: number,
  });
  const [row] = rows;
  if (row === undefined) throw new Error(`no invoice ${number}`);
  return row;
};

const roots = {
  RC: 'RicevutaConsegna',
  NS: 'RicevutaScarto',
  MC: 'RicevutaImpossibilitaRecapito',
  DT: 'NotificaDecorrenzaTermini',
  AT: 'AttestazioneTrasmissioneFattura',
} as const;
const error = (code: string, words: string) =>
  `<Errore><Codice>${code}</Codice><Descrizione>${words}</Descrizione></Errore>`;
let messages = 0;
/** A receipt as the exchange system writes it. */
function receipt(
  { file_name: file }: Pick<InvoiceRow, 'file_name'>,
  kind: keyof typeof roots,
  { at = '2026-11-27T10:00:00.000+01:00', more = '', before = '', suffix = '' } = {},
) {
  messages += 1;
  const root = roots[kind];
  const xml = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>${before}
<ns3:${root} xmlns:ns3="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fattura/messaggi/v1.0" versione="1.0">
<IdentificativoSdI>1234${messages}</IdentificativoSdI><NomeFile>${file}${suffix}</NomeFile><Hash>ab</Hash>
<DataOraRicezione>${at}</DataOraRicezione>${more}<MessageId>99${messages}</MessageId></ns3:${root}>`;
  return { name: file.replace(/\.xml$/, `_${kind}_001.xml`), xml };
}
const rejection = (row: InvoiceRow, more: Parameters<typeof receipt>[2] = {}) =>
  receipt(row, 'NS', {
    more: `<ListaErrori>${error('00305', 'Partita IVA &amp; codice non validi')}${error('00311', 'Codice destinatario non valido')}</ListaErrori>`,
    ...more,
  });
const given = ({ name, xml }: { name: string; xml: string | Uint8Array }) => ({
  name,
  content: Buffer.from(xml).toString('base64'),
});
const load = async (...files: readonly { name: string; xml: string | Uint8Array }[]): Promise<Told> => {
  const told = await accountant.value<{ files: Told }>('invoices.receipts', { files: files.map(given) });
  return told.files;
};
const receiptsOf = ({ id }: InvoiceRow) => accountant.value<Receipts>('invoices.receipts_of', { id });
const outcomes = (told: Told) => told.map(({ outcome, fault, state }) => [outcome, fault, state]);

describe('receipts of the exchange system', () => {
  test('set the state of their invoices, each kind as the system means it, from files and from a ZIP', async () => {
    const rows = [await issued(), await issued(), await issued(), await issued()];
    const [first, ...others] = rows as [InvoiceRow, ...InvoiceRow[]];
    const kinds = ['MC', 'DT', 'AT'] as const;
    const inZip = others.map((row, at) => receipt(row, kinds[at] ?? 'RC', { suffix: '.p7m' }));
    const zip = zipSync(Object.fromEntries(inZip.map(({ name, xml }) => [`ricevute/${name}`, strToU8(xml)])));
    const told = await load(receipt(first, 'RC'), { name: 'ricevute.zip', xml: zip });
    expect(outcomes(told)).toEqual([
      ['done', null, 'delivered'],
      ['done', null, 'not_delivered'],
      ['done', null, 'delivered'],
      ['done', null, 'not_delivered'],
    ]);
    expect(told[0]?.number).toBe(first.number);
    expect((await rowOf(first)).state).toBe('delivered');
  });

  test('that reject say codes and words, until when to send again, and are in the log', async () => {
    const row = await issued();
    const told = await load(rejection(row));
    expect(told).toMatchObject([
      {
        outcome: 'done',
        state: 'rejected',
        errors: [
          { code: '00305', description: 'Partita IVA & codice non validi' },
          { code: '00311', description: 'Codice destinatario non valido' },
        ],
      },
    ]);
    expect(await rowOf(row)).toMatchObject({
      state: 'rejected',
      rejected: { code: '00305', field: 'Partita IVA & codice non validi' },
    });
    const { receipts, resend_by: by } = await receiptsOf(row);
    expect(by).toBe('2026-12-02');
    expect(receipts).toMatchObject([{ kind: 'NS', applied: true, at: '2026-11-27T09:00:00.000Z' }]);
    const logged = await shop.database
      .selectFrom('change_set')
      .select(['kind', 'reason'])
      .where('record', '=', `invoice ${row.number}`)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(logged).toEqual({
      kind: 'invoices.receipt',
      reason: '00305 Partita IVA & codice non validi; 00311 Codice destinatario non valido',
    });
  });

  test('change nothing when they are loaded again, nor when a later one came before', async () => {
    const row = await issued();
    const late = receipt(row, 'MC', { at: '2026-11-27T12:00:00' });
    const early = receipt(row, 'RC', { at: '2026-11-27T10:00:00' });
    expect(outcomes(await load(late))).toEqual([['done', null, 'not_delivered']]);
    expect(outcomes(await load(late, early))).toEqual([
      ['known', null, 'not_delivered'],
      ['older', null, 'not_delivered'],
    ]);
    expect(outcomes(await load(receipt(row, 'RC', { at: '2026-11-27T13:00:00' })))).toEqual([
      ['done', null, 'delivered'],
    ]);
    expect((await receiptsOf(row)).receipts.map(({ kind, applied }) => [kind, applied])).toEqual([
      ['RC', true],
      ['MC', true],
      ['RC', false],
    ]);
    const sets = await shop.database
      .selectFrom('change_set')
      .select('id')
      .where('record', '=', `invoice ${row.number}`)
      .where('kind', '=', 'invoices.receipt')
      .execute();
    expect(sets).toHaveLength(2);
  });

  test('of a file that was rejected say nothing of the file in its place', async () => {
    const row = await issued();
    const first = rejection(row);
    await load(first);
    const again = await accountant.value<InvoiceRow>('invoices.mark', {
      id: row.id,
      seen: 'rejected',
      state: 'to_send',
    });
    expect(again.file_name).not.toBe(row.file_name);
    expect(outcomes(await load(first, rejection(row)))).toEqual([
      ['known', null, 'to_send'],
      ['older', null, 'to_send'],
    ]);
    expect(await receiptsOf(row)).toMatchObject({ resend_by: null });
    expect(outcomes(await load(receipt(again, 'RC', { at: '2026-11-26T10:00:00' })))).toEqual([
      ['done', null, 'delivered'],
    ]);
  });

  test('of a state noted by hand from which none follows are refused, and nothing changes', async () => {
    const row = await issued();
    await accountant.value('invoices.mark', { id: row.id, seen: 'to_send', state: 'delivered' });
    expect(outcomes(await load(rejection(row)))).toEqual([['refused', 'state', 'delivered']]);
    expect((await rowOf(row)).state).toBe('delivered');
  });

  test('that are none are refused by name, one by one, and the others count', async () => {
    const row = await issued();
    const good = receipt(row, 'RC');
    const entity = receipt(row, 'MC', {
      before: '<!DOCTYPE x [<!ENTITY a "b"><!ENTITY c SYSTEM "file:///etc/passwd">]>',
      more: '<Descrizione>&c;</Descrizione>',
    });
    const told = await load(
      { name: `${good.name}.p7m`, xml: 'x' },
      { name: 'ricevuta.xml', xml: good.xml },
      { name: row.file_name.replace('.xml', '_MT_001.xml'), xml: good.xml },
      { name: row.file_name.replace('.xml', '_NS_001.xml'), xml: good.xml },
      entity,
      { ...good, xml: 'non è XML' },
      { ...good, xml: good.xml.slice(0, -20) },
      { ...good, xml: good.xml.replace(/<IdentificativoSdI>.*<\/IdentificativoSdI>/, '') },
      receipt(row, 'NS'),
      receipt({ file_name: 'IT99999999999_ZZZZZ.xml' }, 'RC'),
      { ...good, xml: good.xml + ' '.repeat(receiptBytesMax) },
      { name: 'rotto.zip', xml: 'PK' },
      good,
    );
    expect(told.map(({ fault, outcome }) => fault ?? outcome)).toEqual([
      'signed',
      'name',
      'kind',
      'differs',
      'xml',
      'xml',
      'xml',
      'xml',
      'xml',
      'invoice_unknown',
      'too_large',
      'zip',
      'done',
    ]);
    expect(told[0]?.name).toBe(`${good.name}.p7m`);
  });

  test('of a ZIP that would become very large are not unpacked', async () => {
    const row = await issued();
    const { name } = receipt(row, 'RC');
    const bomb = Buffer.from(zipSync({ [name]: new Uint8Array(6_000_000) }));
    // It says of itself that it is small.
    const directory = bomb.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    bomb.writeUInt32LE(1000, directory + 24);
    bomb.writeUInt32LE(1000, 22);
    expect(outcomes(await load({ name: 'bomba.zip', xml: bomb }))).toEqual([['refused', 'too_large', null]]);
    const many = zipSync(
      Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}.xml`, strToU8('x')])),
    );
    expect(
      await accountant.refusal('invoices.receipts', { files: [given({ name: 'm.zip', xml: many })] }),
    ).toBe('staff_receipts_too_many');
  });

  test('are loaded by who may change invoices, and read by who may see them', async () => {
    const row = await issued();
    const reader = await shop.signIn('reader');
    await reader.value('invoices.receipts_of', { id: row.id });
    await reader.value('invoices.sending');
    const files = [given(receipt(row, 'RC'))];
    expect(await reader.refusal('invoices.receipts', { files })).toBe('staff_not_permitted');
    expect(await reader.refusal('invoices.to_folder')).toBe('staff_not_permitted');
  });
});

describe('invoices that are to be sent', () => {
  const sending = () => accountant.value<Sending>('invoices.sending');
  const written = () => readdirSync(folder).filter((name) => name.endsWith('.xml'));

  test('of every month leave in one ZIP', async () => {
    await shop.database.updateTable('invoice').set({ state: 'sent', rejected_code: null }).execute();
    const rows = [await issued(), await issued()];
    expect(await sending()).toEqual({ to_send: 2, folder });
    const { name, zip } = await accountant.value<OperationOutput<typeof exportInvoicesOperation>>(
      'invoices.export',
      { to_send: true, mark_sent: false },
    );
    expect(name).toBe('fatture-da-inviare.zip');
    expect(Object.keys(unzipSync(Buffer.from(zip, 'base64'))).toSorted()).toEqual(
      rows.map(({ file_name: file }) => file).toSorted(),
    );
  });

  test('are written to the folder by their official names, each once, and are sent', async () => {
    expect(await accountant.value('invoices.to_folder')).toEqual({ files: 2, folder });
    expect(written()).toHaveLength(2);
    for (const name of written()) {
      expect(name).toMatch(/^IT\w{11,16}_\w{5}\.xml$/);
      const { xml } = await shop.database
        .selectFrom('invoice')
        .select('xml')
        .where('file_name', '=', name)
        .executeTakeFirstOrThrow();
      expect(readFileSync(join(folder, name), 'utf8')).toBe(xml);
    }
    expect(await sending()).toMatchObject({ to_send: 0 });
    expect(await accountant.refusal('invoices.to_folder')).toBe('staff_invoices_none_to_send');
    // Nothing half-written is left beside them.
    expect(readdirSync(folder)).toHaveLength(2);
  });

  test('never take the place of another file, and are not sent when one is in the way', async () => {
    const row = await issued();
    const path = join(folder, row.file_name);
    writeFileSync(path, 'un altro');
    const answer = await accountant.call('invoices.to_folder');
    expect(answer.body).toMatchObject({
      code: 'staff_invoice_folder_other',
      facts: { folder, file: row.file_name },
    });
    expect(readFileSync(path, 'utf8')).toBe('un altro');
    expect((await rowOf(row)).state).toBe('to_send');
    rmSync(path);
    await accountant.value('invoices.to_folder');
    expect((await rowOf(row)).state).toBe('sent');
  });

  test('stay to be sent when the folder is gone', async () => {
    const row = await issued();
    rmSync(folder, { recursive: true });
    expect(await accountant.refusal('invoices.to_folder')).toBe('staff_invoice_folder_failed');
    expect((await rowOf(row)).state).toBe('to_send');
  });
});
