import { isEmailAddress } from '@casamaestra/rules/checkout/email-address.ts';
import type { Messages } from '../i18n/messages.ts';
import { missingCharacters } from '../login/password-length.ts';

type Texts = Messages['account'];

export function emailProblem(text: string, texts: Texts): string | undefined {
  const email = text.trim();
  if (email === '') return texts.emailMissing;
  if (!email.includes('@')) return texts.emailNoAt;
  return isEmailAddress(email) ? undefined : texts.emailWrong;
}

export const missing = (text: string, problem: string): string | undefined =>
  text.trim() === '' ? problem : undefined;

/** Problem of a new password; only the service knows whether it is too common. */
export function newPasswordProblem(password: string, texts: Texts): string | undefined {
  if (password === '') return texts.newPasswordMissing;
  const count = missingCharacters(password);
  return count === 0 ? undefined : texts.passwordTooShort(count);
}
