import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { Activity } from '@casamaestra/contract/staff/back-office.operations.ts';
import type {
  closeDayOperation,
  correctShipmentOperation,
  dayCloseOperation,
  StaffShipment,
  shipmentsOperation,
  takeNumbersOperation,
} from '@casamaestra/contract/staff/staff-shipments.operations.ts';
import type { StaffOrder } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messageOf, startCheckoutShop, toolShop } from '../../checkout/testing/checkout-shop.ts';
import type { CheckoutShop } from '../../checkout/testing/checkout-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

type List = OperationOutput<typeof shipmentsOperation>;
type Person = Awaited<ReturnType<typeof signedInStaff>>;

let shop: CheckoutShop;
let packer: Person;
beforeAll(async () => {
  shop = await startCheckoutShop(toolShop);
  packer = await signedInStaff(shop, ['warehouse'], { name: 'Piero Lodi' });
});
afterAll(() => shop.close());

async function paid(changes = {}): Promise<string> {
  const placed = messageOf(
    await shop.place(await shop.order({ 'TR-1': 1, 'PI-5': 2 }, changes)),
    placedOrderSchema,
  );
  if (placed.status !== 'placed') throw new Error(JSON.stringify(placed.changes));
  await shop.database
    .updateTable('shop_order')
    .set({ state: 'paid', paid_at: new Date(), reserved_until: null })
    .where('number', '=', placed.order_number)
    .execute();
  return placed.order_number;
}

const ship = (number: string, carrier: string, trackingNumber: string) =>
  packer.value<StaffOrder>('orders.ship', { number, carrier, tracking_number: trackingNumber });
const list = (input: object, who = packer) => who.value<List>('shipments.list', input);
const one = async (number: string): Promise<StaffShipment> => {
  const [row] = (await list({ text: number })).rows;
  if (row === undefined) throw new Error(`no parcel of ${number}`);
  return row;
};
const mailsOf = (number: string) =>
  shop.database
    .selectFrom('mail_outbox')
    .select('id')
    .where('kind', '=', 'order_shipped')
    .where(sql<boolean>`payload ->> 'orderNumber' = ${number}`)
    .execute();

describe('parcels on their way', () => {
  test('are found by carrier, day, number, order and surname; what is collected is not among them', async () => {
    const number = await paid();
    await ship(number, 'BRT', '123-ABC');
    const row = await one(number);
    expect(row).toMatchObject({ carrier: 'BRT', tracking_number: '123-ABC', pieces: 3, close: null });
    for (const found of [
      { text: '123-a' },
      { carrier: 'BRT', open: true },
      { text: row.name.split(' ').at(-1) },
    ])
      expect((await list(found)).rows.map(({ id }) => id)).toContain(row.id);
    for (const other of [{ text: '%' }, { carrier: 'GLS' }, { from: '2020-01-01', to: '2020-01-02' }])
      expect((await list(other)).rows).toEqual([]);
    expect((await list({})).carriers).toContainEqual({ name: 'BRT', open: 1 });
    const reader = await signedInStaff(shop, ['reader']);
    expect((await list({ text: number }, reader)).rows[0]).toMatchObject({ place: '' });
    expect(await reader.refusal('shipments.close_day', { carrier: 'BRT' })).toBe('staff_not_permitted');
    expect(await reader.refusal('shipments.mail', { id: row.id })).toBe('staff_not_permitted');
  });

  test('a number is corrected, the buyer told, and the correction taken back', async () => {
    const number = await paid();
    await ship(number, 'GLS', 'WRONG-1');
    const { id } = await one(number);
    const changes = { tracking_number: { from: 'WRONG-1', to: 'RIGHT-1' } };
    const done = await packer.value<OperationOutput<typeof correctShipmentOperation>>('shipments.correct', {
      id,
      changes,
      mail: true,
    });
    expect(done.shipment.tracking_number).toBe('RIGHT-1');
    expect(await mailsOf(number)).toHaveLength(2);
    const stale = { tracking_number: { from: 'WRONG-1', to: 'OTHER-1' } };
    const again = await packer.call('shipments.correct', { id, changes: stale, mail: false });
    expect(again.body).toMatchObject({ code: 'changed_meanwhile' });
    expect(again.text).toContain('Piero Lodi');
    const manager = await signedInStaff(shop, ['manager']);
    const { rows } = await manager.value<{ rows: Activity[] }>('activity.list', { record: `parcel ${id}` });
    expect(rows.map(({ kind }) => kind)).toContain('shipments.correct');
    await manager.value('activity.undo', { id: done.change, reason: 'era giusto' });
    expect((await one(number)).tracking_number).toBe('WRONG-1');
  });

  test.each<[string, object]>([
    ['empty', { tracking_number: { from: 'X-1', to: ' ' } }],
    ['a link of another kind', { tracking_url: { from: null, to: 'javascript:alert(1)' } }],
  ])('a correction that is %s is refused with its field', async (_, changes) => {
    const number = await paid();
    await ship(number, 'GLS', 'X-1');
    const { id } = await one(number);
    const answer = await packer.call('shipments.correct', { id, changes, mail: false });
    expect(answer.status).toBe(417);
    expect(answer.text).toContain(Object.keys(changes)[0]);
    expect((await one(number)).tracking_number).toBe('X-1');
  });

  test('a day is closed once; what comes later waits for the next, and a close can be taken back', async () => {
    const [first, second] = [await paid(), await paid()];
    await ship(first, 'SDA', 'S-1');
    const { close, change } = await packer.value<OperationOutput<typeof closeDayOperation>>(
      'shipments.close_day',
      { carrier: 'SDA' },
    );
    expect(close).toMatchObject({ carrier: 'SDA', parcels: 1, who: 'Piero Lodi' });
    expect(await packer.refusal('shipments.close_day', { carrier: 'SDA' })).toBe('staff_shipments_none');
    await ship(second, 'SDA', 'S-2');
    expect((await list({ carrier: 'SDA', open: true })).rows.map((row) => row.order_number)).toEqual([
      second,
    ]);
    const read = await packer.value<OperationOutput<typeof dayCloseOperation>>('shipments.close', {
      id: close.id,
    });
    expect(read.rows.map((row) => row.order_number)).toEqual([first]);
    const manager = await signedInStaff(shop, ['manager']);
    await manager.value('activity.undo', { id: change, reason: 'il furgone non è passato' });
    expect((await list({ carrier: 'SDA', open: true })).rows).toHaveLength(2);
  });
});

