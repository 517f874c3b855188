import type { ImportNotice, Loss, StopFinding } from '@casamaestra/texts/staff/import-texts.ts';
import { addedLosses, type Losses, listedLosses, noLosses } from './loading/losses.ts';
import { type ImportClient, inImportTransaction } from './loading/import-client.queries.ts';
import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { type ConnectionOptions, createClient } from '../../platform/database/connection.ts';
import { standBackInServer } from '../../platform/database/stand-back.ts';
import { type ErrorsFile, openErrorsFile, type SentenceOf } from './errors-file.ts';
import { endProgress, type ImportTotals, startProgress } from './import-progress.queries.ts';
import { ImportRun } from './import-run.ts';
import {
  releaseImportLock,
  hasProducts,
  prepareSession,
  acquireImportLock,
  unpublishAllBut,
} from './loading/load.queries.ts';
import { type FetchPicture, fetchPicture } from '../../media/picture-fetch.gateway.ts';
import { attachPictures } from './pictures/attach-pictures.usecase.ts';
import { DeferredPictures } from './pictures/deferred-pictures.ts';
import { noKnownPictures } from './pictures/resolve-pictures.ts';
import { readRegistry } from './loading/registry.queries.ts';
import { parseMapping } from './mapping/mapping-file.ts';
import type { DecimalSign } from './reading/decimal-signs.ts';
import { type CatalogueFile, type FileEncoding, openCatalogueFile } from './reading/open-file.ts';
import { readCatalogue } from './reading/read-catalogue.ts';
import { ImportStop } from './row-problem.ts';
import { stopOf } from './stop-finding.ts';

export interface ImportOptions {
  readonly file: string;
  /** Mapping file for foreign columns. */
  readonly map?: string | undefined;
  /** Unpublishes products that are not in the file, once the whole file was read. */
  readonly replace?: boolean;
  /** Writes nothing; counts what would change. */
  readonly dryRun?: boolean;
  /** Goods that lack maker or responsible person are loaded, but not published (decision 0080). */
  readonly withholds?: boolean;
  /** Folder of the pictures; default: the file's own folder. */
  readonly pictures?: string | undefined;
  /** Path of the errors file; default: FILE.errors.csv */
  readonly errors?: string | undefined;
  readonly encoding?: FileEncoding;
  /** Decimal separator of a table; default: detected per column. */
  readonly decimal?: DecimalSign | undefined;
  readonly connection: ConnectionOptions;
  /** The shop's data folder: original pictures go to its media folder. */
  readonly dataDirectory: string;
  /** The bucket of pictures; default: DATA_DIR. */
  readonly filesUrl?: string | undefined;
  readonly now?: Date;
  /** What this import is for; stored with its progress. */
  readonly purpose?: 'demo';
  /** Called after every batch. */
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Asked before anything is lost, with what would be; without it nobody is asked. */
  readonly confirm?: ((losses: readonly Loss[]) => Promise<boolean>) | undefined;
  /** Downloads pictures given by address; default: over HTTP. */
  readonly fetchPicture?: FetchPicture;
  /** Remarks for a person. */
  readonly onNotice?: (notice: ImportNotice) => void;
  /** How the errors file says what it found. */
  readonly sentenceOf: SentenceOf;
}

export interface ImportProgress {
  readonly bytesRead: number;
  readonly bytes: number;
  readonly totals: ImportTotals;
}

export interface ImportReport {
  readonly totals: ImportTotals;
  /** Lines in the errors file: refused rows and parts left out. */
  readonly problems: number;
  readonly errorsFile: string;
  /** What was emptied or taken away; in a dry run what would be. */
  readonly losses: readonly Loss[];
  readonly milliseconds: number;
}

export type ImportOutcome =
  | { readonly ok: true; readonly report: ImportReport }
  | { readonly ok: false; readonly stop: StopFinding };

const batchProducts = 1_000;
/** Closed batches that may wait or be saved while the next one fills. */
const batchesWaiting = 2;
const rowsBetweenYields = 12;

