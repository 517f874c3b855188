import { isEmailAddress } from '@casamaestra/rules/checkout/email-address.ts';
import { isCap } from '@casamaestra/rules/checkout/cap.ts';
import { provincesOfCap } from '@casamaestra/rules/checkout/italian-postcode.ts';
import { isPostcodeOf, needsPostcode, normalPostcode } from '@casamaestra/rules/checkout/postcode.ts';
import { isRecipientCode } from '@casamaestra/rules/tax/codes/recipient-code.ts';
import { isPersonalTaxCode, normalTaxCode } from '@casamaestra/rules/tax/codes/tax-code.ts';
import {
  isItalianVatNumber,
  isVatNumberOf,
  normalVatNumber,
} from '@casamaestra/rules/tax/codes/vat-number.ts';
import type { AddressDraft, AddressField } from './address-draft.ts';
import { billsElsewhere, isPickup } from './checkout-draft.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/** Possible problems of a field; their texts have the same names. */
export type DraftProblem =
  | 'emailMissing'
  | 'emailNoAt'
  | 'emailWrong'
  | 'phoneMissing'
  | 'phoneLetters'
  | 'phoneShort'
  | 'phoneLong'
  | 'firstNameMissing'
  | 'lastNameMissing'
  | 'streetMissing'
  | 'capMissing'
  | 'capWrong'
  | 'capUnknown'
  | 'capOtherProvince'
  | 'postcodeMissing'
  | 'postcodeWrong'
  | 'cityMissing'
  | 'provinceMissing'
  | 'taxCodeMissing'
  | 'taxCodeLength'
  | 'taxCodeWrong'
  | 'companyMissing'
  | 'vatMissing'
  | 'vatLength'
  | 'vatWrong'
  | 'companyTaxCodeWrong'
  | 'recipientMissing'
  | 'recipientWrong'
  | 'pecWrong';

/**
 * Ids of the controls, used as link targets in error summaries; prefix "s-" for delivery, "b-" for billing.
 */
export type FieldId =
  | 'email'
  | 'phone'
  | `${'s' | 'b'}-${AddressField}`
  | 'tax_code'
  | 'invoice_company'
  | 'vat_number'
  | 'company_tax_code'
  | 'recipient_code'
  | 'pec';

export interface FieldProblem {
  readonly field: FieldId;
  readonly problem: DraftProblem;
}

type Check = readonly [field: FieldId, problem: DraftProblem | null];

const isBlank = (text: string): boolean => text.trim() === '';

function emailProblem(text: string): DraftProblem | null {
  const email = text.trim();
  if (email === '') return 'emailMissing';
  if (!email.includes('@')) return 'emailNoAt';
  return isEmailAddress(email) ? null : 'emailWrong';
}

/** E.164 allows up to 15 digits; the shortest Italian numbers have six. */
function phoneProblem(text: string): DraftProblem | null {
  const phone = text.trim();
  if (phone === '') return 'phoneMissing';
  if (!/^\+?[\d\s()./-]+$/.test(phone)) return 'phoneLetters';
  const digits = phone.replaceAll(/\D/g, '').length;
  if (digits < 6) return 'phoneShort';
  return digits > 15 ? 'phoneLong' : null;
}

function postcodeProblem({ country, pincode, state }: AddressDraft): DraftProblem | null {
  const code = normalPostcode(pincode);
  if (country === 'IT') {
    if (code === '') return 'capMissing';
    if (!isCap(code)) return /^\d{5}$/.test(code) ? 'capUnknown' : 'capWrong';
    return state !== '' && !provincesOfCap(code).includes(state) ? 'capOtherProvince' : null;
  }
  if (code === '') return needsPostcode(country) ? 'postcodeMissing' : null;
  return isPostcodeOf(country, code) ? null : 'postcodeWrong';
}

function nameChecks(prefix: 's' | 'b', address: AddressDraft): Check[] {
  return [
    [`${prefix}-first_name`, isBlank(address.first_name) ? 'firstNameMissing' : null],
    [`${prefix}-last_name`, isBlank(address.last_name) ? 'lastNameMissing' : null],
  ];
}

