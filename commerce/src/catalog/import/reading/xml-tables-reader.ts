import type { ImportNotice } from '@casamaestra/texts/staff/import-texts.ts';
import type { TableRule } from '../mapping/field-schema.ts';
import { parsePath, select, cellText } from '../mapping/node-path.ts';
import type { LookupTable, Tables } from '../mapping/read-fields.ts';
import { ImportStop } from '../row-problem.ts';
import { XmlWalk } from './xml-walk.ts';

/** Enough for a group system and one entry for each product of a large catalogue. */
const entriesMax = 2_000_000;

/**
 * Reads the lookup tables of the file in a pass of its own: they may come after the products.
 * @param notice called for a table without entries
 * @throws ImportStop for XML that is broken or truncated
 */
export async function readXmlTables(
  text: AsyncIterable<string>,
  rules: Readonly<Record<string, TableRule>>,
  notice: (notice: ImportNotice) => void,
): Promise<Tables> {
  const ready = Object.entries(rules).map(([name, { rows, key, value, parent }]) => ({
    name,
    rows,
    key: parsePath(key) ?? [],
    value: parsePath(value) ?? [],
    parent: parent === undefined ? null : (parsePath(parent) ?? []),
    table: new Map() as Map<string, { value: string; parent: string | undefined }> & LookupTable,
  }));
  const walk = new XmlWalk(ready.map(({ rows }) => rows));
  let entries = 0;
  for await (const chunk of text) {
    walk.write(chunk);
    for (const { row, at } of walk.done) {
      const rule = ready[at];
      const [key] = rule === undefined ? [] : select(row, rule.key).map(cellText);
      const [value] = rule === undefined ? [] : select(row, rule.value).map(cellText);
      if (rule === undefined || key === undefined || value === undefined || rule.table.has(key)) continue;
      const parent = rule.parent === null ? undefined : select(row, rule.parent).map(cellText)[0];
      rule.table.set(key, { value, parent });
      entries += 1;
      if (entries > entriesMax)
        throw new ImportStop({ code: 'xml_tables_too_large', facts: { most: entriesMax } });
    }
    walk.done.length = 0;
  }
  walk.close();
  for (const { name, rows, table } of ready) {
    if (table.size > 0) continue;
    notice({ code: 'table_empty', facts: { name, path: rows } });
  }
  return new Map(ready.map(({ name, table }) => [name, table]));
}
