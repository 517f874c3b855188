import type { OfferedLanguages } from '@casamaestra/texts/languages.ts';
import { serverTexts } from '@casamaestra/texts/service/server-texts.ts';
import { readerOf } from '../contract-http/reader.ts';

/** What is said of files, in the language of who asks for one. */
export const fileTextsFor = ({ headers }: Request, languages: OfferedLanguages) =>
  serverTexts(readerOf((name) => headers.get(name), languages).language).files;
