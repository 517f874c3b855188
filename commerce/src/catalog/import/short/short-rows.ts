import type { ImportNotice } from '@casamaestra/texts/staff/import-texts.ts';
import { columnNamed, columns } from '../reading/columns.ts';
import { DecimalJudge, type DecimalSign, signsOf } from '../reading/decimal-signs.ts';
import { readCsv } from '../reading/csv-reader.ts';
import { productOfRecords } from '../reading/flat-product.ts';
import type { CatalogueFile } from '../reading/open-file.ts';
import { ImportStop, type RowProblem, shownValue } from '../row-problem.ts';

export type ShortKind = 'prices' | 'stock';

/** A line of a short file: the SKU and the given values. */
export interface ShortRow {
  readonly line: number;
  readonly sku: string;
  readonly variant: Readonly<Record<string, unknown>>;
}

const allowed: Readonly<Record<ShortKind, readonly string[]>> = {
  prices: ['sku', 'price', 'sale_price', 'sale_from', 'sale_to'],
  stock: ['sku', 'stock'],
};

function checkHeader(kind: ShortKind, names: readonly string[]): void {
  const meant = names.filter((name) => name !== '').map((name) => columnNamed(name)?.name ?? name);
  const isRight =
    meant.includes('sku') &&
    (kind === 'stock' ? meant.includes('stock') : meant.includes('price') || meant.includes('sale_price'));
  const foreign = meant.filter((name) => !allowed[kind].includes(name));
  if (isRight && foreign.length === 0) return;
  const facts = { found: meant.join(', '), allowed: allowed[kind].join(', ') };
  throw new ImportStop(
    kind === 'prices' ? { code: 'price_file_columns', facts } : { code: 'short_file_columns', facts },
  );
}

export interface Reading {
  readonly decimal?: DecimalSign | undefined;
  /** Remarks for a person. */
  readonly onNotice?: ((notice: ImportNotice) => void) | undefined;
}

const rowsTogether = 1_000;

/** Rows of a short CSV file, a group at a time; unreadable ones are listed. */
export async function* shortRows(
  file: CatalogueFile,
  kind: ShortKind,
  refuse: (problem: RowProblem) => void,
  { decimal, onNotice = () => {} }: Reading,
): AsyncGenerator<ShortRow[]> {
  if (file.format !== 'csv') throw new ImportStop({ code: 'csv_wanted' });
  const judge = new DecimalJudge();
  for await (const record of readCsv(file.text(), (names) => checkHeader(kind, names)))
    if ('cells' in record) judge.observe(record.cells);
  const signs = decimal === undefined ? judge.signs(onNotice) : signsOf(decimal, columns);
  const seen = new Set<string>();
  let ready: ShortRow[] = [];
  for await (const record of readCsv(file.text(), () => {})) {
    const { line } = record;
    if ('problem' in record) {
      refuse({ line, code: '', ...record.problem, outcome: 'rejected' });
      continue;
    }
    const [variant = {}] = productOfRecords([record], signs).value['variants'] as Record<string, unknown>[];
    const sku = typeof variant['sku'] === 'string' ? variant['sku'] : '';
    if (sku === '' || seen.has(sku)) {
      const reason = { code: sku === '' ? 'missing' : 'twice_in_file' } as const;
      refuse({ line, code: '', field: 'sku', value: shownValue(sku), reason, outcome: 'rejected' });
      continue;
    }
    seen.add(sku);
    ready.push({ line, sku, variant });
    if (ready.length < rowsTogether) continue;
    yield ready;
    ready = [];
  }
  if (ready.length > 0) yield ready;
}
