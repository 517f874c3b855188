import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type {
  exportInvoicesOperation,
  InvoiceRow,
  invoicesOperation,
  waitingInvoicesOperation,
} from '@casamaestra/contract/staff/staff-invoices.operations.ts';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paidBy } from '../payments/testing/payment-shop.ts';
import type { StaffBrowser } from '../staff/testing/staff-browser.ts';
import { schemaFaults, textIn } from './testing/invoice-schema.ts';
import { privateInvoice, startInvoiceShop } from './testing/invoice-shop.ts';
import type { InvoiceShop } from './testing/invoice-shop.ts';

let shop: InvoiceShop;
let accountant: StaffBrowser;
beforeAll(async () => {
  shop = await startInvoiceShop();
  accountant = await shop.signIn();
});
afterAll(() => shop.close());

type List = OperationOutput<typeof invoicesOperation>;
type Waiting = OperationOutput<typeof waitingInvoicesOperation>;
type Exported = OperationOutput<typeof exportInvoicesOperation>;

const asked = { invoice: privateInvoice };
const issue = (number: string, more: object = {}) =>
  accountant.value<InvoiceRow>('invoices.issue', { order_number: number, ...more });
const waiting = () => accountant.value<Waiting>('invoices.waiting');
const list = (input: object = {}) => accountant.value<List>('invoices.list', input);
const mark = (id: number, seen: string, state: string, more: object = {}) =>
  accountant.value<InvoiceRow>('invoices.mark', { id, seen, state, ...more });
const fileOf = async (id: number) => {
  const { xml } = await shop.database
    .selectFrom('invoice')
    .select('xml')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return xml;
};
const changesOf = (record: string) =>
  shop.database
    .selectFrom('change_set')
    .select(['kind', 'who', 'reason'])
    .where('record', '=', record)
    .orderBy('id')
    .execute();
const seriesOf = async (year: number) => {
  const rows = await shop.database
    .selectFrom('invoice')
    .select('number')
    .where('year', '=', year)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
};

const dueOf = async (kind: string) => {
  const { due } = await accountant.value<{ due: { kind: string; count: number }[] }>('today');
  return due.find((one) => one.kind === kind)?.count ?? 0;
};

