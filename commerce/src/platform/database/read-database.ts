import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { answerWithin } from './answer-within.ts';
import type { Database } from './connection.ts';
import { isDatabaseOutage } from './database-outage.ts';
import { primarySource, type ReadSource, replicaSource } from './read-source.ts';
import type { Schema } from './schema.ts';

const PATIENCE_MS = 5_000;
const GAP_MS = 200;
const AWAY_MS = 2_000;
/** A balancer that leads to another server at each connection is not followed for ever. */
const MOST_SERVERS = 4;

/** The database as the catalogue reads it: one server at a time. Nothing is written through it. */
export interface ReadDatabase {
  readonly database: Database;
  /** Another number when another server answers; it may lag behind, or be ahead of, the one before. */
  readonly generation: number;
  /** Whether the primary answers because no replica does. */
  readonly isOnPrimary: boolean;
  close(): Promise<void>;
}

/**
 * Where what visitors look at is read: all of it from the server whose change log this node follows, so that nothing is
 * kept that is older than the last change the node knows.
 */
export const visitorsDatabase = (from: {
  readonly database: Database;
  readonly reading?: ReadDatabase | undefined;
}): Database => from.reading?.database ?? from.database;

export interface ReadDatabaseOptions {
  /** A new pool of the replicas' address. */
  readonly openReplica: () => Pool;
  readonly primary: Pool;
  readonly onSwitch: (to: ReadSource['kind'], why: unknown) => void;
  /** A replica that takes longer for a reading is taken for hung. */
  readonly patienceMs?: number;
  /** So long the primary answers before a replica is tried again. */
  readonly awayMs?: number;
}

/** Reads from a replica, and from the primary while no replica answers. */
export function openReadDatabase(options: ReadDatabaseOptions): ReadDatabase {
  const servers = new ReadServers(options);
  const pool: PostgresPool = {
    options: {},
    connect: async () => new ReadClient(servers, await servers.take()),
    end: () => servers.close(),
  };
  return {
    database: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    get generation() {
      return servers.generation;
    },
    get isOnPrimary() {
      return servers.source.kind === 'primary';
    },
    close: () => servers.close(),
  };
}

interface Taken {
  readonly client: PoolClient;
  readonly source: ReadSource;
}

/** Which server answers now. */
class ReadServers {
  readonly patienceMs: number;
  source: ReadSource;
  generation = 0;
  readonly #options: ReadDatabaseOptions;
  #triedAt = 0;
  #trying: Promise<void> | undefined;
  #closed = false;

  constructor(options: ReadDatabaseOptions) {
    this.#options = options;
    this.patienceMs = options.patienceMs ?? PATIENCE_MS;
    this.source = this.#replica();
  }

  #replica(): ReadSource {
    return replicaSource(this.#options.openReplica(), this.patienceMs);
  }

  /** Waits a moment when neither answers: between the end of a primary and the next one's first word. */
  async take(): Promise<Taken> {
    const since = performance.now();
    for (;;) {
      try {
        return await this.#takeNow();
      } catch (error) {
        if (performance.now() - since > this.patienceMs || this.#closed) throw error;
        await pause(GAP_MS);
      }
    }
  }

  async #takeNow(): Promise<Taken> {
    this.#tryReplica();
    for (let servers = 0; ; servers += 1) {
      const { source } = this;
      try {
        const client = await source.connect();
        if (client !== undefined) return { client, source };
        if (servers < MOST_SERVERS) this.#use(this.#replica(), source, 'another one');
        else this.leave(source, new Error('each connection reaches another server'));
      } catch (error) {
        if (source.kind === 'primary') throw error;
        this.leave(source, error);
      }
    }
  }

  /** Reads from the primary from now on, unless that happened already. */
  leave(source: ReadSource, why: unknown): void {
    this.#triedAt = performance.now();
    this.#use(primarySource(this.#options.primary), source, why);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#trying;
    await this.source.close();
  }

  #use(next: ReadSource, instead: ReadSource, why: unknown): void {
    if (this.source !== instead) {
      void next.close();
      return;
    }
    this.source = next;
    this.generation += 1;
    void instead.close().catch(() => undefined);
    this.#options.onSwitch(next.kind, why);
  }

  #tryReplica(): void {
    const { source } = this;
    if (source.kind === 'replica' || this.#closed || this.#trying !== undefined) return;
    if (performance.now() - this.#triedAt < (this.#options.awayMs ?? AWAY_MS)) return;
    this.#triedAt = performance.now();
    const replica = this.#replica();
    this.#trying = replica
      .connect()
      .then(
        (client) => {
          client?.release();
          this.#use(replica, source, 'it answers again');
        },
        () => replica.close(),
      )
      .finally(() => (this.#trying = undefined));
  }
}

/** A connection that asks once more, and the primary, when its server goes away before it has answered anything. */
class ReadClient implements PostgresPoolClient {
  readonly #servers: ReadServers;
  #taken: Taken;
  #answered = false;
  #isReleased = false;
  #isBroken = false;

  constructor(servers: ReadServers, taken: Taken) {
    this.#servers = servers;
    this.#taken = taken;
  }

  query = (async (text: string, values: readonly unknown[]) => {
    try {
      return await this.#ask(text, values);
    } catch (error) {
      // A replica ends a reading that its replay cannot wait for (40001).
      const conflict = (error as { code?: string }).code === '40001';
      if (this.#answered || !(conflict || isDatabaseOutage(error))) throw error;
      this.#taken.client.release(true);
      this.#isReleased = true;
      if (this.#taken.source.kind === 'replica') this.#servers.leave(this.#taken.source, error);
      this.#taken = await this.#servers.take();
      this.#isReleased = false;
      this.#isBroken = false;
      return this.#ask(text, values);
    }
  }) as PostgresPoolClient['query'];

  release(): void {
    if (!this.#isReleased) this.#taken.client.release(this.#isBroken);
  }

  async #ask(text: string, values: readonly unknown[]): Promise<unknown> {
    const { client, source } = this.#taken;
    const asked = client.query(text, [...values]);
    const answer = source.kind === 'primary' ? await asked : await this.#patiently(asked);
    this.#answered = true;
    return answer;
  }

  async #patiently<Answer>(asked: Promise<Answer>): Promise<Answer> {
    try {
      return await answerWithin(asked, this.#servers.patienceMs);
    } catch (error) {
      // Its connection may still wait for the answer: nobody may use it again.
      this.#isBroken ||= isDatabaseOutage(error);
      throw error;
    }
  }
}
