import type { LocalIndex, SearchChange } from '@casamaestra/search/search-engine.ts';
import { selectUnpublished } from '../../product/product-ids.queries.ts';
import type { ChangeTargets } from '../apply-changes.usecase.ts';
import { selectSnapshot } from '../change-log.queries.ts';
import type { DocumentThread } from './document-thread.ts';
import type { ThreadAnswer } from './thread-messages.ts';

/** Products asked for at once: visible within half a second or so. */
const BATCH = 1000;

export interface ManyOptions extends Omit<ChangeTargets, 'many' | 'engine'> {
  readonly engine: LocalIndex;
  readonly thread: DocumentThread;
  /** Called with the earliest planned price of what was read. */
  readonly planned: (at: number) => void;
  /** Planned prices until then have come into force. */
  readonly plannedAfter: () => number;
}

export interface ManyProducts {
  readonly changed: readonly number[];
  readonly repriced: readonly number[];
  /** Categories changed. */
  readonly names: boolean;
}

/** Takes many products in without keeping the thread of the visitors busy. */
export interface ManyApplier {
  apply(products: ManyProducts): Promise<void>;
  /** All products of the database instead of what the index holds. */
  replaceAll(): Promise<void>;
  /** Takes unpublished products out of results at once; returns those that must be read. */
  hide(ids: readonly number[]): Promise<readonly number[]>;
}

export function createManyApplier(options: ManyOptions): ManyApplier {
  const { database, engine, thread, attributes } = options;

  async function ask(products: ManyProducts, whole = false): Promise<ThreadAnswer> {
    const seen = await selectSnapshot(database);
    const [now, plannedAfter] = [options.now(), options.plannedAfter()];
    const answer = await thread.ask({ whole, ...products, seen, now, plannedAfter });
    if (answer.newNames) await attributes.reload();
    return answer;
  }

  async function applyBatch(products: ManyProducts): Promise<void> {
    const position = options.position();
    const { images, changes, nextPriceChange } = await ask(products);
    engine.adopt(images, position);
    engine.apply(changes, position);
    options.forget([...products.changed, ...products.repriced]);
    if (nextPriceChange !== null) options.planned(nextPriceChange);
  }

  return {
    async apply({ changed, repriced, names }) {
      for (let start = 0; start < changed.length; start += BATCH)
        await applyBatch({
          changed: changed.slice(start, start + BATCH),
          repriced: [],
          names: names && start === 0,
        });
      for (let start = 0; start < repriced.length; start += BATCH)
        await applyBatch({ changed: [], repriced: repriced.slice(start, start + BATCH), names: false });
    },
    async replaceAll() {
      const position = options.position();
      const { images } = await ask({ changed: [], repriced: [], names: true }, true);
      await engine.replace(images, position);
    },
    async hide(ids) {
      const hidden = new Set((await selectUnpublished(database, ids)).filter((id) => engine.holds(id)));
      const patches = [...hidden].map((id): SearchChange => ({
        kind: 'patch',
        patch: { id, published: false },
      }));
      engine.apply(patches, options.position());
      return ids.filter((id) => !hidden.has(id));
    },
  };
}
