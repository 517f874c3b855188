import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { orderViewSchema } from '@casamaestra/contract/orders/order-view.ts';
import {
  declareWithdrawalOperation,
  openWithdrawalOperation,
} from '@casamaestra/contract/withdrawals/withdrawals.operations.ts';
import type { WithdrawalView } from '@casamaestra/contract/withdrawals/withdrawals.operations.ts';
import { italianDay } from '@casamaestra/rules/shipping/working-days.ts';
import { withdrawalLastDay } from '@casamaestra/rules/orders/withdrawal-period.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type {
  StaffWithdrawal,
  WithdrawalRow,
} from '@casamaestra/contract/staff/staff-withdrawals.operations.ts';
import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import { signedInStaff } from '../staff/testing/staff-browser.ts';
import { releaseStock } from '../orders/order-changes.queries.ts';
import { messageOf } from '../checkout/testing/checkout-shop.ts';
import type { Placed } from '../checkout/testing/checkout-shop.ts';
import { registerCustomer } from '../customers/testing/register-customer.ts';
import { startPaymentShop } from '../payments/testing/payment-shop.ts';
import type { PaymentShop } from '../payments/testing/payment-shop.ts';

const DAY = 86_400_000;
const { path: open } = openWithdrawalOperation;
const { path: declare } = declareWithdrawalOperation;
const track = '/api/method/casamaestra.orders.track';
const me = { name: 'Anna Rossi', email: 'anna.rossi@esempio.it' };

let shop: PaymentShop;
beforeAll(async () => {
  shop = await startPaymentShop();
});
afterEach(() => shop.clock.reset());
afterAll(() => shop.close());

/** Two cans of paint and a drill. */
const buy = async (changes = {}): Promise<Placed> =>
  shop.buy('transfer', { ...(await shop.order({ 'PI-5': 2, 'TR-1': 1 })), ...changes });

const view = async (input: object, headers = {}): Promise<WithdrawalView> =>
  messageOf(await shop.post(open, input, headers), openWithdrawalOperation.output);
const declaration = (changes: object = {}) => ({ ...me, idempotency_key: randomUUID(), ...changes });
const withdraw = async (input: object, headers = {}) =>
  messageOf(await shop.post(declare, input, headers), declareWithdrawalOperation.output);
const order = async ({ order_token }: Placed) =>
  messageOf(await shop.post(track, { order_token }), orderViewSchema);

async function change({ order_number }: Placed, state: 'delivered' | 'shipped', delivered?: Date) {
  const { id } = await shop.database
    .updateTable('shop_order')
    .set({ state })
    .where('number', '=', order_number)
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.database
    .insertInto('parcel')
    .values({
      order_id: id,
      carrier: 'BRT',
      tracking_number: 'B1',
      lines: JSON.stringify([{ position: 1, qty: 1 }]),
      delivered_at: delivered ?? null,
    })
    .execute();
}

async function mailsAbout(number: string) {
  await shop.drain();
  const rows = await shop.database
    .selectFrom('mail_outbox')
    .selectAll()
    .where('kind', '=', 'withdrawal_received')
    .where('dedupe_key', 'like', `%${number}%`)
    .orderBy('id')
    .execute();
  return Promise.all(
    rows.map(async ({ id, recipient }) => {
      const file = join(shop.dataDir, 'mail', `${String(id).padStart(6, '0')}.txt`);
      return { recipient, text: (await readFile(file, 'utf8')).replaceAll(/\s+/g, ' ') };
    }),
  );
}

