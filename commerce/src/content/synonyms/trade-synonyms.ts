import type { SearchLanguage, SynonymRule } from '@casamaestra/search/search-engine.ts';
import { foreignRules } from './foreign-words.ts';
import { ENGLISH_SYNONYMS } from './synonyms-en.data.ts';
import { ITALIAN_NEEDS } from './needs-it.data.ts';
import { ITALIAN_HOUSEHOLD_WORDS } from './synonyms-household-it.data.ts';
import { ITALIAN_SYNONYMS } from './synonyms-it.data.ts';
import { FOREIGN_WORDS } from './words-foreign.data.ts';
import { ITALIAN_WORDS } from './words-it.data.ts';

const TEXTS: Record<SearchLanguage, string> = {
  it: [ITALIAN_SYNONYMS, ITALIAN_HOUSEHOLD_WORDS, ITALIAN_WORDS, ITALIAN_NEEDS].join('\n'),
  en: ENGLISH_SYNONYMS,
};

const FOREIGN: Record<SearchLanguage, readonly SynonymRule[]> = { it: foreignRules(FOREIGN_WORDS), en: [] };

/**
 * What the trade calls its goods, in the language of the catalogue, and what shoppers of other languages call them; one
 * rule a line. The engine itself knows no goods.
 */
export const tradeSynonyms = (language: SearchLanguage): SynonymRule[] => [
  ...TEXTS[language].split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#')),
  ...FOREIGN[language],
];
