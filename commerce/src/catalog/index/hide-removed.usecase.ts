import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { LocalIndex } from '@casamaestra/search/search-engine.ts';
import { selectRemovedFrom } from './change-log.queries.ts';
import type { ChangeTargets } from './apply-changes.usecase.ts';

/** Fewer unpublished products are quick to remove one by one. */
const HIDE_FROM = 1000;
const LOOK_EVERY_MS = 1000;

type HideTargets = Pick<ChangeTargets, 'database' | 'invalidateAll' | 'emit' | 'position'> & {
  readonly engine: LocalIndex;
};

/**
 * When many products were unpublished at once (a file that replaces the catalogue), hides them from results before the
 * changes that come first in the log are applied. Looks for them at most once a second, and for the same ones once: a
 * million rows of one transaction are read for seconds.
 * @returns to be called with the number of changes at hand and the transaction to look from
 */
export function createRemovedHider({ database, engine, invalidateAll, emit, position }: HideTargets) {
  let looked = -Infinity;
  /** What the last look showed. */
  let seen: string | undefined;
  return async (changes: number, from: number): Promise<void> => {
    if (changes < HIDE_FROM || performance.now() - looked < LOOK_EVERY_MS) return;
    const { together, snapshot } = await selectRemovedFrom(database, { xid: from, seen }, engine.held());
    looked = performance.now();
    seen = snapshot;
    if (together.reduce((sum, { count }) => sum + count, 0) < HIDE_FROM) return;
    for (const { ids } of together) {
      engine.apply(
        ids().map((id) => ({ kind: 'patch' as const, patch: { id, published: false as const } })),
        position(),
      );
      await yieldToOthers();
    }
    invalidateAll();
    emit({ productIds: [], categories: true, content: false, everything: true });
  };
}
