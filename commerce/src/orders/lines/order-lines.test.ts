import { readFile } from 'node:fs/promises';
import type { OperationInput, OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type {
  correctOrderLinesOperation,
  tryOrderLinesOperation,
} from '@casamaestra/contract/staff/order-lines.operations.ts';
import type { StaffOrder } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import type { Activity } from '@casamaestra/contract/staff/back-office.operations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { paidBy, startPaymentShop, type PaymentShop } from '../../payments/testing/payment-shop.ts';
import { entry, statement } from '../../payments/transfer/testing/statement.ts';
import { decimalFromCents } from '@casamaestra/rules/payments/decimal-amount.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';
import { messageOf } from '../../checkout/testing/checkout-shop.ts';
import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';

type Corrected = OperationOutput<typeof correctOrderLinesOperation>;
type Tried = OperationOutput<typeof tryOrderLinesOperation>;
type Lines = OperationInput<typeof tryOrderLinesOperation>['lines'];

let shop: PaymentShop;
let desk: Awaited<ReturnType<typeof signIn>>;
const signIn = (role: Parameters<typeof signedInStaff>[1][number], name?: string) =>
  signedInStaff(shop, [role], { origin: new URL(shop.url).origin, ...(name !== undefined && { name }) });

beforeAll(async () => {
  shop = await startPaymentShop();
  desk = await signIn('manager', 'Giulia Neri');
});
afterAll(() => shop.close());

const rule = (set: object) =>
  shop.database.updateTable('shipping_rule').set(set).where('name', '=', 'test-corriere').execute();
beforeEach(() => rule({ amount_cents: 990, free_from_cents: null, active: true }));

async function order(
  pieces: Readonly<Record<string, number>>,
  { paid = false, ...changes }: { paid?: boolean; coupon_codes?: string[]; invoice?: object } = {},
): Promise<StaffOrder> {
  const placed = messageOf(await shop.place(await shop.order(pieces, changes as never)), placedOrderSchema);
  if (placed.status !== 'placed') throw new Error(JSON.stringify(placed.changes));
  const { order_number: number, total } = placed;
  if (paid) {
    const amount = decimalFromCents(Math.round(total * 100));
    await desk.value('bank.load_statement', {
      xml: statement(entry({ reference: number, amount, remittance: [number] })),
    });
  }
  return get(number);
}

const get = (number: string) => desk.value<StaffOrder>('orders.get', { number });
const positionOf = (of: StaffOrder, sku: string) => of.lines.find((line) => line.sku === sku)?.position ?? 0;
const keep = (of: StaffOrder, pieces: Readonly<Record<string, number>>): Lines =>
  Object.entries(pieces).map(([sku, qty]) => ({ position: positionOf(of, sku), qty }));
const correct = (of: StaffOrder, pieces: Readonly<Record<string, number>>, more = {}, who = desk) =>
  who.value<Corrected>('orders.lines', {
    number: of.number,
    version: of.version,
    lines: keep(of, pieces),
    reason: 'Il cliente ne vuole meno',
    ...more,
  });
const refused = (of: StaffOrder, pieces: Readonly<Record<string, number>>, more = {}, who = desk) =>
  who.call('orders.lines', {
    number: of.number,
    version: of.version,
    lines: keep(of, pieces),
    reason: 'x',
    ...more,
  });
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string }).code;

