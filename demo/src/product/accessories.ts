import type { ProductRowInput } from '@casamaestra/contract/catalog/product-row.ts';
import { cell, readTable } from '../table/psv.ts';
import type { Draft } from './draft.ts';

/** What is needed with which: keys of products by leaf, or by the key of one product, which wins. */
function readAccessories(): ReadonlyMap<string, readonly string[]> {
  return new Map(readTable('accessories').map((line) => [cell(line, 'of'), cell(line, 'needs').split(',')]));
}

/** The rows with the codes of their accessories; `drafts` are what the rows were made from. */
export function withAccessories(
  drafts: readonly Draft[],
  rows: readonly ProductRowInput[],
): ProductRowInput[] {
  const needs = readAccessories();
  const codes = new Map(drafts.map(({ key }, index) => [key, rows[index]?.code ?? '']));
  return rows.map((row, index) => {
    const draft = drafts[index];
    const keys = draft === undefined ? [] : (needs.get(draft.key) ?? needs.get(draft.leaf.key) ?? []);
    const accessories = keys
      .filter((key) => key !== draft?.key)
      .map((key) => {
        const code = codes.get(key);
        if (code === undefined) throw new Error(`unknown accessory: ${key}`);
        return code;
      });
    return accessories.length === 0 ? row : { ...row, accessories };
  });
}
