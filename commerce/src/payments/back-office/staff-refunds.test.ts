import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import type { refundsOperation, StaffRefund } from '@casamaestra/contract/staff/staff-refunds.operations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';
import { type PaymentShop, startPaymentShop } from '../testing/payment-shop.ts';
import { paidByTransfer } from '../testing/paid-by-transfer.ts';

type List = OperationOutput<typeof refundsOperation>;

let shop: PaymentShop;
let desk: Awaited<ReturnType<typeof signIn>>;
const signIn = (role: StaffRole) => signedInStaff(shop, [role], { origin: new URL(shop.url).origin });

beforeAll(async () => {
  shop = await startPaymentShop();
  desk = await signIn('accounting');
});
afterAll(() => shop.close());

async function paidByCard(): Promise<{ readonly number: string; readonly captured: number }> {
  const { order_number: number } = await shop.buy('axerve');
  const [attempt] = await shop.payments(number);
  await shop.bank.control.choose(attempt?.gateway_reference ?? '', { outcome: 'approved' });
  await shop.drain();
  const [paid] = await shop.payments(number);
  return { number, captured: (paid?.captured_cents ?? 0) / 100 };
}

const ask = (number: string, amount: number) =>
  desk.value('refunds.request', { number, amount, reason: 'merce rotta', key: crypto.randomUUID() });
const listed = async (number: string, done = false): Promise<StaffRefund | undefined> =>
  (await desk.value<List>('refunds.list', { done })).rows.find((row) => row.order_number === number);

test('a refund the gateway refused stands first, with its words and what is left, and is asked for again', async () => {
  const waiting = await paidByCard();
  await ask(waiting.number, 3);
  const { number, captured } = await paidByCard();
  await ask(number, 5);
  expect(await listed(number)).toMatchObject({ state: 'sending', amount: 5, remaining: captured - 5 });
  const [{ id } = { id: 0 }] = await shop.refunds(number);
  await shop.database
    .updateTable('refund')
    .set({ state: 'failed', next_try_at: null, tries: 4, failure_message: '2012 Credito insufficiente' })
    .where('id', '=', id)
    .execute();
  const [first] = (await desk.value<List>('refunds.list', {})).rows;
  expect(first).toMatchObject({
    id,
    order_number: number,
    state: 'refused',
    gateway: 'axerve',
    message: '2012 Credito insufficiente',
    tries: 4,
    captured,
    refunded: 0,
    remaining: captured,
    payee: null,
  });
  // A request for another account is of no use once the gateway is asked again.
  const waits = async () =>
    (await desk.value<{ id: number; order_number: string }[]>('refunds.approvals')).filter(
      (one) => one.order_number === number,
    );
  const asked = { id, iban: 'DE89370400440532013000', reason: 'La carta è scaduta' };
  await desk.value('refunds.account', asked);
  const [request] = await waits();
  expect(request).toBeDefined();
  await desk.value('refunds.retry', { id });
  expect(await waits()).toEqual([]);
  const late = { id: request?.id, approve: false, reason: 'Non serve' };
  expect(await desk.refusal('refunds.decide_account', late)).toBe('staff_approval_unknown');
  await shop.drain();
  expect(await listed(number)).toBeUndefined();
  expect(await listed(number, true)).toMatchObject({ state: 'done', message: null, refunded: 5 });
  expect(await desk.refusal('refunds.retry', { id })).toBe('staff_refund_closed');
});

test('a transfer is sent by a person, who writes its reference; it is booked once and the buyer told', async () => {
  const number = await paidByTransfer(shop, desk);
  await ask(number, 4);
  const refund = await listed(number);
  expect(refund).toMatchObject({ state: 'by_hand', iban: 'IT28 W800 0000 2921 0064 5211 208' });
  expect(refund?.payee).not.toBe('');
  const id = refund?.id ?? 0;
  expect(await desk.refusal('refunds.retry', { id })).toBe('staff_refund_closed');
  const empty = await desk.call('refunds.confirm', { id, reference: ' ' });
  expect([empty.status, empty.text.includes('reference')]).toEqual([417, true]);
  await desk.value('refunds.confirm', { id, reference: 'CRO 123' });
  expect(await listed(number, true)).toMatchObject({
    state: 'done',
    reference: 'CRO 123',
    refunded: 4,
    account: 'IT28 W800 0000 2921 0064 5211 208',
  });
  expect(await desk.refusal('refunds.confirm', { id, reference: 'CRO 124' })).toBe('staff_refund_closed');
  const mails = await shop.database
    .selectFrom('mail_outbox')
    .select('id')
    .where('kind', '=', 'order_refunded')
    .where('payload', '@>', JSON.stringify({ orderNumber: number }))
    .execute();
  expect(mails).toHaveLength(1);
});

test('who sees no refunds does not see their list either', async () => {
  for (const role of ['warehouse', 'reader', 'catalogue'] as const)
    expect(await (await signIn(role)).refusal('refunds.list')).toBe('staff_not_permitted');
});
