import { law as en } from '../en/service/legal-pages.ts';
import { inLanguage } from '../in-language.ts';
import { law as it } from '../it/service/legal-pages.ts';
import { law as sk } from '../sk/service/legal-pages.ts';
import type { LegalPageTexts } from './legal-page-texts-shape.ts';

/** Words that legal pages take from the shop's data, by language. */
export const legalPageTexts = inLanguage<LegalPageTexts>({ it, en, sk });
