import type { Activity } from '@casamaestra/contract/staff/back-office.operations.ts';
import { randomUUID } from 'node:crypto';
import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import type { StaffOrder } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bologna, messageOf, startCheckoutShop, toolShop } from '../../checkout/testing/checkout-shop.ts';
import type { CheckoutShop } from '../../checkout/testing/checkout-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

let shop: CheckoutShop;
let manager: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  shop = await startCheckoutShop(toolShop);
  manager = await signedInStaff(shop, ['manager'], { name: 'Giulia Neri' });
});
afterAll(() => shop.close());

async function order(changes = {}, state?: string): Promise<string> {
  const placed = messageOf(await shop.place(await shop.order({ 'TR-1': 2 }, changes)), placedOrderSchema);
  if (placed.status !== 'placed') throw new Error(JSON.stringify(placed.changes));
  const { order_number: number } = placed;
  if (state !== undefined)
    await shop.database
      .updateTable('shop_order')
      .set({ state, paid_at: new Date('2026-11-20T10:00:00Z'), reserved_until: null } as never)
      .where('number', '=', number)
      .execute();
  return number;
}

const get = (number: string, who = manager) => who.value<StaffOrder>('orders.get', { number });
const stockOf = async (sku: string) =>
  (await shop.database.selectFrom('variant').select('stock').where('sku', '=', sku).executeTakeFirstOrThrow())
    .stock;
const torino = { ...bologna, address_line1: 'Via Po 1', city: 'Torino', state: 'TO', pincode: '10121' };

describe('an order that has not left', () => {
  test('goes to the corrected address, and the log keeps no address', async () => {
    const number = await order({}, 'paid');
    const { version } = await get(number);
    const corrected = await manager.value<StaffOrder>('orders.correct', {
      number,
      version,
      shipping_address: torino,
      phone: '347 765 4321',
      note: 'Citofono Neri',
    });
    expect(corrected).toMatchObject({
      state: 'paid',
      shipping_address: { address_line1: 'Via Po 1', pincode: '10121' },
      phone: '+393477654321',
      note: 'Citofono Neri',
    });
    const entry = corrected.timeline.at(-1);
    expect(entry).toMatchObject({ who: 'Giulia Neri', what: 'orders.correct' });
    const rows = await shop.database.selectFrom('change_row').select('value_after').execute();
    expect(JSON.stringify(rows)).not.toMatch(/Via Po|4321/);
    expect(await manager.refusal('orders.correct', { number, version, note: '' })).toBe('changed_meanwhile');
    const warehouse = await signedInStaff(shop, ['warehouse']);
    expect(await warehouse.refusal('orders.correct', { number, note: 'x' })).toBe('staff_not_permitted');
  });

  test('that says so already leaves no record, and the order as it was read', async () => {
    const number = await order({}, 'paid');
    const { shipping_address: address } = await get(number);
    const corrected = await manager.value<StaffOrder>('orders.correct', {
      number,
      shipping_address: torino,
      phone: '347 765 4321',
      note: 'Citofono Neri',
    });
    const again = await manager.value<StaffOrder>('orders.correct', {
      number,
      version: corrected.version,
      shipping_address: corrected.shipping_address,
      phone: '+39 347 7654321',
      note: ' Citofono Neri ',
    });
    expect([again.version, again.timeline]).toEqual([corrected.version, corrected.timeline]);
    await manager.value('orders.correct', { number, shipping_address: address, note: 'Citofono Neri' });
    const sets = await manager.value<{ rows: Activity[] }>('activity.list', { record: `order ${number}` });
    const fields = sets.rows
      .filter(({ kind }) => kind === 'orders.correct')
      .map(({ rows }) => rows.map(({ field }) => field));
    expect(fields).toEqual([['shipping_address'], ['shipping_address', 'phone', 'note']]);
  });

  test('stays where its delivery arrives at the price that was paid', async () => {
    const number = await order({}, 'paid');
    await shop.database
      .updateTable('shipping_rule')
      .set({ postcodes_except: ['101'] })
      .where('name', '=', 'test-corriere')
      .execute();
    const far = { number, shipping_address: torino };
    const answer = await manager.call('orders.correct', far);
    expect(answer.body).toMatchObject({
      code: 'order_address_not_reached',
      facts: { delivery: 'Corriere' },
      field: 'shipping_address.pincode',
    });
    const abroad = { ...bologna, country: 'DE', pincode: '10115', city: 'Berlin', state: '' };
    expect(await manager.refusal('orders.correct', { number, shipping_address: abroad })).toBe(
      'order_address_not_reached',
    );
    // The same place with another street is reached whatever became of the rule.
    await shop.database.updateTable('shipping_rule').set({ active: false }).execute();
    const street = { ...bologna, address_line1: 'Via Emilia 99' };
    const moved = await manager.value<StaffOrder>('orders.correct', { number, shipping_address: street });
    expect(moved.shipping_address).toMatchObject({ address_line1: 'Via Emilia 99' });
    await shop.database.updateTable('shipping_rule').set({ active: true, postcodes_except: [] }).execute();
  });

  test('names the field that is wrong, and keeps what was there', async () => {
    const number = await order({}, 'paid');
    const wrong = { ...bologna, pincode: '0' };
    const answer = await manager.call('orders.correct', { number, shipping_address: wrong });
    expect(answer.body).toMatchObject({ field: 'shipping_address.pincode' });
    expect((await manager.call('orders.correct', { number, phone: '12' })).body).toMatchObject({
      field: 'phone',
    });
    expect((await get(number)).shipping_address).toMatchObject({ pincode: bologna.pincode });
  });

  test('picked up, it stays at the shop: only who collects it changes', async () => {
    const input = { shipping_rule: 'test-ritiro', shipping_address: undefined };
    const number = await order({ ...input, recipient: { first_name: 'Ada', last_name: 'Rossi' } }, 'paid');
    const { shipping_address: place } = await get(number);
    const to = { ...torino, first_name: 'Bruno', last_name: 'Verdi' };
    const moved = await manager.value<StaffOrder>('orders.correct', { number, shipping_address: to });
    expect(moved.shipping_address).toEqual({ ...place, first_name: 'Bruno', last_name: 'Verdi' });
  });

  test('cannot be sent elsewhere once it left', async () => {
    const number = await order({}, 'shipped');
    expect(await manager.refusal('orders.correct', { number, shipping_address: torino })).toBe(
      'staff_order_state',
    );
    expect((await get(number)).acts).not.toContain('correct');
  });
});

