import type {
  accountRefusals,
  authRefusals,
  newPasswordRefusals,
  ownNameRefusals,
  passwordRefusals,
} from '@casamaestra/contract/customers/customers.refusals.ts';
import type { RefusalTexts } from '../../../service/refusal-texts.ts';

const tooShort = ({ least }: { readonly least: number }) =>
  `The password must have at least ${least} characters: a phrase of four words is fine, or the one your browser suggests.`;
const tooLong = ({ most }: { readonly most: number }) => `The password can have ${most} characters at most.`;
const guessable =
  'This password is one of the first that are tried: it is in public lists, or made of common words, sequences, names and years. Choose another: four words that do not usually go together, or the one your browser suggests.';

export const password: RefusalTexts<typeof passwordRefusals> = {
  password_too_short: tooShort,
  password_too_long: tooLong,
  password_guessable: guessable,
};

export const newPassword: RefusalTexts<typeof newPasswordRefusals> = {
  new_password_too_short: tooShort,
  new_password_too_long: tooLong,
  new_password_guessable: guessable,
};

const linkUsed = 'This link has expired or has been used: ask for a new one.';

export const entrance: RefusalTexts<typeof authRefusals> = {
  credentials_wrong: 'E-mail or password are not right.',
  account_not_made:
    'We cannot make the account with these data. If you already have an account, log in or choose a new password; otherwise check your mail: we have written to you.',
  password_tries_exceeded:
    'Somebody is trying many passwords for this account: try again in a minute, or ask for a link to log in or a new password.',
  session_ended: 'Log in again to go on.',
  call_of_pages_only: 'This call is made by the pages of the shop only.',
  passkey_opens_nothing: 'This passkey opens no account: log in another way.',
  login_link_used: linkUsed,
  password_key_used: linkUsed,
};

export const ownName: RefusalTexts<typeof ownNameRefusals> = {
  own_first_name_missing: 'Enter the first name.',
  own_first_name_invalid: 'The first name can have letters, spaces, apostrophes and hyphens.',
  own_last_name_missing: 'Enter the last name.',
  own_last_name_invalid: 'The last name can have letters, spaces, apostrophes and hyphens.',
};

const passwordWrong = 'The current password is not right.';

export const account: RefusalTexts<typeof accountRefusals> = {
  login_for_shopping_only: 'This login is for shopping only: log in on the pages of the shop to do this.',
  password_needed: 'For safety, enter your password. If you do not use one, log out and log in again.',
  password_argument_needed: 'With this login the password is needed: add “password”.',
  password_wrong: passwordWrong,
  old_password_wrong: passwordWrong,
  email_unchanged: 'This already is your e-mail address.',
  email_key_used: 'This link has expired or has been used: ask for the change of address again.',
  passkeys_full: ({ most }) => `You can have ${most} passkeys at most: remove one.`,
  passkey_unreadable: 'The passkey did not arrive as it should: try again.',
  passkey_known: 'This passkey is already there.',
  passkey_unknown: 'This passkey is no longer there.',
  session_unnamed: 'Say which login to end: “id” or “others”.',
  session_unknown: 'This login has already ended.',
  address_unknown: 'This address is no longer there.',
  addresses_full: ({ most }) => `You can save ${most} addresses at most.`,
};
