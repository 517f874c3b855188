import { failures as en } from '../en/service/failures.ts';
import { inLanguage } from '../in-language.ts';
import { failures as it } from '../it/service/failures.ts';
import { failures as sk } from '../sk/service/failures.ts';

/** Texts of error answers, and of the plain error page. */
export const failureTexts = inLanguage({ it, en, sk });
