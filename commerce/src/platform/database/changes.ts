import type { Client } from 'pg';
import type { Log } from '../log/create-log.ts';
import { type Change, changesSince, currentPosition, type Position } from './changes.queries.ts';
import { type ConnectionOptions, createClient, type Database } from './connection.ts';

/** What changed since the last call of a listener. */
export interface ChangeBatch {
  /** Each subject once; empty when everything is true. */
  readonly changes: readonly Change[];
  /** So much changed that reading it all again is cheaper. */
  readonly everything: boolean;
}

export type ChangeListener = (batch: ChangeBatch) => Promise<void> | void;

export interface ChangeFeed {
  /** Listeners are called in the order they subscribed, one after the other: search before page cache. */
  subscribe(listener: ChangeListener): () => void;
  /** Reads now instead of at the next wake-up; resolves when the listeners are done. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

export interface ChangeFeedOptions {
  readonly database: Database;
  /** Where to LISTEN: the primary. */
  readonly connection: ConnectionOptions;
  readonly log: Log;
  /** Read again this often even when nobody woke us, in milliseconds. */
  readonly pollMs?: number;
}

const batchLimit = 20_000;
const longestWaitMs = 5_000;

/**
 * Follows the change log from now on. NOTIFY only wakes; thousands of changes in one transaction are one
 * wake-up and one query, and a lost connection loses nothing because the log is read from a position.
 */
export async function openChangeFeed(options: ChangeFeedOptions): Promise<ChangeFeed> {
  const { database, log } = options;
  const listeners = new Set<ChangeListener>();
  let position: Position = await currentPosition(database);
  let running: Promise<void> | undefined;
  let again = false;
  let closed = false;

  const readOnce = async () => {
    const next = await changesSince(database, position, batchLimit);
    if (next.changes.length > 0) {
      const everything = next.changes.length > batchLimit;
      await tell(listeners, { changes: everything ? [] : next.changes, everything }, log);
    }
    position = next.position;
  };
  const readAll = async () => {
    do {
      again = false;
      await readOnce();
    } while (again && !closed);
  };
  const wake = (): Promise<void> => {
    if (running !== undefined) {
      again = true;
      return running;
    }
    running = readAll()
      .catch((error: unknown) => {
        if (!closed) log.warn({ err: error }, 'the change log cannot be read now');
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  };

  const listening = keepListening(options, () => void wake());
  const poll = setInterval(() => void wake(), options.pollMs ?? 1_000);
  poll.unref();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    catchUp: async () => {
      await running;
      await wake();
    },
    close: async () => {
      closed = true;
      clearInterval(poll);
      await listening.close();
      await running;
    },
  };
}

async function tell(listeners: ReadonlySet<ChangeListener>, batch: ChangeBatch, log: Log): Promise<void> {
  for (const listener of listeners) {
    try {
      await listener(batch);
    } catch (error) {
      log.error({ err: error }, 'a listener failed on a batch of changes');
    }
  }
}

/** One connection that LISTENs, replaced when it is lost; each new one wakes once for what was missed. */
function keepListening({ connection, log }: ChangeFeedOptions, wake: () => void): { close(): Promise<void> } {
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;
  let waitMs = 100;
  const connect = async (): Promise<void> => {
    const fresh = createClient(connection);
    client = fresh;
    const lost = () => {
      if (closed || client !== fresh) return;
      client = undefined;
      retry = setTimeout(() => void connect(), waitMs);
      waitMs = Math.min(waitMs * 2, longestWaitMs);
    };
    fresh.on('error', lost);
    fresh.on('end', lost);
    fresh.on('notification', wake);
    try {
      await fresh.connect();
      await fresh.query('listen catalogue_change');
      waitMs = 100;
      wake();
    } catch (error) {
      if (!closed) log.warn({ err: error }, 'cannot listen for changes now');
      lost();
    }
  };
  const first = connect();
  return {
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await first;
      await client?.end().catch(() => undefined);
    },
  };
}
