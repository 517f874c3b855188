import { preferenceCookie } from '@casamaestra/contract/platform/preference-cookies.ts';
import type { BackOfficeTexts } from '@casamaestra/texts/it/back-office.ts';
import type { Language } from '@casamaestra/texts/languages.ts';

const loaders: Readonly<Record<Language, () => Promise<{ readonly backOffice: BackOfficeTexts }>>> = {
  it: () => import('@casamaestra/texts/it/back-office.ts'),
  en: () => import('@casamaestra/texts/en/back-office.ts'),
  sk: () => import('@casamaestra/texts/sk/back-office.ts'),
};

declare global {
  /** Set by a page whose texts are marked (`TEXTS=marked`). */
  var markTexts: (<Texts>(texts: Texts, language: string) => Texts) | undefined;
}

/** The language of the page, which the server writes into it; a change reloads the page. */
export const language = (): Language => document.documentElement.lang as Language;

/** The languages of the shop, which the server writes into the page too. */
export const offeredLanguages = (): readonly Language[] =>
  (document.documentElement.dataset['languages'] ?? language()).split(' ') as Language[];

/** Reads on in another language: kept as a choice of this browser, for the shop's pages too. */
export function chooseLanguage(chosen: Language): void {
  document.cookie = preferenceCookie('language', chosen, location.protocol === 'https:');
  location.reload();
}

let loaded: BackOfficeTexts | undefined;

/** Only the page's language travels. */
export async function loadTexts(): Promise<void> {
  const { backOffice } = await loaders[language()]();
  loaded = globalThis.markTexts?.(backOffice, language()) ?? backOffice;
}

/** The texts of the page's language. @throws before `loadTexts` */
export function texts(): BackOfficeTexts {
  if (loaded === undefined) throw new Error('the texts are not loaded');
  return loaded;
}
