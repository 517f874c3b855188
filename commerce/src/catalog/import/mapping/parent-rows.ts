import type { BrokenRecord, FlatRecord } from '../reading/source-row.ts';
import { type Cells, rowReaderOf } from './apply-mapping.ts';
import type { Match, ParentRule } from './mapping-schema.ts';

const tester = ({ column, matches }: Match) => {
  const pattern = new RegExp(matches, 'iu');
  return (cells: Cells) => pattern.test(cells[column] ?? '');
};

/** SKU of a variation → code of its parent. */
export type Children = ReadonlyMap<string, string>;

const everyRow = () => true;

/**
 * Sets the role of a mapped row: a parent and its variations get the parent's code, so that they are
 * grouped wherever they are in the file.
 */
export function roleGiver(
  parent: ParentRule | undefined,
  variantRows: Match | undefined,
  children: Children,
): (raw: Cells, mapped: FlatRecord) => FlatRecord {
  const isVariant = variantRows === undefined ? everyRow : tester(variantRows);
  const byRow = (raw: Cells, mapped: FlatRecord): FlatRecord =>
    isVariant(raw) ? mapped : { ...mapped, role: 'product' };
  if (parent === undefined) return byRow;
  const isParent = tester(parent.rows);
  const codeOf = rowReaderOf(parent.code);
  const parentOf = parent.of === undefined ? undefined : rowReaderOf(parent.of);
  return (raw, mapped) => {
    const { line, cells } = mapped;
    if (isParent(raw)) return { line, cells: { ...cells, code: codeOf(raw) ?? '' }, role: 'parent' };
    const code = parentOf === undefined ? children.get(cells['sku'] ?? '') : parentOf(raw);
    if (code === undefined) return byRow(raw, mapped);
    return { line, cells: { ...cells, code }, role: 'variation' };
  };
}

/** Reads the file for parents that list their variations. */
export async function listedChildren(
  { rows, code, children }: ParentRule,
  records: AsyncIterable<FlatRecord | BrokenRecord>,
): Promise<Children> {
  const found = new Map<string, string>();
  if (children === undefined) return found;
  const isParent = tester(rows);
  const codeOf = rowReaderOf(code);
  const pattern = new RegExp(children.matches, 'giu');
  for await (const record of records) {
    if ('problem' in record || !isParent(record.cells)) continue;
    const parent = codeOf(record.cells);
    if (parent === undefined) continue;
    for (const [all, first] of (record.cells[children.column] ?? '').matchAll(pattern))
      found.set((first ?? all).trim(), parent);
  }
  return found;
}
