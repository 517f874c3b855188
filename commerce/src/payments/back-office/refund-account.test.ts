import { randomBytes } from 'node:crypto';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { activityOperation } from '@casamaestra/contract/staff/back-office.operations.ts';
import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import type { approvalsOperation } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import type {
  refundAccountOperation,
  refundsOperation,
  StaffRefund,
} from '@casamaestra/contract/staff/staff-refunds.operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';
import { paidByTransfer } from '../testing/paid-by-transfer.ts';
import { type PaymentShop, startPaymentShop } from '../testing/payment-shop.ts';
import { entry, statement } from '../transfer/testing/statement.ts';

type Named = OperationOutput<typeof refundAccountOperation>;
type Approvals = OperationOutput<typeof approvalsOperation>;
type Log = OperationOutput<typeof activityOperation>;

const payers = 'IT54W8000000292100645211208';
const other = 'DE89370400440532013000';
const why = 'Il conto di prima è chiuso';

let shop: PaymentShop;
let carla: Awaited<ReturnType<typeof person>>;
let bruno: typeof carla;
let support: typeof carla;

/** With a passkey nobody holds, so that they count as somebody who can sign in. */
async function person(role: StaffRole, name: string) {
  const one = await signedInStaff(shop, [role], { origin: new URL(shop.url).origin, name });
  await shop.database
    .insertInto('staff_credential')
    .values({
      staff_id: one.me.id,
      kind: 'passkey',
      credential_id: randomBytes(16),
      public_key: randomBytes(16),
    })
    .execute();
  return one;
}

beforeAll(async () => {
  shop = await startPaymentShop();
  carla = await person('accounting', 'Carla Conti');
  bruno = await person('owner', 'Bruno Secondo');
  support = await person('support', 'Sara Aiuto');
});
afterAll(() => shop.close());

const listed = async (number: string, { done = false, by = carla } = {}): Promise<StaffRefund | undefined> =>
  (await by.value<OperationOutput<typeof refundsOperation>>('refunds.list', { done })).rows.find(
    (row) => row.order_number === number,
  );

/** A refund of one euro, of an order whose money came from this account. */
async function refundOf(from: string | null): Promise<{ readonly number: string; readonly id: number }> {
  const number = await paidByTransfer(shop, carla, from);
  const key = crypto.randomUUID();
  // Somebody new each time: of one person the fourth of an hour waits itself.
  const asking = await person('support', 'Pia Prima');
  await asking.value('refunds.request', { number, amount: 1, reason: 'Manca un tappo', key });
  return { number, id: (await listed(number))?.id ?? 0 };
}

const approvalOf = async (number: string, by = bruno) =>
  (await by.value<Approvals>('refunds.approvals')).find((one) => one.order_number === number);

