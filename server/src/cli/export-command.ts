import {
  exportCatalogue,
  type ExportFormat,
} from '@casamaestra/commerce/catalog/export/export-catalogue.usecase.ts';
import { readFeedDelivery } from '@casamaestra/commerce/shipping/feed-delivery.usecase.ts';
import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import { openDatabase } from '@casamaestra/commerce/platform/database/open-database.ts';
import { writeOutput } from './write-output.ts';

/** Writes the catalogue to standard output; returns the exit code. */
export async function exportCommand(
  config: Config,
  format: ExportFormat,
  site = config.publicUrl ?? 'http://localhost:3000',
): Promise<number> {
  const opened = await openDatabase(config, { mode: 'share', what: 'npm run catalogue -- export' });
  try {
    const { connection, database } = opened;
    await writeOutput(
      exportCatalogue({
        connection,
        format,
        site: site.replace(/\/+$/, ''),
        shopName: config.shop.name,
        delivery: format === 'xml' ? await readFeedDelivery(database) : null,
      }),
    );
    return 0;
  } finally {
    await opened.close();
  }
}
