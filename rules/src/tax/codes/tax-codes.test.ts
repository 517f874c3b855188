import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRecipientCode } from './recipient-code.ts';
import { isPersonalTaxCode, normalTaxCode, taxCodeCheckLetter } from './tax-code.ts';
import { isItalianVatNumber, isVatNumberOf, normalVatNumber } from './vat-number.ts';

describe('C07 codice fiscale', () => {
  test.each([
    ['RSSMRA85T10A562S', 'a man'],
    ['RSSMRA85T10A56NH', 'the same with omocodia in the place'],
    ['BNCLCU92T49F205S', 'a woman: day above 40'],
    ['VRDGPP13R10B293P', 'a child'],
    ['RSSMRA60B29H501C', '29 February'],
  ])('%s is valid: %s', (code) => {
    expect(isPersonalTaxCode(withLetter(code))).toBe(true);
  });

  test.each([
    ['RSSMRA85T10A562S', true],
    ['RSSMRA85T10A56NH', true],
    ['RSSMRA85T10A562T', false],
    ['RSSMRA85T10A56', false],
    ['RSSMRA85T10A562SS', false],
    ['rssmra85t10a562s', false],
    ['00743110157', false],
    ['', false],
    ['RSSMRA85T10A562 ', false],
  ])('%s: %s, letter and length included', (code, valid) => {
    expect(isPersonalTaxCode(code)).toBe(valid);
  });

  test.each([
    ['RSSMRA85F10A562', 'F is no month'],
    ['RSSMRA85T00A562', 'day 0'],
    ['RSSMRA85T32A562', 'day 32'],
    ['RSSMRA85T72A562', 'day 32 of a woman'],
    ['RSSMRA85B30A562', '30 February'],
    ['RSSMRA85D31A562', '31 April'],
    ['RSSMRA8AT10A562', 'A stands for no digit'],
    ['RSSMR185T10A562', 'a digit in the name'],
  ])('%s is no code even with a right letter: %s', (first) => {
    expect(isPersonalTaxCode(first + taxCodeCheckLetter(first))).toBe(false);
  });

  test('any other check letter is wrong', () => {
    const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    fc.assert(
      fc.property(letter, (last) => {
        expect(isPersonalTaxCode(`RSSMRA85T10A562${last}`)).toBe(last === 'S');
      }),
    );
  });

  test('spaces and lower case are put right', () => {
    expect(normalTaxCode(' rssmra 85t10 a562s ')).toBe('RSSMRA85T10A562S');
  });
});

/** The code with the letter its first fifteen characters ask for. */
function withLetter(code: string): string {
  return code.slice(0, 15) + taxCodeCheckLetter(code.slice(0, 15));
}

describe('C07 partita IVA', () => {
  test.each([
    ['00743110157', true],
    ['12345678903', true],
    ['00000000000', false],
    ['00743110158', false],
    ['0074311015', false],
    ['007431101577', false],
    ['0074311015A', false],
    ['', false],
  ])('%s: %s', (number, valid) => {
    expect(isItalianVatNumber(number)).toBe(valid);
  });

  test('one wrong digit is always found', () => {
    const place = fc.integer({ min: 0, max: 10 });
    const other = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(place, other, (at, by) => {
        const digits = [...'00743110157'];
        digits[at] = String((Number(digits[at]) + by) % 10);
        expect(isItalianVatNumber(digits.join(''))).toBe(false);
      }),
    );
  });

  test.each([
    ['IT 00743110157', '00743110157'],
    ['it00743110157', '00743110157'],
    ['007.431.101-57', '00743110157'],
    ['ITALIA', 'ITALIA'],
  ])('%s is stored as %s', (sent, stored) => {
    expect(normalVatNumber(sent)).toBe(stored);
  });

  test.each([
    ['DE', 'DE123456789', true],
    ['DE', '123456789', true],
    ['DE', '12345678', false],
    ['AT', 'ATU12345678', true],
    ['AT', 'AT12345678', false],
    ['GR', 'EL123456789', true],
    ['NL', 'NL123456789B01', true],
    ['FR', 'FRXX123456789', true],
    ['IT', '00743110157', true],
    ['IT', 'DE123456789', false],
    ['CH', 'CHE123456789', true],
    ['CH', 'CHE-1', false],
    ['US', '', false],
  ])('%s %s: %s', (country, number, valid) => {
    expect(isVatNumberOf(country, number)).toBe(valid);
  });
});

describe('C07 codice destinatario', () => {
  test.each([
    ['M5UXCR1', true],
    ['0000000', true],
    ['XXXXXXX', true],
    ['ABC123', false],
    ['ABC12345', false],
    ['ABC-123', false],
    ['abc1234', false],
    ['', false],
  ])('%s: %s', (code, valid) => {
    expect(isRecipientCode(code)).toBe(valid);
  });
});
