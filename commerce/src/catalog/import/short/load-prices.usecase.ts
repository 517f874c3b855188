import { createClient } from '../../../platform/database/connection.ts';
import { standBackInServer } from '../../../platform/database/stand-back.ts';
import { openErrorsFile } from '../errors-file.ts';
import type { ImportOptions, ImportOutcome } from '../import-catalogue.usecase.ts';
import { fetchPicture } from '../../../media/picture-fetch.gateway.ts';
import { noKnownPictures } from '../pictures/resolve-pictures.ts';
import { ImportRun } from '../import-run.ts';
import { prepareSession, acquireImportLock } from '../loading/load.queries.ts';
import { listedLosses } from '../loading/losses.ts';
import { readRegistry } from '../loading/registry.queries.ts';
import { openCatalogueFile } from '../reading/open-file.ts';
import { ImportStop, type RowProblem } from '../row-problem.ts';
import { stopOf } from '../stop-finding.ts';
import { codesOfSkus } from './short-files.queries.ts';
import { type ShortRow, shortRows } from './short-rows.ts';

type Options = Pick<
  ImportOptions,
  | 'file'
  | 'dryRun'
  | 'errors'
  | 'encoding'
  | 'connection'
  | 'dataDirectory'
  | 'now'
  | 'decimal'
  | 'onNotice'
  | 'sentenceOf'
>;

const unknownSku = ({ line, sku }: ShortRow): RowProblem => ({
  line,
  code: '',
  field: 'sku',
  value: sku,
  reason: { code: 'sku_unknown' },
  outcome: 'rejected',
});

/** Merges rows of the same product into one partial row, so that it is written once. */
function byProduct(rows: readonly ShortRow[], codes: ReadonlyMap<string, string>): Map<string, ShortRow[]> {
  const products = new Map<string, ShortRow[]>();
  for (const row of rows) {
    const code = codes.get(row.sku);
    if (code !== undefined) products.set(code, [...(products.get(code) ?? []), row]);
  }
  return products;
}

/**
 * Loads prices from a CSV of `sku;price;sale_price;sale_from;sale_to`. Absent columns keep the stored
 * value, empty cells clear it; nothing else of the products changes.
 */
export async function loadPrices(options: Options): Promise<ImportOutcome> {
  const started = performance.now();
  const client = createClient(options.connection);
  const errors = await openErrorsFile(options.errors ?? `${options.file}.errors.csv`, options.sentenceOf);
  try {
    await client.connect();
    await standBackInServer(client, options.connection);
    const file = await openCatalogueFile(options.file, options.encoding ?? 'utf-8');
    if (!(await acquireImportLock(client))) throw new ImportStop({ code: 'import_running' });
    await prepareSession(client);
    const { dataDirectory, dryRun = false, now = new Date() } = options;
    const settings = { client, errors, picturesFolder: '.', dataDirectory, dryRun, replace: false, now };
    const noPictures = { knownPictures: noKnownPictures(), fetchPicture, later: null, withholds: false };
    const run = new ImportRun({ ...settings, ...noPictures, importId: 0 }, await readRegistry(client));
    const refuse = (problem: RowProblem) => run.take({ line: problem.line, problem });
    for await (const rows of shortRows(file, 'prices', refuse, options)) {
      const codes = await codesOfSkus(
        client,
        rows.map(({ sku }) => sku),
      );
      for (const row of rows) if (!codes.has(row.sku)) refuse(unknownSku(row));
      for (const [code, ofProduct] of byProduct(rows, codes)) {
        const value = { code, variants: ofProduct.map(({ variant }) => ({ ...variant })) };
        run.take({ line: ofProduct[0]?.line ?? 0, value, columns: { someVariants: true } });
      }
      await run.save(run.close(file.bytesRead()));
    }
    await run.save(run.close(file.bytesRead()));
    if (run.totals.read === 0) throw new ImportStop({ code: 'only_heads_of_prices' });
    await errors.close();
    const milliseconds = performance.now() - started;
    const losses = listedLosses(run.losses);
    return {
      ok: true,
      report: { totals: run.totals, problems: errors.count, errorsFile: errors.path, losses, milliseconds },
    };
  } catch (error) {
    const stop = await stopOf(error, options.dataDirectory);
    if (stop === null) throw error;
    return { ok: false, stop };
  } finally {
    await errors.close();
    await client.end().catch(() => undefined);
  }
}
