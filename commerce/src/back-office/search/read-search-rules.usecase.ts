import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { searchRulesOperation } from '@casamaestra/contract/staff/staff-search.operations.ts';
import { selectBook } from '../../content/search-rules/write-search-book.usecase.ts';
import type { Database } from '../../platform/database/connection.ts';
import { selectNamesByCode } from './found-products.queries.ts';

/** The shop's synonyms, and what queries show first; of a code that no product has any more, the name is empty. */
export async function readSearchRules({
  database,
}: {
  readonly database: Database;
}): Promise<OperationOutput<typeof searchRulesOperation>> {
  const synonyms = await selectBook(database, 'synonyms');
  const pins = await selectBook(database, 'pins');
  const names = await selectNamesByCode(database, [...pins.values()].flat());
  return {
    synonyms: [...synonyms.values()].map((terms) => [...terms]),
    pins: [...pins].map(([query, codes]) => ({
      query,
      products: codes.map((code) => ({ code, name: names.get(code) ?? '' })),
    })),
  };
}
