import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config/read-config.ts';
import type { Database } from '../platform/database/connection.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import type { Job } from '../platform/jobs/job-runner.ts';
import { sharedFiles } from './media-store.ts';
import { removePrivate } from './private-files.ts';
import type { TrustedFile } from './trusted-file.ts';

const BATCH = 50;
const HOUR_MS = 3_600_000;

interface PurgeDependencies {
  readonly database: Database;
  readonly config: Config;
  readonly clock: Clock;
}

/**
 * Deletes files for staff alone, a batch at a time. `forget` deletes their rows, at most `limit`, and names them; a row
 * stays where its file could not be deleted.
 */
export function purgePrivateFilesJob(
  { database, config, clock }: PurgeDependencies,
  name: string,
  forget: (
    transaction: Database,
    over: { readonly now: number; readonly limit: number },
  ) => Promise<readonly { readonly kind: TrustedFile['kind']; readonly file: string }[]>,
): Job {
  const files = sharedFiles(config.dataDir, config.filesUrl);
  return {
    name,
    everyMs: HOUR_MS,
    run: () =>
      commitTogether(database, async (transaction) => {
        const gone = await forget(transaction, { now: clock.now(), limit: BATCH });
        for (const { kind, file } of gone) await removePrivate(files, kind, file);
        return gone.length;
      }),
  };
}
