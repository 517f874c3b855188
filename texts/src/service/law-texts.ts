import { law as en } from '../en/service/law.ts';
import { inLanguage } from '../in-language.ts';
import { law as it } from '../it/service/law.ts';
import { law as sk } from '../sk/service/law.ts';
import type { LawTexts } from './law-texts-shape.ts';

/** Words that legal pages take from the shop's data, by language. */
export const lawTexts = inLanguage<LawTexts>({ it, en, sk });
