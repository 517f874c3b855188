import type { SearchEngine } from '@casamaestra/search/search-engine.ts';
import { waitUnlessAborted } from '../../platform/jobs/wait-unless-aborted.ts';
import type { Job } from '../../platform/jobs/job-runner.ts';
import type { CardStore } from '../cards/card-store.ts';

const NAMES = 60;
const HOUR_MS = 3_600_000;

export interface WarmSearchDependencies {
  readonly engine: SearchEngine;
  readonly cards: CardStore;
  /** Resolves when the search engine is ready. */
  readonly ready: Promise<void>;
}

/** The longest word of a name without its third letter. */
function misspelt(name: string): string {
  const longest = name.split(/\s+/u).reduce((best, word) => (word.length > best.length ? word : best), '');
  return longest.slice(0, 2) + longest.slice(3);
}

/**
 * Searches names of goods, complete, begun and misspelt, once after the start, one name a run: code that has not run
 * yet takes ten times as long, and the first shoppers would wait for it.
 */
export function warmSearchJob({ engine, cards, ready }: WarmSearchDependencies): Job {
  let names: string[] | undefined;

  async function bestSellers(): Promise<string[]> {
    const { ids } = await engine.search({ sort: 'best-seller', offset: 0, limit: NAMES, counts: false });
    return (await cards.products(ids)).map(({ name }) => name);
  }

  return {
    name: 'first searches',
    everyMs: HOUR_MS,
    of: 'node',
    late: true,
    async run(signal) {
      if (!(await waitUnlessAborted(ready, signal))) return 0;
      names ??= await bestSellers();
      const name = names.pop();
      if (name === undefined) return 0;
      const wrong = misspelt(name);
      const limits = { products: 6, categories: 3, brands: 3, completions: 6 };
      await engine.suggest({ prefix: name.slice(0, 5), ...limits });
      await engine.suggest({ prefix: `${wrong} ${wrong.slice(0, 4)}`, ...limits });
      await engine.search({ text: `${wrong} ${name}`, limit: 0, counts: false });
      return 1;
    },
  };
}
