import { languages } from '@casamaestra/texts/languages.ts';
import { z } from 'zod';
import { inputCodes } from '../platform/call.refusals.ts';
import { newPasswordCodes, ownNameCodes, passwordCodes } from './customers.refusals.ts';
import { operation } from '../platform/operation.ts';
import { authRecordSchema } from './session.operations.ts';

const email = z.string().trim().max(254);
const personName = z.string().trim().max(80);
/** Above the limit for new passwords, so that one too long is refused by its own rule. */
const password = z.string().max(1024);
/** True keeps the login for 60 days, else until the browser is closed (24 hours at most). */
const remember = z.union([z.boolean(), z.stringbool()]).default(false);

const method = <const Name extends string>(name: Name) =>
  `/api/method/mymb_ecommerce.utils.auth.${name}` as const;

/** Logs in. An unknown address and a wrong password get the same refusal, in the same time. */
export const signInOperation = operation({
  name: 'customers.signIn',
  verb: 'POST',
  path: method('sigin'),
  aliases: [],
  envelope: 'message',
  summary: 'Log in with e-mail and password',
  input: z.object({ usr: email, pwd: password, remember }),
  output: authRecordSchema.extend({ message: z.string() }),
  refusals: [...inputCodes, 'credentials_wrong', 'password_tries_exceeded', 'tries_exceeded'],
});

/**
 * Creates an account and logs in. With the token of a guest order under the same address, the order is
 * assigned to the account. For an address with an account the refusal is neutral, and a mail explains it.
 */
export const registerOperation = operation({
  name: 'customers.register',
  verb: 'POST',
  path: method('create_customer_and_user'),
  aliases: [],
  envelope: 'message',
  summary: 'Create an account and log in',
  input: z.object({
    email,
    first_name: personName,
    last_name: personName,
    password,
    remember,
    order_token: z.string().max(200).optional(),
    /** Language of mails; absent: that of the call. */
    language: z.enum(languages).optional(),
  }),
  output: authRecordSchema.extend({ user: z.string(), customer: z.string() }),
  refusals: [
    ...inputCodes,
    'email_invalid',
    ...ownNameCodes,
    ...passwordCodes,
    'account_not_made',
    'password_tries_exceeded',
    'tries_exceeded',
  ],
});

/** The Frappe API's customer document; empty keys are left out. */
const customerDocumentSchema = z.object({
  name: z.string(),
  creation: z.string(),
  modified: z.string(),
  docstatus: z.literal(0),
  doctype: z.literal('Customer'),
  customer_name: z.string(),
  customer_type: z.enum(['Individual', 'Company']),
  customer_group: z.literal('B2C'),
  territory: z.literal('Italy'),
  email_id: z.string(),
  mobile_no: z.string(),
  language: z.string(),
  company_name: z.string().optional(),
  tax_code: z.string().optional(),
  client_id: z.string().optional(),
  vat_number: z.string().optional(),
  pec: z.string().optional(),
  recipient_code: z.string().optional(),
});

/** Jwt. */
export const userInfoOperation = operation({
  name: 'customers.userInfo',
  verb: 'POST',
  path: method('get_user_info'),
  aliases: [],
  envelope: 'message',
  summary: 'Who is logged in, with the customer record',
  input: z.object({}),
  output: z.object({
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    roles: z.array(z.string()),
    customer: customerDocumentSchema,
  }),
  refusals: [...inputCodes, 'login_required'],
});

/** Jwt. */
export const updateUserInfoOperation = operation({
  name: 'customers.updateUserInfo',
  verb: 'POST',
  path: method('update_user_info'),
  aliases: [],
  envelope: 'message',
  summary: 'Change first and last name',
  input: z.object({ first_name: personName.optional(), last_name: personName.optional() }),
  output: z.object({ message: z.string(), first_name: z.string(), last_name: z.string() }),
  refusals: [...inputCodes, 'login_required', ...ownNameCodes],
});

/** Jwt and the old password. Ends all other sessions. `user_email` is accepted and ignored. */
export const updatePasswordOperation = operation({
  name: 'customers.updatePassword',
  verb: 'POST',
  path: method('update_user_password'),
  aliases: [],
  envelope: 'message',
  summary: 'Change the password',
  input: z.object({ user_email: z.string().optional(), old_password: password, new_password: password }),
  output: z.object({ message: z.string() }),
  refusals: [
    ...inputCodes,
    'login_required',
    'old_password_wrong',
    ...passwordCodes,
    'password_tries_exceeded',
    'tries_exceeded',
  ],
});

/** Jwt. */
export const customerMeOperation = operation({
  name: 'customers.me',
  verb: 'POST',
  path: method('me'),
  aliases: [],
  envelope: 'message',
  summary: 'Claims of the token',
  input: z.object({}),
  output: z.object({ name: z.string(), email: z.string(), roles: z.array(z.string()), iat: z.string() }),
  refusals: [...inputCodes, 'login_required'],
});

/** Mails a link valid for one hour. The answer is the same whether or not the address has an account. */
export const resetPasswordOperation = operation({
  name: 'customers.resetPassword',
  verb: 'POST',
  path: method('reset_password'),
  aliases: [],
  envelope: 'message',
  summary: 'Mail a link to choose another password',
  input: z.object({ user: email }),
  output: z.object({ status: z.literal('success'), message: z.string(), title: z.string() }),
  refusals: [...inputCodes, 'email_invalid', 'tries_exceeded'],
});

/**
 * Sets the password by the mailed key, which works once. Ends all sessions. A wrong key is refused with field
 * "key".
 */
export const updatePasswordByKeyOperation = operation({
  name: 'customers.updatePasswordByKey',
  verb: 'POST',
  path: method('update_user_password_with_key'),
  aliases: [],
  envelope: 'message',
  summary: 'Choose another password by the mailed key',
  input: z.object({ new_password: password, key: z.string().max(200) }),
  output: z.object({ status: z.literal('success'), message: z.string() }),
  refusals: [...inputCodes, 'password_key_used', ...newPasswordCodes, 'tries_exceeded'],
});
