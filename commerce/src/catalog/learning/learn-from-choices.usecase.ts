import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { SearchEngine } from '@casamaestra/search/search-engine.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Job } from '../../platform/jobs/job-runner.ts';
import { weekOf, type ChoiceIntake } from './choice-intake.ts';
import {
  addChoices,
  pruneChoices,
  selectChoices,
  selectNetworks,
  selectProductIds,
  type CountedChoice,
} from './learning.queries.ts';
import { countBought, storeOrdered } from './count-bought.usecase.ts';
import type { OrderedIntake } from './ordered-intake.ts';
import { weighChoices } from './weigh-choices.ts';

const MINUTE_MS = 60_000;
const KEPT_DAYS = 180;
const KEPT_ROWS = 50_000;

interface Learning {
  readonly database: Database;
  readonly engine: Pick<SearchEngine, 'search' | 'setFavoured'>;
  readonly clock: Clock;
  readonly intake: ChoiceIntake;
}

/** Stores what was counted, where the product is among what the query finds. Returns the number stored. */
export async function storeChoices({ database, engine, intake }: Omit<Learning, 'clock'>): Promise<number> {
  const waiting = intake.take();
  if (waiting.length === 0) return 0;
  const ids = await selectProductIds(database, [...new Set(waiting.map(({ slug }) => slug))]);
  const found: CountedChoice[] = [];
  for (const { typed, term, slug, day, opens, networks } of waiting) {
    const product = ids.get(slug);
    if (product === undefined) continue;
    // Thousands may wait, and searches in a row would let nobody else in.
    await yieldToOthers();
    const { total } = await engine.search({ text: typed, ids: [product], limit: 0, counts: false });
    if (total > 0) found.push({ term, product, day, opens, networks, week: weekOf(day) });
  }
  await addChoices(database, found);
  return found.length;
}

/** Gives the search what shoppers choose, decayed to today. */
export async function favourChosen({ database, engine, clock }: Omit<Learning, 'intake'>): Promise<void> {
  await pruneChoices(database, KEPT_DAYS, KEPT_ROWS);
  const choices = await selectChoices(database, KEPT_ROWS);
  if (choices.length > 0)
    engine.setFavoured(weighChoices(choices, await selectNetworks(database), clock.now()));
}

/** Stores choices every minute, counts what was bought and sent; every hour the search learns from them. */
export const learningJobs = (learning: Learning & { readonly ordered: OrderedIntake }): Job[] => [
  {
    name: 'store-choices',
    everyMs: MINUTE_MS,
    of: 'node',
    run: async () => (await storeChoices(learning)) + (await storeOrdered(learning)),
  },
  {
    name: 'count-bought',
    everyMs: 60 * MINUTE_MS,
    run: () => countBought(learning.database, learning.clock),
  },
  {
    name: 'favour-chosen',
    everyMs: 60 * MINUTE_MS,
    of: 'node',
    async run() {
      await favourChosen(learning);
      return 0;
    },
  },
];