describe('a file of numbers', () => {
  const take = (apply: boolean, rows: readonly object[]) =>
    packer.value<OperationOutput<typeof takeNumbersOperation>>('shipments.take_numbers', { apply, rows });

  test('is tried, then taken; twice it changes nothing, and bad rows say why', async () => {
    const [waiting, sent] = [await paid(), await paid()];
    await ship(sent, 'BRT', 'OLD-7');
    const rows = [
      { order_number: waiting.toLowerCase(), carrier: 'BRT', tracking_number: 'NEW-1' },
      { order_number: sent, carrier: 'BRT', tracking_number: 'NEW-2' },
      { order_number: 'CM-00000000', carrier: 'BRT', tracking_number: 'NEW-3' },
      { order_number: waiting, carrier: 'BRT', tracking_number: 'NEW-4' },
    ];
    const said = ['ship', 'correct', 'unknown_order', 'order_twice'];
    const what = ({ results }: OperationOutput<typeof takeNumbersOperation>) =>
      results.map((result) => result.fault ?? result.what);
    expect(what(await take(false, rows))).toEqual(said);
    expect((await list({ text: 'NEW-' })).rows).toEqual([]);
    expect(what(await take(true, rows))).toEqual(said);
    expect((await one(waiting)).tracking_number).toBe('NEW-1');
    expect((await one(sent)).tracking_number).toBe('NEW-2');
    expect(await mailsOf(waiting)).toHaveLength(1);
    expect(what(await take(true, rows))).toEqual(['same', 'same', 'unknown_order', 'order_twice']);
    expect(await mailsOf(waiting)).toHaveLength(1);
  });

  test('does not ship what is unpaid or has no number', async () => {
    const placed = messageOf(await shop.place(await shop.order({ 'TR-1': 1 })), placedOrderSchema);
    if (placed.status !== 'placed') throw new Error('not placed');
    const [waiting] = [await paid()];
    const { results } = await take(true, [
      { order_number: placed.order_number, carrier: 'BRT', tracking_number: 'N-1' },
      { order_number: waiting, carrier: 'BRT', tracking_number: '' },
    ]);
    expect(results.map(({ fault }) => fault)).toEqual(['not_to_ship', 'no_number']);
  });
});
