import type {
  CarrierColumn,
  CarrierField,
  CarrierTemplateFields,
} from '@casamaestra/contract/staff/staff-carriers.operations.ts';
import { expect, test } from 'vitest';
import { carrierBytes, carrierText } from './carrier-file.ts';
import { carrierLine } from './carrier-line.ts';
import type { Consignment } from './consignment.ts';

const consignment: Consignment = {
  orderNumber: 'CM-1',
  parcelId: null,
  orderDate: '2026-11-24',
  trackingNumber: null,
  shipDate: '2026-11-26',
  address: {
    first_name: 'Ľubomír',
    last_name: 'Ďurica',
    address_line1: 'Via dell’Acqua; 12',
    city: 'Città di Castello',
    state: 'PG',
    pincode: '06012',
    country: 'IT',
  },
  phone: '+393331234567',
  email: null,
  pieces: 3,
  packages: 2,
  weightKg: 12.345,
  lengthCm: null,
  widthCm: null,
  heightCm: null,
  contents: '=HYPERLINK("http://x")',
  valueCents: 12_990,
  note: 'suonare\r\ndue volte',
};
const column = (field: CarrierField, changes: Partial<CarrierColumn> = {}): CarrierColumn => ({
  field,
  title: field,
  text: '',
  required: false,
  most: null,
  beyond: 'cut',
  decimals: 2,
  ...changes,
});
const layout = (
  columns: readonly CarrierColumn[],
  changes: Partial<CarrierTemplateFields> = {},
): CarrierTemplateFields => ({
  carrier: 'BRT',
  name: 'Prova',
  sender_code: '0123',
  first_lines: '',
  columns: [...columns],
  header: false,
  separator: 'semicolon',
  quotes: 'needed',
  encoding: 'utf-8',
  line_end: 'crlf',
  decimals: 'comma',
  dates: 'italian',
  ...changes,
});
const lineOf = (columns: readonly CarrierColumn[], changes: Partial<CarrierTemplateFields> = {}) => {
  const all = layout(columns, changes);
  const line = carrierLine(consignment, all, 7);
  return { ...line, text: carrierText(all, [line.cells]) };
};

test('columns stand in their order, with decimals, dates and telephone numbers as carriers read them', () => {
  const names = ['sender_code', 'row_number', 'order_date', 'phone', 'phone_national', 'weight_kg'] as const;
  expect(lineOf(names.map((name) => column(name))).text).toBe(
    '0123;7;24/11/2026;00393331234567;3331234567;12,35\r\n',
  );
  const point = { decimals: 'point', dates: 'plain', separator: 'pipe', line_end: 'lf' } as const;
  const others = ['ship_date', 'weight_g', 'value', 'cash_on_delivery', 'packages', 'length_cm'] as const;
  expect(
    lineOf(
      others.map((name) => column(name)),
      point,
    ).text,
  ).toBe('20261126|12345|129.90|0.00|2|\n');
});

test('a value with the separator is in quotes, in a layout without quotes it loses the separator and is told', () => {
  const address = [column('address')];
  expect(lineOf(address).text).toBe('"Via dell’Acqua; 12"\r\n');
  expect(lineOf(address, { quotes: 'always' }).text).toBe('"Via dell’Acqua; 12"\r\n');
  const bare = lineOf(address, { quotes: 'never' });
  expect(bare.text).toBe('Via dell’Acqua  12\r\n');
  expect(bare.faults).toEqual([{ column: 0, what: 'replaced' }]);
});

test('what no spreadsheet may run is guarded, and nobody breaks a line', () => {
  const line = lineOf([column('contents'), column('note'), column('text', { text: '+39' })]);
  expect(line.cells).toEqual([`'=HYPERLINK("http://x")`, 'suonare due volte', `'+39`]);
  expect(line.faults.map(({ what }) => what)).toEqual(['guarded', 'guarded']);
  const titles = layout([column('name', { title: '=1+1' })], {
    header: true,
    first_lines: '@x\r\nversion 7',
  });
  expect(carrierText(titles, [])).toBe("'@x\r\nversion 7\r\n'=1+1\r\n");
});

test('words beyond the length are cut, numbers and codes leave the row out', () => {
  const cut = lineOf([column('city', { most: 8 })]);
  expect([cut.cells, cut.faults, cut.goes]).toEqual([['Città di'], [{ column: 0, what: 'cut' }], true]);
  for (const wrong of [column('city', { most: 8, beyond: 'refuse' }), column('postcode', { most: 4 })]) {
    const left = lineOf([wrong]);
    expect([left.faults, left.goes]).toEqual([[{ column: 0, what: 'too_long' }], false]);
  }
});

test('a required column that is empty leaves the row out; what the role does not see is told', () => {
  expect(lineOf([column('tracking_number', { required: true })]).goes).toBe(false);
  const hidden = lineOf([column('email')]);
  expect([hidden.faults, hidden.goes]).toEqual([[{ column: 0, what: 'hidden' }], true]);
});

test('Windows-1252 has its own bytes; letters it has not become their likeness and are told', () => {
  const old = layout([column('name'), column('city')], { encoding: 'windows-1252' });
  const line = carrierLine(consignment, old, 1);
  expect(line.cells).toEqual(['Lubomír Durica', 'Città di Castello']);
  expect(line.faults).toEqual([{ column: 0, what: 'replaced' }]);
  const bytes = carrierBytes(carrierText(old, [['à', '’€']]), old);
  expect([...bytes]).toEqual([0xe0, 0x3b, 0x92, 0x80, 0x0d, 0x0a]);
  expect([...carrierBytes('à', { ...old, encoding: 'utf-8-bom' })]).toEqual([0xef, 0xbb, 0xbf, 0xc3, 0xa0]);
});
