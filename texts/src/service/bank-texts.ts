import { bank as en } from '../en/service/bank.ts';
import { inLanguage } from '../in-language.ts';
import { bank as it } from '../it/service/bank.ts';
import { bank as sk } from '../sk/service/bank.ts';

/** Pages of the sandbox bank, by the language of who pays. */
export const bankTexts = inLanguage({ it, en, sk });