describe('C5 a withdrawal by the link of the mail', () => {
  test('from everything: confirmed with content, date and time, told in the history', async () => {
    const placed = await buy();
    await change(placed, 'delivered', new Date());
    const { order_token } = placed;
    const before = await view({ order_token });
    expect(before).toMatchObject({ standing: 'open', name: 'Anna Rossi', email: me.email, declarations: [] });
    expect(before.last_day).toBe(withdrawalLastDay(Date.now()));
    expect(await order(placed)).toMatchObject({ can_withdraw: true, withdraw_until: before.last_day });

    const after = await withdraw(declaration({ order_token, reason: 'Colore diverso' }));
    expect(after).toMatchObject({ standing: 'withdrawn', declared: `${placed.order_number}-R1` });
    const [receipt] = after.declarations;
    expect(receipt).toMatchObject({ ...me, reason: 'Colore diverso', received_at: null });
    expect(receipt?.lines.map(({ sku, qty }) => [sku, qty])).toEqual([
      ['PI-5', 2],
      ['TR-1', 1],
    ]);
    expect(receipt?.refund_by).toBe(italianDay(Date.parse(receipt?.declared_at ?? '') + 14 * DAY));

    const told = await order(placed);
    expect(told).toMatchObject({ state: 'delivered', can_withdraw: false });
    expect(told.history.at(-1)?.note).toContain(`${placed.order_number}-R1: 2 × Pittura lavabile`);
    const [mail, ...others] = await mailsAbout(after.declared);
    expect(others).toEqual([]);
    expect(mail?.recipient).toBe(me.email);
    for (const words of [
      placed.order_number,
      after.declared,
      'Anna Rossi',
      '2 × Pittura lavabile (Misura: 5 l)',
      '1 × Trapano avvitatore',
      new Intl.DateTimeFormat('it-IT', {
        dateStyle: 'long',
        timeStyle: 'medium',
        timeZone: 'Europe/Rome',
      }).format(new Date(receipt?.declared_at ?? '')),
      'a tuo carico',
      '40128 Bologna',
    ]) {
      expect(mail?.text).toContain(words);
    }
    // Mails contain no free text, since its author may be a stranger; the page and staff show it.
    expect(mail?.text).not.toContain('Colore diverso');
  });

  test('from a part, then from the rest; never from more than there is', async () => {
    const placed = await buy();
    await change(placed, 'shipped');
    const { order_token, order_number } = placed;
    const some = (position: number, qty: number) => declaration({ order_token, lines: [{ position, qty }] });
    const first = await withdraw(some(1, 1));
    expect(first).toMatchObject({ standing: 'open', declared: `${order_number}-R1` });
    expect(first.lines.map(({ left }) => left)).toEqual([1, 1]);
    const tooMany = await shop.post(declare, some(1, 2));
    expect(tooMany).toMatchObject({ status: 417, body: { field: 'lines' } });
    expect(tooMany.text).toContain('resta 1 pezzo');
    for (const lines of [[], [{ position: 1, qty: 0 }], [{ position: 9, qty: 1 }]])
      expect((await shop.post(declare, declaration({ order_token, lines }))).status).toBe(417);
    const rest = await withdraw(declaration({ order_token }));
    expect(rest.declarations.map(({ lines }) => lines.map(({ sku, qty }) => [sku, qty]))).toEqual([
      [['PI-5', 1]],
      [
        ['PI-5', 1],
        ['TR-1', 1],
      ],
    ]);
    const again = await shop.post(declare, declaration({ order_token }));
    expect(again.status).toBe(403);
    expect(again.text).toContain('già comunicato il recesso');
  });

  test('the money that goes back is named, of a paid order; the order page tells it and cannot be cancelled', async () => {
    const unpaid = await buy();
    expect((await view({ order_token: unpaid.order_token })).refund).toBeNull();
    const placed = await buy();
    const { order_token, order_number } = placed;
    const cents = Math.round(placed.total * 100);
    const { id } = await shop.database
      .updateTable('shop_order')
      .set({ state: 'paid', reserved_until: null })
      .where('number', '=', order_number)
      .returning('id')
      .executeTakeFirstOrThrow();
    await shop.database
      .updateTable('payment')
      .set({ state: 'captured', authorised_cents: cents, captured_cents: cents })
      .where('order_id', '=', id)
      .execute();
    expect((await view({ order_token })).refund).toBe(placed.total);
    expect(await order(placed)).toMatchObject({ state: 'paid', withdrawal: null, can_cancel: true });
    const first = await withdraw(declaration({ order_token, lines: [{ position: 1, qty: 1 }] }));
    expect(first.declarations.map(({ refund }) => refund)).toEqual([24.5]);
    expect(first.refund).toBeCloseTo(placed.total - 24.5, 5);
    const rest = await withdraw(declaration({ order_token }));
    expect(rest.declarations[1]?.refund).toBeCloseTo(placed.total - 24.5, 5);
    const [, last] = rest.declarations;
    expect(await order(placed)).toMatchObject({
      state: 'paid',
      can_cancel: false,
      withdrawal: { refund: placed.total, refund_by: last?.refund_by },
    });
  });

  test('the same key is one declaration and one mail, also all at once', async () => {
    const { order_token } = await buy();
    const asked = declaration({ order_token });
    const answers = await Promise.all([1, 2, 3, 4].map(() => withdraw(asked)));
    expect(new Set(answers.map(({ declared }) => declared)).size).toBe(1);
    expect(answers[0]?.declarations).toHaveLength(1);
    expect(await mailsAbout(answers[0]?.declared ?? '')).toHaveLength(1);
  });

  test('different keys at once take every piece once', async () => {
    const { order_token } = await buy();
    const all = () => shop.post(declare, declaration({ order_token }));
    const statuses = (await Promise.all([all(), all(), all()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 403, 403]);
    expect((await view({ order_token })).declarations).toHaveLength(1);
  });

  test('goods made to measure are left out and named', async () => {
    const placed = await buy();
    const custom = (sku: string) =>
      shop.database
        .updateTable('order_line')
        .set({ custom_made: true })
        .where('sku', '=', sku)
        .where('order_id', 'in', (of) =>
          of.selectFrom('shop_order').select('id').where('number', '=', placed.order_number),
        )
        .execute();
    await custom('PI-5');
    const { order_token } = placed;
    expect((await view({ order_token })).lines).toMatchObject([{ custom_made: true, left: 0 }, { left: 1 }]);
    const lines = [{ position: 1, qty: 1 }];
    const refused = await shop.post(declare, declaration({ order_token, lines }));
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('«Pittura lavabile» è fatto su misura');
    const rest = await withdraw(declaration({ order_token }));
    expect(rest.declarations[0]?.lines.map(({ sku }) => sku)).toEqual(['TR-1']);
    await shop.database.deleteFrom('withdrawal').execute();
    await shop.database.updateTable('order_line').set({ withdrawn_qty: 0 }).execute();
    await custom('TR-1');
    expect((await view({ order_token })).standing).toBe('excluded');
    expect((await shop.post(declare, declaration({ order_token }))).text).toContain('art. 59');
  });
});

describe('C6 the period', () => {
  test('before delivery it is always open and nothing has to come back', async () => {
    const placed = await buy();
    const { order_token, order_number } = placed;
    await shop.database
      .updateTable('shop_order')
      .set({ state: 'in_preparation', reserved_until: null, remind_at: null })
      .where('number', '=', order_number)
      .execute();
    shop.clock.advance(20 * DAY);
    expect(await view({ order_token })).toMatchObject({ standing: 'open', last_day: null });
    const { declared, declarations } = await withdraw(declaration({ order_token }));
    expect(declarations[0]?.send_back_by).toBeNull();
    const [mail] = await mailsAbout(declared);
    expect(mail?.text).toContain('non devi restituire niente');
    expect((await order(placed)).state).toBe('in_preparation');
  });

  test('it ends on its last day, told with the address to write to', async () => {
    const placed = await buy();
    const { order_token } = placed;
    await change(placed, 'delivered', new Date());
    const last = withdrawalLastDay(Date.now());
    shop.clock.advance(Date.parse(`${last}T20:00:00Z`) - Date.now());
    expect((await view({ order_token })).standing).toBe('open');
    shop.clock.advance(5 * 3_600_000);
    expect(await view({ order_token })).toMatchObject({ standing: 'ended', last_day: last });
    expect((await order(placed)).can_withdraw).toBe(false);
    const refused = await shop.post(declare, declaration({ order_token }));
    expect(refused.status).toBe(403);
    const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long' }).format(new Date(last));
    expect(refused.text).toContain(day);
    expect(refused.text).toContain('recesso@casamaestra.example');
  });

  test('a parcel that arrived does not begin it while another is on its way', async () => {
    const placed = await buy();
    await change(placed, 'shipped', new Date(Date.now() - 60 * DAY));
    const { order_token } = placed;
    expect(await view({ order_token })).toMatchObject({ standing: 'open', last_day: null });
  });

  test('a cancelled order has nothing to withdraw from', async () => {
    const { order_token } = await buy();
    await shop.post('/api/method/casamaestra.orders.cancel', { order_token });
    expect((await view({ order_token })).standing).toBe('closed');
    expect((await shop.post(declare, declaration({ order_token }))).status).toBe(403);
  });
});

describe('C5 who may name an order', () => {
  test('a guest by number and e-mail; a customer by the number of an own order', async () => {
    const anna = await registerCustomer(shop, { email: 'anna.recesso@esempio.it' });
    const bruno = await registerCustomer(shop, { email: 'bruno.recesso@esempio.it' });
    const input = await shop.order({ 'PI-5': 1 }, { payment_method: 'transfer' });
    const placed = (await shop.place(input, anna.headers)).body as { message: Placed };
    const { order_number } = placed.message;
    const by = { order_number: ` ${order_number.toLowerCase()} ` };
    const named = await view({ ...by, order_email: 'ANNA.rossi@esempio.it' });
    expect(named.order_number).toBe(order_number);
    expect((await view(by, anna.headers)).order_number).toBe(order_number);
    const strangers = await Promise.all([
      shop.post(open, by, bruno.headers),
      shop.post(open, { order_number: 'CM-22222222' }, bruno.headers),
      shop.post(open, { ...by, order_email: 'altra@esempio.it' }),
      shop.post(open, { order_token: `${order_number}.${'A'.repeat(22)}` }),
      shop.post(declare, declaration({ ...by, order_email: 'altra@esempio.it' })),
    ]);
    for (const { status } of strangers) expect(status).toBe(404);
    expect(new Set(strangers.map(({ text }) => text)).size).toBe(1);
    const declared = await withdraw(declaration({ ...by, email: 'altrove@esempio.it' }), anna.headers);
    const mails = await mailsAbout(declared.declared);
    expect(mails.map(({ recipient }) => recipient)).toEqual(['anna.rossi@esempio.it', 'altrove@esempio.it']);
    for (const { text } of mails) expect(text).not.toContain('track-order');
  });

  test('a guest has nobody else written to', async () => {
    const { order_token } = await buy();
    const declared = await withdraw(declaration({ order_token, email: 'vittima@esempio.it' }));
    const mails = await mailsAbout(declared.declared);
    expect(mails.map(({ recipient }) => recipient)).toEqual([me.email]);
    expect(mails[0]?.text).not.toContain('vittima@esempio.it');
  });

  test('one declaration while unpaid, ten in all; then by writing', async () => {
    const placed = await shop.buy('transfer', await shop.order({ 'PI-5': 30 }));
    const { order_token } = placed;
    const one = () => shop.post(declare, declaration({ order_token, lines: [{ position: 1, qty: 1 }] }));
    const tooMany = { status: 417, body: { exc_type: 'RateLimitExceededError' } };
    expect((await one()).status).toBe(200);
    expect(await one()).toMatchObject(tooMany);
    await change(placed, 'shipped');
    for (let made = 1; made < 10; made += 1) expect((await one()).status).toBe(200);
    const refused = await one();
    expect(refused).toMatchObject(tooMany);
    expect(refused.text).toContain('recesso@casamaestra.example');
    expect((await view({ order_token })).declarations).toHaveLength(10);
  });

  test('without a way to know the order the answer is the same whether it exists', async () => {
    const { order_number } = await buy();
    const [there, not] = await Promise.all(
      [order_number, 'CM-22222222'].map((number) => shop.post(open, { order_number: number })),
    );
    expect(there?.text).toBe(not?.text);
    expect(there).toMatchObject({ status: 417, body: { field: 'order_email' } });
  });

  test('numbers cannot be tried without end', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      const asked = { order_number: 'CM-44444444', order_email: `prova${tries}@esempio.it` };
      const headers = { 'x-client-address': `198.51.100.${tries}` };
      statuses.push((await shop.post(open, asked, headers)).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 404));
    expect(statuses.at(-1)).toBe(417);
  });

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'https://truffa.example' }],
    ['email', { email: 'non-un-indirizzo' }],
    ['email', { email: undefined }],
    ['idempotency_key', { idempotency_key: 'uno' }],
    ['lines.0.qty', { lines: [{ position: 1, qty: -1 }] }],
    ['reason', { reason: 'x'.repeat(501) }],
  ])('a wrong %s is named: %j', async (field, changes) => {
    const { order_token } = await buy();
    const answer = await shop.post(declare, declaration({ order_token, ...changes }));
    expect(answer).toMatchObject({ status: 417, body: { field } });
    expect((await view({ order_token })).declarations).toEqual([]);
  });
});