describe('fewer pieces of an order that is paid', () => {
  test('give their stock back, cost less by the rules of the shop, and the difference is refunded', async () => {
    const of = await order({ 'TR-1': 1, 'PI-5': 3 }, { paid: true });
    const before = await shop.stockOf('PI-5');
    const tried = await desk.value<Tried>('orders.try_lines', {
      number: of.number,
      lines: keep(of, { 'PI-5': 1 }),
    });
    expect(tried).toMatchObject({
      before: { goods: 173.4, shipping: 9.9, total: 183.3 },
      after: { goods: 124.4, shipping: 9.9, total: 134.3 },
      back: 49,
      needs_approval: false,
      by: 'rules',
    });
    expect((await get(of.number)).version).toBe(of.version);
    const { order: now, back, waits_for } = await correct(of, { 'PI-5': 1 });
    expect([back, waits_for]).toEqual([49, 'nobody']);
    expect(now.lines.map(({ sku, qty, amount }) => [sku, qty, amount])).toEqual([
      ['TR-1', 1, 99.9],
      ['PI-5', 1, 24.5],
    ]);
    expect(now.money).toMatchObject({ total: 134.3, captured: 183.3, refundable: 134.3, refunded: 0 });
    expect(now.money?.vat.reduce((sum, { net, vat }) => sum + net + vat, 0)).toBeCloseTo(134.3, 2);
    expect(await shop.stockOf('PI-5')).toBe(before + 2);
    // Money beyond what the order costs: no refund of its sale, which the register has at what it is now.
    expect(await shop.refunds(of.number)).toMatchObject([
      { amount_cents: 4900, surplus: true, state: 'waiting' },
    ]);
    const sets = (await desk.value<{ rows: Activity[] }>('activity.list', { record: `order ${of.number}` }))
      .rows;
    const set = sets.find(({ kind }) => kind === 'orders.lines');
    expect(set).toMatchObject({ who: 'Giulia Neri', reason: 'Il cliente ne vuole meno' });
    expect(set?.rows).toMatchObject([
      { field: 'lines', from: '"1 × TR-1, 3 × PI-5"', to: '"1 × TR-1, 1 × PI-5"' },
      { field: 'total', from: '183.3', to: '134.3' },
    ]);
    expect(await desk.refusal('activity.undo', { id: set?.id })).toBe('staff_change_final');
    const [mail] = await shop.database
      .selectFrom('mail_outbox')
      .select(['recipient', 'payload'])
      .where('kind', '=', 'order_changed')
      .where('payload', '@>', JSON.stringify({ orderNumber: of.number }))
      .execute();
    expect(mail?.payload).toMatchObject({
      backCents: 4900,
      taken: [expect.stringMatching(/^2 × Pittura/) as string],
    });
  });

  test('lose a free delivery and a coupon whose threshold they no longer reach, as in a cart', async () => {
    await rule({ free_from_cents: 10_000 });
    await shop.database
      .insertInto('coupon')
      .values({
        code: 'CENTO',
        kind: 'amount',
        amount_cents: 500,
        minimum_cents: 10_000,
        use_limit: 1,
        description: JSON.stringify({ it: 'x', en: 'x', sk: 'x' }),
      })
      .execute();
    const of = await order({ 'PI-5': 5 }, { paid: true, coupon_codes: ['CENTO'] });
    expect(of.money).toMatchObject({ discount: 5, shipping: 0, total: 117.5 });
    const lines = keep(of, { 'PI-5': 3 });
    expect(await desk.value<Tried>('orders.try_lines', { number: of.number, lines })).toMatchObject({
      after: { goods: 73.5, discount: 0, shipping: 9.9, total: 83.4 },
      lost_coupons: ['CENTO'],
      back: 34.1,
      by: 'rules',
    });
    // The shop cannot deliver them: what was agreed stays.
    expect(
      await desk.value<Tried>('orders.try_lines', { number: of.number, lines, as_agreed: true }),
    ).toMatchObject({
      after: { goods: 73.5, discount: 3, shipping: 0, total: 70.5 },
      lost_coupons: [],
      by: 'agreed',
    });
    const { order: now } = await correct(of, { 'PI-5': 3 });
    expect(now.money).toMatchObject({ coupon_codes: [], discount: 0, shipping: 9.9, total: 83.4 });
    const uses = () =>
      shop.database.selectFrom('coupon').select('uses').where('code', '=', 'CENTO').executeTakeFirstOrThrow();
    expect((await uses()).uses).toBe(0);
    // One piece less would cost more than it is worth: refused, and nothing is written.
    const small = await order({ 'PI-5': 4, 'MA-1': 1 }, { paid: true });
    expect(small.money).toMatchObject({ shipping: 0, total: 110 });
    await rule({ free_from_cents: 10_000, amount_cents: 1990 });
    const answer = await refused(small, { 'MA-1': 0 });
    expect(answer.body).toMatchObject({ code: 'order_lines_cost_more', facts: { total: 117.9 } });
    expect((await get(small.number)).version).toBe(small.version);
  });

  test('are charged as agreed once the rules are others than when it was ordered', async () => {
    const of = await order({ 'PI-5': 3 }, { paid: true });
    await rule({ amount_cents: 1500 });
    const { order: now } = await correct(of, { 'PI-5': 2 });
    expect(now.money).toMatchObject({ goods: 49, shipping: 9.9, total: 58.9 });
  });

  test('beyond the limit of one person: the lines at once, the money when another agrees', async () => {
    const of = await order({ 'TR-1': 3 }, { paid: true });
    const { waits_for, back, order: now } = await correct(of, { 'TR-1': 1 });
    expect([waits_for, back, now.money?.total]).toEqual(['time', 199.8, 109.8]);
    expect(await shop.refunds(of.number)).toEqual([]);
    const owner = await signIn('owner', 'Ugo Verdi');
    const waiting =
      await owner.value<{ id: number; order_number: string; amount: number }[]>('refunds.approvals');
    const one = waiting.find(({ order_number: number }) => number === of.number);
    expect(one?.amount).toBe(199.8);
    await owner.value('refunds.decide', { id: one?.id, approve: true });
    expect(await shop.refunds(of.number)).toMatchObject([{ amount_cents: 19_980, surplus: true }]);
  });

  test('are no act of who may not change orders or refund', async () => {
    const of = await order({ 'PI-5': 2 }, { paid: true });
    for (const role of ['warehouse', 'accounting', 'reader'] as const)
      expect(codeOf(await refused(of, { 'PI-5': 1 }, {}, await signIn(role)))).toBe('staff_not_permitted');
    const support = await signIn('support');
    await shop.database
      .updateTable('staff_session')
      .set({ confirmed_at: new Date(0) })
      .execute();
    expect(codeOf(await refused(of, { 'PI-5': 1 }, {}, support))).toBe('staff_confirmation_needed');
    expect((await get(of.number)).version).toBe(of.version);
    await shop.database
      .updateTable('staff_session')
      .set({ confirmed_at: new Date(shop.clock.now()) })
      .execute();
  });
});

