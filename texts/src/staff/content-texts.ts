import { contentCommand as en, contentFindings as enFindings } from '../en/staff/content.ts';
import { inLanguage } from '../in-language.ts';
import { contentCommand as it, contentFindings as itFindings } from '../it/staff/content.ts';
import type { ContentTexts } from '../it/staff/content.ts';
import type { Language } from '../languages.ts';
import { contentCommand as sk, contentFindings as skFindings } from '../sk/staff/content.ts';
import { textOf } from './coded.ts';
import type { Coded } from './coded.ts';
import { importTables } from './import-texts.ts';
import type { PictureFinding } from './import-texts.ts';

/** What is wrong with a file of editable content. */
export type ContentFinding = Coded<ContentTexts, PictureFinding>;

const findings = inLanguage({ it: itFindings, en: enFindings, sk: skFindings });
/** With the sentences of findings within findings. */
const tables = (language: Language) => ({ ...importTables(language), ...findings(language) });

/** What `npm run content` says. */
export const contentTexts = inLanguage({ it, en, sk });

export const contentSentence = (finding: ContentFinding, language: Language): string =>
  String(textOf(tables(language), finding));
