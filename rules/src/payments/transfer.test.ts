import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsFromDecimal, decimalFromCents } from './decimal-amount.ts';
import { epcText } from './epc-text.ts';
import { isIban, spacedIban } from './iban.ts';
import { orderNumbersIn } from './order-numbers-in-text.ts';
import { transferDueDay, transferWait } from './transfer-deadline.ts';
import { bankText, renovationReference, transferReference } from './transfer-texts.ts';

describe('C09 IBAN', () => {
  test.each([
    'IT60X0542811101000000123456',
    'it60 x054 2811 1010 0000 0123 456',
    'SK3112000000198742637541',
    'DE89370400440532013000',
    'SM86U0322509800000000270100',
  ])('%s is one', (iban) => expect(isIban(iban)).toBe(true));

  test.each([
    ['', 'nothing'],
    ['IT60X0542811101000000123457', 'a digit changed'],
    ['IT61X0542811101000000123456', 'check digits changed'],
    ['IT60X054281110100000012345', 'too short'],
    ['IT6000542811101000000123456', 'no letter where the CIN is'],
    ['XX60X0542811101000000123456', 'another country'],
    ['IT60X0542811101000000123456<', 'a strange character'],
  ])('%s is none: %s', (iban) => expect(isIban(iban)).toBe(false));

  test('a changed character is noticed', () => {
    const iban = 'IT60X0542811101000000123456';
    const at = fc.integer({ min: 15, max: iban.length - 1 });
    fc.assert(
      fc.property(at, fc.integer({ min: 1, max: 9 }), (index, plus) => {
        const digit = (Number(iban[index]) + plus) % 10;
        expect(isIban(iban.slice(0, index) + digit + iban.slice(index + 1))).toBe(false);
      }),
    );
  });

  test('in groups of four', () =>
    expect(spacedIban('IT60X0542811101000000123456')).toBe('IT60 X054 2811 1010 0000 0123 456'));
});

describe('C09 texts of a transfer', () => {
  test('the order number comes first; letters every bank takes', () => {
    expect(transferReference('CM-7K3MQ9XR', 'Casamaestra S.r.l.')).toBe(
      'CM-7K3MQ9XR ordine Casamaestra S.r.l.',
    );
    expect(bankText('Però “l’età” – 5€ & più\n#1_2')).toBe("Pero l'eta - 5 + piu 1-2");
  });

  test('whatever is written: at most 140 safe characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        expect(bankText(text)).toMatch(/^[A-Za-z0-9 /\-?:().,'+]{0,140}$/);
      }),
    );
  });

  test('bonifico parlante: the rule, who deducts, who is paid', () => {
    expect(
      renovationReference({
        orderNumber: 'CM-7K3MQ9XR',
        taxCode: 'RSSNNA80A41A944K',
        shopVatNumber: '01234567890',
      }),
    ).toBe('CM-7K3MQ9XR Detrazione art. 16-bis DPR 917/1986 - C.F. RSSNNA80A41A944K - P.IVA 01234567890');
    expect(renovationReference({ orderNumber: 'CM-7K3MQ9XR' })).toContain('(il tuo codice fiscale)');
  });

  test('EPC069-12, line by line', () => {
    const transfer = {
      holder: 'Casamaestra S.r.l.',
      iban: 'IT60 X054 2811 1010 0000 0123 456',
      amountCents: 123_450,
      reference: 'CM-7K3MQ9XR ordine',
    };
    expect(epcText(transfer).split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      'Casamaestra S.r.l.',
      'IT60X0542811101000000123456',
      'EUR1234.50',
      '',
      '',
      'CM-7K3MQ9XR ordine',
    ]);
    expect(epcText({ ...transfer, bic: 'BPCVIT2SXXX' }).split('\n')[4]).toBe('BPCVIT2SXXX');
    expect(epcText({ ...transfer, amountCents: 1 })).toContain('\nEUR0.01\n');
    expect(epcText({ ...transfer, reference: '' })).toMatch(/EUR1234\.50$/);
    for (const amountCents of [0, -1, 1.5, 100_000_000_000, Number.NaN])
      expect(() => epcText({ ...transfer, amountCents })).toThrow(RangeError);
  });
});

describe('C09 amounts as gateways and banks write them', () => {
  test.each([
    ['27.30', 2730],
    ['27,30', 2730],
    ['27.3', 2730],
    ['27', 2700],
    ['0.01', 1],
    ['27.30000', 2730],
    ['27.305', null],
    ['-1.00', null],
    ['1.000,00', null],
    ['', null],
    ['1e3', null],
    ['NaN', null],
  ])('%s', (text, cents) => expect(centsFromDecimal(text)).toBe(cents));

  test('there and back', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999_999), (cents) => {
        expect(centsFromDecimal(decimalFromCents(cents))).toBe(cents);
      }),
    );
  });
});

describe('C09 order numbers in the words of a payer', () => {
  test.each([
    ['CM-7K3MQ9XR ordine Casamaestra', ['CM-7K3MQ9XR']],
    ['saldo ordine cm 7k3m q9xr', ['CM-7K3MQ9XR']],
    ['RIF:CM7K3MQ9XR/BONIFICO', ['CM-7K3MQ9XR']],
    ['CM-7K3M\nQ9XR', ['CM-7K3MQ9XR']],
    ['fattura 12', []],
    ['CM-7K3MQ9X', []],
    ['CM-7K3MQ9X0 ', []],
  ])('%s', (text, numbers) => expect(orderNumbersIn(text)).toEqual(numbers));

  test('of two numbers both', () =>
    expect(orderNumbersIn('CM-7K3MQ9XR e CM-AAAA2222')).toEqual(['CM-7K3MQ9XR', 'CM-AAAA2222']));
});

describe('C09 until when a transfer is waited for', () => {
  const day = (text: string) => Date.parse(text);

  test('working days, with holidays left out', () => {
    // From a Monday; Christmas, New Year and Epiphany are no working days.
    const { reservedUntil, remindAt } = transferWait(day('2026-12-21T10:00:00Z'), 7);
    expect(transferDueDay(reservedUntil)).toBe('2026-12-31');
    expect(new Date(reservedUntil).toISOString()).toBe('2027-01-06T00:00:00.000Z');
    expect(new Date(remindAt).toISOString()).toBe('2026-12-29T08:00:00.000Z');
  });

  test('at any time, for any wait: due on a working day before the goods are let go, reminded before', () => {
    const from = day('2026-01-01T00:00:00Z');
    fc.assert(
      fc.property(fc.nat(3 * 365 * 24 * 60), fc.integer({ min: 1, max: 60 }), (minutes, days) => {
        const now = from + minutes * 60_000;
        const { reservedUntil, remindAt } = transferWait(now, days);
        const due = day(`${transferDueDay(reservedUntil)}T00:00:00Z`);
        expect([0, 6]).not.toContain(new Date(due).getUTCDay());
        expect(due).toBeGreaterThan(now - 86_400_000);
        expect(due).toBeLessThan(reservedUntil);
        expect(remindAt).toBeGreaterThanOrEqual(now);
        expect(remindAt).toBeLessThan(reservedUntil);
      }),
    );
  });
});
