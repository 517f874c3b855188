import { setImmediate as breath } from 'node:timers/promises';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { importBytesMax, importRowsMax } from '@casamaestra/contract/staff/goods-import.operations.ts';
import { readCsv, sniffDelimiter } from '../../../catalog/import/reading/csv-reader.ts';
import type { BrokenRecord, FlatRecord } from '../../../catalog/import/reading/source-row.ts';
import { ImportStop } from '../../../catalog/import/row-problem.ts';

export interface SupplierList {
  readonly separator: string;
  readonly headings: readonly string[];
  readonly rows: readonly (FlatRecord | BrokenRecord)[];
}

const CHUNK = 64 * 1024;

/** The text in pieces; between them the server answers others. */
async function* inPieces(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += CHUNK) {
    await breath();
    yield text.slice(at, at + CHUNK);
  }
}

const tooLong = () =>
  refused('staff_import_too_long', { most: importRowsMax, megabytes: importBytesMax / 1_000_000 }, 'content');

/** The rows of a list by the headings of their columns; its separator is the most frequent sign of the first line. */
export async function readList(text: string): Promise<Outcome<SupplierList>> {
  let headings: readonly string[] = [];
  const rows: (FlatRecord | BrokenRecord)[] = [];
  try {
    for await (const row of readCsv(inPieces(text), (names) => (headings = names))) {
      if (rows.length === importRowsMax) return tooLong();
      rows.push(row);
    }
  } catch (error) {
    if (!(error instanceof ImportStop)) throw error;
    return error.finding.code === 'column_twice'
      ? refused('staff_import_columns_twice', { column: error.finding.facts.column }, 'content')
      : refused('staff_import_unreadable', {}, 'content');
  }
  const named = headings.filter((heading) => heading !== '');
  if (named.length === 0 || rows.length === 0) return refused('staff_import_empty', {}, 'content');
  return accepted({ separator: sniffDelimiter(text), headings: named, rows });
}
