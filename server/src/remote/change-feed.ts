import { randomBytes } from 'node:crypto';
import type {
  CatalogueChange,
  ChangeListener,
} from '@casamaestra/commerce/catalog/index/catalogue-change.ts';

/** Where a process of pages asks its service what changed. */
export const changeFeedPath = '/api/changes';

/** Products named by the changes that are kept; older ones are forgotten. */
const productsMax = 20_000;
/** So many wait for the next change; others are answered at once. */
const waitingMax = 64;
const waitMs = 20_000;
/** A node may learn of a change so much later than another. */
const apartMs = 10_000;

/** What changed since a place in this node's list, and the place it ends at. */
export interface ToldChanges {
  readonly at: string;
  /** What was before cannot be told: all may be old. */
  readonly everything: boolean;
  readonly changes: readonly CatalogueChange[];
}

interface Kept {
  readonly number: number;
  readonly at: number;
  readonly change: CatalogueChange;
}

interface Asked {
  /** The place it was told last, of this node or another one behind the same address. */
  readonly after?: string | undefined;
  /** Milliseconds since it was told anything. */
  readonly agoMs?: number | undefined;
}

/**
 * The last changes of this node, for processes of pages elsewhere (COMMERCE_URL). Behind a balancer each question may
 * reach another node: one that does not know the place tells what it learnt since the asker last heard of anybody, and some
 * more, or that all may be old.
 */
export class ChangeFeed {
  readonly #name = randomBytes(6).toString('hex');
  readonly #now: () => number;
  readonly #since: number;
  #kept: Kept[] = [];
  #products = 0;
  #number = 0;
  /** When the last change was learnt that is forgotten. */
  #forgotten: { readonly number: number; readonly at: number } | undefined;
  #wake = Promise.withResolvers<void>();
  #waiting = 0;
  #isClosed = false;

  constructor(onChange: (listener: ChangeListener) => void, now: () => number = () => performance.now()) {
    this.#now = now;
    this.#since = now();
    onChange((change) => this.#keep(change));
  }

  /** Waits for a change when there is none, except at the first question, and no longer than twenty seconds. */
  async tell({ after, agoMs }: Asked, ended: AbortSignal): Promise<ToldChanges> {
    if (this.#isUpToDate(after) && this.#waiting < waitingMax && !this.#isClosed) {
      this.#waiting += 1;
      const { promise: over, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, waitMs);
      ended.addEventListener('abort', () => resolve());
      await Promise.race([this.#wake.promise, over]);
      clearTimeout(timer);
      this.#waiting -= 1;
    }
    return this.#changesSince(after, agoMs);
  }

  /** Answers all that wait. */
  close(): void {
    this.#isClosed = true;
    this.#wake.resolve();
  }

  #numberOf(after: string | undefined): number | undefined {
    const [name, number] = after?.split('.') ?? [];
    return name === this.#name ? Number(number) : undefined;
  }

  #isUpToDate(after: string | undefined): boolean {
    return this.#numberOf(after) === this.#number;
  }

  #changesSince(after: string | undefined, agoMs: number | undefined): ToldChanges {
    const at = `${this.#name}.${this.#number}`;
    const told = (kept: readonly Kept[]) => ({
      at,
      everything: false,
      changes: kept.map(({ change }) => change),
    });
    const number = this.#numberOf(after);
    if (number !== undefined && number >= (this.#forgotten?.number ?? 0))
      return told(this.#kept.filter((one) => one.number > number));
    const from = agoMs === undefined ? undefined : this.#now() - agoMs - apartMs;
    if (number === undefined && from !== undefined && from >= (this.#forgotten?.at ?? this.#since))
      return told(this.#kept.filter((one) => one.at >= from));
    return { at, everything: true, changes: [] };
  }

  #keep(change: CatalogueChange): void {
    this.#number += 1;
    this.#kept.push({ number: this.#number, at: this.#now(), change });
    this.#products += change.productIds.length + 1;
    while (this.#products > productsMax) {
      const oldest = this.#kept.shift();
      if (oldest === undefined) break;
      this.#products -= oldest.change.productIds.length + 1;
      this.#forgotten = oldest;
    }
    this.#wake.resolve();
    this.#wake = Promise.withResolvers();
  }
}
