import type { Carrier } from '@casamaestra/contract/staff/staff-carriers.operations.ts';
import { expect, test } from 'vitest';
import { knownCarrier, numberColumnsIn } from './number-memory.ts';

const carrier = (name: string, columns: Carrier['number_columns']): Carrier => ({
  name,
  limits: {},
  number_columns: columns,
});
const sda = carrier('SDA', { order: 'Rif', number: 'LdV', url: null });
const gls = carrier('GLS', { order: 'Bolla', number: 'Collo', url: 'Link' });

test('the carrier whose headings a file has is known, unless several have them', () => {
  expect(knownCarrier(['LdV', 'Data', 'Rif'], [sda, gls])).toBe(sda);
  expect(knownCarrier(['Bolla', 'Collo'], [sda, gls])).toBeUndefined();
  expect(knownCarrier(['Rif', 'LdV'], [sda, carrier('TNT', sda.number_columns)])).toBeUndefined();
  expect(knownCarrier(['Rif', 'LdV'], [carrier('UPS', null)])).toBeUndefined();
});

test('columns stand where the carrier had them, else where they usually are', () => {
  expect(numberColumnsIn(['Link', 'Collo', 'Bolla'], gls)).toEqual({ order: 2, number: 1, url: 0 });
  expect(numberColumnsIn(['Data', 'Rif', 'LdV', 'Tracking', 'Url'], sda)).toEqual({
    order: 1,
    number: 2,
    url: -1,
  });
  const guessed = { order: 0, number: 1, url: -1 };
  expect(numberColumnsIn(['Ordine', 'Tracking'], undefined)).toEqual(guessed);
  expect(numberColumnsIn(['Ordine', 'Tracking'], sda)).toEqual(guessed);
  expect(numberColumnsIn(['A', 'B'], sda, { order: 1, number: 0, url: -1 })).toEqual({
    order: 1,
    number: 0,
    url: -1,
  });
});
