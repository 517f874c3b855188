import { type ConnectionOptions, createClient } from '../../platform/database/connection.ts';
import { beginSnapshot, type ExportProduct, nextProducts } from './export.queries.ts';
import { type FeedSettings, publicElements } from './merchant-item.ts';

const PRODUCTS_TOGETHER = 500;

/** The elements of an item of the Merchant specification, as `elementTexts` reads them. */
export type FeedElements = readonly string[];

/**
 * The published items of the catalogue from one snapshot, a few hundred products at a time, as a stranger may read them.
 * @param ids products to read; null for all
 */
export async function* readFeedItems(
  connection: ConnectionOptions,
  settings: FeedSettings,
  ids: readonly number[] | null,
): AsyncGenerator<readonly FeedElements[]> {
  const client = createClient(connection);
  await client.connect();
  try {
    await beginSnapshot(client);
    if (ids !== null) {
      yield* readSome(client, settings, ids);
      return;
    }
    for (let last = 0; ;) {
      const products: readonly ExportProduct[] = await nextProducts(client, last, PRODUCTS_TOGETHER, true);
      if (products.length === 0) return;
      yield products.flatMap((product) => publicElements(product, settings));
      last = products.at(-1)?.id ?? last;
    }
  } finally {
    await client.end();
  }
}

/** Products by id, some at a time: a changed price list may name every product there is. */
async function* readSome(
  client: ReturnType<typeof createClient>,
  settings: FeedSettings,
  ids: readonly number[],
): AsyncGenerator<readonly FeedElements[]> {
  const sorted = ids.toSorted((a, b) => a - b);
  for (let at = 0; at < sorted.length; at += PRODUCTS_TOGETHER) {
    const some = sorted.slice(at, at + PRODUCTS_TOGETHER);
    const products = await nextProducts(client, 0, PRODUCTS_TOGETHER, true, some);
    yield products.flatMap((product) => publicElements(product, settings));
  }
}
