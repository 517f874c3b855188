import { preferenceCookie } from '@casamaestra/contract/platform/preference-cookies.ts';
import type { BackOfficeEntryTexts } from '@casamaestra/texts/it/back-office-entry.ts';
import type { BackOfficeScreenTexts, BackOfficeTexts } from '@casamaestra/texts/it/back-office.ts';
import type { Language } from '@casamaestra/texts/languages.ts';

const entries: Readonly<Record<Language, () => Promise<{ readonly backOfficeEntry: BackOfficeEntryTexts }>>> =
  {
    it: () => import('@casamaestra/texts/it/back-office-entry.ts'),
    en: () => import('@casamaestra/texts/en/back-office-entry.ts'),
    sk: () => import('@casamaestra/texts/sk/back-office-entry.ts'),
  };

const screens: Readonly<Record<Language, () => Promise<{ readonly backOffice: BackOfficeScreenTexts }>>> = {
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

let loaded: Partial<BackOfficeTexts> | undefined;

const marked = <Texts>(plain: Texts): Texts => globalThis.markTexts?.(plain, language()) ?? plain;

/** Only the page's language travels, and before somebody is signed in only the words for that. */
export async function loadTexts(): Promise<void> {
  const { backOfficeEntry } = await entries[language()]();
  loaded = { ...loaded, ...marked(backOfficeEntry) };
}

let loadingScreens: Promise<void> | undefined;

/** The words of all screens, before the first of them is shown. */
export function loadScreenTexts(): Promise<void> {
  loadingScreens ??= screens[language()]().then(
    ({ backOffice }) => {
      loaded = { ...loaded, ...marked(backOffice) };
    },
    (error: unknown) => {
      // Whoever comes next asks again.
      loadingScreens = undefined;
      throw error;
    },
  );
  return loadingScreens;
}

/** The texts of the page's language; those of screens once `loadScreenTexts` is done. @throws before `loadTexts` */
export function texts(): BackOfficeTexts {
  if (loaded === undefined) throw new Error('the texts are not loaded');
  return loaded as BackOfficeTexts;
}
