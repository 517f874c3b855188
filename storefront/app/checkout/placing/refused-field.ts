import type { CheckoutDraft } from '../../draft/checkout-draft.ts';
import type { FieldId } from '../../draft/draft-problems.ts';

const invoiceFields: Readonly<Record<string, FieldId>> = {
  company_name: 'invoice_company',
  vat_number: 'vat_number',
  recipient_code: 'recipient_code',
  pec: 'pec',
};

/**
 * Id of the control for a refused field: "shipping_address.pincode" → "s-pincode"; null when there is none.
 */
export function refusedField(path: string | undefined, invoice: CheckoutDraft['invoice']): FieldId | null {
  const [area = '', name = ''] = (path ?? '').split('.');
  if (area === 'email' || area === 'phone') return area;
  if ((area === 'shipping_address' || area === 'recipient') && name !== '') return `s-${name}` as FieldId;
  if (area === 'billing_address' && name !== '') return `b-${name}` as FieldId;
  if (area !== 'invoice') return null;
  if (name === 'tax_code') return invoice === 'Company' ? 'company_tax_code' : 'tax_code';
  return invoiceFields[name] ?? null;
}
