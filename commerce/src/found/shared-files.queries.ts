import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';

/** Long enough for a renewal that comes late, short enough when a maker died. */
const LEASE = sql.lit('2 minutes');
/** A feed of the changes since an hour is asked for a week. */
const HOURLY_KEPT = sql.lit('9 days');

/** A file that some node has made. */
export interface SharedFile {
  readonly version: string;
  readonly hash: string;
  readonly isResting: boolean;
  readonly restsFor_ms: number;
}

interface Row {
  readonly version: string | null;
  readonly hash: string | null;
  readonly restsFor_ms: number;
}

const restsFor = sql`greatest(0, coalesce(extract(epoch from rests_until - clock_timestamp()), 0) * 1000)::float8`;

const fileOf = ({ version, hash, restsFor_ms }: Row): SharedFile | undefined =>
  version === null || hash === null ? undefined : { version, hash, restsFor_ms, isResting: restsFor_ms > 0 };

export async function selectSharedFile(database: Database, name: string): Promise<SharedFile | undefined> {
  const { rows } = await sql<Row>`
    select version, hash, ${restsFor} as "restsFor_ms" from found_file where name = ${name}`.execute(
    database,
  );
  return rows[0] === undefined ? undefined : fileOf(rows[0]);
}

/** The right to make a file, and what there was; undefined while another has it. */
export async function claimFile(
  database: Database,
  name: string,
  maker: string,
): Promise<{ readonly file: SharedFile | undefined } | undefined> {
  const { rows } = await sql<Row>`
    insert into found_file as f (name, maker, maker_until)
    values (${name}, ${maker}, clock_timestamp() + interval ${LEASE})
        on conflict (name) do update set maker = excluded.maker, maker_until = excluded.maker_until
     where f.maker_until is null or f.maker_until < clock_timestamp()
    returning version, hash, ${restsFor} as "restsFor_ms"`.execute(database);
  return rows[0] === undefined ? undefined : { file: fileOf(rows[0]) };
}

export async function renewClaim(database: Database, name: string, maker: string): Promise<void> {
  await sql`
    update found_file set maker_until = clock_timestamp() + interval ${LEASE}
     where name = ${name} and maker = ${maker}`.execute(database);
}

export async function releaseClaim(database: Database, name: string, maker: string): Promise<void> {
  await sql`update found_file set maker_until = null where name = ${name} and maker = ${maker}`.execute(
    database,
  );
}

/** Tells all nodes what was made; false: somebody else took over meanwhile. */
export async function publishFile(
  database: Database,
  name: string,
  maker: string,
  made: { readonly version: string; readonly hash: string; readonly restsFor_ms: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update found_file
       set version = ${made.version}, hash = ${made.hash}, made_at = clock_timestamp(), maker_until = null,
           rests_until = clock_timestamp() + make_interval(secs => ${made.restsFor_ms / 1000})
     where name = ${name} and maker = ${maker}`.execute(database);
  return numAffectedRows === 1n;
}

/** Files of hours that nobody asks for any more. */
export async function forgetHourlyFiles(
  database: Database,
): Promise<readonly { readonly name: string; readonly hash: string }[]> {
  const { rows } = await sql<{ name: string; hash: string }>`
    delete from found_file where name ~ '^feed-[a-z]+-[0-9]+[.]' and made_at < now() - interval ${HOURLY_KEPT}
    returning name, hash`.execute(database);
  return rows;
}

/** The state of the catalogue as every node sees it: another one whenever something that is told may be another. */
export async function selectCatalogueVersion(database: Database): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select coalesce(max(seq), 0)::text as version from change_log`.execute(database);
  return rows[0]?.version ?? '0';
}
