import type { Pool, PoolClient } from 'pg';
import { answerWithin } from './answer-within.ts';

/** Connections to one server: whatever a balancer leads to, all of them end at the same one. */
export interface ReadSource {
  readonly kind: 'replica' | 'primary';
  /** A connection to the server of this source; undefined: the balancer leads to another one now. */
  connect(): Promise<PoolClient | undefined>;
  /** Lets connections in use end by themselves. */
  close(): Promise<void>;
}

/** The pool of the primary, which belongs to others. After a failover the change log's reader notices. */
export const primarySource = (pool: Pool): ReadSource => ({
  kind: 'primary',
  connect: () => pool.connect(),
  close: async () => undefined,
});

/** Another one after each start of a server, so also for another server behind the same address. */
const identityOf = async (client: PoolClient): Promise<string> => {
  const { rows } = await client.query<{ identity: string }>(
    "select concat_ws(' ', extract(epoch from pg_postmaster_start_time()), inet_server_addr(), inet_server_port()) as identity",
  );
  return rows[0]?.identity ?? '';
};

/** A pool that stays with the server that its first connection reached. */
export function replicaSource(pool: Pool, patienceMs: number): ReadSource {
  const known = new WeakMap<PoolClient, string>();
  let server: string | undefined;
  return {
    kind: 'replica',
    async connect() {
      const connecting = pool.connect();
      const client = await answerWithin(connecting, patienceMs).catch((error: unknown) => {
        void connecting.then(
          (late) => late.release(true),
          () => undefined,
        );
        throw error;
      });
      try {
        const identity = known.get(client) ?? (await answerWithin(identityOf(client), patienceMs));
        known.set(client, identity);
        server ??= identity;
        if (server === identity) return client;
      } catch (error) {
        client.release(true);
        throw error;
      }
      client.release(true);
      return undefined;
    },
    close: () => pool.end(),
  };
}
