import { batchCalls } from '../platform/database/batch-calls.ts';
import type { Database } from '../platform/database/connection.ts';
import { selectCartLines } from './cart-lines.queries.ts';
import type { CartLines } from './cart-lines.queries.ts';

export type ReadCartLines = (skus: readonly string[]) => Promise<CartLines>;

/** Batches the queries for cart lines: up to ten carts of fifty lines in one query. */
export const createReadCartLines = (database: Database): ReadCartLines =>
  batchCalls({
    run: async (carts) => {
      const lines = await selectCartLines(database, [...new Set(carts.flat())]);
      return carts.map(() => lines);
    },
    sizeOf: (skus: readonly string[]) => skus.length,
    most: 500,
    atOnce: 2,
  });
