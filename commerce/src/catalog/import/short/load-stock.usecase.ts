import type { RowFinding, StopFinding } from '@casamaestra/texts/staff/import-texts.ts';
import type { Author } from '../../../change-sets/author.ts';
import { recordChange } from '../../../change-sets/record-change.usecase.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { commitTogether } from '../../../platform/database/in-transaction.ts';
import { openErrorsFile, type SentenceOf } from '../errors-file.ts';
import { type FileEncoding, openCatalogueFile } from '../reading/open-file.ts';
import { ImportStop, type RowProblem, shownValue } from '../row-problem.ts';
import { type StockNow, writeStock } from './short-files.queries.ts';
import { type Reading, type ShortRow, shortRows } from './short-rows.ts';

export interface StockReport {
  readonly read: number;
  readonly changed: number;
  readonly rejected: number;
  readonly errorsFile: string;
}

export type StockOutcome =
  | { readonly ok: true; readonly report: StockReport }
  | { readonly ok: false; readonly stop: StopFinding };

export interface StockFile extends Reading {
  readonly file: string;
  readonly errors?: string | undefined;
  readonly encoding: FileEncoding;
  readonly sentenceOf: SentenceOf;
}

const mostPieces = 100_000_000;

const isPieces = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= mostPieces;

const problem = ({ line, sku }: ShortRow, field: string, value: unknown, reason: RowFinding): RowProblem => ({
  line,
  code: sku,
  field,
  value: shownValue(value ?? ''),
  reason,
  outcome: 'rejected',
});

/** Sets the stock of every SKU in a CSV of `sku;stock`, whatever earlier files contained. */
export async function loadStock(database: Database, options: StockFile): Promise<StockOutcome> {
  const errors = await openErrorsFile(options.errors ?? `${options.file}.errors.csv`, options.sentenceOf);
  const totals = { read: 0, changed: 0, rejected: 0 };
  try {
    const file = await openCatalogueFile(options.file, options.encoding);
    let problems: RowProblem[] = [];
    const list = async () => {
      totals.read += problems.length;
      totals.rejected += problems.length;
      await errors.write(problems.toSorted((a, b) => a.line - b.line));
      problems = [];
    };
    for await (const rows of shortRows(file, 'stock', (one) => problems.push(one), options)) {
      const good = rows.filter(({ variant }) => isPieces(variant['stock']));
      const told = good.map(({ sku, variant }) => ({ sku, pieces: variant['stock'] as number }));
      const now = await commitTogether(database, (transaction) => writeStock(transaction, told, false));
      const written = new Map(now.map((row) => [row.sku, row]));
      for (const row of rows) {
        const { stock } = row.variant;
        const stored = written.get(row.sku);
        if (!isPieces(stock)) problems.push(problem(row, 'stock', stock, { code: 'not_pieces' }));
        else if (stored === undefined) problems.push(problem(row, 'sku', row.sku, { code: 'sku_unknown' }));
        else {
          totals.read += 1;
          if (stored.before !== stored.now) totals.changed += 1;
        }
      }
      await list();
    }
    await list();
    if (totals.read === 0) throw new ImportStop({ code: 'only_heads_of_stock' });
    return { ok: true, report: { ...totals, errorsFile: errors.path } };
  } catch (error) {
    if (!(error instanceof ImportStop)) throw error;
    return { ok: false, stop: error.finding };
  } finally {
    await errors.close();
  }
}

/** Sets or adds to the stock of one SKU; null when it is unknown. */
export function changeStock(
  database: Database,
  { sku, pieces, adds }: { readonly sku: string; readonly pieces: number; readonly adds: boolean },
  by: { readonly author: Author; readonly at: Date },
): Promise<StockNow | null> {
  return commitTogether(database, async (transaction) => {
    const [now] = await writeStock(transaction, [{ sku, pieces }], adds);
    if (now === undefined) return null;
    const rows = [{ field: 'stock', from: now.before, to: now.now }];
    if (now.before !== now.now)
      await recordChange(transaction, { ...by, kind: 'catalogue.stock', record: `variant ${sku}`, rows });
    return now;
  });
}
