import type { Database } from '../../platform/database/connection.ts';
import type { SearchEngine, SearchLanguage } from '@casamaestra/search/search-engine.ts';
import { selectSynonymGroups } from '../load-content.queries.ts';
import { tradeSynonyms } from './trade-synonyms.ts';

/** Adds the shop's own synonyms to those shipped for the language. */
export async function applySynonyms(
  database: Database,
  engine: Pick<SearchEngine, 'setSynonyms'>,
  language: SearchLanguage,
): Promise<void> {
  const groups = await selectSynonymGroups(database);
  engine.setSynonyms([...tradeSynonyms(language), ...groups.map((terms) => terms.join(', '))]);
}
