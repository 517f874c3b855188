import { help as en } from '../en/service/help.ts';
import { inLanguage } from '../in-language.ts';
import { help as it } from '../it/service/help.ts';
import { help as sk } from '../sk/service/help.ts';
import type { HelpTexts } from './help-texts-shape.ts';

/** Answers to what shoppers ask the search box besides goods, by language. */
export const helpTexts = inLanguage<HelpTexts>({ it, en, sk });