describe('a step taken by mistake', () => {
  const lastChange = async (number: string) => (await get(number)).timeline.at(-1)?.change;

  test('of preparation is taken back, and the day of payment stays', async () => {
    const number = await order({}, 'paid');
    await manager.value('orders.prepare', { number });
    await manager.value('activity.undo', { id: await lastChange(number) });
    const { paid_at, state } = await shop.database
      .selectFrom('shop_order')
      .select(['paid_at', 'state'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    expect([state, paid_at?.toISOString()]).toEqual(['paid', '2026-11-20T10:00:00.000Z']);
    const { timeline, acts } = await get(number);
    expect(timeline.at(-1)).toMatchObject({ who: 'Giulia Neri', what: 'paid', undo: false });
    expect(acts[0]).toBe('prepare');
  });

  test('of delivery is taken back with its parcels, and its mail does not leave', async () => {
    const number = await order({}, 'paid');
    await manager.value('orders.ship', { number, carrier: 'BRT', tracking_number: 'B1' });
    await manager.value('orders.deliver', { number });
    expect((await get(number)).parcels[0]?.delivered_at).not.toBeNull();
    await manager.value('activity.undo', { id: await lastChange(number) });
    const back = await get(number);
    expect(back).toMatchObject({ state: 'shipped', parcels: [{ delivered_at: null }] });
    expect(back.mails.map(({ kind }) => kind)).not.toContain('order_delivered');
    // The undo taken back: it was delivered after all, and the buyer is told.
    await manager.value('activity.undo', { id: await lastChange(number) });
    const again = await get(number);
    expect(again.state).toBe('delivered');
    expect(again.parcels[0]?.delivered_at).not.toBeNull();
    expect(again.mails.map(({ kind }) => kind)).toContain('order_delivered');
  });

  test('is not taken back where the order went on meanwhile', async () => {
    const number = await order({}, 'paid');
    await manager.value('orders.prepare', { number });
    const id = await lastChange(number);
    expect((await get(number)).timeline.at(-1)?.undo).toBe(true);
    const reader = await signedInStaff(shop, ['reader']);
    expect((await get(number, reader)).timeline.at(-1)?.undo).toBe(false);
    await manager.value('orders.ship', { number, carrier: 'BRT', tracking_number: 'B1' });
    expect(await manager.value('activity.undo', { id })).toMatchObject({ undone: 0, kept_count: 1 });
    expect((await get(number)).state).toBe('shipped');
  });
});

describe('what the command line did alone', () => {
  test('goods that came back without a declaration are for sale again, or not', async () => {
    const before = await stockOf('TR-1');
    const number = await order({}, 'shipped');
    const kept = await order({}, 'delivered');
    expect(await stockOf('TR-1')).toBe(before - 4);
    const back = await manager.value<StaffOrder>('orders.return', {
      number,
      restock: true,
      reason: 'Rifiutato alla consegna',
    });
    expect(back.state).toBe('returned');
    expect(back.timeline.at(-1)).toMatchObject({ who: 'Giulia Neri', text: 'Rifiutato alla consegna' });
    expect(await stockOf('TR-1')).toBe(before - 2);
    await manager.value('orders.return', { number: kept, restock: false, reason: 'Rotto' });
    expect(await stockOf('TR-1')).toBe(before - 2);
    expect(await manager.refusal('orders.return', { number: kept, restock: true, reason: 'x' })).toBe(
      'staff_order_state',
    );
  });

  test('some pieces that came back: only what left, once, for sale again or written off; the order stays', async () => {
    const before = await stockOf('TR-1');
    const number = await order({}, 'paid');
    await manager.value('orders.ship', {
      number,
      carrier: 'BRT',
      tracking_number: 'B9',
      pieces: [{ sku: 'TR-1', qty: 1 }],
    });
    const out = await get(number);
    const back = (qty: number, restock = true, position = out.lines[0]?.position) => ({
      number,
      lines: [{ position, qty }],
      restock,
      reason: 'Uno dei due è tornato',
    });
    expect((await manager.call('orders.return', back(2))).body).toMatchObject({
      code: 'return_pieces_exceeded',
      facts: { sku: 'TR-1', left: 1 },
      field: 'lines.0.qty',
    });
    expect(await manager.refusal('orders.return', back(1, true, 7))).toBe('order_line_unknown');
    const now = await manager.value<StaffOrder>('orders.return', back(1));
    expect([now.state, await stockOf('TR-1')]).toEqual(['partly_shipped', before - 1]);
    expect(now.timeline.at(-1)).toMatchObject({ what: 'orders.return', text: 'Uno dei due è tornato' });
    expect(now.version).not.toBe(out.version);
    expect(await manager.refusal('orders.return', back(1))).toBe('return_pieces_exceeded');
    // The other one comes back broken: a return of all that is left puts nothing into stock twice.
    await manager.value('orders.ship', { number, carrier: 'BRT', tracking_number: 'B10' });
    await manager.value('orders.return', back(1, false));
    await manager.value('orders.return', { number, restock: true, reason: 'Chiuso' });
    expect([(await get(number)).state, await stockOf('TR-1')]).toEqual(['returned', before - 1]);
    expect(await manager.refusal('orders.return', back(1))).toBe('staff_order_state');
  });

  test('a new link is mailed, and the former ones are withdrawn', async () => {
    const number = await order();
    const { mails } = await manager.value<StaffOrder>('orders.new_link', { number });
    expect(mails.map(({ kind }) => kind)).toContain('order_new_link');
  });
});

describe('papers of an order', () => {
  test('a transfer that is waited for is told as the buyer was told it, to who sees money', async () => {
    const number = await order();
    const { transfer } = await get(number);
    expect(transfer).toMatchObject({ reference: expect.stringContaining(number) as string });
    expect(transfer?.iban_spaced).toMatch(/^IT\d\d /);
    const warehouse = await signedInStaff(shop, ['warehouse']);
    expect(await get(number, warehouse)).toMatchObject({ transfer: null, documents: null });
    expect((await get(await order({}, 'paid'))).transfer).toBeNull();
  });

  test('its invoice is shown, and its billing address then stays', async () => {
    const company = {
      customer_type: 'Company',
      company_name: 'Neri Srl',
      vat_number: 'IT12345670017',
      recipient_code: 'ABCDEF1',
    };
    const number = await order({ invoice: company }, 'paid');
    const owner = await signedInStaff(shop, ['owner']);
    await owner.value('invoices.issue', { order_number: number });
    const { documents } = await get(number);
    expect(documents).toMatchObject([{ kind: 'TD01', state: 'to_send' }]);
    expect(await manager.refusal('orders.correct', { number, billing_address: torino })).toBe(
      'order_invoiced',
    );
  });

  test('a mail is read and sent once more, to the address the order has now', async () => {
    const number = await order({ email: 'ada@esempio.test' });
    await shop.database.updateTable('mail_outbox').set({ sent_at: new Date() }).execute();
    const [first] = (await get(number)).mails;
    const mail = { number, id: first?.id };
    const read = await manager.value<{ recipient: string; text: string }>('orders.mail', mail);
    expect(read.recipient).toBe('ada@esempio.test');
    expect(read.text).toContain(number);
    // Its links open the order to who has them.
    expect(read.text).toMatch(/track-order\?…/);
    expect(read.text).not.toMatch(/order=|confirm=/);
    await shop.database
      .updateTable('shop_order')
      .set({ email: 'nuova@esempio.test' })
      .where('number', '=', number)
      .execute();
    const key = randomUUID();
    for (let time = 0; time < 2; time++) await manager.value('orders.send_mail_again', { ...mail, key });
    const { mails, timeline } = await get(number);
    const again = mails.filter(({ kind, sent_at: sent }) => kind === first?.kind && sent === null);
    expect(again).toMatchObject([{ recipient: 'nuova@esempio.test' }]);
    expect(timeline.at(-1)).toMatchObject({ what: 'orders.mail_again', who: 'Giulia Neri' });
    const other = await order();
    expect(await manager.refusal('orders.mail', { ...mail, number: other })).toBe('staff_mail_unknown');
    const accountant = await signedInStaff(shop, ['accounting']);
    expect(await accountant.refusal('orders.mail', mail)).toBe('staff_not_permitted');
  });
});
