import type { SearchChange } from '../search-engine.ts';

const REMEMBERED = 100_000;

const idOf = (change: SearchChange): number => {
  if (change.kind === 'upsert') return change.document.id;
  return change.kind === 'delete' ? change.id : change.patch.id;
};

/**
 * Which writing of a document stays: the one with the highest position, in whatever order they come. Of so many
 * documents each has its own; beyond that all are held to the newest position known.
 */
export class Positions {
  private readonly remembered: number;
  private readonly written = new Map<number, number>();
  private floor = -Infinity;
  private newest = -Infinity;

  constructor(remembered = REMEMBERED) {
    this.remembered = remembered;
  }

  /** The whole content is of this position. */
  startAt(position: number): void {
    this.written.clear();
    this.floor = position;
    this.newest = position;
  }

  /** Those of the changes that no later writing has overtaken; equal positions count in the order they come. */
  take(changes: Iterable<SearchChange>, position: number): SearchChange[] {
    return this.accepted(changes, idOf, position);
  }

  /** The same for writings of any kind. */
  accepted<Writing>(
    writings: Iterable<Writing>,
    id: (writing: Writing) => number,
    position: number,
  ): Writing[] {
    const taken: Writing[] = [];
    for (const writing of writings) {
      const of = id(writing);
      if (position < (this.written.get(of) ?? this.floor)) continue;
      this.written.set(of, position);
      taken.push(writing);
    }
    this.newest = Math.max(this.newest, position);
    if (this.written.size > this.remembered) this.startAt(this.newest);
    return taken;
  }
}
