import { offeredLanguage } from '@casamaestra/texts/languages.ts';
import type { Language, OfferedLanguages } from '@casamaestra/texts/languages.ts';
import { cookieIn } from './caller.ts';
import { languageCookie } from './language-cookie.ts';

/** Who reads an answer that is a sentence. */
export interface Reader {
  readonly language: Language;
  /** The Accept header: JSON unless it begins with "text". */
  readonly accept: string | undefined;
}

/** The reader behind a request's headers. */
export const readerOf = (
  header: (name: string) => string | null | undefined,
  offered: OfferedLanguages,
): Reader => ({
  language: offeredLanguage(cookieIn(header('cookie') ?? undefined, languageCookie), offered),
  accept: header('accept') ?? undefined,
});
