import type { SearchEngine, SearchLanguage, SynonymRule } from '@casamaestra/search/search-engine.ts';
import type { ContentView } from '../view/content-view.ts';
import { tradeSynonyms } from './trade-synonyms.ts';

/** The rules of the search with the shop's own groups of synonyms after those shipped for the language. */
export const synonymRules = (
  language: SearchLanguage,
  groups: readonly (readonly string[])[],
): SynonymRule[] => [...tradeSynonyms(language), ...groups.map((terms) => terms.join(', '))];

/** Adds the shop's own synonyms to those shipped for the language. */
export function applySynonyms(
  content: Pick<ContentView, 'synonyms'>,
  engine: Pick<SearchEngine, 'setSynonyms'>,
  language: SearchLanguage,
): void {
  engine.setSynonyms(synonymRules(language, content.synonyms()));
}
