import { pages as en } from './en/pages.ts';
import { inLanguage } from './in-language.ts';
import { pages as it } from './it/pages.ts';
import { pages as sk } from './sk/pages.ts';

/** Every text of the pages, by language. For the server: a browser loads what its page needs of its language. */
export const pageTexts = inLanguage({ it, en, sk });
