import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type {
  CarrierTemplateFields,
  ConsignmentsOf,
  carrierFileOperation,
  carriersOperation,
  previewCarrierFileOperation,
} from '@casamaestra/contract/staff/staff-carriers.operations.ts';
import type { StaffShipment } from '@casamaestra/contract/staff/staff-shipments.operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messageOf, startCheckoutShop, toolShop } from '../../checkout/testing/checkout-shop.ts';
import type { CheckoutShop } from '../../checkout/testing/checkout-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

type Person = Awaited<ReturnType<typeof signedInStaff>>;
type File = OperationOutput<typeof carrierFileOperation>;

let shop: CheckoutShop;
let packer: Person;
let manager: Person;
let colleague: Person;
beforeAll(async () => {
  shop = await startCheckoutShop(toolShop);
  packer = await signedInStaff(shop, ['warehouse'], { name: 'Piero Lodi' });
  manager = await signedInStaff(shop, ['manager'], { name: 'Giulia Neri' });
  colleague = await signedInStaff(shop, ['owner'], { name: 'Ada Bianchi' });
});
afterAll(() => shop.close());

async function paid(changes = {}): Promise<string> {
  const order = await shop.order({ 'TR-1': 1, 'PI-5': 2 }, changes);
  const placed = messageOf(await shop.place(order), placedOrderSchema);
  if (placed.status !== 'placed') throw new Error(JSON.stringify(placed.changes));
  await shop.database
    .updateTable('shop_order')
    .set({ state: 'paid', paid_at: new Date(), reserved_until: null })
    .where('number', '=', placed.order_number)
    .execute();
  return placed.order_number;
}

const column = (field: CarrierTemplateFields['columns'][number]['field'], changes = {}) => ({
  field,
  title: field,
  text: '',
  required: false,
  most: null,
  beyond: 'cut' as const,
  decimals: 1,
  ...changes,
});
const fields: CarrierTemplateFields = {
  carrier: 'BRT',
  name: 'Giornaliero',
  sender_code: '0420',
  first_lines: '',
  columns: [
    column('sender_code'),
    column('order_number', { required: true }),
    column('name', { most: 5 }),
    column('postcode', { required: true }),
    column('packages'),
    column('weight_kg'),
    column('email'),
  ],
  header: true,
  separator: 'semicolon',
  quotes: 'needed',
  encoding: 'windows-1252',
  line_end: 'crlf',
  decimals: 'comma',
  dates: 'italian',
};
const list = (who = packer) => who.value<OperationOutput<typeof carriersOperation>>('carriers.list', {});
const save = (input: object, who = manager) =>
  who.value<{ id: number; change: number | null }>('carriers.save_template', input);
const made = (name: string, changes: Partial<CarrierTemplateFields> = {}) =>
  save({ id: null, seen: null, fields: { ...fields, name, ...changes } });
const preview = (of: ConsignmentsOf, changes: object = {}, who = packer) =>
  who.value<OperationOutput<typeof previewCarrierFileOperation>>('carriers.preview', {
    fields: { ...fields, ...changes },
    of,
  });
const textOf = ({ content }: File) => new TextDecoder('windows-1252').decode(Buffer.from(content, 'base64'));

