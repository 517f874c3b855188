import { randomBytes, randomUUID } from 'node:crypto';
import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import type { Activity } from '@casamaestra/contract/staff/back-office.operations.ts';
import type { OrderRow, StaffOrder } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { sql } from 'kysely';
import { dueOrderViews, orderViews } from '@casamaestra/contract/staff/order-views.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messageOf, startCheckoutShop, toolShop } from '../../checkout/testing/checkout-shop.ts';
import type { CheckoutShop, Placed } from '../../checkout/testing/checkout-shop.ts';
import { verifyLog } from '../../change-sets/verify-log.usecase.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

interface Page {
  rows: OrderRow[];
  next: string | null;
  count: { rows: number; exact: boolean };
}

let shop: CheckoutShop;
let manager: Awaited<ReturnType<typeof signedInStaff>>;

async function buy(changes = {}): Promise<Placed> {
  const input = await shop.order({ 'TR-1': 1, 'PI-5': 2 }, changes);
  const placed = messageOf(await shop.place(input), placedOrderSchema);
  if (placed.status !== 'placed') throw new Error(JSON.stringify(placed.changes));
  return placed;
}

async function paid(changes = {}): Promise<Placed> {
  const placed = await buy(changes);
  await shop.database
    .updateTable('shop_order')
    .set({ state: 'paid', paid_at: new Date(), reserved_until: null })
    .where('number', '=', placed.order_number)
    .execute();
  return placed;
}

beforeAll(async () => {
  shop = await startCheckoutShop(toolShop);
  manager = await signedInStaff(shop, ['manager'], { name: 'Giulia Neri' });
});
afterAll(() => shop.close());

/** Gives a person a passkey nobody holds: they count as one who can sign in. */
const enrol = (staffId: number) =>
  shop.database
    .insertInto('staff_credential')
    .values({
      staff_id: staffId,
      kind: 'passkey',
      credential_id: randomBytes(16),
      public_key: randomBytes(16),
    })
    .execute();

const get = (number: string, who = manager) => who.value<StaffOrder>('orders.get', { number });
const list = (filter: object, who = manager) => who.value<Page>('orders.list', filter);
const numbers = ({ rows }: Page) => rows.map(({ number }) => number);

