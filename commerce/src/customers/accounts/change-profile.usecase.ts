import type { Profile, profileOperation } from '@casamaestra/contract/customers/profile.operations.ts';
import type { invoiceRefusals } from '@casamaestra/contract/checkout/checkout.refusals.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { isEmailAddress } from '@casamaestra/rules/checkout/email-address.ts';
import { isRecipientCode } from '@casamaestra/rules/tax/codes/recipient-code.ts';
import { isPersonalTaxCode, normalTaxCode } from '@casamaestra/rules/tax/codes/tax-code.ts';
import {
  isItalianVatNumber,
  isVatNumberOf,
  normalVatNumber,
} from '@casamaestra/rules/tax/codes/vat-number.ts';
import type { z } from 'zod';
import { phoneNumber } from '../../contact/phone-number.ts';
import type { CustomerDependencies } from '../customer-dependencies.ts';
import { pendingEmail } from './customer-keys.queries.ts';
import { customerById, updateCustomer } from './customers.queries.ts';
import type { Customer, CustomerChanges } from './customers.queries.ts';
import { checkName } from './register.usecase.ts';

type Asked = z.output<typeof profileOperation.input>;
type Field = keyof Asked;

/** Checks a value of the profile: an empty one is cleared, an invalid one refused under its own code. */
function checked(
  value: string | null,
  field: Field,
  rule: {
    readonly normal: (text: string) => string;
    readonly right: (text: string) => boolean;
    readonly wrong: keyof typeof invoiceRefusals;
  },
): Outcome<string | null> {
  const text = value === null ? '' : rule.normal(value);
  if (text === '') return accepted(null);
  return rule.right(text) ? accepted(text) : refused(rule.wrong, {}, field);
}

const same = (text: string) => text;
const upper = (text: string) => text.toUpperCase();

const rules = {
  tax_code: {
    normal: normalTaxCode,
    right: (text: string) => isPersonalTaxCode(text) || isItalianVatNumber(text),
    wrong: 'tax_code_wrong',
  },
  vat_number: {
    normal: normalVatNumber,
    right: (text: string) =>
      isItalianVatNumber(text) || (/^[A-Z]{2}/.test(text) && isVatNumberOf(text.slice(0, 2), text)),
    wrong: 'vat_number_wrong',
  },
  pec: { normal: same, right: isEmailAddress, wrong: 'pec_wrong' },
  recipient_code: {
    normal: upper,
    right: isRecipientCode,
    wrong: 'recipient_code_wrong',
  },
} as const;

async function checkPhone(text: string | null): Promise<Outcome<string | null>> {
  if (text === null || text === '') return accepted(null);
  const number = await phoneNumber(text, 'IT');
  return number === null ? refused('phone_invalid', {}, 'phone') : accepted(number);
}

/** Values as they are stored, or why one of them cannot be. */
export async function checkProfile(asked: Asked): Promise<Outcome<CustomerChanges>> {
  const changes: Record<string, string | boolean | null> = {};
  for (const [name, value] of Object.entries(asked)) {
    if (typeof value !== 'string' && value !== null) {
      if (value !== undefined) changes[name] = value;
      continue;
    }
    const field = name as Field;
    let outcome: Outcome<string | null> = accepted(value);
    if (field === 'first_name' || field === 'last_name') outcome = checkName(value ?? '', field);
    else if (field === 'phone') outcome = await checkPhone(value);
    else if (field === 'company_name') outcome = accepted(value === '' ? null : value);
    else if (field in rules) outcome = checked(value, field, rules[field as keyof typeof rules]);
    if (!outcome.ok) return outcome;
    changes[name] = outcome.value;
  }
  return accepted(changes);
}

function present(customer: Customer, pending: string | null): Profile {
  const { email, first_name, last_name, phone, company_name, tax_code } = customer;
  const { vat_number, pec, recipient_code, language, review_mail } = customer;
  const person = { email, first_name, last_name, phone };
  const business = { company_name, tax_code, vat_number, pec, recipient_code };
  return { ...person, ...business, language, review_mail, pending_email: pending };
}

/** Changes the profile if anything is given; returns the current one. */
export async function changeProfile(
  { database, clock }: CustomerDependencies,
  customerId: number,
  asked: Asked,
): Promise<Outcome<Profile>> {
  const changes = await checkProfile(asked);
  if (!changes.ok) return changes;
  const now = new Date(clock.now());
  const customer =
    Object.keys(changes.value).length === 0
      ? await customerById(database, customerId)
      : await updateCustomer(database, customerId, changes.value, now);
  return accepted(present(customer, await pendingEmail(database, customerId, now)));
}
