import type { TreeNode } from '../mapping/node-path.ts';
import { ImportStop } from '../row-problem.ts';
import type { FlatRecord } from './source-row.ts';
import { XmlWalk } from './xml-walk.ts';

/**
 * Elements at a path as flat records, one in memory at a time. The parser refuses entities other than XML's
 * own and never loads external documents.
 * @param rows "/BMECAT/T_NEW_CATALOG/PRODUCT"
 * @param cellsOf converts a row's tree to cells
 * @throws ImportStop for XML that is broken, truncated, or has nothing at the path
 */
export async function* readXmlRows(
  text: AsyncIterable<string>,
  rows: string,
  cellsOf: (row: TreeNode) => Record<string, string>,
): AsyncGenerator<FlatRecord> {
  const walk = new XmlWalk([rows]);
  for await (const chunk of text) {
    walk.write(chunk);
    for (const { line, row } of walk.done) yield { line, cells: cellsOf(row) };
    walk.done.length = 0;
  }
  walk.close();
  if (walk.rows === 0) {
    const facts = { path: rows, found: walk.shownPaths() };
    throw new ImportStop({ code: 'xml_rows_not_found', facts });
  }
}