describe('orders of the back office', () => {
  test('are found by number, e-mail, phone, surname and article, from the beginning of each', async () => {
    const bianchi = {
      first_name: 'Ada',
      last_name: 'Bianchi',
      address_line1: 'Via Po 1',
      city: 'Torino',
      state: 'TO',
      pincode: '10121',
      country: 'IT',
    };
    const placed = await buy({ email: 'ada@bianchi.test', phone: '347 7654321', shipping_address: bianchi });
    const { order_number: number } = placed;
    for (const text of [number, number.slice(0, 6).toLowerCase(), 'ADA@bian', '347 765', 'bianc'])
      expect([text, numbers(await list({ text })).includes(number)]).toEqual([text, true]);
    expect(numbers(await list({ text: 'tr-' }))).toContain(number);
    expect(numbers(await list({ text: '%' }))).toEqual([]);
    expect(numbers(await list({ text: 'nobody' }))).toEqual([]);
  });

  test('are filtered by state, payment and delay, and counted', async () => {
    const { order_number: number } = await paid();
    await shop.database
      .updateTable('shop_order')
      .set({ earliest: '2020-01-01', latest: '2020-01-03' })
      .where('number', '=', number)
      .execute();
    const late = await list({ late: true });
    expect(late).toMatchObject({
      rows: [{ number, late: true, paid: true }],
      count: { rows: 1, exact: true },
    });
    expect(numbers(await list({ states: ['paid'] }))).toContain(number);
    expect(numbers(await list({ states: ['awaiting_payment'] }))).not.toContain(number);
    expect(numbers(await list({ paid: false }))).not.toContain(number);
    expect(numbers(await list({ sort: 'due' }))[0]).toBe(number);
    expect(numbers(await list({ from: '2020-01-01', to: '2020-12-31' }))).toEqual([]);
  });

  test('what is due today are the orders that its list shows', async () => {
    const put = async (state: string, kind: string, latest: string) => {
      const { order_number: number } = await buy();
      await sql`update shop_order set state = ${state}, shipping_kind = ${kind}, latest = ${latest}::date,
        reserved_until = null where number = ${number}`.execute(shop.database);
      return number;
    };
    const shown = {
      orders_late: await put('in_preparation', 'delivery', '2020-01-05'),
      orders_to_prepare: await put('paid', 'delivery', '2099-01-01'),
      orders_to_ship: await put('partly_shipped', 'delivery', '2099-01-01'),
      orders_to_collect: await put('in_preparation', 'pickup', '2099-01-01'),
    };
    const { order_number: transfer } = await buy();
    const ready = await put('shipped', 'pickup', '2099-01-01');
    await buy();
    await sql`update shop_order set reserved_until = ${new Date(Date.now() + 3_600_000)}
      where number = ${transfer}`.execute(shop.database);
    const { due } = await manager.value<{ due: { kind: string; count: number }[] }>('today', {});
    for (const [kind, view] of Object.entries(dueOrderViews)) {
      const found = await list(orderViews[view]);
      expect([kind, due.find((one) => one.kind === kind)?.count]).toEqual([kind, found.count?.rows]);
      const number = { ...shown, transfers_expiring: transfer }[kind as keyof typeof dueOrderViews];
      expect([kind, numbers(found).includes(number)]).toEqual([kind, true]);
      expect(numbers(found)).not.toContain(ready);
    }
    await sql`update shop_order set state = 'delivered' where number = ${ready}`.execute(shop.database);
  });

  test('all that match are given out as the role sees them, and the log keeps who exported what', async () => {
    const { order_number: number } = await buy({ email: 'export@esempio.test' });
    const filter = { text: number };
    const matching = await manager.value<OrderRow[]>('orders.matching', filter);
    expect(matching).toEqual([{ number, state: 'awaiting_payment' }]);
    const [row] = await manager.value<OrderRow[]>('orders.export', filter);
    expect(row).toMatchObject({ number, email: 'export@esempio.test' });
    const warehouse = await signedInStaff(shop, ['warehouse'], { name: 'Ugo Verdi' });
    const [masked] = await warehouse.value<OrderRow[]>('orders.export', filter);
    expect(masked).toMatchObject({ number, email: null, total: null });
    const owner = await signedInStaff(shop, ['owner']);
    const { rows } = await owner.value<{ rows: Activity[] }>('activity.list', { record: 'orders' });
    expect(rows.map(({ who, kind }) => [who, kind])).toEqual([
      ['Ugo Verdi', 'orders.export'],
      ['Giulia Neri', 'orders.export'],
    ]);
    expect(rows[0]?.rows.map(({ field, to }) => [field, to])).toContainEqual(['rows', '1']);
    expect(JSON.stringify(rows)).not.toContain(number);
    await owner.value('activity.export', {});
    const log = await owner.value<{ rows: Activity[] }>('activity.list');
    expect(log.rows[0]?.kind).toBe('activity.export');
  });

  test('come in pages of fifty that follow one another, also those of one moment', async () => {
    const { order_number: number } = await buy();
    await sql`
      insert into shop_order (number, idempotency_key, request_hash, email, state, goods_cents, discount_cents,
          shipping_cents, total_cents, vat, shipping_rule, shipping_label, shipping_kind, earliest, latest,
          shipping_address, billing_address, payment_method, placed_at)
      select 'XX-' || n, gen_random_uuid(), '\\x00', 'molti@esempio.test', 'shipped', goods_cents, discount_cents,
          shipping_cents, total_cents, vat, shipping_rule, shipping_label, shipping_kind, earliest, latest,
          shipping_address, billing_address, payment_method, '2021-05-05T10:00:00Z'
        from shop_order, generate_series(1, 120) n where number = ${number}`.execute(shop.database);
    for (const sort of ['newest', 'oldest']) {
      const seen: string[] = [];
      let after: string | null | undefined;
      do {
        const page: Page = await list({ states: ['shipped'], sort, ...(after == null ? {} : { after }) });
        expect(page.count).toEqual({ rows: 120, exact: true });
        seen.push(...numbers(page));
        after = page.next;
      } while (after !== null);
      expect(new Set(seen).size).toBe(120);
      expect(seen).toHaveLength(120);
    }
  });

  test('show everything that belongs to them, and what is due next', async () => {
    const { order_number: number, total } = await paid();
    const order = await get(number);
    expect(order).toMatchObject({
      number,
      state: 'paid',
      money: { total },
      acts: ['prepare', 'ship', 'cancel', 'correct', 'lines', 'new_link'],
    });
    expect(order.lines.map(({ sku, qty, shipped }) => [sku, qty, shipped])).toEqual([
      ['TR-1', 1, 0],
      ['PI-5', 2, 0],
    ]);
    expect(order.mails.map(({ kind }) => kind)).toContain('order_confirmation');
    expect(await manager.refusal('orders.get', { number: 'CM-NESSUNO' })).toBe('staff_order_unknown');
  });

  test('keep notes, of which one can be pinned; only notes of the order itself, and not by who only reads', async () => {
    const { order_number: number } = await paid();
    const { order_number: other } = await paid();
    await manager.value('orders.note', { number, text: 'Chiamare prima' });
    await manager.value('orders.note', { number, text: 'Suonare due volte' });
    const noteIn = ({ timeline }: StaffOrder, text: string) => timeline.find((entry) => entry.text === text);
    const change = noteIn(await get(number), 'Chiamare prima')?.change;
    const pinned = await manager.value<StaffOrder>('orders.pin_note', { number, change, pinned: true });
    expect(noteIn(pinned, 'Chiamare prima')?.pinned).toBe(true);
    expect(noteIn(pinned, 'Suonare due volte')?.pinned).toBe(false);
    const pin = { number: other, change, pinned: true };
    expect(await manager.refusal('orders.pin_note', pin)).toBe('staff_change_unknown');
    const act = pinned.timeline.find(({ what }) => what === 'orders.pin_note')?.change;
    expect(await manager.refusal('orders.pin_note', { number, change: act, pinned: true })).toBe(
      'staff_change_unknown',
    );
    const reader = await signedInStaff(shop, ['reader']);
    expect(await reader.refusal('orders.pin_note', { number, change, pinned: false })).toBe(
      'staff_not_permitted',
    );
    const again = await manager.value<StaffOrder>('orders.pin_note', { number, change, pinned: false });
    expect(noteIn(again, 'Chiamare prima')?.pinned).toBe(false);
  });

  test('are prepared and shipped in parcels, and the history names who did it', async () => {
    const { order_number: number } = await paid();
    const warehouse = await signedInStaff(shop, ['warehouse'], { name: 'Ivo Rossi' });
    await warehouse.value('orders.prepare', { number });
    const parcel = { number, carrier: 'BRT', tracking_number: 'B1' };
    const partly = await warehouse.value<StaffOrder>('orders.ship', {
      ...parcel,
      pieces: [{ sku: 'PI-5', qty: 1 }],
    });
    expect(partly).toMatchObject({ state: 'partly_shipped', acts: ['ship', 'return'] });
    expect(await warehouse.refusal('orders.ship', { ...parcel, pieces: [{ sku: 'PI-5', qty: 9 }] })).toBe(
      'parcel_pieces_exceeded',
    );
    const whole = await warehouse.value<StaffOrder>('orders.ship', { ...parcel, tracking_number: 'B2' });
    expect(whole.state).toBe('shipped');
    await warehouse.value('orders.note', { number, text: 'Angolo ammaccato' });
    const { timeline } = await get(number);
    expect(timeline.slice(-4).map(({ kind, who, what }) => [kind, who, what])).toEqual([
      ['state', 'Ivo Rossi', 'in_preparation'],
      ['state', 'Ivo Rossi', 'partly_shipped'],
      ['state', 'Ivo Rossi', 'shipped'],
      ['note', 'Ivo Rossi', 'orders.note'],
    ]);
    const { rows } = await manager.value<{ rows: Activity[] }>('activity.list', {
      record: `order ${number}`,
    });
    expect(rows.map(({ kind }) => kind)).toEqual([
      'orders.note',
      'orders.ship',
      'orders.ship',
      'orders.prepare',
    ]);
    expect(await verifyLog(shop.database)).toMatchObject({ brokenAt: null });
  });

  test('seen by two: the step of the second says what the first did, and changes nothing', async () => {
    const { order_number: number } = await paid();
    const { version } = await get(number);
    await manager.value('orders.prepare', { number, version });
    const answer = await manager.call('orders.cancel', { number, version, reason: 'Non c’è più' });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: 'changed_meanwhile',
      facts: { field: 'state', now: 'in_preparation', who: 'Giulia Neri' },
    });
    expect((await get(number)).state).toBe('in_preparation');
    await manager.value('orders.cancel', { number, reason: 'Non c’è più' });
    expect((await get(number)).state).toBe('cancelled');
  });
});

