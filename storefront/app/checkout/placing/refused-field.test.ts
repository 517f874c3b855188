import { describe, expect, it } from 'vitest';
import { refusedField } from './refused-field.ts';

describe('C07 a refusal of the service lands at its field', () => {
  it.each([
    ['email', 'none', 'email'],
    ['phone', 'none', 'phone'],
    ['shipping_address.pincode', 'none', 's-pincode'],
    ['billing_address.city', 'none', 'b-city'],
    ['invoice.tax_code', 'Individual', 'tax_code'],
    ['invoice.tax_code', 'Company', 'company_tax_code'],
    ['invoice.company_name', 'Company', 'invoice_company'],
    ['lines.0.qty', 'none', null],
    [undefined, 'none', null],
  ] as const)('%s with invoice %s', (path, invoice, field) => {
    expect(refusedField(path, invoice)).toBe(field);
  });
});
