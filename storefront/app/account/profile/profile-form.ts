import type { profileOperation } from '@casamaestra/contract/customers/profile.operations.ts';
import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import { isEmailAddress } from '@casamaestra/rules/checkout/email-address.ts';
import { isRecipientCode } from '@casamaestra/rules/tax/codes/recipient-code.ts';
import { isPersonalTaxCode, normalTaxCode } from '@casamaestra/rules/tax/codes/tax-code.ts';
import { isItalianVatNumber, normalVatNumber } from '@casamaestra/rules/tax/codes/vat-number.ts';
import type { Messages } from '../../i18n/messages.ts';
import { isLanguage } from '@casamaestra/texts/languages.ts';
import { missing } from '../../forms/checks.ts';
import type { FormProblems, FormValues } from '../../forms/controls.ts';

/** Problems of the profile form; only the names are required. */
export function profileProblems(values: FormValues, texts: Messages['account']): FormProblems {
  const text = (name: string): string => (values[name] ?? '').trim();
  const digits = text('phone').replaceAll(/\D/g, '').length;
  const goodPhone = /^\+?[\d\s()./-]+$/.test(text('phone')) && digits >= 6 && digits <= 15;
  const vat = normalVatNumber(text('vat_number'));
  const tax = normalTaxCode(text('tax_code'));
  const recipient = text('recipient_code').toUpperCase();
  const unless = (good: boolean, problem: string): string | undefined => (good ? undefined : problem);
  return {
    first_name: missing(text('first_name'), texts.firstNameMissing),
    last_name: missing(text('last_name'), texts.lastNameMissing),
    phone: unless(text('phone') === '' || goodPhone, texts.phoneWrong),
    vat_number: unless(vat === '' || isItalianVatNumber(vat), texts.vatWrong),
    tax_code: unless(tax === '' || isPersonalTaxCode(tax) || isItalianVatNumber(tax), texts.taxCodeWrong),
    recipient_code: unless(recipient === '' || isRecipientCode(recipient), texts.recipientWrong),
    pec: unless(text('pec') === '' || isEmailAddress(text('pec')), texts.emailWrong),
  };
}

/** The form as input of the call: an emptied field is null. */
export function changedProfile(values: FormValues): OperationInput<typeof profileOperation> {
  const text = (name: string): string => (values[name] ?? '').trim();
  const orNull = (name: string): string | null => (text(name) === '' ? null : text(name));
  const language = text('language');
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    phone: orNull('phone'),
    company_name: orNull('company_name'),
    tax_code: orNull('tax_code'),
    vat_number: orNull('vat_number'),
    pec: orNull('pec'),
    recipient_code: orNull('recipient_code'),
    review_mail: values['review_mail'] !== undefined,
    ...(isLanguage(language) && { language }),
  };
}
