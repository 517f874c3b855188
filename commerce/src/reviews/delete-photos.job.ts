import type { AreaDependencies } from '../area.ts';
import { mediaStore } from '../media/media-store.ts';
import { deletePicture } from '../media/shopper-photo.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import type { Job } from '../platform/jobs/job-runner.ts';
import { claimRemoved } from './photos.queries.ts';

const BATCH = 50;

/** Deletes the files of photos whose review, author or product is gone, or which staff refused. */
export function deletePhotosJob({ database, config }: Pick<AreaDependencies, 'database' | 'config'>): Job {
  const store = mediaStore(config.dataDir, config.filesUrl);
  return {
    name: 'removed-photos',
    everyMs: 60_000,
    run: () =>
      commitTogether(database, async (transaction) => {
        const names = await claimRemoved(transaction, BATCH);
        for (const name of names) await deletePicture(store, name);
        return names.length;
      }),
  };
}
