import { failures as en } from '../en/service/failures.ts';
import { inLanguage } from '../in-language.ts';
import { failures as it } from '../it/service/failures.ts';
import { failures as sk } from '../sk/service/failures.ts';

/** What the service says when it fails, around refusals and on its plain page of an error. */
export const failureTexts = inLanguage({ it, en, sk });
