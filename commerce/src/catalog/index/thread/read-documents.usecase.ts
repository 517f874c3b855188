import { setTimeout as pause } from 'node:timers/promises';
import { nextPriceChange } from '@casamaestra/rules/pricing/price-now.ts';
import { createSegmentWriter } from '@casamaestra/search/segment-writer.ts';
import type { SearchChange, SearchLanguage } from '@casamaestra/search/search-engine.ts';
import type { Database } from '../../../platform/database/connection.ts';
import type { AttributeSchemaStore } from '../../attribute-schema/attribute-schema-store.ts';
import { selectProducts } from '../../product/product.queries.ts';
import type { ProductRecord } from '../../product/product-record.ts';
import { covers, selectSnapshot, type ServerSnapshot } from '../change-log.queries.ts';
import { productPages } from '../document-stream.ts';
import { priceChange, searchDocument } from '../search-document.ts';
import type { ThreadAnswer, ThreadRequest } from './thread-messages.ts';

const BATCH = 500;
const PATIENCE_MS = 10_000;
const GAP_MS = 50;

export interface DocumentReading {
  readonly database: Database;
  readonly attributes: AttributeSchemaStore;
  readonly language: SearchLanguage;
}

/** Waits until the server shows what another one has shown; a replica may be behind. */
async function waitFor(database: Database, seen: ServerSnapshot): Promise<void> {
  const since = performance.now();
  while (!covers(await selectSnapshot(database), seen)) {
    if (performance.now() - since > PATIENCE_MS) throw new Error('the database server is too far behind');
    await pause(GAP_MS);
  }
}

/** Reads products by id, in batches; what is gone is left out. */
async function* productsOf(
  database: Database,
  ids: readonly number[],
): AsyncGenerator<readonly ProductRecord[]> {
  for (let start = 0; start < ids.length; start += BATCH)
    yield await selectProducts(database, ids.slice(start, start + BATCH));
}

/** Reads products of the database as the search index takes them in. */
export async function readDocuments(
  { database, attributes, language }: DocumentReading,
  request: ThreadRequest,
): Promise<ThreadAnswer> {
  const { now, plannedAfter } = request;
  await waitFor(database, request.seen);
  if (request.names) await attributes.reload();
  const writer = createSegmentWriter(language);
  const missing = new Set([...request.changed, ...request.repriced]);
  const changes: SearchChange[] = [];
  let next = Infinity;
  let newNames = false;

  async function take(records: readonly ProductRecord[], each: (record: ProductRecord) => void) {
    if (!records.every((record) => attributes.knows(record))) {
      await attributes.reload();
      newNames = true;
    }
    for (const record of records) {
      missing.delete(record.id);
      for (const { prices } of record.variants)
        next = Math.min(next, nextPriceChange(prices, plannedAfter) ?? Infinity);
      each(record);
    }
  }

  const index = (record: ProductRecord) => writer.add(searchDocument(record, attributes.current, now));
  const reprice = (record: ProductRecord) =>
    void changes.push(priceChange(searchDocument(record, attributes.current, now)));
  if (request.whole) for await (const page of productPages(database)) await take(page, index);
  for await (const page of productsOf(database, request.changed)) await take(page, index);
  for await (const page of productsOf(database, request.repriced)) await take(page, reprice);
  for (const id of missing) changes.push({ kind: 'delete', id });
  // Another server may have answered a new connection in between.
  await waitFor(database, request.seen);
  return { images: writer.take(), changes, nextPriceChange: next === Infinity ? null : next, newNames };
}
