import type { Client } from 'pg';
import type { Log } from '../log/create-log.ts';
import { spread } from '../spread.ts';
import { type ConnectionOptions, createClient } from './connection.ts';

export interface ChangeListenerOptions {
  /** The primary: replicas do not support LISTEN. */
  readonly connection: ConnectionOptions;
  readonly log: Log;
  /** Called when the change log may have new rows, also after the connection was lost. */
  readonly wake: () => void;
}

const channel = 'catalogue_change';
const shortestWaitMs = 100;
const longestWaitMs = 5_000;

/**
 * Keeps one connection that LISTENs for catalogue changes and replaces it when it is lost. NOTIFY is only a
 * signal: thousands of changes in a transaction cause one notification, and the changes are read from the
 * log, so nothing is lost with a connection.
 */
export function listenForChanges({ connection, log, wake }: ChangeListenerOptions): {
  close(): Promise<void>;
} {
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;
  let waitMs = shortestWaitMs;
  const connect = async (): Promise<void> => {
    const fresh = createClient(connection);
    client = fresh;
    const lost = () => {
      if (closed || client !== fresh) return;
      client = undefined;
      retry = setTimeout(() => {
        connecting = connect();
      }, spread(waitMs));
      waitMs = Math.min(waitMs * 2, longestWaitMs);
    };
    fresh.on('error', lost);
    fresh.on('end', lost);
    fresh.on('notification', wake);
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
      waitMs = shortestWaitMs;
      wake();
    } catch (error) {
      if (!closed) log.warn({ err: error }, 'cannot listen for catalogue changes, trying again');
      lost();
    }
  };
  let connecting = connect();
  return {
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await connecting;
      await client
        ?.end()
        .catch((error: unknown) => log.debug({ err: error }, 'listening connection was already gone'));
    },
  };
}
