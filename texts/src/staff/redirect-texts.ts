import { redirectFindings as en } from '../en/staff/redirects.ts';
import { inLanguage } from '../in-language.ts';
import { redirectFindings as it } from '../it/staff/redirects.ts';
import type { RedirectFindingTexts } from '../it/staff/redirects.ts';
import type { Language } from '../languages.ts';
import { redirectFindings as sk } from '../sk/staff/redirects.ts';
import { textOf } from './coded.ts';
import type { Coded } from './coded.ts';

/** What is wrong with a redirect. */
export type RedirectFinding = Coded<RedirectFindingTexts>;

const tables = inLanguage({ it, en, sk });

export const redirectSentence = (finding: RedirectFinding, language: Language): string =>
  String(textOf(tables(language), finding));
