import type { ProductLists } from '../detail/product-lists.ts';

/** A row of cards, whatever was seen. */
const LENGTH = 8;
/** So many of one kind at most, that a row is not eight times the same chair. */
const OF_ONE_KIND = 3;

/** What goes with one product that was seen, best first. */
export type GoingWith = Pick<ProductLists, 'accessories' | 'together' | 'related'>;

/**
 * The products of a row "for you": in turns one of each product seen, the last seen first; what belongs to it before
 * what is like it. None that was seen, none twice, three of a kind at most; without a kind it is not sold now.
 */
export function picksOf(
  seen: readonly number[],
  goingWith: readonly GoingWith[],
  kindOf: (id: number) => string | undefined,
): number[] {
  const waiting = goingWith.map(({ accessories, together, related }) => [
    ...new Set([...accessories, ...together, ...related]),
  ]);
  const left = new Set(seen);
  const ofKind = new Map<string, number>();
  const picks: number[] = [];
  const takes = (id: number): boolean => {
    if (left.has(id)) return false;
    const kind = kindOf(id);
    if (kind === undefined) return false;
    const before = ofKind.get(kind) ?? 0;
    if (before === OF_ONE_KIND) return false;
    ofKind.set(kind, before + 1);
    left.add(id);
    return true;
  };
  for (let turn = 0; turn < LENGTH && picks.length < LENGTH; turn += 1)
    for (const list of waiting) {
      const pick = list.find((id) => takes(id));
      if (pick !== undefined) picks.push(pick);
    }
  return picks.slice(0, LENGTH);
}
