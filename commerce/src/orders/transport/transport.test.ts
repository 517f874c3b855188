import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import type {
  TransportDocument,
  transportDocumentsOperation,
} from '@casamaestra/contract/staff/transport-documents.operations.ts';
import type { takeBacksOperation, TakeBack } from '@casamaestra/contract/staff/weee.operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messageOf, startCheckoutShop, toolShop } from '../../checkout/testing/checkout-shop.ts';
import type { CheckoutShop } from '../../checkout/testing/checkout-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

type Told = OperationOutput<typeof transportDocumentsOperation>;
type List = OperationOutput<typeof takeBacksOperation>;

let shop: CheckoutShop;
let manager: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  shop = await startCheckoutShop(toolShop);
  manager = await signedInStaff(shop, ['manager'], { name: 'Giulia Neri' });
});
afterAll(() => shop.close());

const year = () => new Date().getFullYear();

async function paid(changes: object = {}, set: object = {}): Promise<string> {
  const input = await shop.order({ 'TR-1': 2, 'PI-5': 1 }, changes);
  const placed = messageOf(await shop.place(input), placedOrderSchema);
  if (placed.status !== 'placed') throw new Error(JSON.stringify(placed.changes));
  await shop.database
    .updateTable('shop_order')
    .set({ state: 'paid', paid_at: new Date(), reserved_until: null, ...set } as never)
    .where('number', '=', placed.order_number)
    .execute();
  return placed.order_number;
}

const ship = (number: string, sku: string, qty: number) =>
  manager.value('orders.ship', {
    number,
    carrier: 'BRT',
    tracking_number: `${number}-${sku}`,
    pieces: [{ sku, qty }],
    measures: { packages: 2, weight_g: 4500 },
  });
const told = (orders: string[], who = manager) => who.value<Told>('transport.of_orders', { orders });
const issue = (orders: string[]) =>
  manager.value<{ documents: TransportDocument[] }>('transport.issue', { orders });

describe('transport documents', () => {
  test('say who sends what to whom by whom, one a parcel, and stay as they were issued', async () => {
    const number = await paid();
    expect(await manager.refusal('transport.issue', { orders: [number] })).toBe('staff_transport_nothing');
    await ship(number, 'TR-1', 2);
    expect((await told([number])).without).toMatchObject([{ order_number: number, carrier: 'BRT' }]);
    const { documents } = await issue([number]);
    expect(documents).toMatchObject([
      {
        number: `${year()}/1`,
        kind: 'sale',
        order_number: number,
        to: { name: 'Anna Rossi', lines: ['Via Emilia 12', '40121 Bologna (BO)'] },
        carrier: 'BRT',
        packages: 2,
        weight_kg: 4.5,
        lines: [{ code: 'TR-1', text: 'Trapano avvitatore', quantity: 2, unit: 'pieces' }],
      },
    ]);
    expect(documents[0]?.from.vat_number).toMatch(/^\w{11,13}$/);
    // Asked twice: once. The rest gets its own.
    await ship(number, 'PI-5', 1);
    expect((await issue([number])).documents.map((one) => one.number)).toEqual([
      `${year()}/1`,
      `${year()}/2`,
    ]);
    await shop.database
      .updateTable('shop_order')
      .set({
        shipping_address: JSON.stringify({
          first_name: 'X',
          last_name: 'Y',
          address_line1: 'Z',
          city: 'W',
          country: 'IT',
        }),
      })
      .where('number', '=', number)
      .execute();
    expect((await told([number])).documents[0]?.to.name).toBe('Anna Rossi');
    await expect(shop.database.deleteFrom('transport_document').execute()).rejects.toThrow(/stays/);
  });

  test('issued by many at once have numbers without gaps and without doubles', async () => {
    const numbers = await Promise.all(Array.from({ length: 6 }, () => paid()));
    for (const number of numbers) await ship(number, 'TR-1', 2);
    await Promise.all([...numbers, ...numbers].map((number) => issue([number])));
    const rows = await shop.database
      .selectFrom('transport_document')
      .select('number')
      .orderBy('number')
      .execute();
    expect(rows.map(({ number }) => number)).toEqual(
      Array.from({ length: rows.length }, (_, index) => index + 1),
    );
    expect(rows).toHaveLength(8);
  });

  test('are for who sees whom they name: the warehouse issues them, a reader reads none', async () => {
    const number = await paid();
    await ship(number, 'TR-1', 2);
    const warehouse = await signedInStaff(shop, ['warehouse']);
    await warehouse.value('transport.issue', { orders: [number] });
    const reader = await signedInStaff(shop, ['reader']);
    expect(await reader.refusal('transport.of_orders', { orders: [number] })).toBe('staff_not_permitted');
    expect(await reader.refusal('transport.issue', { orders: [number] })).toBe('staff_not_permitted');
    const [document] = (await told([number])).documents;
    expect(await manager.value('transport.get', { number: document?.number })).toEqual(document);
    expect(await reader.refusal('transport.get', { number: document?.number })).toBe('staff_not_permitted');
    expect(await manager.refusal('transport.get', { number: '2026/99999' })).toBe('staff_transport_unknown');
  });
});

