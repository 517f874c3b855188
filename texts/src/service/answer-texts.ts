import { answers as en } from '../en/service/answers.ts';
import { inLanguage } from '../in-language.ts';
import { answers as it } from '../it/service/answers.ts';
import { answers as sk } from '../sk/service/answers.ts';

/** What calls answer that did, or could not do, what was asked. */
export const answerTexts = inLanguage({ it, en, sk });