describe('withdrawals of the back office', () => {
  const pay = async ({ order_number, total }: Placed) => {
    const order = await shop.database
      .updateTable('shop_order')
      .set({ state: 'delivered', paid_at: new Date() })
      .where('number', '=', order_number)
      .returning('id')
      .executeTakeFirstOrThrow();
    await shop.database
      .updateTable('payment')
      .set({
        state: 'captured',
        authorised_cents: Math.round(total * 100),
        captured_cents: Math.round(total * 100),
      })
      .where('order_id', '=', order.id)
      .execute();
  };
  const staff = (roles: readonly StaffRole[]) =>
    signedInStaff(shop, roles, { origin: shop.url, now: shop.clock.now() });
  type Page = { rows: WithdrawalRow[]; next: number | null; newest: number };
  const orderIdOf = async (number: string) => {
    const order = shop.database.selectFrom('shop_order').select('id').where('number', '=', number);
    return (await order.executeTakeFirstOrThrow()).id;
  };
  const numbers = async (who: Awaited<ReturnType<typeof staff>>, refunded: boolean) =>
    (await who.value<Page>('withdrawals.list', { refunded })).rows.map((row) => row.number);

  test('goods are expected, received with their condition, deducted from, and the rest is proposed', async () => {
    const manager = await staff(['manager']);
    const placed = await buy();
    await change(placed, 'delivered', new Date());
    await pay(placed);
    const { declared: number } = await withdraw(declaration({ order_token: placed.order_token }));
    const page = await manager.value<Page>('withdrawals.list', {});
    expect(page.rows.at(-1)).toMatchObject({ number, step: 'awaited', late: false, pieces: 3 });
    const asked = await manager.value<StaffWithdrawal>('withdrawals.get', { number });
    expect(asked).toMatchObject({
      may_wait: true,
      returns_to: expect.stringContaining('Casamaestra'),
      // The whole order: with its delivery.
      money: { worth: placed.total, proposed: placed.total, deduction: 0 },
    });
    expect(asked.money?.deduction_most).toBeLessThan(placed.total);
    // Line by line, with the delivery apart, it is the same sum.
    const lines = asked.goods.reduce((sum, { worth }) => sum + (worth ?? 0), asked.money?.delivery ?? 0);
    expect(Math.round(lines * 100) / 100).toBe(placed.total);
    expect(asked.money?.delivery).toBeGreaterThan(0);
    const early = { number, amount: 5, reason: 'usato' };
    expect(await manager.call('withdrawals.deduct', early)).toMatchObject({
      body: { code: 'withdrawal_goods_awaited' },
    });
    const received = { number, condition: 'used', note: 'graffiato' };
    expect(await manager.value('withdrawals.receive', received)).toMatchObject({
      step: 'to_refund',
      condition: 'used',
      received_note: 'graffiato',
      may_wait: false,
    });
    expect(await manager.call('withdrawals.receive', received)).toMatchObject({
      body: { code: 'withdrawal_goods_back' },
    });
    const tooMuch = { number, amount: placed.total, reason: 'tutto' };
    expect(await manager.call('withdrawals.deduct', tooMuch)).toMatchObject({
      body: { code: 'withdrawal_deduction_exceeds', field: 'amount' },
    });
    const less = await manager.value<StaffWithdrawal>('withdrawals.deduct', { ...early, reason: 'graffi' });
    expect(less.money).toMatchObject({ deduction: 5, deduction_reason: 'graffi' });
    expect(less.money?.proposed).toBeCloseTo(placed.total - 5, 2);
    const refund = (amount: number) =>
      manager.value('refunds.request', {
        number: placed.order_number,
        amount,
        reason: number,
        key: randomUUID(),
      });
    await refund(20);
    const part = await manager.value<StaffWithdrawal>('withdrawals.get', { number });
    expect(part.step).toBe('to_refund');
    expect(part.money?.proposed).toBeCloseTo(placed.total - 25, 2);
    expect(await numbers(manager, false)).toContain(number);
    // In parts that need no second person.
    await refund(90);
    await refund(Math.round(((part.money?.proposed ?? 0) - 90) * 100) / 100);
    const after = await manager.value<StaffWithdrawal>('withdrawals.get', { number });
    expect(after).toMatchObject({ step: 'refunded', money: { proposed: 0 } });
    const done = await manager.value<Page>('withdrawals.list', { refunded: true });
    expect(done.rows[0]).toMatchObject({ number });
  });

  test('the refund of one declaration is not that of the next; late and open until its money went back', async () => {
    const manager = await staff(['manager']);
    const placed = await buy();
    await change(placed, 'delivered', new Date());
    await pay(placed);
    const one = (position: number) => ({
      ...declaration({ order_token: placed.order_token }),
      lines: [{ position, qty: 1 }],
    });
    const { declared: first } = await withdraw(one(1));
    const { declared: second } = await withdraw(one(2));
    const due = async () =>
      (await manager.value<{ due: { kind: string; count: number }[] }>('today', {})).due.find(
        ({ kind }) => kind === 'withdrawals_to_refund',
      )?.count ?? 0;
    const before = await due();
    const { money } = await manager.value<StaffWithdrawal>('withdrawals.get', { number: first });
    const refund = {
      number: placed.order_number,
      amount: money?.worth ?? 0,
      reason: first,
      key: randomUUID(),
    };
    await manager.value('refunds.request', refund);
    expect(await numbers(manager, true)).toContain(first);
    expect(await numbers(manager, false)).toContain(second);
    expect(await numbers(manager, true)).not.toContain(second);
    expect(await due()).toBe(before - 1);
  });

  test('pieces that came back intact are for sale again, once, and can be taken out again', async () => {
    const manager = await staff(['manager']);
    const stockOf = async (sku: string) =>
      (await shop.pool.query<{ stock: number }>('select stock from variant where sku = $1', [sku])).rows[0]
        ?.stock;
    const before = await stockOf('PI-5');
    const placed = await buy();
    await change(placed, 'shipped');
    expect(await stockOf('PI-5')).toBe((before ?? 0) - 2);
    const lines = [{ position: 1, qty: 1 }];
    const { declared: number } = await withdraw({
      ...declaration({ order_token: placed.order_token }),
      lines,
    });
    await manager.value('withdrawals.receive', { number, condition: 'intact', restock: true });
    expect(await stockOf('PI-5')).toBe((before ?? 0) - 1);
    const { moves } = await manager.value<{ moves: { kind: string; detail: string; pieces: number }[] }>(
      'stock.ledger',
      { sku: 'PI-5' },
    );
    expect(moves).toContainEqual(expect.objectContaining({ kind: 'receipt', detail: number, pieces: 1 }));
    // What gives the order's stock back later leaves that piece out.
    await releaseStock(shop.database, await orderIdOf(placed.order_number));
    expect(await stockOf('PI-5')).toBe(before);
  });

  test('a piece that came back broken before its declaration is not sold again with the others', async () => {
    const manager = await staff(['manager']);
    const stock = async () =>
      (await shop.pool.query<{ stock: number }>("select stock from variant where sku = 'PI-5'")).rows[0]
        ?.stock ?? 0;
    const placed = await buy();
    await change(placed, 'shipped');
    await shop.database
      .updateTable('order_line')
      .set({ written_off_qty: 1 })
      .where('order_id', '=', await orderIdOf(placed.order_number))
      .where('position', '=', 1)
      .execute();
    const before = await stock();
    const { declared: number } = await withdraw({
      ...declaration({ order_token: placed.order_token }),
      lines: [{ position: 1, qty: 2 }],
    });
    await manager.value('withdrawals.receive', { number, condition: 'intact', restock: true });
    expect(await stock()).toBe(before + 1);
  });

  test('goods noted as returned by mistake are awaited again, until their money is sent', async () => {
    const manager = await staff(['manager']);
    const placed = await buy();
    await change(placed, 'delivered', new Date());
    await pay(placed);
    const { declared: number } = await withdraw(declaration({ order_token: placed.order_token }));
    const receive = () =>
      manager.value<StaffWithdrawal>('withdrawals.receive', { number, condition: 'used', note: 'graffiato' });
    const newest = async () => {
      const { rows } = await manager.value<{ rows: { id: number; kind: string }[] }>('activity.list', {
        record: `withdrawal ${number}`,
      });
      return rows.find(({ kind }) => kind === 'withdrawals.received')?.id;
    };
    await receive();
    const undo = await manager.value<{ change: number; undone: number }>('activity.undo', {
      id: await newest(),
    });
    expect(undo.undone).toBe(3);
    expect(await manager.value('withdrawals.get', { number })).toMatchObject({
      step: 'awaited',
      condition: null,
      received_note: null,
    });
    const { rows: events } = await shop.pool.query<{ note: string }>(
      `select e.note from order_event e join shop_order o on o.id = e.order_id where o.number = $1 order by e.id desc limit 1`,
      [placed.order_number],
    );
    expect(events[0]?.note).toContain('non sono ancora arrivati');
    await manager.value('activity.undo', { id: undo.change });
    expect(await manager.value('withdrawals.get', { number })).toMatchObject({
      step: 'to_refund',
      received_note: 'graffiato',
    });
    await manager.value('activity.undo', { id: await newest() });
    await receive();
    const last = await newest();
    // In parts that need no second person.
    for (const amount of [90, Math.round((placed.total - 90) * 100) / 100])
      await manager.value('refunds.request', {
        number: placed.order_number,
        amount,
        reason: number,
        key: randomUUID(),
      });
    expect(await manager.refusal('activity.undo', { id: last })).toBe('staff_withdrawal_refunded');
  });

  test('goods that two receive at the same moment are back once, and the second is told who noted it', async () => {
    const [anna, ugo] = await Promise.all(
      ['Anna Prima', 'Ugo Secondo'].map((name) =>
        signedInStaff(shop, ['warehouse'], { name, origin: shop.url, now: shop.clock.now() }),
      ),
    );
    const placed = await buy();
    await change(placed, 'shipped');
    const stock = async () =>
      (await shop.pool.query<{ stock: number }>("select stock from variant where sku = 'PI-5'")).rows[0]
        ?.stock ?? 0;
    const before = await stock();
    const { declared: number } = await withdraw({
      ...declaration({ order_token: placed.order_token }),
      lines: [{ position: 1, qty: 1 }],
    });
    const received = { number, condition: 'intact', restock: true };
    const answers = await Promise.all(
      [anna, ugo].map((person) => person?.call('withdrawals.receive', received)),
    );
    const refusals = answers.map((answer) => answer?.body as { code?: string });
    const who = refusals[0]?.code === undefined ? 'Anna Prima' : 'Ugo Secondo';
    expect(refusals.filter(({ code }) => code !== undefined)).toMatchObject([
      { code: 'withdrawal_goods_back', facts: { number, who } },
    ]);
    expect(await stock()).toBe(before + 1);
  });

  test('goods that never left cannot come back; those sent after the declaration can', async () => {
    const manager = await staff(['manager']);
    const placed = await buy();
    await pay(placed);
    await shop.database
      .updateTable('shop_order')
      .set({ state: 'paid' })
      .where('number', '=', placed.order_number)
      .execute();
    const { declared: number } = await withdraw(declaration({ order_token: placed.order_token }));
    const asked = await manager.value<StaffWithdrawal>('withdrawals.get', { number });
    expect(asked).toMatchObject({ step: 'to_refund', shipped: false, can_come_back: false });
    const received = { number, condition: 'intact' };
    expect(await manager.call('withdrawals.receive', received)).toMatchObject({
      body: { code: 'withdrawal_goods_not_sent' },
    });
    await change(placed, 'shipped');
    expect(await manager.value('withdrawals.get', { number })).toMatchObject({ can_come_back: true });
    expect(await manager.value('withdrawals.receive', received)).toMatchObject({
      condition: 'intact',
      can_come_back: false,
    });
  });

  test('the warehouse receives goods without seeing amounts; who only reads sees initials', async () => {
    const placed = await buy();
    await change(placed, 'shipped');
    const { declared: number } = await withdraw(declaration({ order_token: placed.order_token }));
    const warehouse = await staff(['warehouse']);
    const seen = await warehouse.value<StaffWithdrawal>('withdrawals.receive', {
      number,
      condition: 'intact',
    });
    expect(seen).toMatchObject({ money: null, email: null, condition: 'intact' });
    expect(await warehouse.call('withdrawals.deduct', { number, amount: 1, reason: 'x' })).toMatchObject({
      body: { code: 'staff_not_permitted' },
    });
    const reader = await staff(['reader']);
    const { rows } = await reader.value<Page>('withdrawals.list', {});
    expect(rows.map(({ name }) => name)).toContain('A. R.');
    expect(JSON.stringify(rows)).not.toContain('Rossi');
  });

  test('what was declared since a list was read is asked for, however many pages stand before it', async () => {
    const manager = await staff(['manager']);
    const [placed, later] = [await buy(), await buy()];
    for (const one of [placed, later]) await change(one, 'delivered', new Date());
    const { declared: first } = await withdraw({
      ...declaration({ order_token: placed.order_token }),
      lines: [{ position: 1, qty: 1 }],
    });
    // As many as fill the first page, due before those that come later.
    await shop.pool
      .query(`insert into withdrawal (number, order_id, idempotency_key, name, email, declared_at, shipped)
      select 'VOLL-' || n, order_id, gen_random_uuid(), name, email, declared_at, shipped
        from withdrawal, generate_series(1, 60) n where number = '${first}'`);
    await shop.pool.query(`insert into withdrawal_line (withdrawal_id, order_id, position, qty)
      select id, order_id, 2, 1 from withdrawal where number like 'VOLL-%'`);
    const seen = await manager.value<Page>('withdrawals.list', {});
    expect(seen.rows).toHaveLength(50);
    const since = () => manager.value<Page>('withdrawals.list', { after: seen.newest });
    expect((await since()).rows).toEqual([]);
    const { declared: second } = await withdraw(declaration({ order_token: later.order_token }));
    expect((await since()).rows.map(({ number }) => number)).toEqual([second]);
    expect(await numbers(manager, false)).not.toContain(second);
    await shop.pool.query("delete from withdrawal where number like 'VOLL-%'");
  });
});