describe('templates of carriers', () => {
  test('are made, changed field by field, taken away and taken back; a name is there once', async () => {
    const { id, change } = await made('Ciclo');
    expect(
      await manager.refusal('carriers.save_template', {
        id: null,
        seen: null,
        fields: { ...fields, name: 'ciclo' },
      }),
    ).toBe('staff_carrier_template_known');
    const seen = { ...fields, name: 'Ciclo' };
    const changed = await save({ id, seen, fields: { ...seen, separator: 'pipe' } });
    await save({ id, seen, fields: { ...seen, header: false } }, colleague);
    const now = (await list()).templates.find((one) => one.id === id)?.fields;
    expect(now).toEqual({ ...seen, separator: 'pipe', header: false });
    const late = { id, seen, fields: { ...seen, separator: 'tab' } };
    const answer = await colleague.call('carriers.save_template', late);
    expect(answer.body).toMatchObject({
      code: 'changed_meanwhile',
      facts: { field: 'separator', now: '"pipe"', who: 'Giulia Neri' },
    });
    await manager.value('activity.undo', { id: changed.change });
    const { change: gone } = await manager.value<{ change: number }>('carriers.remove_template', { id });
    expect((await list()).templates.some((one) => one.id === id)).toBe(false);
    expect(await manager.refusal('carriers.remove_template', { id })).toBe('staff_carrier_template_unknown');
    await manager.value('activity.undo', { id: gone });
    expect((await list()).templates.find((one) => one.id === id)?.fields.separator).toBe('semicolon');
    expect(typeof change).toBe('number');
  });

  test('that were made go again', async () => {
    const { id, change } = await made('Sbaglio');
    await manager.value('activity.undo', { id: change });
    expect((await list()).templates.some((one) => one.id === id)).toBe(false);
  });

  test('are written by those who set the shop; wrong ones are refused with their field', async () => {
    expect(await packer.refusal('carriers.save_template', { id: null, seen: null, fields })).toBe(
      'staff_not_permitted',
    );
    for (const wrong of [
      { columns: [] },
      { columns: [column('name', { most: 0 })] },
      { encoding: 'utf-16' },
      { name: ' ' },
    ]) {
      const answer = await manager.call('carriers.save_template', {
        id: null,
        seen: null,
        fields: { ...fields, ...wrong },
      });
      expect(answer.status).toBe(417);
      expect(answer.text).toContain(Object.keys(wrong)[0]);
    }
  });
});

