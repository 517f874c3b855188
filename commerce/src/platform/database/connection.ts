import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import { Client, type CustomTypesConfig, Pool, type PoolClient, types } from 'pg';
import { StartProblem } from '../start-problem.ts';
import { openStatement } from '../tracing/tracing.ts';
import type { Schema } from './schema.ts';

/** The database as .queries.ts files use it. */
export type Database = Kysely<Schema>;

/** Connection to a server: one URL, or the parts of the embedded server's endpoint. */
export type ConnectionOptions =
  | { readonly connectionString: string }
  | {
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly password: string;
      readonly database: string;
    };

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  // bigint and numeric: counts, money in cents and measures, all far below 2^53.
  20: Number,
  1700: Number,
  // date stays "YYYY-MM-DD": a date has no time zone.
  1082: String,
};

/** int8 and numeric become numbers, date text, timestamptz Date. */
const columnTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? types.getTypeParser(oid, format)) as CustomTypesConfig['getTypeParser'],
};

/**
 * Prefix of SQL that each connection should parse and plan only once: for constant statements of every order
 * or quote, where planning takes longer than execution. Their columns must be named, because a plan with `*`
 * becomes invalid when a table changes.
 */
export const preparedMark = '/* prepared */';

const preparedNames = new Map<string, string>();

/** The same text has the same name in every process: a pooler may lend one server connection to several. */
function preparedName(text: string): string {
  const name =
    preparedNames.get(text) ?? `prepared-${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  preparedNames.set(text, name);
  return name;
}

const verb = /^\s*(?:\/\*.*?\*\/\s*)?(select|insert|update|delete|with|begin|commit|rollback)\b/i;
const firstTable = /\b(?:from|into|update)\s+"?([a-z_]\w*)/i;

/** What a statement does and to which table, such as "select orders": neither its text nor its values. */
function statementName(text: string): string {
  const does = verb.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = firstTable.exec(text)?.[1];
  return table === undefined ? does : `${does} ${table}`;
}

/** Times a statement where spans are made. */
function timed(text: unknown, send: () => unknown): unknown {
  if (typeof text !== 'string') return send();
  const span = openStatement();
  const sent = send();
  if (span === undefined || !(sent instanceof Promise)) return sent;
  const name = statementName(text);
  span.set({ 'db.query.summary': name }, name);
  sent.then(
    () => span.end(),
    (error: Error & { code?: string }) => span.end(error.code ?? error.name),
  );
  return sent;
}

/** Sends marked SQL as a named prepared statement; the query builder cannot name one. */
function prepareMarked(client: PoolClient): void {
  const send = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
  const query = (text: unknown, values: unknown, ...rest: readonly unknown[]) =>
    timed(text, () =>
      typeof text === 'string' && text.trimStart().startsWith(preparedMark)
        ? send({ text, values, name: preparedName(text) }, ...rest)
        : send(text, values, ...rest),
    );
  Object.assign(client, { query });
}

/** A pool of connections. Lost connections are reported and replaced by the pool. */
export function createPool(
  options: ConnectionOptions,
  onIdleError: (error: Error) => void,
  connections = 10,
): Pool {
  const pool = new Pool({
    ...options,
    types: columnTypes,
    max: connections,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 5_000,
    application_name: 'casamaestra',
    keepAlive: true,
  });
  pool.on('error', onIdleError);
  // The pool handles errors of idle connections only: without this listener, losing a connection in use would
  // end the process.
  pool.on('connect', (client) => client.on('error', onIdleError));
  pool.on('connect', prepareMarked);
  return pool;
}

/** Kysely over a pool; destroying it ends the pool. */
export function createDatabase(pool: Pool): Database {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** A single connection outside the pool, for LISTEN and COPY. */
export function createClient(options: ConnectionOptions): Client {
  return new Client({ ...options, types: columnTypes, connectionTimeoutMillis: 5_000, keepAlive: true });
}

const oldestServer = 150_000;

/** Host and database of an external server, without the password. */
export function describeServer(url: string): string {
  const { host, pathname, username } = new URL(url);
  return `${username === '' ? '' : `${username}@`}${host}${pathname}`;
}

/**
 * Checks that an external server is reachable and new enough.
 * @throws StartProblem with the server's message and possible remedies
 */
export async function checkOutsideServer(url: string): Promise<void> {
  const client = createClient({ connectionString: url });
  client.on('error', () => client.end());
  try {
    await client.connect();
    const answer = await client.query<{ version: number; name: string }>(
      "select current_setting('server_version_num')::int as version, current_setting('server_version') as name",
    );
    const server = answer.rows[0];
    if (server !== undefined && server.version >= oldestServer) return;
    const facts = { server: describeServer(url), version: server?.name ?? '' };
    throw new StartProblem({ code: 'postgres_too_old', facts });
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    const { code, message } = error as Error & { code?: string };
    const facts = { server: describeServer(url), why: message || (code ?? 'ECONNREFUSED') };
    throw new StartProblem({ code: 'postgres_unreachable', facts }, { cause: error });
  } finally {
    await client.end();
  }
}
