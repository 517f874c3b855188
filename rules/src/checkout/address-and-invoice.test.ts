import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Address, Invoice } from '@casamaestra/contract/checkout/address.ts';
import { addressFault, normalAddress } from './address-problem.ts';
import { canonicalEmail, emailKey, isEmailAddress } from './email-address.ts';
import { invoiceFault, normalInvoice } from './invoice-problem.ts';
import { isCap } from './cap.ts';
import { isProvince, provincesOfCap } from './italian-postcode.ts';
import { isPostcodeOf, needsPostcode, postcodeExample } from './postcode.ts';

const bologna: Address = {
  first_name: 'Anna',
  last_name: 'Rossi',
  address_line1: 'Via Emilia 12',
  city: 'Bologna',
  state: 'BO',
  pincode: '40121',
  country: 'IT',
};

describe('C07 CAP and province', () => {
  test.each([
    ['40121', 'BO', true],
    ['00118', 'RM', true],
    ['00118', 'MI', false],
    ['20900', 'MB', true],
    ['20121', 'MI', true],
    ['18025', 'CN', true],
    ['12071', 'SV', true],
    ['12071', 'CN', true],
    ['07026', 'SS', true],
    ['07026', 'OT', true],
    ['09013', 'SU', true],
    ['47921', 'RN', true],
    ['47121', 'FC', true],
    ['38122', 'BZ', false],
    ['39100', 'BZ', true],
    ['99999', 'ME', false],
    ['49000', 'FE', false],
  ])('%s in %s: %s', (cap, province, agree) => {
    expect(provincesOfCap(cap).includes(province)).toBe(agree);
  });

  test.each(['4012', '401211', '4O121', '', '40 121'])('«%s» is no CAP', (text) => {
    expect(isCap(text)).toBe(false);
  });

  test('a CAP begins like those of some province, whichever two digits those are', () => {
    for (let first = 0; first < 100; first += 1) {
      const cap = `${String(first).padStart(2, '0')}121`;
      const provinces = provincesOfCap(cap);
      expect([cap, isCap(cap)]).toEqual([cap, provinces.length > 0 && provinces.every(isProvince)]);
    }
    expect(['49', '68', '69', '77', '78', '79', '99'].some((first) => isCap(`${first}121`))).toBe(false);
  });

  test('107 provinces and those Sardinia had or has', () => {
    expect(['AG', 'VV', 'BT', 'MB', 'SU'].every(isProvince)).toBe(true);
    expect(['XX', 'bo', 'BOL', '', 'RSM'].some(isProvince)).toBe(false);
  });
});

describe('C07 postcodes abroad', () => {
  test.each([
    ['DE', '10115', true],
    ['DE', '1011', false],
    ['AT', '1010', true],
    ['FR', '75001', true],
    ['GB', 'SW1A 1AA', true],
    ['GB', '12345', false],
    ['NL', '1012 JS', true],
    ['NL', '0012 JS', false],
    ['PL', '00-001', true],
    ['PL', '00001', false],
    ['SK', '811 01', true],
    ['SK', '81101', true],
    ['CZ', '110 00', true],
    ['IE', 'D02 AF30', true],
    ['IE', 'D6W XY00', true],
    ['SM', '47890', true],
    ['SM', '47900', false],
    ['VA', '00120', true],
    ['ES', '28001', true],
    ['ES', '53001', false],
    ['JP', '100-0001', true],
    ['JP', '!', false],
  ])('%s %s: %s', (country, postcode, valid) => {
    expect(isPostcodeOf(country, postcode)).toBe(valid);
  });

  test('the example of every country passes its own pattern', () => {
    const countries = [
      'AD',
      'AT',
      'BE',
      'CH',
      'DE',
      'ES',
      'FR',
      'GB',
      'GR',
      'HR',
      'HU',
      'IE',
      'LI',
      'LT',
      'LU',
    ];
    const more = ['LV', 'MC', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'SM', 'US', 'VA', 'IT'];
    for (const country of [...countries, ...more]) {
      expect([country, isPostcodeOf(country, postcodeExample(country))]).toEqual([country, true]);
    }
    expect([needsPostcode('IT'), needsPostcode('IE'), needsPostcode('HK')]).toEqual([true, false, false]);
  });
});

