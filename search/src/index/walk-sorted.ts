/**
 * Visits the heads of sorted lists, smallest first, equal ones in the order of the lists.
 * @param open the lists that are not empty
 * @param compare compares the heads of two lists
 * @param take takes the head of a list; true while the list has more
 */
export function walkSorted(
  open: readonly number[],
  compare: (one: number, other: number) => number,
  take: (list: number) => boolean,
): void {
  const lists = [...open];
  while (lists.length > 0) {
    let best = 0;
    for (let at = 1; at < lists.length; at += 1) {
      if (compare(lists[at] ?? 0, lists[best] ?? 0) < 0) best = at;
    }
    if (!take(lists[best] ?? 0)) lists.splice(best, 1);
  }
}
