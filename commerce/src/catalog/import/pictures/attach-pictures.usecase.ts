import { mediaStore } from '../../../media/media-store.ts';
import { ImportRun, picturesOfRow, type RunSettings } from '../import-run.ts';
import { releaseImportLock, waitForImportLock } from '../loading/load.queries.ts';
import { readRegistry } from '../loading/registry.queries.ts';
import type { DeferredPictures } from './deferred-pictures.ts';
import { resolvePictures } from './resolve-pictures.ts';

const rowsTogether = 200;

/**
 * Fetches the pictures of saved rows and adds them to their products. Other imports may run meanwhile: the
 * lock is held only while products are saved, not during downloads.
 */
export async function attachPictures(settings: RunSettings, later: DeferredPictures): Promise<void> {
  const { client, knownPictures, picturesFolder: folder, dataDirectory, filesUrl, fetchPicture } = settings;
  const media = mediaStore(dataDirectory, filesUrl);
  for await (const rows of later.chunks(rowsTogether)) {
    const wanted = new Set(rows.flatMap(({ value }) => picturesOfRow(value)));
    await resolvePictures({ client, media, folder, knownPictures, fetchPicture, isLater: false }, wanted);
    await waitForImportLock(client);
    try {
      // Categories and features may have changed since.
      const own = { ...settings, later: null, replace: false, importId: 0 };
      const run = new ImportRun(own, await readRegistry(client));
      for (const { line, value } of rows) run.take({ line, value, columns: { someVariants: true } });
      await run.save(run.close(0));
    } finally {
      await releaseImportLock(client);
    }
  }
}