describe('a file of a carrier', () => {
  test('has the orders that wait, as the template says, and who took it stands in the log', async () => {
    const number = await paid();
    const { id } = await made('Ordini');
    const of: ConsignmentsOf = { kind: 'orders', numbers: [number.toLowerCase()] };
    const { lines } = await preview(of);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ order_number: number, tracking_number: null, goes: true, packages: 1 });
    // The warehouse sees no e-mail: the carrier's file has none from it.
    expect(lines[0]?.faults).toEqual(
      expect.arrayContaining([
        { column: 2, what: 'cut' },
        { column: 6, what: 'hidden' },
      ]),
    );
    const measures = [{ order_number: number, packages: 3, weight_kg: 14.25 }];
    const file = await packer.value<File>('carriers.file', { template: id, of, measures });
    expect(file).toMatchObject({ rows: 1, left_out: [] });
    expect(file.name).toMatch(/^brt-ordini-\d{4}-\d\d-\d\d\.csv$/);
    const [titles, line, end] = textOf(file).split('\r\n');
    expect(titles).toBe('sender_code;order_number;name;postcode;packages;weight_kg;email');
    expect(line).toMatch(new RegExp(`^0420;${number};[^;]{1,5};40121;3;14,[23];$`));
    expect(end).toBe('');
    const whole = await manager.value<File>('carriers.file', { template: id, of });
    expect(textOf(whole)).toContain('@');
    const { rows } = await manager.value<{ rows: object[] }>('activity.list', {
      record: `carrier_template ${id}`,
    });
    expect(JSON.stringify(rows)).toContain(number);
  });

  test('leaves out what lacks something, and is none when nothing is left', async () => {
    const [good, bad] = [await paid(), await paid()];
    await shop.database
      .updateTable('shop_order')
      .set({
        shipping_address: JSON.stringify({
          first_name: 'A',
          last_name: 'B',
          address_line1: 'Via',
          city: 'C',
          country: 'IT',
        }),
      })
      .where('number', '=', bad)
      .execute();
    const { id } = await made('Incompleti');
    const both = { kind: 'orders', numbers: [good, bad] } as const;
    const file = await packer.value<File>('carriers.file', { template: id, of: both });
    expect(file).toMatchObject({ rows: 1, left_out: [bad] });
    expect(textOf(file)).not.toContain(bad);
    const only = { template: id, of: { kind: 'orders', numbers: [bad] } };
    expect(await packer.refusal('carriers.file', only)).toBe('staff_carrier_file_empty');
    expect(await packer.refusal('carriers.file', { ...only, template: 999_999 })).toBe(
      'staff_carrier_template_unknown',
    );
    const nobody = { kind: 'close', id: 999_999 } as const;
    expect(await packer.refusal('carriers.preview', { fields, of: nobody })).toBe('staff_shipment_unknown');
    const reader = await signedInStaff(shop, ['reader']);
    expect(await reader.refusal('carriers.preview', { fields, of: both })).toBe('staff_not_permitted');
  });

  test('of parcels has what was measured of them, and says what the carrier does not take', async () => {
    const number = await paid();
    await packer.value('orders.ship', { number, carrier: 'Lunghi', tracking_number: 'L-1' });
    const { rows } = await packer.value<{ rows: StaffShipment[] }>('shipments.list', { text: 'L-1' });
    const [{ id } = { id: 0 }] = rows;
    const limits = { max_weight_kg: 30, max_length_cm: 200 };
    const set = await manager.value<{ change: number }>('carriers.save_limits', {
      carrier: 'Lunghi',
      seen: {},
      limits,
    });
    const corrected = await packer.value<{ shipment: StaffShipment; change: number }>('shipments.correct', {
      id,
      changes: { weight_g: { from: null, to: 31_500 }, length_cm: { from: null, to: 250 } },
      mail: false,
    });
    expect(corrected.shipment).toMatchObject({ weight_kg: 31.5, beyond: ['weight', 'length'] });
    const of: ConsignmentsOf = { kind: 'parcels', ids: [id] };
    const [line] = (await preview(of, { carrier: 'Lunghi' })).lines;
    expect(line).toMatchObject({ tracking_number: 'L-1', weight_kg: 31.5, beyond: ['weight', 'length'] });
    expect(line?.cells[5]).toBe('31,5');
    await manager.value('activity.undo', { id: corrected.change });
    await manager.value('activity.undo', { id: set.change });
    expect((await preview(of, { carrier: 'Lunghi' })).lines[0]?.beyond).toEqual([]);
    const stale = { carrier: 'Lunghi', seen: limits, limits: { max_weight_kg: 20, max_length_cm: 200 } };
    expect(await manager.refusal('carriers.save_limits', stale)).toBe('changed_meanwhile');
    const { close } = await packer.value<{ close: { id: number } }>('shipments.close_day', {
      carrier: 'Lunghi',
    });
    expect((await preview({ kind: 'close', id: close.id })).lines.map((one) => one.order_number)).toEqual([
      number,
    ]);
  });
});

test('how the file of numbers of a carrier is read is kept when it is taken', async () => {
  const number = await paid();
  const columns = { order: 'Rif.', number: 'LdV', url: null };
  const input = { columns, rows: [{ order_number: number, carrier: 'SDA', tracking_number: 'S-1' }] };
  const kept = async () => (await list()).carriers.find(({ name }) => name === 'SDA')?.number_columns;
  await packer.value('shipments.take_numbers', { ...input, apply: false });
  expect(await kept()).toBeUndefined();
  await packer.value('shipments.take_numbers', { ...input, apply: true });
  expect(await kept()).toEqual(columns);
  const { rows } = await manager.value<{ rows: { id: number }[] }>('activity.list', {
    record: 'carrier SDA',
  });
  await packer.value('shipments.take_numbers', { ...input, apply: true });
  const again = await manager.value<{ rows: { id: number }[] }>('activity.list', { record: 'carrier SDA' });
  expect(again.rows).toHaveLength(rows.length);
  await manager.value('activity.undo', { id: rows[0]?.id });
  expect(await kept()).toBeNull();
});
