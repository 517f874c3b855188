import { expect, test } from 'vitest';
import { cellsOfOffer, offerFault, offerOfCells } from './offer-cells.ts';

const cells = (sale: string, saleFrom = '', saleTo = '') => ({ sale, saleFrom, saleTo });

test('days are those of Italy; the last one is sold to its end', () => {
  const offer = offerOfCells(cells('7,50', '1/12/2026', '31.12.2026'));
  expect(offer).toEqual({ price: 7.5, from: '2026-11-30T23:00:00.000Z', to: '2026-12-31T23:00:00.000Z' });
  expect(cellsOfOffer(offer)).toEqual(cells('7,50', '01/12/2026', '31/12/2026'));
});

test('a time is kept to the minute, in summer as well', () => {
  const offer = offerOfCells(cells('7', '2026-07-01 9:05', '02/07/2026 18:30'));
  expect(offer).toEqual({ price: 7, from: '2026-07-01T07:05:00.000Z', to: '2026-07-02T16:30:00.000Z' });
  expect(cellsOfOffer(offer)).toEqual(cells('7,00', '01/07/2026 09:05', '02/07/2026 18:30'));
});

test('without a price there is none; days without one are asked for it', () => {
  expect(offerOfCells(cells(''))).toBeNull();
  expect(cellsOfOffer(null)).toEqual(cells(''));
  expect(offerFault(cells('', '1/12/2026'), 'sale')).toBe('required');
  expect(offerFault(cells('0'), 'sale')).toBe('price');
});

test.each(['31/2/2026', 'domani', '1/12', '2026-13-01', '1/12/2026 25:00'])('%s is no day', (text) => {
  expect(offerFault(cells('5', text), 'saleFrom')).toBe('day');
});