describe('C07 addresses', () => {
  test.each<[Partial<Address>, string | null]>([
    [{}, null],
    [{ state: 'bo', pincode: ' 40121 ' }, null],
    [{ first_name: '.' }, 'first_name_missing'],
    [{ last_name: '123' }, 'last_name_missing'],
    [{ address_line1: '12' }, 'street_missing'],
    [{ city: '--' }, 'city_missing'],
    [{ pincode: '' }, 'postcode_missing'],
    [{ pincode: '4012' }, 'postcode_malformed'],
    [{ state: '' }, 'province_missing'],
    [{ state: 'ZZ' }, 'province_unknown'],
    [{ pincode: '20121' }, 'postcode_of_other_province'],
    [{ country: 'DE', pincode: '10115', state: '' }, null],
    [{ country: 'DE', pincode: '' }, 'postcode_missing'],
    [{ country: 'DE', pincode: 'abc' }, 'postcode_malformed'],
    [{ country: 'IE', pincode: '' }, null],
    [{ country: 'JP', pincode: '', city: '東京', address_line1: '千代田 1' }, null],
  ])('%j: %s', (changes, problem) => {
    expect(addressFault(normalAddress({ ...bologna, ...changes }))?.problem ?? null).toBe(problem);
  });
});

const company: Invoice = {
  customer_type: 'Company',
  company_name: 'Edil Rossi',
  vat_number: '00743110157',
  recipient_code: 'M5UXCR1',
};
const person: Invoice = { customer_type: 'Individual', tax_code: 'RSSMRA85T10A562S' };

describe('C07 invoices', () => {
  test.each<[Invoice, string, string | null]>([
    [person, 'IT', null],
    [{ ...person, tax_code: 'rssmra85t10a562s' }, 'IT', null],
    [{ ...person, tax_code: '00743110157' }, 'IT', 'tax_code_wrong'],
    [{ ...person, tax_code: 'X' }, 'DE', null],
    [company, 'IT', null],
    [{ ...company, recipient_code: '', pec: 'edil@pec.it' }, 'IT', null],
    [{ ...company, recipient_code: '0000000', pec: 'edil@pec.it' }, 'IT', null],
    [{ ...company, recipient_code: '0000000' }, 'IT', 'recipient_missing'],
    [{ ...company, recipient_code: '' }, 'IT', 'recipient_missing'],
    [{ ...company, recipient_code: 'XXXXXXX' }, 'IT', 'recipient_code_wrong'],
    [{ ...company, pec: 'edil@' }, 'IT', 'pec_wrong'],
    [{ ...company, vat_number: '00000000000' }, 'IT', 'vat_number_wrong'],
    [{ ...company, tax_code: '00743110157' }, 'IT', null],
    [{ ...company, tax_code: 'RSSMRA85T10A562S' }, 'IT', null],
    [{ ...company, tax_code: '123' }, 'IT', 'company_tax_code_wrong'],
    [{ ...company, vat_number: 'DE123456789', recipient_code: '' }, 'DE', null],
    [{ ...company, vat_number: 'DE12', recipient_code: '' }, 'DE', 'vat_number_wrong'],
  ])('%j in %s: %s', (invoice, country, problem) => {
    expect(invoiceFault(normalInvoice(invoice), country)?.problem ?? null).toBe(problem);
  });
});

describe('C07 e-mail addresses', () => {
  test.each([
    ['anna.rossi@esempio.it', true],
    ['anna+negozio@posta.esempio.co.uk', true],
    ['azienda@pec.it', true],
    ['àéì@esempio.it', true],
    ['anna@città.it', true],
    ['anna', false],
    ['anna@', false],
    ['@esempio.it', false],
    ['anna@esempio', false],
    ['anna@-esempio.it', false],
    ['anna..rossi@esempio.it', false],
    ['.anna@esempio.it', false],
    ['anna rossi@esempio.it', false],
    ['anna@esempio.it\nBcc: x@y.it', false],
    ['"anna"@esempio.it', false],
    ['anna@esempio.1', false],
    [`${'a'.repeat(65)}@esempio.it`, false],
    ['an\u200Bna@esempio.it', false],
    ['anna@esem\u00ADpio.it', false],
    ['anna@127.0.0.1', false],
    ['anna@[::1]', false],
    ['anna@esempio.it/altro', false],
    ['anna@esempio.it:80', false],
    ['ａnna@esempio.it', false],
    ['anna\u3164@esempio.it', false],
  ])('%j: %s', (text, valid) => {
    expect(isEmailAddress(text)).toBe(valid);
  });

  test.each([
    ['x@eſempio.it', 'x@esempio.it'],
    ['x@ｅsempio.it', 'x@esempio.it'],
    ['x@ESEMPIO.it', 'x@esempio.it'],
    ['x@città.it', 'x@xn--citt-3na.it'],
    ['Perche\u0301@esempio.it', 'Perch\u00e9@esempio.it'],
  ])('%s is the mailbox %s', (text, mailbox) => {
    expect(canonicalEmail(text)).toBe(mailbox);
    expect(emailKey(` ${text} `)).toBe(mailbox.toLowerCase());
  });

  test('no text takes long or throws', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: 'binary' }), (text) => {
        expect(typeof isEmailAddress(text)).toBe('boolean');
      }),
    );
  });
});
