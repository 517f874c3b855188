import type { PictureFinding } from '@casamaestra/texts/staff/import-texts.ts';
import type pg from 'pg';
import type { StoredPicture } from '../../../media/picture-url.ts';

export interface MediaRow extends StoredPicture {
  readonly source: string;
  readonly bytes: number;
}

/** Known originals by content hash or, where the content is not available, by source. */
export async function findMedia(
  client: pg.Client,
  hashes: readonly string[],
  sources: readonly string[],
): Promise<MediaRow[]> {
  const { rows } = await client.query<MediaRow>(
    'select hash, source, width, height, bytes from media where hash = any($1) or source = any($2) order by created_at',
    [hashes, sources],
  );
  return rows;
}

/** Addresses that failed within the last day, with the reason: a finding as JSON. */
export async function recentFailures(
  client: pg.Client,
  sources: readonly string[],
): Promise<ReadonlyMap<string, PictureFinding>> {
  const { rows } = await client.query<{ source: string; reason: string }>(
    "select source, reason from picture_failure where source = any($1) and failed_at > now() - interval '1 day' and reason like '{%'",
    [sources],
  );
  return new Map(rows.map(({ source, reason }) => [source, JSON.parse(reason) as PictureFinding]));
}

/** Stores failures and deletes those older than a day. */
export async function saveFailures(
  client: pg.Client,
  failures: ReadonlyMap<string, PictureFinding>,
): Promise<void> {
  if (failures.size === 0) return;
  await client.query("delete from picture_failure where failed_at < now() - interval '1 day'");
  await client.query(
    `insert into picture_failure (source, reason) select * from unnest($1::text[], $2::text[])
     on conflict (source) do update set reason = excluded.reason, failed_at = now()`,
    [[...failures.keys()], [...failures.values()].map((reason) => JSON.stringify(reason))],
  );
}

export async function saveMedia(client: pg.Client, rows: readonly MediaRow[]): Promise<void> {
  if (rows.length === 0) return;
  await client.query(
    `insert into media (hash, source, width, height, bytes)
     select * from unnest($1::text[], $2::text[], $3::integer[], $4::integer[], $5::integer[]) on conflict (hash) do nothing`,
    [
      rows.map((row) => row.hash),
      rows.map((row) => row.source),
      rows.map((row) => row.width),
      rows.map((row) => row.height),
      rows.map((row) => row.bytes),
    ],
  );
}
