import { paymentStepSchema } from '@casamaestra/contract/checkout/place-order.ts';
import { payAgainOperation } from '@casamaestra/contract/payments/payments.operations.ts';
import { decimalFromCents } from '@casamaestra/rules/payments/decimal-amount.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readChanges } from '../../change-sets/read-changes.usecase.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { creditsOperation } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { afterWithholding } from '@casamaestra/rules/payments/propose-transfer.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';
import { testAuthor } from '../../change-sets/testing/test-author.ts';
import { messageOf } from '../../checkout/testing/checkout-shop.ts';
import type { Placed } from '../../checkout/testing/checkout-shop.ts';
import { createOrderService } from '../../orders/order-service.ts';
import { readConfig } from '../../shop-config.ts';
import { silentLog } from '../../platform/log/create-log.ts';
import { startPaymentShop } from '../testing/payment-shop.ts';
import type { PaymentShop } from '../testing/payment-shop.ts';
import { qrSvg } from './epc-qr.ts';
import { entriesForPeople } from './bank-entry.queries.ts';
import { acceptBankEntry, importBankStatement } from './import-bank-statement.usecase.ts';
import { entry, statement } from './testing/statement.ts';
import type { EntryOptions } from './testing/statement.ts';

const HOUR = 3_600_000;
let shop: PaymentShop;
beforeAll(async () => {
  shop = await startPaymentShop();
});
afterAll(() => shop.close());

let count = 0;
const apply = (...entries: EntryOptions[]) => {
  count += 1;
  const body = entries.map((each, index) => entry({ reference: `T${count}-${index}`, ...each })).join('');
  return takeXml(statement(body));
};
const bankParts = () => ({
  author: testAuthor,
  database: shop.database,
  clock: shop.clock,
  log: silentLog(),
  orders: createOrderService(shop.clock),
  config: readConfig({}),
});
const takeXml = (xml: string) => importBankStatement(bankParts(), xml);
const results = async (imported: ReturnType<typeof apply>) => {
  const found = await imported;
  return found.kind === 'imported' ? found.entries.map(({ result }) => result) : found.kind;
};
const paying = (placed: Placed, difference = 0): EntryOptions => ({
  amount: decimalFromCents(Math.round(placed.total * 100) + difference),
  remittance: [`${placed.order_number} ordine Casamaestra`],
});
const cancel = (placed: Placed) =>
  shop.post('/api/method/casamaestra.orders.cancel', { order_token: placed.order_token });
const waitingFor = async (placed: Placed) =>
  (await entriesForPeople(shop.database)).filter(({ orderNumber }) => orderNumber === placed.order_number);
const approve = async (placed: Placed) => {
  const [payment] = await shop.payments(placed.order_number);
  await shop.bank.control.choose(payment?.gateway_reference ?? '', { outcome: 'approved' });
  await shop.drain();
};