describe('what a role does not see', () => {
  test('is not in lists, in an order, or found', async () => {
    const { order_number: number } = await paid({ email: 'segreta@esempio.test' });
    const warehouse = await signedInStaff(shop, ['warehouse']);
    const text = JSON.stringify([await get(number, warehouse), await list({ text: number }, warehouse)]);
    expect(text).not.toMatch(/segreta@|"total":\d|"price":\d|"amount":\d/);
    expect(await get(number, warehouse)).toMatchObject({ money: null, payments: null, email: null });
    expect((await get(number, warehouse)).shipping_address).toMatchObject({ city: 'Bologna' });
    expect(numbers(await list({ text: 'segreta@' }, warehouse))).toEqual([]);
    expect(await warehouse.value('search', { text: 'segreta@' })).toEqual([]);
    expect(await warehouse.refusal('orders.cancel', { number, reason: 'x' })).toBe('staff_not_permitted');
  });

  test('is masked for who only reads', async () => {
    const { order_number: number } = await paid({ email: 'segreta@esempio.test' });
    const reader = await signedInStaff(shop, ['reader']);
    const order = await get(number, reader);
    expect(order).toMatchObject({
      name: 'A. R.',
      email: null,
      phone: null,
      shipping_address: null,
      acts: [],
    });
    expect(JSON.stringify([order, await list({ text: number }, reader)])).not.toMatch(/Rossi|Emilia|segreta/);
    expect(await reader.refusal('orders.prepare', { number })).toBe('staff_not_permitted');
  });
});

