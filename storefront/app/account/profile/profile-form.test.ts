import { describe, expect, it } from 'vitest';
import { account } from '@casamaestra/texts/it/pages/account.ts';
import { changedProfile, profileProblems } from './profile-form.ts';

const filled = {
  first_name: 'Anna',
  last_name: 'Bianchi',
  phone: '+39 333 1234567',
  company_name: 'Bianchi Srl',
  vat_number: '12345678903',
  tax_code: 'RSSMRA85T10A562S',
  recipient_code: 'abc1234',
  pec: 'bianchi@pec.it',
  language: 'it',
  review_mail: 'on',
};
const wrong = (change: Record<string, string>) =>
  Object.entries(profileProblems({ ...filled, ...change }, account)).flatMap(([name, problem]) =>
    problem === undefined ? [] : [name],
  );

describe('R19 the profile form', () => {
  it('finds nothing wrong with good data, nor with nothing but names', () => {
    expect(wrong({})).toEqual([]);
    const none = { phone: '', company_name: '', vat_number: '', tax_code: '', recipient_code: '', pec: '' };
    expect(wrong(none)).toEqual([]);
  });

  it.each([
    ['first_name', ' '],
    ['last_name', ''],
    ['phone', 'chiamami'],
    ['phone', '123'],
    ['phone', '1234567890123456'],
    ['vat_number', '12345678901'],
    ['tax_code', 'RSSMRA85T10A562X'],
    ['recipient_code', 'ABC12'],
    ['pec', 'bianchi@'],
  ])('finds %s wrong when it is “%s”', (name, text) => {
    expect(wrong({ [name]: text })).toEqual([name]);
  });

  it('sends emptied fields as null and an unticked box as false', () => {
    const { review_mail: _ticked, ...unticked } = { ...filled, phone: ' ', pec: '' };
    expect(changedProfile(unticked)).toMatchObject({ phone: null, pec: null, review_mail: false });
    expect(changedProfile(filled)).toMatchObject({
      review_mail: true,
      language: 'it',
      vat_number: '12345678903',
    });
  });

  it('leaves the language alone when the form does not name one', () => {
    expect(changedProfile({ ...filled, language: 'de' })).not.toHaveProperty('language');
  });
});
