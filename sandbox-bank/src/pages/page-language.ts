import { isLanguage } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { BankRequest } from '../http/exchange.ts';

const usual: Language = 'it';

/** The first language of the browser's Accept-Language that the bank speaks; undefined when it names none. */
function acceptedLanguage({ header }: Pick<BankRequest, 'header'>): Language | undefined {
  const ranges = header('accept-language')
    .split(',')
    .map((range) => {
      const [tag = '', quality = ''] = range.trim().split(/;\s*q=/);
      return { language: tag.slice(0, 2).toLowerCase(), weight: quality === '' ? 1 : Number(quality) };
    });
  return ranges
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ language }) => language)
    .find(isLanguage);
}

/** Language of a page without a payment: the browser's, or Italian. */
export const browserLanguage = (request: BankRequest): Language => acceptedLanguage(request) ?? usual;

/** Languages Axerve has a number for (`languageId`). */
const numbered: Readonly<Record<string, Language>> = { '1': 'it', '2': 'en' };

export const languageOfNumber = (languageId: string): Language | undefined => numbered[languageId];

/**
 * Language of a payment's page: the one the shop asked for. Shops ask for English where Axerve has no number for the
 * shopper's language; the browser then tells which it is.
 */
export function paymentLanguage(asked: Language | undefined, request: BankRequest): Language {
  const accepted = acceptedLanguage(request);
  const hasNumber = accepted === undefined || Object.values(numbered).includes(accepted);
  if (asked === undefined || (asked === 'en' && !hasNumber)) return accepted ?? usual;
  return asked;
}
