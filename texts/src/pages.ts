import { pages as en } from './en/pages.ts';
import { inLanguage } from './in-language.ts';
import { pages as it } from './it/pages.ts';
import { pages as sk } from './sk/pages.ts';

/** All texts of the pages by language. For the server: a browser loads only those its page needs. */
export const pageTexts = inLanguage({ it, en, sk });