describe('C09 paying by bank transfer', () => {
  test('the buyer gets everything a bank asks for', async () => {
    const placed = await shop.buy('transfer');
    const step = paymentStepSchema.parse(placed.payment);
    if (step.kind !== 'transfer') throw new Error(step.kind);
    expect(step.transfer).toMatchObject({
      iban: 'IT60X0542811101000000123456',
      iban_spaced: 'IT60 X054 2811 1010 0000 0123 456',
      account_holder: 'Casamaestra S.r.l.',
      amount: placed.total,
      reference: `${placed.order_number} ordine Casamaestra S.r.l.`,
    });
    expect(step.transfer.renovation_reference).toContain('art. 16-bis DPR 917/1986');
    expect(step.transfer.due).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(step.transfer.qr_svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
    expect(Date.parse(step.transfer.due)).toBeGreaterThan(shop.clock.now() + 6 * 86_400_000);
    const tracked = await shop.post('/api/method/casamaestra.orders.track', {
      order_token: placed.order_token,
    });
    expect(tracked.body).toMatchObject({ message: { transfer: { due: step.transfer.due } } });
    const confirmed = await shop.confirm(placed);
    expect(confirmed.body).toMatchObject({ message: { transfer: { due: step.transfer.due } } });
  });

  test('a code is at most of version 13', () => {
    expect(() => qrSvg('a'.repeat(331))).not.toThrow();
    expect(() => qrSvg('a'.repeat(332))).toThrow(RangeError);
  });
});

describe('C09 a statement of the bank', () => {
  test('the exact amount pays the order, once', async () => {
    const placed = await shop.buy('transfer');
    const xml = statement(entry({ reference: 'EXACT', ...paying(placed) }));
    expect(await results(takeXml(xml))).toEqual(['matched']);
    expect(await shop.orderState(placed.order_number)).toBe('paid');
    expect(await results(takeXml(xml))).toEqual(['known']);
    const written = await readChanges(shop.database, { record: `order ${placed.order_number}`, limit: 9 });
    expect(written.map(({ kind, who }) => [kind, who])).toEqual([['bank.import', 'test']]);
    expect(await shop.payments(placed.order_number)).toMatchObject([
      { state: 'captured', captured_cents: Math.round(placed.total * 100) },
    ]);
    expect(await shop.refunds(placed.order_number)).toEqual([]);
  });

  test('importing the same statement twice at the same time pays once', async () => {
    const placed = await shop.buy('transfer');
    const xml = statement(entry({ reference: 'TWICE', ...paying(placed) }));
    const both = await Promise.all([results(takeXml(xml)), results(takeXml(xml))]);
    expect(both.flat().toSorted()).toEqual(['known', 'matched']);
    expect(await shop.orderState(placed.order_number)).toBe('paid');
  });

  test.each([
    ['less', -1],
    ['more', 1],
  ])('a cent %s does not pay it', async (_name, difference) => {
    const placed = await shop.buy('transfer');
    expect(await results(apply(paying(placed, difference)))).toEqual(['amount_differs']);
    expect(await shop.orderState(placed.order_number)).toBe('awaiting_payment');
  });

  test('less arrived and a person accepts it: the order is paid, once, with what arrived', async () => {
    const placed = await shop.buy('transfer');
    expect(await results(apply(paying(placed, -800)))).toEqual(['amount_differs']);
    const [{ id = 0 } = {}] = await waitingFor(placed);
    const both = [acceptBankEntry(bankParts(), id, undefined), acceptBankEntry(bankParts(), id, undefined)];
    expect((await Promise.all(both)).toSorted()).toEqual(['accepted', 'no_such_entry']);
    expect(await shop.orderState(placed.order_number)).toBe('paid');
    const captured = Math.round(placed.total * 100) - 800;
    const payments = await shop.payments(placed.order_number);
    expect(payments.filter(({ state }) => state === 'captured')).toMatchObject([
      { captured_cents: captured },
    ]);
    expect(await shop.refunds(placed.order_number)).toEqual([]);
  });

  test('money without an order number is taken for the order a person names', async () => {
    const placed = await shop.buy('transfer');
    await results(apply({ ...paying(placed), remittance: ['saldo'] }));
    const { id = 0 } = (await entriesForPeople(shop.database)).at(-1) ?? {};
    expect(await acceptBankEntry(bankParts(), id, undefined)).toBe('no_such_order');
    expect(await acceptBankEntry(bankParts(), id, placed.order_number)).toBe('accepted');
    expect(await shop.orderState(placed.order_number)).toBe('paid');
    expect(await acceptBankEntry(bankParts(), id, placed.order_number)).toBe('no_such_entry');
  });

  test('another currency does not pay it, and is looked at by a person even when the order is cancelled', async () => {
    const placed = await shop.buy('transfer');
    expect(await results(apply({ ...paying(placed), currency: 'CHF' }))).toEqual(['amount_differs']);
    await cancel(placed);
    expect(await results(apply({ ...paying(placed), currency: 'CHF' }))).toEqual(['amount_differs']);
    expect(await shop.refunds(placed.order_number)).toEqual([]);
    expect((await waitingFor(placed)).length).toBe(2);
  });

  test('another sum, then the order is cancelled: the money waits to be sent back', async () => {
    const placed = await shop.buy('transfer');
    await results(apply(paying(placed, -800), paying(placed, -900)));
    const [{ id = 0 } = {}] = await waitingFor(placed);
    await cancel(placed);
    const total = Math.round(placed.total * 100);
    expect(await shop.refunds(placed.order_number)).toMatchObject([
      { state: 'waiting', surplus: true, reason: 'order_cancelled', amount_cents: total - 800 },
      { state: 'waiting', surplus: true, reason: 'order_cancelled', amount_cents: total - 900 },
    ]);
    expect(await waitingFor(placed)).toEqual([]);
    expect(await acceptBankEntry(bankParts(), id, undefined)).toBe('no_such_entry');
  });

  test('another sum keeps the order for three days longer; then it expires and the money waits to be sent back', async () => {
    const placed = await shop.buy('transfer');
    await results(apply(paying(placed, -800)));
    const { reserved_until: until } = await shop.database
      .selectFrom('shop_order')
      .select('reserved_until')
      .where('number', '=', placed.order_number)
      .executeTakeFirstOrThrow();
    shop.clock.advance((until?.getTime() ?? 0) - shop.clock.now() + HOUR);
    await shop.drain();
    expect(await shop.orderState(placed.order_number)).toBe('awaiting_payment');
    shop.clock.advance(72 * HOUR);
    await shop.drain();
    shop.clock.reset();
    expect(await shop.orderState(placed.order_number)).toBe('cancelled');
    expect(await shop.refunds(placed.order_number)).toMatchObject([{ state: 'waiting', surplus: true }]);
    expect(await waitingFor(placed)).toEqual([]);
    const reminders = shop.database.selectFrom('mail_outbox').where('kind', '=', 'transfer_reminder');
    expect(
      await reminders.select('id').where('dedupe_key', 'like', `%${placed.order_number}%`).execute(),
    ).toEqual([]);
  });

  test('accepted in the moment the order is cancelled: the money goes back once, whoever comes first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const placed = await shop.buy('transfer');
      await results(apply(paying(placed, -800)));
      const [{ id = 0 } = {}] = await waitingFor(placed);
      await Promise.all([acceptBankEntry(bankParts(), id, undefined), cancel(placed)]);
      expect(await shop.orderState(placed.order_number)).toBe('cancelled');
      expect(await shop.refunds(placed.order_number)).toMatchObject([
        { state: 'waiting', amount_cents: Math.round(placed.total * 100) - 800 },
      ]);
      expect(await waitingFor(placed)).toEqual([]);
    }
  });

  test('no order, an unknown one, two at once: for a person to read', async () => {
    const [one, two] = [await shop.buy('transfer'), await shop.buy('transfer')];
    const words = { remittance: [`${one.order_number} ${two.order_number}`], amount: '1.00' };
    expect(await results(apply({ remittance: ['grazie'] }, { remittance: ['CM-ZZZZ2222'] }, words))).toEqual([
      'unknown_order',
      'unknown_order',
      'unknown_order',
    ]);
  });

  test('a cancelled order: the money waits to be sent back', async () => {
    const placed = await shop.buy('transfer');
    await cancel(placed);
    expect(await results(apply(paying(placed)))).toEqual(['order_cancelled']);
    expect(await shop.orderState(placed.order_number)).toBe('cancelled');
    await shop.drain();
    expect(await shop.refunds(placed.order_number)).toMatchObject([
      { reason: 'order_cancelled', state: 'waiting', surplus: true, next_try_at: null },
    ]);
  });

  test('an order paid by card meanwhile: the transfer waits to be sent back', async () => {
    const placed = await shop.buy('axerve');
    await approve(placed);
    expect(await results(apply(paying(placed)))).toEqual(['already_paid']);
    await shop.drain();
    expect(await shop.orderState(placed.order_number)).toBe('paid');
    expect(await shop.refunds(placed.order_number)).toMatchObject([
      { reason: 'paid_twice', state: 'waiting' },
    ]);
  });

  test('a transfer for an order that waits for a card pays it too; the card is not taken any more', async () => {
    const placed = await shop.buy('axerve');
    expect(await results(apply(paying(placed)))).toEqual(['matched']);
    expect(await shop.orderState(placed.order_number)).toBe('paid');
    await approve(placed);
    expect(await shop.refunds(placed.order_number)).toMatchObject([{ reason: 'paid_twice', state: 'done' }]);
  });

  test('from transfer to card: the card counts', async () => {
    const placed = await shop.buy('transfer');
    const answer = await shop.post(payAgainOperation.path, {
      order_token: placed.order_token,
      payment_method: 'card',
    });
    expect(messageOf(answer, payAgainOperation.output).payment.kind).toBe('redirect');
    expect((await shop.payments(placed.order_number)).map(({ state }) => state)).toEqual([
      'cancelled',
      'started',
    ]);
  });

  test('a statement of another account or no statement is refused as a whole', async () => {
    const foreign = takeXml(statement(entry(), { iban: 'IT28W8000000292100645211208' }));
    expect(await results(foreign)).toBe('other_account');
    expect(await results(takeXml('ciao'))).toBe('not_a_statement');
  });
});