describe('fewer pieces of an order that waits for its money', () => {
  test('leave less to pay, by the same way', async () => {
    const of = await order({ 'PI-5': 3 });
    const { order: now, back } = await correct(of, { 'PI-5': 1 });
    expect([back, now.state, now.money?.total]).toEqual([0, 'awaiting_payment', 34.4]);
    expect(now.transfer?.amount).toBe(34.4);
    expect(await shop.refunds(of.number)).toEqual([]);
    const xml = statement(entry({ reference: of.number, amount: '34.40', remittance: [of.number] }));
    await desk.value('bank.load_statement', { xml });
    expect((await get(of.number)).state).toBe('paid');
    await shop.drain();
    const mails = await shop.database
      .selectFrom('mail_outbox')
      .select('id')
      .where('kind', '=', 'order_changed')
      .where('payload', '@>', JSON.stringify({ orderNumber: of.number }))
      .execute();
    const file = `${shop.dataDir}/mail/${String(mails[0]?.id).padStart(6, '0')}.txt`;
    const text = await readFile(file, 'utf8');
    expect(text).toContain('2 × Pittura lavabile');
  });

  test('paid by card at the last moment with the former sum: the difference goes back by itself', async () => {
    const input = await shop.order({ 'PI-5': 2 }, paidBy('axerve'));
    const { order_number: number, total } = await shop.buy('axerve', input);
    const of = await get(number);
    const [attempt] = await shop.payments(number);
    await shop.bank.control.choose(attempt?.gateway_reference ?? '', { outcome: 'approved' });
    const { order: less } = await correct(of, { 'PI-5': 1 });
    await shop.drain();
    expect((await get(number)).state).toBe('paid');
    const cents = Math.round((total - (less.money?.total ?? 0)) * 100);
    expect(await shop.refunds(number)).toMatchObject([
      { amount_cents: cents, reason: 'order_corrected', surplus: true },
    ]);
  });
});