describe('an invoice', () => {
  test('waits once its order is paid, and is issued by one call: number, file, change set', async () => {
    const dueBefore = await dueOf('invoices_to_issue');
    const { number, total } = await shop.paid(asked);
    expect(await dueOf('invoices_to_issue')).toBe(dueBefore + 1);
    const before = await waiting();
    expect(before.orders).toContainEqual(
      expect.objectContaining({ order_number: number, buyer: 'Anna Rossi', total, late: false }),
    );
    const row = await issue(number);
    expect(await dueOf('invoices_to_issue')).toBe(dueBefore);
    expect(row).toMatchObject({
      kind: 'TD01',
      order_number: number,
      total,
      state: 'to_send',
      rejected: null,
    });
    expect((await waiting()).orders.map((one) => one.order_number)).not.toContain(number);
    const xml = await fileOf(row.id);
    expect(await schemaFaults(xml)).toEqual([]);
    expect(textIn(xml, 'ImportoTotaleDocumento')).toBe(total.toFixed(2));
    expect(textIn(xml, 'Numero')).toBe(row.number);
    expect(await changesOf(`invoice ${row.number}`)).toMatchObject([
      { kind: 'invoices.issue', who: 'Giulia Neri' },
    ]);
  });

  test('is refused where none was asked for, nothing was paid, all was given back, or it is there already', async () => {
    const refusal = (number: string) => accountant.refusal('invoices.issue', { order_number: number });
    expect(await refusal((await shop.paid()).number)).toBe('staff_invoice_not_asked');
    expect(await refusal((await shop.buy('axerve', asked)).order_number)).toBe('staff_invoice_not_paid');
    const { number } = await shop.paid(asked);
    await issue(number);
    expect(await refusal(number)).toBe('staff_invoice_known');
    const back = await shop.paid(asked);
    await shop.refunded(back.number);
    expect(await refusal(back.number)).toBe('staff_invoice_not_paid');
    expect((await waiting()).orders.map((one) => one.order_number)).not.toContain(back.number);
    expect(await refusal('CM-99999999')).toBe('staff_order_unknown');
  });

  test('has a number of a series without gaps, however many are issued at once', async () => {
    const orders: string[] = [];
    for (let turn = 0; turn < 20; turn += 1) orders.push((await shop.paid(asked)).number);
    const refusedOnes = [(await shop.paid()).number, (await shop.paid()).number];
    // Each order twice, and some that are refused: none of these may take a number away.
    const calls = [...orders, ...orders, ...refusedOnes].map((number) =>
      accountant.call('invoices.issue', { order_number: number }),
    );
    const answers = await Promise.all(calls);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    const year = new Date(shop.clock.now()).getUTCFullYear();
    const numbers = await seriesOf(year);
    expect(numbers.length).toBeGreaterThanOrEqual(20);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  test('of goods handed over with a transport document is deferred, and names it', async () => {
    const { number } = await shop.paid(asked);
    const tomorrow = new Date(shop.clock.now() + 36 * 3_600_000).toISOString().slice(0, 10);
    expect(
      await accountant.refusal('invoices.issue', {
        order_number: number,
        transport: { number: 'DDT 7', day: tomorrow },
      }),
    ).toBe('staff_invoice_transport_day');
    const row = await issue(number, { transport: { number: 'DDT 7', day: '2026-01-02' } });
    const xml = await fileOf(row.id);
    expect(row.kind).toBe('TD24');
    expect([textIn(xml, 'NumeroDDT'), textIn(xml, 'DataDDT')]).toEqual(['DDT 7', '2026-01-02']);
    expect(await schemaFaults(xml)).toEqual([]);
  });

  test('deferred refers to the documents issued for its parcels, each with its lines', async () => {
    const input = await shop.order({ 'TR-1': 1, 'PI-5': 2 }, { ...asked, ...paidBy('axerve') });
    const { number } = await shop.paid(input);
    const warehouse = await shop.signIn('manager');
    expect(await accountant.refusal('invoices.issue', { order_number: number, transport: 'documents' })).toBe(
      'staff_invoice_no_transport',
    );
    for (const [sku, qty] of [
      ['PI-5', 2],
      ['TR-1', 1],
    ] as const)
      await warehouse.value('orders.ship', {
        number,
        carrier: 'BRT',
        tracking_number: sku,
        pieces: [{ sku, qty }],
      });
    const { documents } = await warehouse.value<{ documents: { number: string; day: string }[] }>(
      'transport.issue',
      { orders: [number] },
    );
    const shown = (await waiting()).orders.find((one) => one.order_number === number);
    expect(shown?.transports).toEqual(documents.map((one) => one.number));
    const row = await issue(number, { transport: 'documents' });
    const xml = await fileOf(row.id);
    expect(row.kind).toBe('TD24');
    const parts = xml.match(/<DatiDDT>[\s\S]*?<\/DatiDDT>/g) ?? [];
    expect(parts.map((part) => [textIn(part, 'NumeroDDT'), textIn(part, 'RiferimentoNumeroLinea')])).toEqual([
      [documents[0]?.number, '2'],
      [documents[1]?.number, '1'],
    ]);
    expect(await schemaFaults(xml)).toEqual([]);
  });

  test('stays as it was issued, in the database too', async () => {
    const row = await issue((await shop.paid(asked)).number);
    const change = (values: object) =>
      shop.database.updateTable('invoice').set(values).where('id', '=', row.id).execute();
    await expect(change({ total_cents: 1 })).rejects.toThrow('an issued invoice stays');
    await expect(shop.database.deleteFrom('invoice').where('id', '=', row.id).execute()).rejects.toThrow(
      'an issued invoice stays',
    );
    await mark(row.id, 'to_send', 'sent');
    await expect(change({ xml: '<other/>' })).rejects.toThrow('a file that was sent stays');
  });
});

describe('a credit note', () => {
  test('waits for a refund after the invoice, corrects it, and is issued once', async () => {
    const { number, total } = await shop.paid(asked);
    const invoice = await issue(number);
    await shop.refunded(number, 10);
    await shop.refunded(number);
    const found = (await waiting()).refunds.filter((one) => one.order_number === number);
    expect(found).toMatchObject([{ invoice: invoice.number, amount: 10 }, { amount: total - 10 }]);
    const notes: InvoiceRow[] = [];
    for (const { refund } of found) notes.push(await accountant.value('invoices.credit', { refund }));
    expect(notes).toMatchObject([
      { kind: 'TD04', corrects: invoice.number, total: 10 },
      { kind: 'TD04', corrects: invoice.number },
    ]);
    const files = await Promise.all(notes.map(({ id }) => fileOf(id)));
    for (const xml of files) {
      expect(await schemaFaults(xml)).toEqual([]);
      expect(textIn(xml, 'IdDocumento')).toBe(invoice.number);
    }
    const taken = files.reduce((sum, xml) => sum + Number(textIn(xml, 'ImportoTotaleDocumento')), 0);
    expect(taken).toBeCloseTo(total, 2);
    const again = { refund: found[0]?.refund ?? 0 };
    expect(await accountant.refusal('invoices.credit', again)).toBe('staff_invoice_known');
  });

  test('is none for a refund without an invoice', async () => {
    const { number } = await shop.paid();
    await shop.refunded(number, 5);
    const [refund] = await shop.refunds(number);
    expect(await accountant.refusal('invoices.credit', { refund: refund?.id ?? 0 })).toBe(
      'staff_refund_without_invoice',
    );
  });
});

describe('what became of an invoice', () => {
  test('is noted with code and field; a rejected one is written anew under its number', async () => {
    const row = await issue((await shop.paid(asked)).number);
    await mark(row.id, 'to_send', 'sent');
    const ask = { id: row.id, seen: 'sent', state: 'rejected' };
    expect(await accountant.refusal('invoices.mark', ask)).toBe('staff_invoice_code_missing');
    expect(await accountant.refusal('invoices.mark', { ...ask, seen: 'to_send' })).toBe('changed_meanwhile');
    expect(await accountant.refusal('invoices.mark', { ...ask, state: 'to_send' })).toBe(
      'staff_invoice_state',
    );
    const rejected = await mark(row.id, 'sent', 'rejected', { code: '00305', field: '1.4.1.1.2 IdCodice' });
    expect(rejected.rejected).toEqual({ code: '00305', field: '1.4.1.1.2 IdCodice' });
    expect(await dueOf('invoices_rejected')).toBe(1);
    const again = await mark(row.id, 'rejected', 'to_send');
    expect(await dueOf('invoices_rejected')).toBe(0);
    expect(again).toMatchObject({ number: row.number, day: row.day, state: 'to_send', rejected: null });
    expect(again.file_name).not.toBe(row.file_name);
    expect(await schemaFaults(await fileOf(row.id))).toEqual([]);
    await mark(row.id, 'to_send', 'sent');
    expect((await mark(row.id, 'sent', 'delivered')).state).toBe('delivered');
    const changes = await changesOf(`invoice ${row.number}`);
    expect(changes).toHaveLength(6);
    expect(changes[2]).toMatchObject({ kind: 'invoices.mark', reason: '00305 1.4.1.1.2 IdCodice' });
  });

  test('is "sent" after a download only when asked', async () => {
    const row = await issue((await shop.paid(asked)).number);
    const month = row.day.slice(0, 7);
    const take = (more: object) =>
      accountant.value<Exported>('invoices.export', { month, to_send: false, mark_sent: false, ...more });
    const all = await take({});
    const files = unzipSync(Buffer.from(all.zip, 'base64'));
    expect(Object.keys(files)).toHaveLength(all.files);
    expect(await schemaFaults(strFromU8(files[row.file_name] ?? new Uint8Array()))).toEqual([]);
    expect(all.marked).toBe(0);
    const stateOf = async () => (await list({ text: row.number })).rows[0]?.state;
    expect(await stateOf()).toBe('to_send');
    const sent = await take({ to_send: true, mark_sent: true });
    expect(sent.marked).toBe(sent.files);
    expect(await stateOf()).toBe('sent');
    expect(await changesOf(`invoices ${month}`)).toMatchObject([{ kind: 'invoices.export' }]);
    const none = { month, to_send: true, mark_sent: false };
    expect(await accountant.refusal('invoices.export', none)).toBe('staff_invoices_none');
  });
});

describe('the list of invoices', () => {
  test('is found by number, order, state, kind and month, in pages that neither repeat nor leave out any', async () => {
    const row = await issue((await shop.paid(asked)).number);
    const ids = async (input: object) => (await list(input)).rows.map(({ id }) => id);
    expect(await ids({ text: row.number })).toEqual([row.id]);
    expect(await ids({ text: row.order_number.toLowerCase() })).toEqual([row.id]);
    expect(await ids({ text: row.order_number, kinds: ['TD04'] })).toEqual([]);
    expect(await ids({ text: row.order_number, states: ['sent'] })).toEqual([]);
    expect(await ids({ month: '2020-01' })).toEqual([]);
    expect(await ids({ text: '%' })).toEqual([]);
    await sql`
      with series as (insert into invoice_series values (2001, 70) returning year), copies as (
        insert into shop_order (number, idempotency_key, request_hash, email, state, goods_cents, discount_cents,
            shipping_cents, total_cents, vat, shipping_rule, shipping_label, shipping_kind, earliest, latest,
            shipping_address, payment_method)
        select 'PAGE-' || n, gen_random_uuid(), request_hash, email, state, goods_cents, discount_cents,
               shipping_cents, total_cents, vat, shipping_rule, shipping_label, shipping_kind, earliest, latest,
               shipping_address, 'transfer'
          from shop_order, generate_series(1, 70) n where number = ${row.order_number}
        returning id, substr(number, 6)::int as n)
      insert into invoice (year, number, kind, order_id, day, buyer, total_cents, vat, file_name, xml, issued_at,
          updated_at)
      select year, n, 'TD01', id, '2001-02-03', 'Prova', 100, '[]', 'P' || n, '', now(), now()
        from copies, series`.execute(shop.database);
    const seen: number[] = [];
    for (let after: string | undefined, turns = 0; turns < 9; turns += 1) {
      const { rows, next } = await list({ ...(after && { after }) });
      seen.push(...rows.map(({ id }) => id));
      if (next === null) break;
      after = next;
    }
    expect(seen.length).toBeGreaterThan(70);
    expect(seen).toHaveLength((await list()).count.rows);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('is read by support and readers, who issue nothing; warehouse and catalogue see none', async () => {
    for (const role of ['reader', 'support'] as const) {
      const person = await shop.signIn(role);
      await person.value('invoices.list');
      for (const [name, input] of [
        ['invoices.issue', { order_number: 'CM-22222222' }],
        ['invoices.export', { month: '2026-11', to_send: false, mark_sent: false }],
        ['takings.lock', { through: '2026-11-01' }],
      ] as const)
        expect(await person.refusal(name, input)).toBe('staff_not_permitted');
    }
    for (const role of ['warehouse', 'catalogue', 'content'] as const)
      expect(await (await shop.signIn(role)).refusal('invoices.list')).toBe('staff_not_permitted');
  });
});
