import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type {
  askGatewayOperation,
  paymentNoticesOperation,
  StaffPayment,
  staffPaymentsOperation,
} from '@casamaestra/contract/staff/staff-payments.operations.ts';
import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Placed } from '../../checkout/testing/checkout-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';
import { type PaymentShop, startPaymentShop } from '../testing/payment-shop.ts';

let shop: PaymentShop;
beforeAll(async () => {
  shop = await startPaymentShop();
});
afterEach(() => {
  shop.bank.control.clearFaults();
  shop.bank.control.notifications({});
});
afterAll(() => shop.close());

type List = OperationOutput<typeof staffPaymentsOperation>;
type Asked = OperationOutput<typeof askGatewayOperation>;
type Notices = OperationOutput<typeof paymentNoticesOperation>;

const signIn = (role: StaffRole = 'support') =>
  signedInStaff(shop, [role], { origin: new URL(shop.url).origin });
type Person = Awaited<ReturnType<typeof signIn>>;
const listed = (person: Person, input: object) => person.value<List>('payments.list', input);
/** The last attempt of an order, by the list. */
async function attemptOf(person: Person, { order_number: number }: Placed): Promise<StaffPayment> {
  const { rows } = await listed(person, { text: number });
  return person.value('payments.read', { id: rows[0]?.id ?? 0 });
}
const referenceOf = async (placed: Placed) =>
  (await shop.payments(placed.order_number)).at(-1)?.gateway_reference ?? '';

