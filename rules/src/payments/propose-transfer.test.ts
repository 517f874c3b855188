import { describe, expect, test } from 'vitest';
import { afterWithholding, isRenovationTransfer, proposeTransfers } from './propose-transfer.ts';

const order = (number: string, totalCents: number, lastName = 'Rossi') => ({
  number,
  totalCents,
  firstName: 'Anna',
  lastName,
  company: '',
});

describe('transfers for renovations', () => {
  test.each([
    [122_00, 111_00],
    [100_00, 90_98],
    [0, 0],
    [1, 1],
    [49_99, 45_48],
  ])('of %i cents %i arrive', (total, arrives) => expect(afterWithholding(total)).toBe(arrives));

  test.each([
    ['Bonifico art. 16-bis DPR 917/1986 ordine CM-22222222', true],
    ['RISTRUTTURAZIONE EDILIZIA L. 449/97 CF RSSMRA', true],
    ['art.16 bis del d.p.r. 917 del 1986', true],
    ['L.296/2006 riqualificazione energetica', true],
    ['Bonus mobili', true],
    ['CM-22222222 ordine Casamaestra', false],
    ['Via Ristori 16, saldo 917', false],
    ['', false],
  ])('are known by their formula: %s', (text, is) => expect(isRenovationTransfer(text)).toBe(is));
});

describe('orders proposed for a credit', () => {
  const orders = [order('A', 122_00), order('B', 111_00, 'Bianchi'), order('C', 50_00, 'Verdi')];
  const proposed = (amountCents: number, payer: string, named: string | null = null) =>
    proposeTransfers({ amountCents, payer, remittance: '' }, orders, named).map(
      ({ number, reasons }) => `${number}: ${reasons.join(' ')}`,
    );

  test('by amount, what arrives of a renovation, and name, the likeliest first', () => {
    expect(proposed(111_00, 'ROSSI ANNA')).toEqual(['A: renovation_amount name', 'B: amount']);
    expect(proposed(1_00, 'Verdi Ànna', 'C')).toEqual(['C: number name']);
  });

  test('none without a reason; a part of a name is none', () => {
    expect(proposed(1_00, 'ANNA ROSSINI')).toEqual([]);
    expect(proposed(1_00, '')).toEqual([]);
  });
});
