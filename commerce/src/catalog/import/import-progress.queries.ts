import type pg from 'pg';

/** Products and rows counted by an import; stored with its progress. */
export interface ImportTotals {
  readonly read: number;
  readonly created: number;
  readonly changed: number;
  readonly repriced: number;
  readonly unchanged: number;
  readonly rejected: number;
  readonly removed: number;
}

export interface StoredProgress {
  readonly id: number;
  /** Rows of the file that an earlier, interrupted run had saved. */
  readonly resumedRows: number;
}

interface StartFacts {
  readonly fileName: string;
  readonly fileHash: string;
  readonly options: string;
}

/**
 * Opens the progress row of a run. An unfinished one of the same file and options is resumed; others still
 * marked as running belong to dead processes, since the caller holds the import lock.
 */
export async function startProgress(
  client: pg.Client,
  { fileName, fileHash, options }: StartFacts,
): Promise<StoredProgress> {
  const { rows } = await client.query<{ id: number; rows_done: number }>(
    `update catalogue_import set state = 'running', updated_at = now()
     where id = (select id from catalogue_import where file_hash = $1 and options = $2::jsonb and state <> 'done'
                 order by id desc limit 1)
     returning id, rows_done`,
    [fileHash, options],
  );
  const taken = rows[0];
  await client.query("update catalogue_import set state = 'failed' where state = 'running' and id <> $1", [
    taken?.id ?? 0,
  ]);
  if (taken !== undefined) return { id: taken.id, resumedRows: taken.rows_done };
  const made = await client.query<{ id: number }>(
    `insert into catalogue_import (file_name, file_hash, options, state) values ($1, $2, $3, 'running') returning id`,
    [fileName, fileHash, options],
  );
  return { id: made.rows[0]?.id ?? 0, resumedRows: 0 };
}

/**
 * Saved in the same transaction as the batch it counts; the line reached by an earlier run is never
 * lowered.
 */
export async function saveProgress(
  client: pg.Client,
  id: number,
  rows: number,
  bytes: number,
  totals: ImportTotals,
) {
  await client.query({
    name: 'save-import-progress',
    text: `update catalogue_import
      set rows_done = greatest(rows_done, $2), bytes_done = greatest(bytes_done, $3), totals = $4, updated_at = now()
      where id = $1`,
    values: [id, rows, bytes, JSON.stringify(totals)],
  });
}

export async function endProgress(
  client: pg.Client,
  id: number,
  state: 'done' | 'failed',
  totals: ImportTotals,
  reason?: string,
) {
  await client.query(
    'update catalogue_import set state = $2, totals = $3, updated_at = now() where id = $1',
    [id, state, JSON.stringify(reason === undefined ? totals : { ...totals, reason })],
  );
}
