import type { FileStore } from '../../media/file-store.ts';
import { keepDocument } from '../../media/keep-document.usecase.ts';
import { sharedFiles } from '../../media/media-store.ts';
import type { StopFinding } from '@casamaestra/texts/staff/import-texts.ts';
import type { Progress } from '@casamaestra/texts/staff/start-texts.ts';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConnectionOptions, Database } from '../../platform/database/connection.ts';
import type { SentenceOf } from './errors-file.ts';
import { importCatalogue } from './import-catalogue.usecase.ts';
import { demoState } from './load-demo.queries.ts';
import type { DemoState } from './load-demo.queries.ts';

export interface DemoFiles {
  /** JSON Lines of products. */
  readonly products: string;
  readonly picturesFolder: string;
  /** Folder of the PDFs served at /documents/NAME; may be missing. */
  readonly documentsFolder: string;
}

export interface LoadDemoOptions {
  readonly database: Database;
  readonly connection: ConnectionOptions;
  readonly dataDirectory: string;
  readonly filesUrl?: string | undefined;
  readonly files: DemoFiles;
  /** Progress for a person. */
  readonly say: (told: Progress) => void;
  readonly sentenceOf: SentenceOf;
}

export type DemoOutcome =
  | { readonly kind: 'loaded'; readonly products: number }
  | { readonly kind: 'not-wanted' }
  | { readonly kind: 'failed'; readonly stop: StopFinding };

async function copyDocuments(folder: string, database: Database, files: FileStore): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names)
    if (name.endsWith('.pdf'))
      await keepDocument({ database, files }, name, await readFile(join(folder, name)));
}

/**
 * Whether the demo catalogue was never loaded, was interrupted or is loaded, or the shop has products of
 * its own.
 */
export async function demoStateOf(database: Database): Promise<DemoState> {
  return demoState(database);
}

/**
 * Loads the demo catalogue into an empty shop. An interrupted load is resumed at the next start; a shop
 * that has products of its own, or whose demo products were removed, is not changed.
 */
export async function loadDemo(options: LoadDemoOptions): Promise<DemoOutcome> {
  const { files, say } = options;
  const state = await demoState(options.database);
  if (state === 'done' || state === 'own-products') return { kind: 'not-wanted' };
  say({ code: state === 'interrupted' ? 'resuming_demo' : 'loading_demo' });
  await copyDocuments(
    files.documentsFolder,
    options.database,
    sharedFiles(options.dataDirectory, options.filesUrl),
  );
  let given = 0;
  const outcome = await importCatalogue({
    file: files.products,
    pictures: files.picturesFolder,
    errors: join(options.dataDirectory, 'demo.errors.csv'),
    connection: options.connection,
    dataDirectory: options.dataDirectory,
    filesUrl: options.filesUrl,
    purpose: 'demo',
    sentenceOf: options.sentenceOf,
    onProgress: ({ totals }) => {
      if (totals.read - given < 500) return;
      given = totals.read;
      say({ code: 'demo_products', facts: { count: totals.read } });
    },
  });
  if (!outcome.ok) return { kind: 'failed', stop: outcome.stop };
  const { totals, problems, errorsFile } = outcome.report;
  if (problems > 0) say({ code: 'demo_remarks', facts: { count: problems, file: errorsFile } });
  return { kind: 'loaded', products: totals.read - totals.rejected };
}
