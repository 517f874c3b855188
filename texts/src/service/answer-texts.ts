import { answers as en } from '../en/service/answers.ts';
import { inLanguage } from '../in-language.ts';
import { answers as it } from '../it/service/answers.ts';
import { answers as sk } from '../sk/service/answers.ts';

/** Messages in successful and unsuccessful answers of calls, by language. */
export const answerTexts = inLanguage({ it, en, sk });
