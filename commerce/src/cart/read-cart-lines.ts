import type { Database } from '../platform/database/connection.ts';
import { selectCartLines } from './cart-lines.queries.ts';
import type { CartLines } from './cart-lines.queries.ts';

export type ReadCartLines = (skus: readonly string[]) => Promise<CartLines>;

/** Queries of one process at a time; carts that come meanwhile share the next one. */
const QUERIES_AT_ONCE = 2;
/** SKUs in one query: ten carts of fifty lines. */
const SKUS_AT_ONCE = 500;

interface Waiting {
  readonly skus: readonly string[];
  readonly settle: (lines: CartLines) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Reads the lines of many carts with few queries: what arrives while queries are under way goes into the next one
 * together, so every cart is read after it came.
 */
export function createReadCartLines(database: Database): ReadCartLines {
  let waiting: Waiting[] = [];
  let running = 0;

  function take(): Waiting[] {
    let count = 0;
    let end = 0;
    for (const { skus } of waiting) {
      count += skus.length;
      if (end > 0 && count > SKUS_AT_ONCE) break;
      end += 1;
    }
    const batch = waiting.slice(0, end);
    waiting = waiting.slice(end);
    return batch;
  }

  async function run(batch: readonly Waiting[]): Promise<void> {
    try {
      const lines = await selectCartLines(database, [...new Set(batch.flatMap(({ skus }) => skus))]);
      for (const { settle } of batch) settle(lines);
    } catch (error) {
      for (const { fail } of batch) fail(error);
    }
  }

  async function work(): Promise<void> {
    while (waiting.length > 0) await run(take());
    running -= 1;
  }

  function start(): void {
    if (running === QUERIES_AT_ONCE || waiting.length === 0) return;
    running += 1;
    void work();
  }

  return (skus) =>
    new Promise<CartLines>((settle, fail) => {
      waiting.push({ skus, settle, fail });
      // Those that arrive with the same read of the sockets go together.
      setImmediate(start);
    });
}
