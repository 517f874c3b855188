import type pg from 'pg';

/** The import's own connection: COPY, temporary tables and the import lock are bound to it. */
export type ImportClient = pg.Client;

/**
 * Runs the work in one transaction; a dry run is rolled back at the end. It is not repeated after a
 * deadlock: an interrupted import can be resumed.
 */
export async function inImportTransaction<Result>(
  client: ImportClient,
  dryRun: boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query(dryRun ? 'rollback' : 'commit');
    return result;
  } catch (error) {
    // After a lost connection there is nothing to roll back; the first error is the one to report.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
