import { flattenObject, mapRecords } from '../mapping/apply-mapping.ts';
import { ImportStop } from '../row-problem.ts';
import { columnNamed, columns } from './columns.ts';
import { readCsv } from './csv-reader.ts';
import { DecimalJudge, type DecimalSign, observed, signsOf } from './decimal-signs.ts';
import { groupRecords, scatteredCodes } from './group-records.ts';
import { readJsonLines } from './jsonl-reader.ts';
import { readMerchantXml } from './merchant-xml-reader.ts';
import type { CatalogueFile } from './open-file.ts';
import type { BrokenRecord, FlatRecord, SourceRow } from './source-row.ts';
import { UnknownKeys } from './unknown-keys.ts';

export interface RecordMapping {
  readonly map: (record: FlatRecord) => FlatRecord | null;
  /** Our columns that the mapping fills. */
  readonly columns: readonly string[];
}

/** In a table, a mapped column without a value is an empty cell; elsewhere a record may leave it out. */
function mappedRecord({ map, columns }: RecordMapping, isTable: boolean): RecordMapping['map'] {
  const empty = isTable ? Object.fromEntries(columns.map((name) => [name, ''])) : {};
  return ({ line, cells }) => {
    const filled = Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''));
    const mapped = map({ line, cells: filled });
    return mapped === null ? null : { line, cells: { ...empty, ...mapped.cells } };
  };
}

async function* flatJsonLines(file: CatalogueFile): AsyncGenerator<FlatRecord | BrokenRecord> {
  for await (const rows of readJsonLines(file.text())) {
    for (const row of rows)
      yield 'problem' in row ? row : { line: row.line, cells: flattenObject(row.value) };
  }
}

const known = (name: string) =>
  name === '' || columnNamed(name) !== undefined || /^(?:feature|option):./.test(name);

/** Refuses a table without a product code; names the columns that will not be read. */
function checkHeader(names: readonly string[], notice: (text: string) => void): void {
  const meant = new Set(names.map((name) => columnNamed(name)?.name));
  if (!meant.has('code') && !meant.has('sku')) {
    throw new ImportStop(
      `Manca la colonna code o sku. Colonne trovate: ${names.slice(0, 20).join(', ')}. Con nomi diversi serve --map (docs/catalogue-files.md).`,
    );
  }
  const ignored = names.filter((name) => !known(name));
  if (ignored.length > 0) notice(`Colonne non lette: ${ignored.join(', ')}.`);
}

/**
 * Product rows of a catalogue file, whatever its format, a group at a time. Table-like files are read
 * twice: first to find products whose rows are not next to each other.
 */
export async function* readCatalogue(
  file: CatalogueFile,
  map: RecordMapping | undefined,
  notice: (text: string) => void,
  decimal?: DecimalSign,
): AsyncGenerator<SourceRow[]> {
  if (file.format === 'jsonl' && map === undefined) {
    const unknown = new UnknownKeys();
    for await (const rows of readJsonLines(file.text())) {
      for (const row of rows) unknown.look(row);
      yield rows;
    }
    unknown.tell(notice);
    return;
  }
  const flatRecords = (onHeader: (names: readonly string[]) => void) => {
    if (file.format === 'csv') return readCsv(file.text(), map === undefined ? onHeader : () => {});
    return file.format === 'xml' ? readMerchantXml(file.text()) : flatJsonLines(file);
  };
  const records = (onHeader: (names: readonly string[]) => void) =>
    map === undefined
      ? flatRecords(onHeader)
      : mapRecords(flatRecords(onHeader), mappedRecord(map, file.format === 'csv'));
  const judge = new DecimalJudge();
  const scattered = await scatteredCodes(
    observed(
      records((names) => checkHeader(names, notice)),
      judge,
    ),
  );
  const signs = decimal === undefined ? judge.signs(notice) : signsOf(decimal, columns);
  yield* groupRecords(
    records(() => {}),
    scattered,
    signs,
  );
}
