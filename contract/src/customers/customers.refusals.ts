import { codesOf, refusal } from '../platform/refusal-kinds.ts';

export const passwordRefusals = {
  password_too_short: refusal('invalid_input', { least: 'number' }),
  password_too_long: refusal('invalid_input', { most: 'number' }),
  password_guessable: refusal('invalid_input'),
} as const;

/** The same refusals for a password set by a mailed key. */
export const newPasswordRefusals = {
  new_password_too_short: refusal('weak_password', { least: 'number' }),
  new_password_too_long: refusal('weak_password', { most: 'number' }),
  new_password_guessable: refusal('weak_password'),
} as const;

export const authRefusals = {
  credentials_wrong: refusal('login_required'),
  account_not_made: refusal('invalid_input'),
  password_tries_exceeded: refusal('too_many_requests'),
  session_ended: refusal('login_required'),
  call_of_pages_only: refusal('not_permitted'),
  passkey_opens_nothing: refusal('login_required'),
  login_link_used: refusal('invalid_input'),
  password_key_used: refusal('invalid_key'),
} as const;

export const ownNameRefusals = {
  own_first_name_missing: refusal('invalid_input'),
  own_first_name_invalid: refusal('invalid_input'),
  own_last_name_missing: refusal('invalid_input'),
  own_last_name_invalid: refusal('invalid_input'),
} as const;

export const accountRefusals = {
  login_for_shopping_only: refusal('not_permitted'),
  password_needed: refusal('invalid_input'),
  password_argument_needed: refusal('not_permitted'),
  password_wrong: refusal('invalid_input'),
  old_password_wrong: refusal('wrong_password'),
  email_unchanged: refusal('invalid_input'),
  email_key_used: refusal('invalid_input'),
  passkeys_full: refusal('invalid_input', { most: 'number' }),
  passkey_unreadable: refusal('invalid_input'),
  passkey_known: refusal('invalid_input'),
  passkey_unknown: refusal('not_found'),
  session_unnamed: refusal('invalid_input'),
  session_unknown: refusal('not_found'),
  address_unknown: refusal('not_found'),
  addresses_full: refusal('invalid_input', { most: 'number' }),
} as const;

export const passwordCodes = codesOf(passwordRefusals);
export const newPasswordCodes = codesOf(newPasswordRefusals);
export const ownNameCodes = codesOf(ownNameRefusals);
