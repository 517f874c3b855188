import type { SearchEngine, SearchLanguage } from '@casamaestra/search/search-engine.ts';
import type { ContentView } from '../view/content-view.ts';
import { tradeSynonyms } from './trade-synonyms.ts';

/** Adds the shop's own synonyms to those shipped for the language. */
export function applySynonyms(
  content: Pick<ContentView, 'synonyms'>,
  engine: Pick<SearchEngine, 'setSynonyms'>,
  language: SearchLanguage,
): void {
  const own = content.synonyms().map((terms) => terms.join(', '));
  engine.setSynonyms([...tradeSynonyms(language), ...own]);
}
