import { mailPages as en } from '../en/service/mail-pages.ts';
import { inLanguage } from '../in-language.ts';
import { mailPages as it } from '../it/service/mail-pages.ts';
import { mailPages as sk } from '../sk/service/mail-pages.ts';

/** The pages around mails, in the language of who reads them. */
export const mailPageTexts = inLanguage({ it, en, sk });
