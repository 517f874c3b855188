import type { BackOfficeTexts } from '@casamaestra/texts/it/back-office.ts';
import type { Language } from '@casamaestra/texts/languages.ts';

const loaders: Readonly<Record<Language, () => Promise<{ readonly backOffice: BackOfficeTexts }>>> = {
  it: () => import('@casamaestra/texts/it/back-office.ts'),
  en: () => import('@casamaestra/texts/en/back-office.ts'),
  sk: () => import('@casamaestra/texts/sk/back-office.ts'),
};

/** The language of the page, which the server writes into it; a change reloads the page. */
export const language = (): Language => document.documentElement.lang as Language;

let loaded: BackOfficeTexts | undefined;

/** Only the page's language travels. */
export async function loadTexts(): Promise<void> {
  loaded = (await loaders[language()]()).backOffice;
}

/** The texts of the page's language. @throws before `loadTexts` */
export function texts(): BackOfficeTexts {
  if (loaded === undefined) throw new Error('the texts are not loaded');
  return loaded;
}
