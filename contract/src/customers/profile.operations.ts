import { languages } from '@casamaestra/texts/languages.ts';
import { z } from 'zod';
import { addressCodes } from '../checkout/checkout.refusals.ts';
import { inputCodes } from '../platform/call.refusals.ts';
import { ownNameCodes } from './customers.refusals.ts';
import { addressSchema } from '../checkout/address.ts';
import { operation } from '../platform/operation.ts';

export const profileSchema = z.object({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string().nullable(),
  company_name: z.string().nullable(),
  tax_code: z.string().nullable(),
  vat_number: z.string().nullable(),
  pec: z.string().nullable(),
  recipient_code: z.string().nullable(),
  language: z.enum(languages),
  /** Consent to an invitation to review after delivery. */
  review_mail: z.boolean(),
  /** A new e-mail address not confirmed yet. */
  pending_email: z.string().nullable(),
});
export type Profile = z.output<typeof profileSchema>;

const text = (max: number) => z.string().trim().max(max);
/** Empty or null clears the value. */
const optional = (max: number) => text(max).nullable();
const profileChangesSchema = z
  .object({
    first_name: text(80),
    last_name: text(80),
    phone: optional(32),
    company_name: optional(120),
    tax_code: optional(16),
    vat_number: optional(20),
    pec: optional(254),
    recipient_code: optional(7),
    language: z.enum(languages),
    review_mail: z.boolean(),
  })
  .partial();

/** Reads the customer's profile, or changes the given fields. Jwt. */
export const profileOperation = operation({
  name: 'customers.profile',
  verb: 'POST',
  path: '/api/method/casamaestra.customers.profile',
  aliases: [],
  envelope: 'message',
  summary: 'Own profile; fields given are changed',
  input: profileChangesSchema,
  output: profileSchema,
  refusals: [
    ...inputCodes,
    'login_required',
    'login_for_shopping_only',
    ...ownNameCodes,
    'phone_invalid',
    'tax_code_wrong',
    'vat_number_wrong',
    'pec_wrong',
    'recipient_code_wrong',
  ],
});

/** Requests a change of the e-mail address, effective once the mailed link was opened. Jwt and password. */
export const changeEmailOperation = operation({
  name: 'customers.changeEmail',
  verb: 'POST',
  path: '/api/method/casamaestra.customers.change_email',
  aliases: [],
  envelope: 'message',
  summary: 'Ask for another e-mail address',
  input: z.object({ new_email: z.string().trim().max(254), password: z.string().max(1024) }),
  output: z.object({ status: z.literal('success'), message: z.string() }),
  refusals: [
    ...inputCodes,
    'login_required',
    'login_for_shopping_only',
    'email_invalid',
    'email_unchanged',
    'password_wrong',
    'password_tries_exceeded',
    'tries_exceeded',
  ],
});

/** Confirms the new address by the mailed key. Guest. */
export const confirmEmailOperation = operation({
  name: 'customers.confirmEmail',
  verb: 'POST',
  path: '/api/method/casamaestra.customers.confirm_email',
  aliases: [],
  envelope: 'message',
  summary: 'Confirm another e-mail address',
  input: z.object({ key: z.string().max(200) }),
  output: z.object({ status: z.literal('success'), message: z.string() }),
  refusals: [...inputCodes, 'email_key_used', 'tries_exceeded'],
});

/** Everything the shop stores about the customer, as one JSON document (GDPR art. 15 and 20). Jwt. */
export const exportDataOperation = operation({
  name: 'customers.exportData',
  verb: 'POST',
  path: '/api/method/casamaestra.customers.export_data',
  aliases: [],
  envelope: 'message',
  summary: 'Own data as JSON',
  /** Required for a token that cannot be renewed. */
  input: z.object({ password: z.string().max(1024).optional() }),
  output: z.record(z.string(), z.unknown()),
  refusals: [
    ...inputCodes,
    'login_required',
    'login_for_shopping_only',
    'password_argument_needed',
    'password_wrong',
    'password_tries_exceeded',
    'tries_exceeded',
  ],
});

/**
 * Deletes the account (GDPR art. 17). Orders are kept as accounting records (Codice civile, art. 2220). Jwt
 * and password.
 */
export const deleteAccountOperation = operation({
  name: 'customers.deleteAccount',
  verb: 'POST',
  path: '/api/method/casamaestra.customers.delete_account',
  aliases: [],
  envelope: 'message',
  summary: 'Delete the own account',
  input: z.object({ password: z.string().max(1024) }),
  output: z.object({ status: z.literal('success'), message: z.string() }),
  refusals: [
    ...inputCodes,
    'login_required',
    'login_for_shopping_only',
    'password_wrong',
    'password_tries_exceeded',
    'tries_exceeded',
  ],
});

export const savedAddressSchema = addressSchema.extend({
  /** "ADR-…", the Frappe API's `name`. */
  name: z.string(),
  phone: z.string().nullable(),
  is_default_shipping: z.boolean(),
  is_default_billing: z.boolean(),
});
export type SavedAddress = z.output<typeof savedAddressSchema>;

/** The customer's addresses, default delivery address first. Jwt. */
export const addressesOperation = operation({
  name: 'customers.addresses',
  verb: 'POST',
  path: '/api/method/casamaestra.customers.addresses',
  aliases: [],
  envelope: 'message',
  summary: 'Own addresses',
  input: z.object({}),
  output: z.array(savedAddressSchema),
  refusals: [...inputCodes, 'login_required', 'login_for_shopping_only'],
});

/** Adds an address, or changes the one named. Jwt. */
export const saveAddressOperation = operation({
  name: 'customers.saveAddress',
  verb: 'POST',
  path: '/api/method/casamaestra.customers.save_address',
  aliases: [],
  envelope: 'message',
  summary: 'Add or change an own address',
  input: addressSchema.extend({
    name: z.string().max(60).optional(),
    phone: z.string().trim().max(32).optional(),
    is_default_shipping: z.boolean().default(false),
    is_default_billing: z.boolean().default(false),
  }),
  output: savedAddressSchema,
  refusals: [
    ...inputCodes,
    'login_required',
    'login_for_shopping_only',
    ...addressCodes,
    'address_unknown',
    'addresses_full',
  ],
});

/** Deletes one of the customer's addresses. Jwt. */
export const deleteAddressOperation = operation({
  name: 'customers.deleteAddress',
  verb: 'POST',
  path: '/api/method/casamaestra.customers.delete_address',
  aliases: [],
  envelope: 'message',
  summary: 'Remove an own address',
  input: z.object({ name: z.string().max(60) }),
  output: z.object({ status: z.literal('success') }),
  refusals: [...inputCodes, 'login_required', 'login_for_shopping_only', 'address_unknown'],
});