async function readMapping(path: string | undefined) {
  if (path === undefined) return undefined;
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ImportStop({ code: 'mapping_unreadable', facts: { path, why: error.code ?? error.message } });
  });
  const outcome = parseMapping(text);
  if (!outcome.ok)
    throw new ImportStop({ code: 'mapping_wrong', facts: { path, mistakes: outcome.mistakes } });
  return { file: outcome.mapping, text };
}

/** Reads the whole file; the next batch fills while the last one is saved. */
async function loadAll(run: ImportRun, file: CatalogueFile, options: ImportOptions, map: Mapping) {
  const notice = options.onNotice ?? (() => {});
  const queue: Promise<void>[] = [];
  const flush = async () => {
    if (queue.length === batchesWaiting) await queue.shift();
    const batch = run.close(file.bytesRead());
    const saving = (queue.at(-1) ?? Promise.resolve())
      .then(() => run.save(batch))
      .then(() => options.onProgress?.({ bytesRead: batch.bytes, bytes: file.bytes, totals: run.totals }));
    // Errors are handled when the queue is awaited; without this Node.js would report an unhandled
    // rejection before.
    saving.catch(() => {});
    queue.push(saving);
  };
  try {
    for await (const rows of readCatalogue(file, map?.file, notice, options.decimal)) {
      for (const [at, row] of rows.entries()) {
        run.take(row);
        // Checking rows keeps the thread busy: give the database connection a turn now and then.
        if (at % rowsBetweenYields === rowsBetweenYields - 1) await yieldToOthers();
      }
      if (run.waiting >= batchProducts) await flush();
    }
    if (run.waiting > 0) await flush();
  } finally {
    await queue.at(-1);
  }
}

async function removeTheRest(client: ImportClient, run: ImportRun, options: ImportOptions): Promise<void> {
  if (!options.replace) return;
  const { created, changed, repriced, unchanged } = run.totals;
  if (created + changed + repriced + unchanged === 0) {
    throw new ImportStop({ code: 'would_empty_shop' });
  }
  const isKept = (id: number) => run.seen.has(id);
  const gone = await inImportTransaction(client, options.dryRun ?? false, () =>
    // Minutes with a million products.
    unpublishAllBut(client, isKept, (count) =>
      options.onNotice?.({ code: 'removing_the_rest', facts: { count } }),
    ),
  );
  run.totals.removed = gone.length;
}

const quietErrors: ErrorsFile = { path: '', count: 0, write: async () => {}, close: async () => {} };

type Mapping = Awaited<ReturnType<typeof readMapping>>;

function openRun(client: ImportClient, options: ImportOptions, errors: ErrorsFile, importId: number) {
  return {
    client,
    errors,
    picturesFolder: options.pictures ?? dirname(resolve(options.file)),
    dataDirectory: options.dataDirectory,
    filesUrl: options.filesUrl,
    dryRun: options.dryRun ?? false,
    withholds: options.withholds ?? false,
    replace: options.replace ?? false,
    now: options.now ?? new Date(),
    importId,
    knownPictures: noKnownPictures(),
    fetchPicture: options.fetchPicture ?? fetchPicture,
    later: null,
  };
}

/** Reads the whole file and saves it; in a dry run it only counts. */
async function runOnce(run: ImportRun, file: CatalogueFile, options: ImportOptions, map: Mapping) {
  await loadAll(run, file, options, map);
  if (run.totals.read === 0) throw new ImportStop(nothingRead(map));
  await removeTheRest(run.client, run, options);
}

function nothingRead(map: Mapping): StopFinding {
  if (map === undefined) return { code: 'only_heads' };
  if (map.file.only.length === 0) return { code: 'nothing_mapped' };
  const filters = map.file.only.map(
    ({ column, matches }) => ({ code: 'filter', facts: { column, pattern: matches } }) as const,
  );
  return { code: 'nothing_mapped_by', facts: { filters } };
}

