import { consent as en } from '../en/service/consent.ts';
import { inLanguage } from '../in-language.ts';
import { consent as it } from '../it/service/consent.ts';
import { consent as sk } from '../sk/service/consent.ts';

/** The choice about things of others, in the language of the page. */
export const consentTexts = inLanguage({ it, en, sk });