describe('the bank in the back office', () => {
  const staff = (role: 'accounting' | 'support' | 'reader') =>
    signedInStaff(shop, [role], { origin: shop.url, now: shop.clock.now() });
  type Credits = OperationOutput<typeof creditsOperation>;
  let loads = 0;
  const body = (...entries: EntryOptions[]) => {
    loads += 1;
    return statement(
      entries.map((each, index) => entry({ reference: `B${loads}-${index}`, ...each })).join(''),
    );
  };

  test('a statement is loaded once; what a bank leaves of a renovation pays the order that its text names', async () => {
    const accounting = await staff('accounting');
    const [exact, renovation] = [await shop.buy('transfer'), await shop.buy('transfer')];
    const cents = Math.round(renovation.total * 100);
    const withheld = {
      amount: decimalFromCents(afterWithholding(cents)),
      remittance: [`${renovation.order_number} art. 16-bis DPR 917/1986`],
    };
    const xml = body(paying(exact), withheld);
    const load = { credits: 2, matched: 2, known: 0, open: 0 };
    expect(await accounting.value('bank.load_statement', { xml })).toEqual(load);
    expect(await accounting.value('bank.load_statement', { xml })).toEqual({ ...load, matched: 0, known: 2 });
    expect(await shop.orderState(exact.order_number)).toBe('paid');
    expect(await shop.orderState(renovation.order_number)).toBe('paid');
    const [set] = await readChanges(shop.database, { record: `order ${exact.order_number}`, limit: 1 });
    expect(set).toMatchObject({ kind: 'bank.import', by: 'person', who: 'Giulia Neri' });
    expect(await accounting.refusal('bank.load_statement', { xml: '<x/>' })).toBe(
      'staff_statement_unreadable',
    );
  });

  test('the same amount without the words of the law waits for a person, with the order and the reasons', async () => {
    const accounting = await staff('accounting');
    const placed = await shop.buy('transfer');
    const amount = decimalFromCents(afterWithholding(Math.round(placed.total * 100)));
    const xml = body({ amount, remittance: [placed.order_number] });
    await accounting.value('bank.load_statement', { xml });
    const credits = await accounting.value<Credits>('bank.credits');
    const credit = credits.find(({ order_number: number }) => number === placed.order_number);
    expect(credit).toMatchObject({ result: 'amount_differs', renovation: false });
    expect(credit?.proposals[0]).toMatchObject({
      order_number: placed.order_number,
      total: placed.total,
      reasons: expect.arrayContaining(['number', 'renovation_amount']),
    });
    const accepting = { number: placed.order_number, credit: credit?.id };
    expect(await (await staff('reader')).refusal('orders.accept_transfer', accepting)).toBe(
      'staff_not_permitted',
    );
    await accounting.call('orders.accept_transfer', accepting);
    expect(await shop.orderState(placed.order_number)).toBe('paid');
  });

  test('one transfer for two orders is split; each part is matched by itself, and until then it can be undone', async () => {
    const accounting = await staff('accounting');
    const [first, second] = [await shop.buy('transfer'), await shop.buy('transfer')];
    const cents = Math.round(first.total * 100) + Math.round(second.total * 100);
    const remittance = [`${first.order_number} ${second.order_number}`];
    const xml = body({ amount: decimalFromCents(cents), remittance });
    await accounting.value('bank.load_statement', { xml });
    const open = async () =>
      (await accounting.value<Credits>('bank.credits')).filter((one) => one.remittance === remittance[0]);
    const [{ id: credit } = { id: 0 }] = await open();
    const parts = [first.total, second.total];
    expect(await accounting.refusal('bank.split', { credit, parts: [first.total, 0.01] })).toBe(
      'staff_credit_parts',
    );
    expect((await accounting.call('bank.split', { credit, parts: [first.total] })).status).toBe(417);
    expect(await (await staff('support')).refusal('bank.split', { credit, parts })).toBe(
      'staff_not_permitted',
    );
    const wrong = await accounting.value<{ change: number }>('bank.split', {
      credit,
      parts: parts.toReversed(),
    });
    await accounting.value('activity.undo', { id: wrong.change });
    expect((await open()).map(({ id, amount }) => [id, amount])).toEqual([[credit, cents / 100]]);
    const { change } = await accounting.value<{ change: number }>('bank.split', { credit, parts });
    expect((await open()).map(({ amount }) => amount)).toEqual(parts);
    for (const { order_number: number } of [first, second])
      await accounting.value('orders.accept_transfer', { number, credit: (await open())[0]?.id });
    expect(await shop.orderState(first.order_number)).toBe('paid');
    expect(await shop.orderState(second.order_number)).toBe('paid');
    // What is matched stays matched, and the statement once more changes nothing.
    expect(await accounting.value('activity.undo', { id: change })).toMatchObject({ undone: 0 });
    await accounting.value('bank.load_statement', { xml });
    expect(await open()).toEqual([]);
  });

  test('what is no payment is closed with a reason, once', async () => {
    const accounting = await staff('accounting');
    await accounting.value('bank.load_statement', { xml: body({ amount: '7.77', remittance: ['affitto'] }) });
    const credits = await accounting.value<Credits>('bank.credits');
    const credit = credits.find(({ amount }) => amount === 7.77)?.id;
    expect(await accounting.refusal('bank.close', { credit, reason: ' ' })).toBe('field_empty');
    expect(await (await staff('support')).refusal('bank.close', { credit, reason: 'x' })).toBe(
      'staff_not_permitted',
    );
    expect(await accounting.value('bank.close', { credit, reason: 'affitto di novembre' })).toEqual({
      credit,
    });
    expect(await accounting.refusal('bank.close', { credit, reason: 'ancora' })).toBe('staff_credit_decided');
    const { rows } = await accounting.value<{ rows: { id: number }[] }>('activity.list', {
      record: `credit ${credit}`,
    });
    const waits = async () =>
      (await accounting.value<Credits>('bank.credits')).some(({ id }) => id === credit);
    const undo = await accounting.value<{ change: number }>('activity.undo', { id: rows[0]?.id });
    expect(await waits()).toBe(true);
    await accounting.value('activity.undo', { id: undo.change });
    expect(await waits()).toBe(false);
    expect(await accounting.refusal('bank.close', { credit: 99_999, reason: 'x' })).toBe(
      'staff_credit_unknown',
    );
  });

  test('a credit that two handle at the same moment is booked or closed once, and the second is told who did it', async () => {
    const named = (name: string) =>
      signedInStaff(shop, ['accounting'], { name, origin: shop.url, now: shop.clock.now() });
    const [anna, ugo] = [await named('Anna Prima'), await named('Ugo Secondo')];
    const placed = await shop.buy('transfer');
    const number = placed.order_number;
    await anna.value('bank.load_statement', {
      xml: body({ amount: '3.21', remittance: [`saldo ${number}`] }),
    });
    const credits = await anna.value<Credits>('bank.credits');
    const credit = credits.find(({ amount }) => amount === 3.21)?.id;
    const answers = await Promise.all([
      anna.call('orders.accept_transfer', { number, credit }),
      ugo.call('bank.close', { credit, reason: 'non è nostro' }),
      ugo.call('bank.split', { credit, parts: [1, 2.21] }),
    ]);
    const refusals = answers.map((answer) => answer.body as { code?: string; facts?: { who: string } });
    const winner = refusals.findIndex(({ code }) => code === undefined);
    const late = refusals.filter(({ code }) => code !== undefined);
    expect(late).toHaveLength(2);
    const who = winner === 0 ? 'Anna Prima' : 'Ugo Secondo';
    for (const one of late) expect(one).toMatchObject({ code: 'staff_credit_decided', facts: { who } });
    expect(await shop.orderState(number)).toBe(winner === 0 ? 'paid' : 'awaiting_payment');
  });
});
