import type { Language } from '@casamaestra/texts/languages.ts';
import { bankTexts } from '@casamaestra/texts/service/bank-texts.ts';
import type { BankAnswer } from '../http/exchange.ts';
import { escaped, page } from './layout.ts';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly status?: number;
  /** Address of the shop to return to. */
  readonly back?: string | undefined;
}

/** A short message. */
export function wordsPage(language: Language, { title, text, status = 200, back }: Words): BankAnswer {
  const { backToShop } = bankTexts(language);
  const link =
    back === undefined ? '' : `<p><a class="button" href="${escaped(back)}">${escaped(backToShop)}</a></p>`;
  return page({
    language,
    title,
    status,
    body: `<h1>${escaped(title)}</h1><p>${escaped(text)}</p>${link}`,
  });
}
