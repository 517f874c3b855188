import type { ImportNotice } from '@casamaestra/texts/staff/import-texts.ts';
import { flattenObject } from '../mapping/flatten-object.ts';
import { MappedFile } from '../mapping/mapped-records.ts';
import type { MappingFile } from '../mapping/mapping-schema.ts';
import { compileFields, type Tables } from '../mapping/read-fields.ts';
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
import { readXmlRows } from './xml-rows-reader.ts';
import { readXmlTables } from './xml-tables-reader.ts';

const tooDeep = { code: 'too_deep' } as const;

/** JSON Lines as flat records, with the columns that the mapping makes of nested lists. */
async function* flatJsonLines(
  file: CatalogueFile,
  mapping: MappingFile,
): AsyncGenerator<FlatRecord | BrokenRecord> {
  const cellsOf = compileFields(mapping.json?.fields ?? {});
  for await (const rows of readJsonLines(file.text())) {
    for (const row of rows) {
      if ('problem' in row) yield row;
      else {
        const cells = flattenObject(row.value);
        yield cells === null
          ? { line: row.line, problem: { field: '', value: '', reason: tooDeep } }
          : { line: row.line, cells: { ...cells, ...cellsOf(row.value) } };
      }
    }
  }
}

function foreignRecords(
  file: CatalogueFile,
  mapping: MappingFile,
  tables: Tables,
): AsyncGenerator<FlatRecord | BrokenRecord> {
  const { xml } = mapping;
  if (xml !== undefined && file.format !== 'xml') {
    throw new ImportStop({ code: 'mapping_of_xml' });
  }
  if (file.format === 'csv') return readCsv(file.text(), () => {});
  if (file.format === 'jsonl') return flatJsonLines(file, mapping);
  if (xml === undefined) return readMerchantXml(file.text(), true);
  return readXmlRows(file.text(), xml.rows, compileFields(xml.fields, tables));
}

const known = (name: string) =>
  name === '' || columnNamed(name) !== undefined || /^(?:feature|option):./.test(name);

/** Refuses a table without a product code; reports the columns that are ignored. */
function checkHeader(names: readonly string[], notice: (notice: ImportNotice) => void): void {
  const meant = new Set(names.map((name) => columnNamed(name)?.name));
  if (!meant.has('code') && !meant.has('sku')) {
    throw new ImportStop({ code: 'column_missing', facts: { found: names.slice(0, 20).join(', ') } });
  }
  const ignored = names.filter((name) => !known(name));
  if (ignored.length > 0) notice({ code: 'columns_not_read', facts: { columns: ignored.join(', ') } });
}

/**
 * Product rows of a catalogue file of any format, a group at a time. Tables are read twice: the first pass
 * finds products whose rows are not adjacent.
 */
export async function* readCatalogue(
  file: CatalogueFile,
  mapping: MappingFile | undefined,
  notice: (notice: ImportNotice) => void,
  decimal?: DecimalSign,
): AsyncGenerator<SourceRow[]> {
  if (file.format === 'jsonl' && mapping === undefined) {
    const unknown = new UnknownKeys();
    for await (const rows of readJsonLines(file.text())) {
      for (const row of rows) unknown.look(row);
      yield rows;
    }
    unknown.tell(notice);
    return;
  }
  const { xml } = mapping ?? {};
  const tables: Tables =
    xml === undefined || file.format !== 'xml' || Object.keys(xml.tables).length === 0
      ? new Map()
      : await readXmlTables(file.text(), xml.tables, notice);
  const foreign =
    mapping === undefined
      ? undefined
      : new MappedFile(mapping, () => foreignRecords(file, mapping, tables), file.format === 'csv');
  await foreign?.prepare();
  const records = (onHeader: (names: readonly string[]) => void) => {
    if (foreign !== undefined) return foreign.records();
    return file.format === 'csv' ? readCsv(file.text(), onHeader) : readMerchantXml(file.text());
  };
  const judge = new DecimalJudge();
  const scattered = await scatteredCodes(
    observed(
      records((names) => checkHeader(names, notice)),
      judge,
    ),
  );
  foreign?.check(notice);
  const signs = decimal === undefined ? judge.signs(notice) : signsOf(decimal, columns);
  yield* groupRecords(
    records(() => {}),
    scattered,
    signs,
  );
}
