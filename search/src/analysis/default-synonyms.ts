import type { SearchLanguage, SynonymRule } from '../search-engine.ts';
import { ENGLISH_SYNONYMS } from './synonyms-en.data.ts';
import { ITALIAN_SYNONYMS } from './synonyms-it.data.ts';

const TEXTS: Record<SearchLanguage, string> = { it: ITALIAN_SYNONYMS, en: ENGLISH_SYNONYMS };

/** The shipped synonyms of a language, one rule per line. */
export const defaultSynonyms = (language: SearchLanguage): SynonymRule[] =>
  TEXTS[language].split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