describe('the palette and the day', () => {
  test('find orders, variants and customers by their beginning', async () => {
    const { order_number: number } = await buy();
    const found = await manager.value<{ kind: string; id: string }[]>('search', { text: number.slice(0, 8) });
    expect(found).toContainEqual(expect.objectContaining({ kind: 'order', id: number }));
    const variants = await manager.value<{ kind: string; id: string }[]>('search', { text: 'tr-1' });
    expect(variants).toContainEqual(expect.objectContaining({ kind: 'variant', id: 'TR-1' }));
  });

  test('list what is due, only to who acts on it', async () => {
    await paid();
    const today = await manager.value<{ due: { kind: string; count: number }[]; sales: object }>('today');
    expect(today.due.find(({ kind }) => kind === 'orders_to_prepare')?.count).toBeGreaterThan(0);
    expect(today.sales).toMatchObject({ orders_week_ago: 0 });
    const content = await signedInStaff(shop, ['content']);
    const other = await content.value<{ due: { kind: string }[]; sales: null }>('today');
    expect(other.sales).toBeNull();
    expect(other.due.filter(({ kind }) => kind.startsWith('orders'))).toEqual([]);
  });
});

describe('a transfer', () => {
  test('that did not match is accepted as the payment of an order', async () => {
    const { order_number: number } = await buy();
    const { id } = await shop.database
      .insertInto('bank_entry')
      .values({
        reference: 'R-1',
        booked_on: '2026-11-23',
        amount_cents: 100,
        currency: 'EUR',
        order_id: null,
        result: 'unknown_order',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const accounting = await signedInStaff(shop, ['accounting']);
    expect(await accounting.value<{ id: number }[]>('bank.credits')).toMatchObject([{ id, amount: 1 }]);
    const order = await accounting.value<StaffOrder>('orders.accept_transfer', { number, credit: id });
    expect(order.state).toBe('paid');
    expect(await accounting.refusal('orders.accept_transfer', { number, credit: id })).toBe(
      'staff_credit_decided',
    );
  });
});

interface Asked {
  waits_for: string;
  approval_id: number | null;
  order: StaffOrder;
}

describe('a refund', () => {
  const captured = async (): Promise<string> => {
    const { order_number: number, total } = await paid();
    await shop.database
      .updateTable('payment')
      .set({
        state: 'captured',
        authorised_cents: Math.round(total * 100),
        captured_cents: Math.round(total * 100),
      })
      .where('order_id', '=', (query) =>
        query.selectFrom('shop_order').select('id').where('number', '=', number),
      )
      .execute();
    return number;
  };
  const asked = (number: string, amount: number) => ({
    number,
    amount,
    reason: 'Arrivato rotto',
    key: randomUUID(),
  });

  test('up to a hundred euros is carried out once, beyond what was paid never', async () => {
    const number = await captured();
    const request = asked(number, 20);
    const one = await manager.value<Asked>('refunds.request', request);
    expect(one).toMatchObject({ waits_for: 'nobody', approval_id: null });
    const left = one.order.money?.refundable ?? 0;
    const again = await manager.value<Asked>('refunds.request', request);
    expect(again.order.money?.refundable).toBe(left);
    const rest = asked(number, left);
    await manager.value<Asked>('refunds.request', { ...rest, amount: 90 });
    await manager.value<Asked>('refunds.request', { ...rest, amount: 90 });
    const { rows } = await manager.value<{ rows: Activity[] }>('activity.list', {
      record: `order ${number}`,
    });
    expect(rows.map(({ kind }) => kind)).toEqual(['refunds.request', 'refunds.request']);
    expect(await manager.refusal('refunds.request', asked(number, left))).toBe('refund_exceeds');
  });

  test('many asked for at the same moment are counted as well: the fourth waits for another person', async () => {
    const numbersOfOrders = await Promise.all([captured(), captured(), captured(), captured(), captured()]);
    const eager = await signedInStaff(shop, ['support']);
    const all = await Promise.all(
      numbersOfOrders.map((number) => eager.value<Asked>('refunds.request', asked(number, 5))),
    );
    expect(all.map(({ waits_for: waits }) => waits === 'nobody').filter(Boolean)).toHaveLength(3);
    expect(all.filter(({ approval_id: id }) => id !== null)).toHaveLength(2);
  });

  test('that two approve at the same moment is paid once, and the second is told who did it', async () => {
    const number = await captured();
    const support = await signedInStaff(shop, ['support']);
    const [anna, bruno] = await Promise.all(
      ['Anna Prima', 'Bruno Secondo'].map((name) => signedInStaff(shop, ['owner'], { name })),
    );
    if (anna === undefined || bruno === undefined) throw new Error('two people decide');
    await enrol(anna.me.id);
    await enrol(bruno.me.id);
    const most = (await get(number)).money?.refundable ?? 0;
    const { approval_id: id } = await support.value<Asked>('refunds.request', asked(number, most));
    const answers = await Promise.all(
      [anna, bruno].map((person) => person.call('refunds.decide', { id, approve: true })),
    );
    const refusals = answers.map(({ body }) => body as { code?: string; facts?: object });
    const late = refusals.filter(({ code }) => code !== undefined);
    expect(late).toHaveLength(1);
    const first = refusals[0]?.code === undefined ? 'Anna Prima' : 'Bruno Secondo';
    expect(late[0]).toMatchObject({ code: 'staff_approval_decided', facts: { who: first } });
    expect((await get(number)).money?.refundable).toBe(0);
    const { rows } = await anna.value<{ rows: Activity[] }>('activity.list', {
      record: `order ${number}`,
    });
    expect(rows.filter(({ kind }) => kind === 'refunds.approve')).toHaveLength(1);
  });

  test('above it waits for another person: never for who asked, nor for a role that only asks', async () => {
    const number = await captured();
    const support = await signedInStaff(shop, ['support']);
    const accounting = await signedInStaff(shop, ['accounting']);
    await enrol(accounting.me.id);
    const {
      waits_for: waits,
      approval_id: id,
      order,
    } = await support.value<Asked>('refunds.request', asked(number, 120));
    expect([waits, order.money?.refunded]).toEqual(['another_person', 0]);
    expect(await support.refusal('refunds.decide', { id, approve: true })).toBe('staff_not_permitted');
    const own = await accounting.value<Asked>('refunds.request', asked(number, 110));
    const second = await signedInStaff(shop, ['owner']);
    await enrol(second.me.id);
    expect(await accounting.refusal('refunds.decide', { id: own.approval_id, approve: true })).toBe(
      'staff_other_person_needed',
    );
    const before = (await get(number)).money?.refundable ?? 0;
    const decided = await accounting.value<{ order: StaffOrder }>('refunds.decide', { id, approve: true });
    expect(before - (decided.order.money?.refundable ?? 0)).toBeCloseTo(120);
    expect(await second.refusal('refunds.decide', { id, approve: true })).toBe('staff_approval_decided');
    await second.value('refunds.decide', { id: own.approval_id, approve: false });
    expect((await get(number)).money?.refundable).toBeCloseTo(before - 120);
  });

  test('alone in the shop waits a quarter of an hour, and says so by mail', async () => {
    await shop.database.updateTable('staff').set({ disabled: true }).execute();
    const alone = await signedInStaff(shop, ['owner'], { name: 'Sola' });
    await enrol(alone.me.id);
    const number = await captured();
    const { waits_for: waits, approval_id: id } = await alone.value<Asked>(
      'refunds.request',
      asked(number, 120),
    );
    expect(waits).toBe('time');
    expect(await alone.refusal('refunds.decide', { id, approve: true })).toBe('staff_approval_early');
    const mail = await shop.database
      .selectFrom('mail_outbox')
      .select('kind')
      .where('recipient', '=', alone.me.email)
      .executeTakeFirst();
    expect(mail?.kind).toBe('staff_alone');
    await shop.database
      .updateTable('refund_approval')
      .set({ asked_at: new Date(Date.now() - 16 * 60_000) })
      .execute();
    await alone.value('refunds.decide', { id, approve: true });
    const { rows } = await alone.value<{ rows: Activity[] }>('activity.list', { record: `order ${number}` });
    expect(rows[0]?.kind).toBe('refunds.approve_alone');
  });
});
