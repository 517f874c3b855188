import { languages } from '@casamaestra/texts/languages.ts';
import { z } from 'zod';

/**
 * Ours: the language of the call, when the shop has its catalogue's words in it: names of categories, features and values;
 * absent: they are as the catalogue writes them. Names of products always are.
 */
export const wordsLangField = z.enum(languages).optional();