function addressChecks(prefix: 's' | 'b', address: AddressDraft): Check[] {
  return [
    ...nameChecks(prefix, address),
    [`${prefix}-address_line1`, isBlank(address.address_line1) ? 'streetMissing' : null],
    [`${prefix}-pincode`, postcodeProblem(address)],
    [`${prefix}-city`, isBlank(address.city) ? 'cityMissing' : null],
    [`${prefix}-state`, address.country === 'IT' && isBlank(address.state) ? 'provinceMissing' : null],
  ];
}

/** Problems as a form shows them: a sentence by id of the control. */
export const problemTexts = (
  problems: readonly FieldProblem[],
  texts: Readonly<Record<DraftProblem, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(problems.map(({ field, problem }) => [field, texts[problem]]));

/** What a control of the draft holds, by its id; undefined for an id of none. */
export function draftValue(draft: CheckoutDraft, id: string): unknown {
  const address = id.startsWith('s-') ? draft.shipping : id.startsWith('b-') ? draft.billing : null;
  return address ? address[id.slice(2) as AddressField] : draft[id as keyof CheckoutDraft];
}

/** All problems of an address, in the order of its fields. */
export const addressProblems = (prefix: 's' | 'b', address: AddressDraft): FieldProblem[] =>
  wrongOnes(addressChecks(prefix, address));

function taxCodeProblem(text: string, country: string): DraftProblem | null {
  const code = normalTaxCode(text);
  if (code === '') return 'taxCodeMissing';
  if (country !== 'IT') return null;
  if (code.length !== 16) return 'taxCodeLength';
  return isPersonalTaxCode(code) ? null : 'taxCodeWrong';
}

function vatProblem(text: string, country: string): DraftProblem | null {
  const number = normalVatNumber(text);
  if (number === '') return 'vatMissing';
  if (country === 'IT' && !/^\d{11}$/.test(number)) return 'vatLength';
  return isVatNumberOf(country, number) ? null : 'vatWrong';
}

function companyChecks(draft: CheckoutDraft, country: string): Check[] {
  const code = normalTaxCode(draft.company_tax_code);
  const goodCode = code === '' || country !== 'IT' || isItalianVatNumber(code) || isPersonalTaxCode(code);
  const recipient = draft.recipient_code.trim().toUpperCase();
  const reached = country !== 'IT' || recipient !== '' || !isBlank(draft.pec);
  return [
    ['invoice_company', isBlank(draft.invoice_company) ? 'companyMissing' : null],
    ['vat_number', vatProblem(draft.vat_number, country)],
    ['company_tax_code', goodCode ? null : 'companyTaxCodeWrong'],
    [
      'recipient_code',
      !reached
        ? 'recipientMissing'
        : recipient === '' || isRecipientCode(recipient)
          ? null
          : 'recipientWrong',
    ],
    ['pec', isBlank(draft.pec) || isEmailAddress(draft.pec.trim()) ? null : 'pecWrong'],
  ];
}

function invoiceChecks(draft: CheckoutDraft): Check[] {
  const { country } = billsElsewhere(draft) ? draft.billing : draft.shipping;
  if (draft.invoice === 'Individual') return [['tax_code', taxCodeProblem(draft.tax_code, country)]];
  return draft.invoice === 'Company' ? companyChecks(draft, country) : [];
}

const wrongOnes = (checks: readonly Check[]): FieldProblem[] =>
  checks.flatMap(([field, problem]) => (problem === null ? [] : [{ field, problem }]));

/** All problems that prevent ordering the draft, in the order of the page. */
export function draftProblems(draft: CheckoutDraft): FieldProblem[] {
  return wrongOnes([
    ['email', emailProblem(draft.email)],
    ...(isPickup(draft) ? nameChecks('s', draft.shipping) : addressChecks('s', draft.shipping)),
    ['phone', phoneProblem(draft.phone)],
    ...invoiceChecks(draft),
    ...(billsElsewhere(draft) ? addressChecks('b', draft.billing) : []),
  ]);
}
