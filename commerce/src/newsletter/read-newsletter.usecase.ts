import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { lettersMost } from '@casamaestra/contract/staff/staff-newsletter.operations.ts';
import type {
  checkLetterOperation,
  newsletterOperation,
} from '@casamaestra/contract/staff/staff-newsletter.operations.ts';
import type { AreaDependencies } from '../area.ts';
import type { Letter } from './letter-content.ts';
import { letterSources } from './letter-sources.ts';
import { countByLanguage, countSubscribed, selectLetters } from './letters.queries.ts';

type Reading = Pick<AreaDependencies, 'database' | 'clock'>;

/** How many read the newsletter, and its letters. */
export async function readNewsletter({
  database,
}: Reading): Promise<OperationOutput<typeof newsletterOperation>> {
  const counts = await countByLanguage(database);
  const sumOf = (state: string) =>
    counts.filter((row) => row.state === state).reduce((sum, { count }) => sum + count, 0);
  const letters = await selectLetters(database, lettersMost);
  return {
    subscribed: counts
      .filter(({ state }) => state === 'subscribed')
      .map(({ language, count }) => ({ language, count })),
    waiting: sumOf('waiting'),
    left: sumOf('left'),
    letters: letters.map(({ created_at: at, queued_at: queued, ...rest }) => ({
      ...rest,
      at: at.toISOString(),
      leaving: queued === null,
    })),
  };
}

/** Whom a letter would reach, and which of its goods are not sold. */
export async function checkLetter(
  deps: Reading,
  { language, content }: Letter,
): Promise<OperationOutput<typeof checkLetterOperation>> {
  const skus = content.parts.flatMap((part) => (part.kind === 'goods' ? part.skus : []));
  const sold = new Set((await letterSources(deps).goods(skus)).map(({ sku }) => sku));
  return {
    readers: await countSubscribed(deps.database, language),
    parts: content.parts,
    unknown_skus: [...new Set(skus.filter((sku) => !sold.has(sku)))],
  };
}
