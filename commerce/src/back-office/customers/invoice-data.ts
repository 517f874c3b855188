import type { CodeState, InvoiceData } from '@casamaestra/contract/staff/staff-customers.operations.ts';
import { isEmailAddress } from '@casamaestra/rules/checkout/email-address.ts';
import { isRecipientCode, noRecipientCode } from '@casamaestra/rules/tax/codes/recipient-code.ts';
import { isPersonalTaxCode, normalTaxCode } from '@casamaestra/rules/tax/codes/tax-code.ts';
import {
  isItalianVatNumber,
  isVatNumberOf,
  normalVatNumber,
} from '@casamaestra/rules/tax/codes/vat-number.ts';
import type { AddressRecord, CustomerRecord } from './customer.queries.ts';

const checked = (text: string | null, isGood: (text: string) => boolean) => {
  const state: CodeState = text === null || text === '' ? 'absent' : isGood(text) ? 'good' : 'wrong';
  return { text: state === 'absent' ? null : text, state };
};

/** Where invoices go: the country of the billing address, else of the first one, else Italy. */
const countryOf = (addresses: readonly AddressRecord[]): string =>
  (addresses.find((one) => one.is_default_billing) ?? addresses[0])?.country ?? 'IT';

/** Data for invoices, each number with how the checks of the checkout judge it; null: there is none. */
export function invoiceDataOf(
  { company, vatNumber, taxCode, recipientCode, pec }: CustomerRecord,
  addresses: readonly AddressRecord[],
): InvoiceData | null {
  if ([company, vatNumber, taxCode, recipientCode, pec].every((text) => text === null || text === ''))
    return null;
  const country = countryOf(addresses);
  const isTaxCode = (text: string) => {
    const code = normalTaxCode(text);
    return country !== 'IT' || isPersonalTaxCode(code) || isItalianVatNumber(code);
  };
  // An Italian company needs one of the two, as at the checkout.
  const isRecipientMissing =
    country === 'IT' && vatNumber !== null && (recipientCode ?? noRecipientCode) === noRecipientCode && !pec;
  return {
    company,
    country,
    vat_number: checked(vatNumber, (text) => isVatNumberOf(country, normalVatNumber(text))),
    tax_code: checked(taxCode, isTaxCode),
    recipient_code: isRecipientMissing
      ? { text: recipientCode, state: 'missing' }
      : checked(recipientCode, (text) => isRecipientCode(text.toUpperCase())),
    pec: checked(pec, isEmailAddress),
  };
}
