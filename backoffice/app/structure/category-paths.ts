import type { StaffCategory } from '@casamaestra/contract/staff/staff-structure.operations.ts';

/** "Mobili › Sedie" by the number of the category. */
export function pathsOf(rows: readonly StaffCategory[]): ReadonlyMap<number, string> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const labels = (row: StaffCategory): string[] => {
    const parent = byId.get(row.parent_id ?? 0);
    return [...(parent === undefined ? [] : labels(parent)), row.label];
  };
  return new Map(rows.map((row) => [row.id, labels(row).join(' › ')]));
}
