import type { Database } from '../../platform/database/connection.ts';
import type { SearchDocument } from '@casamaestra/search/search-engine.ts';
import type { AttributeSchema } from '../attribute-schema/attribute-schema.ts';
import { selectProductPage } from '../product/product.queries.ts';
import type { ProductRecord } from '../product/product-record.ts';
import { searchDocument } from './search-document.ts';

const PAGE = 500;

/** Every product by id, in pages; the next page is being read while the caller works on this one. */
export async function* productPages(database: Database): AsyncGenerator<readonly ProductRecord[]> {
  let next = selectProductPage(database, 0, PAGE);
  for (;;) {
    const page = await next;
    const last = page.at(-1);
    if (last === undefined) return;
    next = page.length < PAGE ? Promise.resolve([]) : selectProductPage(database, last.id, PAGE);
    // When the caller stops early nobody awaits this promise; otherwise the loop reports the error.
    next.catch(() => undefined);
    yield page;
  }
}

/** Every product as a search document: memory use does not grow with the catalogue. */
export async function* streamDocuments(
  database: Database,
  attributes: AttributeSchema,
  now: number,
): AsyncGenerator<SearchDocument> {
  for await (const page of productPages(database))
    for (const product of page) yield searchDocument(product, attributes, now);
}
