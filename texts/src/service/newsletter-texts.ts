import { newsletter as en } from '../en/pages/newsletter.ts';
import { inLanguage } from '../in-language.ts';
import { newsletter as it } from '../it/pages/newsletter.ts';
import { newsletter as sk } from '../sk/pages/newsletter.ts';

/** The newsletter's texts for the service: the sentence people agree to is the one the page shows. */
export const newsletterTexts = inLanguage({ it, en, sk });
