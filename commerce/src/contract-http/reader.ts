import { languageInCookies } from '@casamaestra/contract/platform/language-cookie.ts';
import { offeredLanguage } from '@casamaestra/texts/languages.ts';
import type { Language, OfferedLanguages } from '@casamaestra/texts/languages.ts';

/** For whom an error answer is written: language and wanted content type. */
export interface Reader {
  readonly language: Language;
  /** The Accept header: JSON unless it begins with "text". */
  readonly accept: string | undefined;
}

/** The reader of a request, from its headers. */
export const readerOf = (
  header: (name: string) => string | null | undefined,
  offered: OfferedLanguages,
): Reader => ({
  language: offeredLanguage(languageInCookies(header('cookie')), offered),
  accept: header('accept') ?? undefined,
});
