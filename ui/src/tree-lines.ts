/** A line of a tree; `parent` is null at the top. */
export interface TreeItem {
  readonly id: number;
  readonly parent: number | null;
  readonly name: string;
}

/** A line that is shown; `isOpen` is undefined where nothing is inside. */
export interface TreeLine<Item extends TreeItem> {
  readonly item: Item;
  readonly level: number;
  readonly isOpen: boolean | undefined;
}

/** The lines from top to bottom, without those in closed ones. */
export function linesOf<Item extends TreeItem>(
  items: readonly Item[],
  isOpened: (id: number) => boolean,
): readonly TreeLine<Item>[] {
  const inside = Map.groupBy(items, ({ parent }) => parent);
  const below = (parent: number | null, level: number): TreeLine<Item>[] =>
    (inside.get(parent) ?? []).flatMap((item) => {
      const isOpen = inside.has(item.id) ? isOpened(item.id) : undefined;
      return [{ item, level, isOpen }, ...(isOpen === true ? below(item.id, level + 1) : [])];
    });
  return below(null, 1);
}

/** Ids above a line, to the top. */
export function ancestorsOf(id: number | undefined, items: readonly TreeItem[]): ReadonlySet<number> {
  const parents = new Map(items.map((item) => [item.id, item.parent]));
  const above = new Set<number>();
  for (let at = parents.get(id ?? NaN); typeof at === 'number' && !above.has(at); at = parents.get(at))
    above.add(at);
  return above;
}

/** Index a key leads to from a line (WAI-ARIA Authoring Practices, tree view); undefined: it leads nowhere. */
export function stepOf(key: string, lines: readonly TreeLine<TreeItem>[], at: number): number | undefined {
  const line = lines[at];
  if (key === 'ArrowDown') return Math.min(at + 1, lines.length - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return lines.length - 1;
  if (key === 'ArrowRight' && line?.isOpen === true) return at + 1;
  if (key === 'ArrowLeft' && line?.isOpen !== true)
    return lines.findIndex(({ item }) => item.id === line?.item.parent);
  return undefined;
}

/** Index of the next line whose name begins with a letter, after the last the first; -1 where none does. */
export function lineWith(letter: string, lines: readonly TreeLine<TreeItem>[], at: number): number {
  const begins = ({ item }: TreeLine<TreeItem>) => item.name.toLowerCase().startsWith(letter.toLowerCase());
  const after = lines.findIndex((line, index) => index > at && begins(line));
  return after === -1 ? lines.findIndex(begins) : after;
}
