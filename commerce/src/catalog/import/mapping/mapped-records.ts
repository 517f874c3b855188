import type { ImportNotice } from '@casamaestra/texts/staff/import-texts.ts';
import { ImportStop } from '../row-problem.ts';
import type { BrokenRecord, FlatRecord } from '../reading/source-row.ts';
import { compileMapping, ourNames } from './apply-mapping.ts';
import type { MappingFile } from './mapping-schema.ts';
import { type Children, listedChildren, roleGiver } from './parent-rows.ts';
import { downFiller, exploder } from './shape-rows.ts';
import { structuralColumns, usedColumns } from './used-columns.ts';

type Records = AsyncIterable<FlatRecord | BrokenRecord>;

/** Reads the foreign file from its beginning. */
export type OpenRecords = () => Records;

const namesMax = 5_000;
const namesShown = 20;
/** Outside tables an empty column does not occur at all: only these columns are required. */
const mustBeMet = /^(?:only|fill_down|variant_rows|parent\.rows)/;

/** A mapping treats empty cells as absent. */
const withoutEmpty = ({ line, cells }: FlatRecord): FlatRecord => ({
  line,
  cells: Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== '')),
});

/** A foreign file read through a mapping; may be read more than once. */
export class MappedFile {
  private readonly mapping: MappingFile;
  private readonly open: OpenRecords;
  /** In a table, a mapped column without a value is an empty cell; other formats may omit it. */
  private readonly isTable: boolean;
  private readonly names = new Set<string>();
  private children: Children = new Map();

  constructor(mapping: MappingFile, open: OpenRecords, isTable: boolean) {
    this.mapping = mapping;
    this.open = open;
    this.isTable = isTable;
  }

  /** Reads the file once for the variations that parents list. */
  async prepare(): Promise<void> {
    const { parent } = this.mapping;
    if (parent?.children !== undefined) this.children = await listedChildren(parent, this.open());
  }

  private meet({ cells }: FlatRecord): void {
    for (const name in cells) if (this.names.size < namesMax) this.names.add(name);
  }

  private async *shaped(): AsyncGenerator<FlatRecord | BrokenRecord> {
    const explode = exploder(this.mapping.explode);
    const fill = downFiller(this.mapping.fill_down);
    for await (const record of this.open()) {
      if ('problem' in record) yield record;
      else {
        this.meet(record);
        for (const row of explode(withoutEmpty(record))) {
          const filled = 'problem' in row ? row : fill(row);
          if ('cells' in filled) this.meet(filled);
          yield filled;
        }
      }
    }
  }

  /** The records in the shop's columns. */
  async *records(): AsyncGenerator<FlatRecord | BrokenRecord> {
    const map = compileMapping(this.mapping);
    const { parent, variant_rows: variantRows, fill_down: fill } = this.mapping;
    const withRole = roleGiver(parent, variantRows, this.children);
    const empty = this.isTable ? Object.fromEntries(ourNames(this.mapping).map((name) => [name, ''])) : {};
    for await (const record of this.shaped()) {
      const mapped = 'problem' in record ? null : map(record);
      if ('problem' in record) yield record;
      else if (mapped !== null) {
        const row = withRole(record.cells, { line: mapped.line, cells: { ...empty, ...mapped.cells } });
        yield fill === undefined ? row : { ...row, joinsPictures: true };
      }
    }
  }

  /**
   * Compares the mapping with the columns found, after the whole file was read.
   * @throws ImportStop when the mapping is for another file
   */
  check(notice: (notice: ImportNotice) => void): void {
    const shown = [...this.names].slice(0, namesShown).join(', ');
    const isMissing = ({ column }: { readonly column: string }) => !this.names.has(column);
    const structural = structuralColumns(this.mapping).filter(
      ({ key }) => this.isTable || mustBeMet.test(key),
    );
    const wrong = structural.find(isMissing);
    if (wrong !== undefined) {
      const { key, column } = wrong;
      throw new ImportStop({ code: 'mapping_of_other_file', facts: { key, column, found: shown } });
    }
    const missing = usedColumns(this.mapping).filter(isMissing);
    if (missing.length === 0) return;
    const named = new Map(missing.map((facts) => [`${facts.key} ${facts.column}`, facts]));
    const places = [...named.values()]
      .slice(0, namesShown)
      .map((facts) => ({ code: 'mapped_column', facts }) as const);
    notice({ code: 'mapped_columns_missing', facts: { places, found: shown } });
  }
}
