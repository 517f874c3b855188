import type { Database } from '../../platform/database/connection.ts';
import type { SearchDocument } from '@casamaestra/search/search-engine.ts';
import type { AttributeSchema } from '../attribute-schema/attribute-schema.ts';
import { selectProductPage } from '../product/product.queries.ts';
import { searchDocument } from './search-document.ts';

const PAGE = 1000;

/**
 * Every product as a search document, in pages by id: memory use does not grow with the catalogue. The next
 * page is being read while the caller works on this one.
 */
export async function* streamDocuments(
  database: Database,
  attributes: AttributeSchema,
  now: number,
): AsyncGenerator<SearchDocument> {
  let next = selectProductPage(database, 0, PAGE);
  for (;;) {
    const page = await next;
    const last = page.at(-1);
    if (last === undefined) return;
    next = page.length < PAGE ? Promise.resolve([]) : selectProductPage(database, last.id, PAGE);
    // When the caller stops early nobody awaits this promise; otherwise the loop reports the error.
    next.catch(() => undefined);
    for (const product of page) yield searchDocument(product, attributes, now);
  }
}
