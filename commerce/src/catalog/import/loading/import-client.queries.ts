import type pg from 'pg';

/** The import's own connection: COPY, temporary tables and the import lock live on it. */
export type ImportClient = pg.Client;

/**
 * Runs the work in one transaction of the import; in a dry run everything is rolled back at its end. It is not repeated
 * after a deadlock: an import goes on where it stopped.
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
    // A lost connection has nothing left to roll back; the first error is the one to tell.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
