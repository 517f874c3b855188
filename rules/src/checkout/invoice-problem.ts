import type { Invoice } from '@casamaestra/contract/checkout/address.ts';
import { isRecipientCode, noRecipientCode, foreignRecipientCode } from '../tax/codes/recipient-code.ts';
import { isPersonalTaxCode, normalTaxCode } from '../tax/codes/tax-code.ts';
import { isItalianVatNumber, isVatNumberOf, normalVatNumber } from '../tax/codes/vat-number.ts';
import { isEmailAddress } from './email-address.ts';

export type InvoiceProblem =
  | 'tax_code_wrong'
  | 'company_tax_code_wrong'
  | 'vat_number_wrong'
  | 'recipient_code_wrong'
  | 'pec_wrong'
  | 'recipient_missing';

export interface InvoiceFault {
  readonly field: 'tax_code' | 'vat_number' | 'recipient_code' | 'pec';
  readonly problem: InvoiceProblem;
}

type Company = Extract<Invoice, { customer_type: 'Company' }>;

const filled = (text: string | undefined) => text !== undefined && text !== '';

/** The codes of an invoice in the form FatturaPA takes: upper case, no spaces, empty ones omitted. */
export function normalInvoice(invoice: Invoice): Invoice {
  if (invoice.customer_type === 'Individual') {
    return { ...invoice, tax_code: normalTaxCode(invoice.tax_code) };
  }
  const { customer_type, company_name, vat_number, tax_code, recipient_code, pec } = invoice;
  return {
    customer_type,
    company_name,
    vat_number: normalVatNumber(vat_number),
    ...(filled(tax_code) ? { tax_code: normalTaxCode(tax_code ?? '') } : {}),
    ...(filled(recipient_code) ? { recipient_code: (recipient_code ?? '').toUpperCase() } : {}),
    ...(filled(pec) ? { pec } : {}),
  };
}

/** An Italian company needs a seven-character recipient code or a PEC address; a foreign one has neither. */
function recipientFault({ recipient_code: code, pec }: Company, country: string): InvoiceFault | null {
  if (pec !== undefined && !isEmailAddress(pec)) return { field: 'pec', problem: 'pec_wrong' };
  if (country !== 'IT') return null;
  if (code !== undefined && (!isRecipientCode(code) || code === foreignRecipientCode)) {
    return { field: 'recipient_code', problem: 'recipient_code_wrong' };
  }
  if ((code === undefined || code === noRecipientCode) && pec === undefined) {
    return { field: 'recipient_code', problem: 'recipient_missing' };
  }
  return null;
}

/**
 * Why an invoice cannot be issued to an address of the country (ISO 3166-1), or null. Expects the normalised
 * form. Foreign private buyers have no Italian tax code: theirs is not checked.
 */
export function invoiceFault(invoice: Invoice, country: string): InvoiceFault | null {
  if (invoice.customer_type === 'Individual') {
    if (country !== 'IT' || isPersonalTaxCode(invoice.tax_code)) return null;
    return { field: 'tax_code', problem: 'tax_code_wrong' };
  }
  const { vat_number: number, tax_code: code } = invoice;
  if (!isVatNumberOf(country, number)) return { field: 'vat_number', problem: 'vat_number_wrong' };
  const goodCode = code === undefined || isItalianVatNumber(code) || isPersonalTaxCode(code);
  if (country === 'IT' && !goodCode) return { field: 'tax_code', problem: 'company_tax_code_wrong' };
  return recipientFault(invoice, country);
}