describe('appliances taken back one for one', () => {
  const list = (input = {}) => manager.value<List>('weee.list', input);
  const note = (row: TakeBack | undefined, appliances: object[]) =>
    manager.value<{ row: TakeBack; change: number | null }>('weee.note', {
      order_number: row?.order_number,
      version: row?.version,
      appliances,
    });
  const site = {
    name: 'Centro di raccolta Hera',
    lines: ['Via dello Sport 1', 'Bologna', 'CdC RAEE n. 1234'],
  };

  test('are awaited, noted by collection group, and leave with a document of their own', async () => {
    const [first, second, third] = [
      await paid({}, { weee_take_back: true }),
      await paid({}, { weee_take_back: true }),
      await paid({}, { weee_take_back: true }),
    ];
    const without = await paid();
    const { rows } = await list({ state: 'awaited' });
    expect(rows.map(({ order_number: number }) => number)).toEqual([third, second, first]);
    const rowOf = (number: string) => rows.find(({ order_number: one }) => one === number);
    const fridge = { group: 'R1', pieces: 1, weight_kg: 62.5 };
    const { row, change } = await note(rowOf(first), [fridge, { group: 'R4', pieces: 2, weight_kg: 3 }]);
    expect(row).toMatchObject({ state: 'stored', version: 1 });
    // Somebody else noted it meanwhile.
    const stale = { order_number: first, version: 0, appliances: [] };
    const refused = await manager.call('weee.note', stale);
    expect(refused.body).toMatchObject({ code: 'changed_meanwhile', facts: { who: 'Giulia Neri' } });
    await note(rowOf(second), [{ ...fridge, weight_kg: 57.5 }]);
    expect((await note(rowOf(third), [])).row.state).toBe('nothing');
    expect((await list()).stored).toEqual([
      { group: 'R1', pieces: 2, weight_kg: 120 },
      { group: 'R4', pieces: 2, weight_kg: 3 },
    ]);
    await manager.value('activity.undo', { id: change });
    expect((await list({ state: 'awaited' })).rows.map(({ order_number: number }) => number)).toEqual([
      first,
    ]);
    const again = (await list({ state: 'awaited' })).rows[0];
    const noted = await note(again, [fridge]);
    expect(await manager.refusal('weee.hand_over', { orders: [first, third], site, carrier: '' })).toBe(
      'staff_weee_not_stored',
    );
    const { document } = await manager.value<{ document: TransportDocument }>('weee.hand_over', {
      orders: [first, second],
      site,
      carrier: 'Furgone del negozio',
    });
    expect(document).toMatchObject({
      kind: 'weee',
      order_number: null,
      to: site,
      packages: 2,
      weight_kg: 120,
      lines: [{ code: 'R1', quantity: 120, unit: 'kg' }],
    });
    expect(document.lines[0]?.text).toContain('2 pezzi');
    expect(await manager.refusal('weee.hand_over', { orders: [first], site, carrier: '' })).toBe(
      'staff_weee_not_stored',
    );
    expect(await manager.refusal('activity.undo', { id: noted.change })).toBe('staff_weee_handed_over');
    const after = await list();
    expect([after.stored, after.site]).toEqual([[], { ...site, carrier: 'Furgone del negozio' }]);
    expect(after.rows.find(({ order_number: number }) => number === first)).toMatchObject({
      state: 'handed_over',
      document: document.number,
    });
    const wrong = { order_number: without, version: 0, appliances: [fridge] };
    expect(await manager.refusal('weee.note', wrong)).toBe('staff_weee_not_asked');
    expect(
      (await manager.call('weee.note', { ...wrong, appliances: [{ ...fridge, weight_kg: 0 }] })).status,
    ).toBe(417);
    const accounting = await signedInStaff(shop, ['accounting']);
    expect(await accounting.refusal('weee.note', wrong)).toBe('staff_not_permitted');
  });
});