describe('attempts to pay, for staff', () => {
  test('are found by order, by our id and by the gateway’s, and narrowed by status, method and day', async () => {
    const person = await signIn();
    const [card, transfer] = [await shop.buy('axerve'), await shop.buy('transfer')];
    const attempt = await attemptOf(person, card);
    expect(attempt).toMatchObject({
      order_number: card.order_number,
      attempt: 1,
      method: 'card',
      gateway: 'axerve',
      can_ask: true,
      refunded: 0,
      failure: null,
    });
    const ids = async (input: object) => (await listed(person, input)).rows.map(({ id }) => id);
    for (const text of [attempt.transaction_id.toLowerCase(), attempt.reference ?? '–', card.order_number])
      expect(await ids({ text })).toEqual([attempt.id]);
    expect(await ids({ methods: ['transfer'], text: card.order_number })).toEqual([]);
    expect(await ids({ states: ['captured'], text: card.order_number })).toEqual([]);
    expect(await ids({ text: '%' })).toEqual([]);
    expect(await ids({ to: '2020-01-01' })).toEqual([]);
    const all = await listed(person, {});
    expect(all.rows.map(({ order_number: number }) => number).slice(0, 2)).toEqual([
      transfer.order_number,
      card.order_number,
    ]);
    expect(all.count).toEqual({ rows: all.rows.length, exact: true });
    expect(JSON.stringify(attempt)).not.toMatch(/secret|pan|cvv/i);
  });

  test('come in pages that neither repeat nor leave out any', async () => {
    const person = await signIn();
    const [first] = (await listed(person, {})).rows;
    await shop.database.executeQuery(
      (await import('kysely')).sql`insert into payment
        (order_id, attempt, gateway, method, state, transaction_id, amount_cents, created_at)
        select order_id, 100 + n, null, 'transfer', 'failed', 'PAGE-' || n, 100, '2026-01-01'
          from payment, generate_series(1, 70) n where id = ${first?.id ?? 0}`.compile(shop.database),
    );
    const seen: number[] = [];
    for (let after: string | undefined, turns = 0; turns < 5; turns += 1) {
      const { rows, next } = await listed(person, {
        states: ['failed'],
        text: 'PAGE-',
        ...(after && { after }),
      });
      seen.push(...rows.map(({ id }) => id));
      if (next === null) break;
      after = next;
    }
    expect(new Set(seen).size).toBe(70);
    expect(seen).toHaveLength(70);
  });

  test('whose gateway is asked: what it says beside what the shop had; the order is paid, and the log names who', async () => {
    const person = await signIn();
    const placed = await shop.buy('axerve');
    shop.bank.control.notifications({ silent: true });
    await shop.bank.control.choose(await referenceOf(placed), { outcome: 'approved' });
    const before = await attemptOf(person, placed);
    expect(before.state).not.toBe('captured');
    const asked = await person.value<Asked>('payments.ask', { id: before.id });
    expect(asked.answer).toMatchObject({ kind: 'told', state: 'captured', amount: before.amount });
    expect(asked).toMatchObject({ changed: true, payment: { state: 'captured', captured: before.amount } });
    expect(asked.payment.events.at(-1)).toMatchObject({ kind: 'asked', state: 'captured' });
    expect(await shop.orderState(placed.order_number)).toBe('paid');
    const [change] = await shop.database
      .selectFrom('change_set')
      .innerJoin('change_row', 'change_set_id', 'change_set.id')
      .select(['who', 'change_set.record', 'value_after'])
      .where('kind', '=', 'payments.ask')
      .execute();
    expect(change).toMatchObject({ record: `order ${placed.order_number}`, value_after: '"captured"' });
    expect(await person.value<Asked>('payments.ask', { id: before.id })).toMatchObject({ changed: false });
    expect(
      await shop.database.selectFrom('change_set').select('id').where('kind', '=', 'payments.ask').execute(),
    ).toHaveLength(1);
  });

  test('which were refused say why; a gateway that is away changes nothing', async () => {
    const person = await signIn();
    const placed = await shop.buy('axerve');
    const { id, state } = await attemptOf(person, placed);
    shop.bank.control.fault({ call: 'axerve.', kind: 'drop', times: 9 });
    expect(await person.value<Asked>('payments.ask', { id })).toMatchObject({
      answer: { kind: 'unreachable', state: null },
      changed: false,
      payment: { state },
    });
    shop.bank.control.clearFaults();
    await shop.bank.control.choose(await referenceOf(placed), { outcome: 'refused' });
    await shop.drain();
    const refused = await attemptOf(person, placed);
    expect(refused).toMatchObject({ state: 'failed', captured: 0 });
    expect(refused.failure).toMatch(/^payment_/);
    expect(refused.failure_code).not.toBeNull();
    expect(refused.events.some(({ kind, detail }) => kind !== null && detail !== null)).toBe(true);
    expect(refused.notices.map(({ result }) => result)).toContain('applied');
  });

  test('by transfer have no gateway to ask; unknown ones are none', async () => {
    const person = await signIn();
    const attempt = await attemptOf(person, await shop.buy('transfer'));
    expect(attempt).toMatchObject({ gateway: null, can_ask: false });
    expect(await person.refusal('payments.ask', { id: attempt.id })).toBe('staff_payment_without_gateway');
    for (const call of ['payments.read', 'payments.ask'])
      expect(await person.refusal(call, { id: 2_000_000_000 })).toBe('staff_payment_unknown');
  });

  test('are for those who may give money back', async () => {
    for (const role of ['catalogue', 'content', 'warehouse', 'reader'] as const)
      for (const call of ['payments.list', 'payments.notices'])
        expect(await (await signIn(role)).refusal(call)).toBe('staff_not_permitted');
    for (const role of ['owner', 'manager', 'accounting'] as const)
      expect((await listed(await signIn(role), {})).rows.length).toBeGreaterThan(0);
  });
});

describe('notifications of gateways', () => {
  test('are listed with what came of them; those without effect by themselves', async () => {
    const person = await signIn();
    await shop.database
      .insertInto('payment_inbox')
      .values([
        {
          gateway: 'axerve',
          event_id: 'lost',
          payload: '{"reference":"x"}',
          processed_at: new Date(),
          result: 'no such attempt',
        },
        {
          gateway: 'axerve',
          event_id: 'tried',
          payload: '{"reference":"y"}',
          due_at: new Date('2099-01-01'),
          tries: 3,
        },
      ])
      .execute();
    const { rows } = await person.value<Notices>('payments.notices', { open: true });
    expect(rows.map(({ event, result, payment }) => [event, result, payment])).toEqual([
      ['tried', 'waiting', null],
      ['lost', 'no_payment', null],
    ]);
    const all = await person.value<Notices>('payments.notices');
    expect(all.rows.some(({ payment, result }) => payment !== null && result === 'applied')).toBe(true);
    const [newest] = all.rows;
    const older = await person.value<Notices>('payments.notices', { before: newest?.id ?? 0 });
    expect(older.rows.map(({ id }) => id)).toEqual(all.rows.slice(1).map(({ id }) => id));
  });
});
