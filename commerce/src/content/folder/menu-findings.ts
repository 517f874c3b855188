import type { PlacedFinding } from './issue-findings.ts';

interface Place {
  readonly path: readonly (string | number)[];
  /** Names of the rows above. */
  readonly above: readonly string[];
}

/** What a row of the menu is called, as the menu itself calls it; undefined: it says nothing usable. */
function nameOf(row: Readonly<Record<string, unknown>>, above: readonly string[]): string | undefined {
  const { name, label } = row;
  if (typeof name === 'string') return name.trim();
  if (typeof label !== 'string') return undefined;
  const parent = above.at(-1);
  return parent === undefined ? label.trim() : `${parent} > ${label.trim()}`;
}

function findingsIn(rows: unknown, { path, above }: Place, known: Set<string>): PlacedFinding[] {
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown, at): PlacedFinding[] => {
    if (typeof row !== 'object' || row === null) return [];
    const fields = row as Readonly<Record<string, unknown>>;
    const name = nameOf(fields, above);
    if (name === undefined) return [];
    const place = [...path, at];
    const finding = above.includes(name)
      ? ({ code: 'menu_within_itself', facts: { name } } as const)
      : known.has(name)
        ? ({ code: 'menu_name_twice', facts: { name } } as const)
        : undefined;
    known.add(name);
    const key = 'name' in fields ? 'name' : 'label';
    const below = findingsIn(fields['items'], { path: [...place, 'items'], above: [...above, name] }, known);
    return finding === undefined ? below : [{ path: place, key, finding }, ...below];
  });
}

/** Rows of a menu that stand within themselves, or are called as another: below which of them would their children hang? */
export const menuFindings = (fields: Readonly<Record<string, unknown>>): PlacedFinding[] =>
  findingsIn(fields['items'], { path: ['items'], above: [] }, new Set());
