import {
  exportCatalogue,
  type ExportFormat,
} from '@casamaestra/commerce/catalog/export/export-catalogue.usecase.ts';
import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import { openDatabase } from '@casamaestra/commerce/platform/database/open-database.ts';
import { writeOutput } from './write-output.ts';

/** Writes the catalogue to standard output; returns the exit code. */
export async function exportCommand(config: Config, format: ExportFormat, site: string): Promise<number> {
  const opened = await openDatabase(config, { mode: 'share', what: 'npm run catalogue -- export' });
  try {
    const { connection } = opened;
    await writeOutput(
      exportCatalogue({
        connection,
        format,
        site: site.replace(/\/+$/, ''),
        shopName: config.shop.name,
      }),
    );
    return 0;
  } finally {
    await opened.close();
  }
}