const lossesOf = (run: ImportRun): Losses =>
  addedLosses(run.losses, { ...noLosses, products: run.totals.removed });

/** Reads the file once without writing, and asks when data would be lost. */
async function askFirst(client: ImportClient, file: CatalogueFile, options: ImportOptions, map: Mapping) {
  if (options.confirm === undefined || options.dryRun || !(await hasProducts(client))) return;
  const dry = { ...options, dryRun: true };
  const run = new ImportRun(openRun(client, dry, quietErrors, 0), await readRegistry(client));
  await runOnce(run, file, { ...dry, onNotice: () => {} }, map);
  const losses = listedLosses(lossesOf(run));
  if (losses.length > 0 && !(await options.confirm(losses))) throw new ImportStop({ code: 'not_confirmed' });
}

async function runImport(
  client: ImportClient,
  options: ImportOptions,
  errors: ErrorsFile,
): Promise<ImportRun> {
  const map = await readMapping(options.map);
  const file = await openCatalogueFile(options.file, options.encoding ?? 'utf-8');
  if (!(await acquireImportLock(client))) {
    throw new ImportStop({ code: 'import_running' });
  }
  await prepareSession(client);
  await askFirst(client, file, options, map);
  const facts = {
    fileName: basename(options.file),
    fileHash: file.fingerprint,
    options: JSON.stringify({
      map: map?.text ?? null,
      replace: options.replace ?? false,
      purpose: options.purpose ?? 'file',
    }),
  };
  const progress = options.dryRun ? { id: 0, resumedRows: 0 } : await startProgress(client, facts);
  if (progress.resumedRows > 0) {
    options.onNotice?.({ code: 'resuming_import', facts: { line: progress.resumedRows } });
  }
  const later = options.dryRun ? null : new DeferredPictures();
  const settings = { ...openRun(client, options, errors, progress.id), later };
  const run = new ImportRun(settings, await readRegistry(client));
  try {
    await runOnce(run, file, options, map);
  } catch (error) {
    await later?.close();
    const stop = await stopOf(error, options.dataDirectory);
    const reason = stop === null ? String(error) : JSON.stringify(stop);
    if (!options.dryRun)
      await endProgress(client, progress.id, 'failed', run.totals, reason).catch(() => undefined);
    throw error;
  }
  if (later === null) return run;
  try {
    await endProgress(client, progress.id, 'done', run.totals);
    await releaseImportLock(client);
    if (later.count > 0) options.onNotice?.({ code: 'fetching_pictures', facts: { waiting: later.count } });
    await attachPictures(settings, later);
  } finally {
    await later.close();
  }
  return run;
}

/**
 * Imports a catalogue file. Bad rows are listed and left out, everything else is loaded in batches, each in
 * one transaction. Reasons to stop (broken file, lock held, full disk) are returned as a
 * finding.
 */
export async function importCatalogue(options: ImportOptions): Promise<ImportOutcome> {
  const started = performance.now();
  const client = createClient(options.connection);
  let lost: Error | undefined;
  client.on('error', (error: Error) => (lost = error));
  try {
    await client.connect();
    await standBackInServer(client, options.connection);
    const errors = await openErrorsFile(options.errors ?? `${options.file}.errors.csv`, options.sentenceOf);
    let run: ImportRun;
    try {
      run = await runImport(client, options, errors);
    } finally {
      await errors.close();
    }
    const milliseconds = performance.now() - started;
    const losses = listedLosses(lossesOf(run));
    const { totals } = run;
    return {
      ok: true,
      report: { totals, problems: errors.count, errorsFile: errors.path, losses, milliseconds },
    };
  } catch (error) {
    const stop = (await stopOf(error, options.dataDirectory)) ?? (await stopOf(lost, options.dataDirectory));
    if (stop === null) throw error;
    return { ok: false, stop };
  } finally {
    await client.end().catch(() => undefined);
  }
}
