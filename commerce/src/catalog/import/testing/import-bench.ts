import { importSentence, lossSentence } from '@casamaestra/texts/staff/import-texts.ts';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProductRowInput } from '@casamaestra/contract/catalog/product-row.ts';
import type pg from 'pg';
import { startTestDatabase, type TestDatabase } from '../../../platform/testing/start-test-database.ts';
import { exportCatalogue, type ExportFormat } from '../../export/export-catalogue.usecase.ts';
import { importCatalogue, type ImportOptions, type ImportReport } from '../import-catalogue.usecase.ts';

/** A report with its losses in Italian and the text of the errors file. */
type SaidReport = Omit<ImportReport, 'losses'> & {
  readonly losses: readonly string[];
  readonly errors: string;
};

/** What an import finds, as a person reads it. */
export const inItalian = (finding: Parameters<typeof importSentence>[0]): string =>
  importSentence(finding, 'it');

/** An empty shop with a folder for files, for tests of import and export. */
export interface ImportBench {
  readonly shop: TestDatabase;
  readonly folder: string;
  file(name: string, content: string | Buffer): Promise<string>;
  /** Imports, expecting success; returns the report with the contents of the errors file. */
  load(file: string, options?: Partial<ImportOptions>): Promise<SaidReport>;
  /** Imports, expecting it to stop; returns the message. */
  loadStopped(file: string, options?: Partial<ImportOptions>): Promise<string>;
  rows(products: readonly ProductRowInput[], options?: Partial<ImportOptions>): Promise<SaidReport>;
  export(format: ExportFormat): Promise<string>;
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export async function openImportBench(): Promise<ImportBench> {
  const shop = await startTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'casamaestra-import-test-'));
  const defaults = {
    connection: shop.connection,
    dataDirectory: join(folder, 'data'),
    sentenceOf: inItalian,
  };
  const bench: ImportBench = {
    shop,
    folder,
    async file(name, content) {
      await writeFile(join(folder, name), content);
      return join(folder, name);
    },
    async load(file, options = {}) {
      const outcome = await importCatalogue({ file, ...defaults, ...options });
      if (!outcome.ok) throw new Error(inItalian(outcome.stop));
      const errors = await readFile(outcome.report.errorsFile, 'utf8').catch(() => '');
      const losses = outcome.report.losses.map((loss) => lossSentence(loss, 'it'));
      return { ...outcome.report, losses, errors };
    },
    async loadStopped(file, options = {}) {
      const outcome = await importCatalogue({ file, ...defaults, ...options });
      if (outcome.ok) throw new Error('the import was expected to stop');
      return inItalian(outcome.stop);
    },
    async rows(products, options) {
      const text = products.map((product) => `${JSON.stringify(product)}\n`).join('');
      return bench.load(await bench.file('rows.jsonl', text), options);
    },
    async export(format) {
      const chunks: string[] = [];
      const site = 'https://casamaestra.example';
      for await (const chunk of exportCatalogue({
        connection: shop.connection,
        format,
        site,
        shopName: 'Prova',
      }))
        chunks.push(chunk);
      return chunks.join('');
    },
    async query<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) {
      const { rows } = await shop.pool.query<Row>(sql, values);
      return rows;
    },
    async close() {
      await shop.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return bench;
}

/** A plain valid product with the given changes. */
export function product(code: string, changes: Partial<ProductRowInput> = {}): ProductRowInput {
  return {
    code,
    name: `Martello ${code}`,
    category: ['Utensili', 'Martelli'],
    variants: [{ sku: `${code}-1`, price: 12.9, stock: 3 }],
    ...changes,
  };
}
