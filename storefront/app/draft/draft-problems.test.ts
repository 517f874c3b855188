import { describe, expect, it } from 'vitest';
import { emptyDraft } from './checkout-draft.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { draftProblems } from './draft-problems.ts';

const good: CheckoutDraft = {
  ...emptyDraft,
  email: 'anna.rossi@esempio.it',
  phone: '333 1234567',
  shipping: {
    ...emptyDraft.shipping,
    first_name: 'Anna',
    last_name: 'Rossi',
    address_line1: 'Via Emilia 12',
    pincode: '40121',
    city: 'Bologna',
    state: 'BO',
  },
};

const found = (change: Partial<CheckoutDraft>) =>
  draftProblems({ ...good, ...change }).map(({ field, problem }) => `${field}: ${problem}`);
const shipping = (change: Partial<CheckoutDraft['shipping']>) => ({
  shipping: { ...good.shipping, ...change },
});

describe('C07 problems are shown field by field', () => {
  it('an empty form names every required field once, in the order of the page', () => {
    expect(draftProblems(emptyDraft).map(({ field }) => field)).toEqual([
      'email',
      's-first_name',
      's-last_name',
      's-address_line1',
      's-pincode',
      's-city',
      's-state',
      'phone',
    ]);
  });

  it.each<[Partial<CheckoutDraft>, string[]]>([
    [{}, []],
    [{ email: 'anna.rossi.esempio.it' }, ['email: emailNoAt']],
    [{ email: 'anna@esempio' }, ['email: emailWrong']],
    [{ phone: '0512' }, ['phone: phoneShort']],
    [{ phone: 'ufficio' }, ['phone: phoneLetters']],
    [{ phone: '+39 333 123 4567' }, []],
    [shipping({ pincode: '4012' }), ['s-pincode: capWrong']],
    [shipping({ pincode: '99999' }), ['s-pincode: capUnknown']],
    [shipping({ pincode: '20121' }), ['s-pincode: capOtherProvince']],
    [shipping({ country: 'FR', pincode: '75001', state: '' }), []],
    [shipping({ country: 'FR', pincode: '750', state: '' }), ['s-pincode: postcodeWrong']],
    [{ invoice: 'Individual', tax_code: 'RSSMRA85T10A562S' }, []],
    [{ invoice: 'Individual', tax_code: 'RSSMRA85T10A562T' }, ['tax_code: taxCodeWrong']],
    [{ invoice: 'Individual', tax_code: 'RSSMRA' }, ['tax_code: taxCodeLength']],
    [
      { invoice: 'Company' },
      ['invoice_company: companyMissing', 'vat_number: vatMissing', 'recipient_code: recipientMissing'],
    ],
    [{ other_billing: true, billing: { ...good.shipping, city: ' ' } }, ['b-city: cityMissing']],
  ])('%j', (change, problems) => {
    expect(found(change)).toEqual(problems);
  });

  it('a company is reached by SDI code or by PEC', () => {
    const company = {
      invoice: 'Company',
      invoice_company: 'Rossi S.r.l.',
      vat_number: '12345678903',
    } as const;
    expect(found({ ...company, recipient_code: 'abc1234' })).toEqual([]);
    expect(found({ ...company, pec: 'rossi@pec.it' })).toEqual([]);
    expect(found({ ...company, recipient_code: '123' })).toEqual(['recipient_code: recipientWrong']);
    expect(found({ ...company, vat_number: '12345678901', pec: 'rossi@pec.it' })).toEqual([
      'vat_number: vatWrong',
    ]);
  });
});