describe('the account of a refund by transfer', () => {
  test('another than the payer’s waits for a second person, and the money does not leave before', async () => {
    const { number, id } = await refundOf(payers);
    const asked = await carla.value<Named>('refunds.account', {
      id,
      iban: 'de89 3704 0044 0532 0130 00',
      reason: why,
    });
    expect(asked.waits_for).toBe('another_person');
    expect(await listed(number)).toMatchObject({ account: null, account_waits: true });
    expect(await bruno.refusal('refunds.confirm', { id, reference: 'CRO 1' })).toBe(
      'staff_refund_account_waits',
    );
    expect(await bruno.refusal('refunds.account', { id, iban: payers, reason: why })).toBe(
      'staff_refund_account_waits',
    );
    const approval = await approvalOf(number);
    expect(approval).toMatchObject({
      asked_by: 'Carla Conti',
      reason: why,
      account: { to: 'DE89 3704 0044 0532 0130 00', payer: 'IT54 W800 0000 2921 0064 5211 208' },
    });
    const decision = { id: approval?.id, approve: true };
    // The decision about a refund is not the one about its account.
    expect(await bruno.refusal('refunds.decide', decision)).toBe('staff_approval_unknown');
    expect(await carla.refusal('refunds.decide_account', decision)).toBe('staff_other_person_needed');
    expect(await support.refusal('refunds.decide_account', decision)).toBe('staff_not_permitted');
    await bruno.value('refunds.decide_account', decision);
    expect(await carla.refusal('refunds.decide_account', decision)).toBe('staff_approval_decided');
    expect(await listed(number)).toMatchObject({
      account: 'DE89 3704 0044 0532 0130 00',
      account_waits: false,
    });
    await carla.value('refunds.confirm', { id, reference: 'CRO 1' });
    expect(await listed(number, { done: true })).toMatchObject({ account: 'DE89 3704 0044 0532 0130 00' });
  });

  test('the log names both people and no whole number of an account', async () => {
    const { number, id } = await refundOf(payers);
    await carla.value('refunds.account', { id, iban: other, reason: why });
    await bruno.value('refunds.decide_account', { id: (await approvalOf(number))?.id, approve: true });
    const { rows } = await bruno.value<Log>('activity.list', { record: `order ${number}` });
    expect(rows.slice(0, 2).map(({ kind, who }) => [kind, who])).toEqual([
      ['refunds.account_approve', 'Bruno Secondo'],
      ['refunds.account_ask', 'Carla Conti'],
    ]);
    expect(rows[1]).toMatchObject({
      reason: why,
      rows: [{ field: 'account', from: '"IT54 … 1208"', to: '"DE89 … 3000"' }],
    });
    expect(JSON.stringify(rows)).not.toContain(other);
  });

  test('refused, it is as before, and the payer’s own is taken at once', async () => {
    const { number, id } = await refundOf(payers);
    await carla.value('refunds.account', { id, iban: other, reason: why });
    await bruno.value('refunds.decide_account', {
      id: (await approvalOf(number))?.id,
      approve: false,
      reason: 'Chiamo io il cliente',
    });
    const { rows } = await bruno.value<Log>('activity.list', { record: `order ${number}` });
    expect(rows[0]).toMatchObject({ kind: 'refunds.account_refuse', reason: 'Chiamo io il cliente' });
    const own = await carla.value<Named>('refunds.account', { id, iban: payers.toLowerCase(), reason: why });
    expect(own.waits_for).toBe('nobody');
    await carla.value('refunds.confirm', { id, reference: 'CRO 2' });
    expect(await listed(number, { done: true })).toMatchObject({
      account: 'IT54 W800 0000 2921 0064 5211 208',
    });
  });

  test('that nobody knows is typed and approved before the refund is sent', async () => {
    const { number, id } = await refundOf(null);
    expect(await carla.refusal('refunds.confirm', { id, reference: 'CRO 3' })).toBe(
      'staff_refund_account_needed',
    );
    const typed = { id, iban: other, reason: 'Lo dice il cliente' };
    expect((await support.value<Named>('refunds.account', typed)).waits_for).toBe('another_person');
    await carla.value('refunds.decide_account', { id: (await approvalOf(number))?.id, approve: true });
    await carla.value('refunds.confirm', { id, reference: 'CRO 3' });
    expect(await listed(number, { done: true })).toMatchObject({ account: 'DE89 3704 0044 0532 0130 00' });
  });

  test('is the one of the credit that paid: a cent of somebody else who names the order changes nothing', async () => {
    const { number, id } = await refundOf(payers);
    const cent = { reference: `cent ${number}`, amount: '0.01', remittance: [number], from: other };
    await carla.value('bank.load_statement', { xml: statement(entry(cent)) });
    const { rows } = await carla.value<OperationOutput<typeof refundsOperation>>('refunds.list');
    expect(rows.filter((row) => row.order_number === number).map((row) => [row.id === id, row.iban])).toEqual(
      [
        [true, 'IT54 W800 0000 2921 0064 5211 208'],
        [false, 'DE89 3704 0044 0532 0130 00'],
      ],
    );
    expect((await carla.value<Named>('refunds.account', { id, iban: other, reason: why })).waits_for).toBe(
      'another_person',
    );
  });

  test('with a wrong digit is refused, and read in part by who does not see the bank', async () => {
    const { number, id } = await refundOf(payers);
    expect(await carla.refusal('refunds.account', { id, iban: 'DE88370400440532013000', reason: why })).toBe(
      'staff_iban_wrong',
    );
    expect(await listed(number, { by: support })).toMatchObject({ iban: 'IT54 … 1208' });
    await carla.value('refunds.account', { id, iban: other, reason: why });
    expect((await approvalOf(number, support))?.account).toEqual({ to: 'DE89 … 3000', payer: 'IT54 … 1208' });
  });
});