describe('what is not taken off', () => {
  test('a stale version, more than ordered, an unknown line, nothing, everything', async () => {
    const of = await order({ 'TR-1': 1, 'PI-5': 2 }, { paid: true });
    await desk.value('orders.correct', { number: of.number, note: 'Citofono' });
    expect(codeOf(await refused(of, { 'PI-5': 1 }))).toBe('changed_meanwhile');
    const now = await get(of.number);
    expect((await refused(now, { 'PI-5': 3 })).body).toMatchObject({
      code: 'order_line_more',
      facts: { sku: 'PI-5', ordered: 2 },
      field: 'lines.0.qty',
    });
    expect(codeOf(await refused(now, {}, { lines: [{ position: 9, qty: 0 }] }))).toBe('order_line_unknown');
    const twice = [1, 0].map((qty) => ({ position: 2, qty }));
    expect((await refused(now, {}, { lines: twice })).status).toBe(417);
    expect(codeOf(await refused(now, { 'PI-5': 2 }))).toBe('order_lines_same');
    expect(codeOf(await refused(now, { 'PI-5': 0, 'TR-1': 0 }))).toBe('order_lines_last');
    expect((await refused(now, { 'PI-5': -1 })).status).toBe(417);
    expect((await get(of.number)).version).toBe(now.version);
  });

  test('what has left; without the rest the order is shipped', async () => {
    const of = await order({ 'TR-1': 1, 'PI-5': 2 }, { paid: true });
    await desk.value('orders.ship', {
      number: of.number,
      carrier: 'BRT',
      tracking_number: 'B1',
      pieces: [{ sku: 'TR-1', qty: 1 }],
    });
    expect(codeOf(await refused(of, { 'PI-5': 1 }))).toBe('changed_meanwhile');
    const out = await get(of.number);
    expect(codeOf(await refused(out, { 'TR-1': 0 }))).toBe('order_line_shipped');
    const { order: now } = await correct(out, { 'PI-5': 0 });
    expect([now.state, now.lines.map(({ sku }) => sku)]).toEqual(['shipped', ['TR-1']]);
    expect(codeOf(await refused(now, { 'TR-1': 0 }))).toBe('staff_order_state');
  });

  test('what is invoiced, or in a register that is locked', async () => {
    const company = {
      customer_type: 'Company',
      company_name: 'Neri Srl',
      vat_number: 'IT12345670017',
      recipient_code: 'ABCDEF1',
    };
    const invoiced = await order({ 'PI-5': 2 }, { paid: true, invoice: company });
    const owner = await signIn('owner');
    await owner.value('invoices.issue', { order_number: invoiced.number });
    expect(codeOf(await refused(await get(invoiced.number), { 'PI-5': 1 }))).toBe('order_lines_invoiced');
    const sold = await order({ 'PI-5': 2 }, { paid: true });
    await shop.database
      .insertInto('takings_day')
      .columns(['day', 'locked_at', 'rates'])
      .expression((from) =>
        from
          .selectFrom('takings_entry')
          .innerJoin('shop_order', 'shop_order.id', 'order_id')
          .select(['day', 'placed_at', (eb) => eb.val('[]').as('rates')])
          .where('number', '=', sold.number),
      )
      .execute();
    expect(codeOf(await refused(sold, { 'PI-5': 1 }))).toBe('order_lines_takings_locked');
  });
});
