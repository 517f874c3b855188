import type { Database } from './connection.ts';

/** The result of a transaction, and whether to commit it. */
export interface Decision<Value> {
  readonly keep: boolean;
  readonly value: Value;
}

/** Serialisation failure and deadlock: the whole transaction may be repeated (PostgreSQL, 13.5). */
const retryable = new Set(['40001', '40P01']);
const TRIES = 6;
const LONGEST_PAUSE_MS = 20;

function sqlState(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

async function once<Value>(
  database: Database,
  work: (transaction: Database) => Promise<Decision<Value>>,
): Promise<Value> {
  const transaction = await database.startTransaction().execute();
  let decision: Decision<Value>;
  try {
    decision = await work(transaction);
    if (decision.keep) await transaction.commit().execute();
  } catch (error) {
    // Report the original error: on a lost connection a rollback is neither possible nor needed.
    if (!transaction.isCommitted)
      await transaction
        .rollback()
        .execute()
        .catch(() => undefined);
    throw error;
  }
  if (!decision.keep) await transaction.rollback().execute();
  return decision.value;
}

/** Repeats work after a deadlock or serialisation failure; it must not have effects outside the database. */
export async function repeatWhenInterrupted<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === TRIES || !retryable.has(sqlState(error))) throw error;
    }
    await new Promise((resume) => setTimeout(resume, Math.random() * LONGEST_PAUSE_MS));
  }
}

/**
 * Runs a transaction; its work decides whether to commit. Deadlocks and serialisation failures repeat all of
 * it, so `work` must not have effects outside the database.
 */
export const inTransaction = <Value>(
  database: Database,
  work: (transaction: Database) => Promise<Decision<Value>>,
): Promise<Value> => repeatWhenInterrupted(() => once(database, work));

/** Runs a transaction that is committed unless `work` throws; repeated as `inTransaction` is. */
export const commitTogether = <Value>(
  database: Database,
  work: (transaction: Database) => Promise<Value>,
): Promise<Value> =>
  inTransaction(database, async (transaction) => ({ keep: true, value: await work(transaction) }));

/** Reads of one instant, however many queries they are. */
export const readTogether = <Value>(
  database: Database,
  work: (transaction: Database) => Promise<Value>,
): Promise<Value> =>
  repeatWhenInterrupted(() =>
    database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
  );
