import { acceptedLanguage } from '@casamaestra/texts/accepted-language.ts';
import { languages } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { BankRequest } from '../http/exchange.ts';

const usual: Language = 'it';

const acceptedOf = ({ header }: Pick<BankRequest, 'header'>): Language | undefined =>
  acceptedLanguage(header('accept-language'), languages);

/** Language of a page without a payment: the browser's, or Italian. */
export const browserLanguage = (request: BankRequest): Language => acceptedOf(request) ?? usual;

/** Languages Axerve has a number for (`languageId`). */
const numbered: Readonly<Record<string, Language>> = { '1': 'it', '2': 'en' };

export const languageOfNumber = (languageId: string): Language | undefined => numbered[languageId];

/**
 * Language of a payment's page: the one the shop asked for. Shops ask for English where Axerve has no number for the
 * shopper's language; the browser then tells which it is.
 */
export function paymentLanguage(asked: Language | undefined, request: BankRequest): Language {
  const accepted = acceptedOf(request);
  const hasNumber = accepted === undefined || Object.values(numbered).includes(accepted);
  if (asked === undefined || (asked === 'en' && !hasNumber)) return accepted ?? usual;
  return asked;
}
