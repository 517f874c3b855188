import type { suggestOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import type { HelpEntry, helpOperation } from '@casamaestra/contract/content/content.operations.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { readService } from '../../platform/service-call.ts';

export type Suggestions = OperationOutput<typeof suggestOperation>;

/** The term to request, trimmed and in lower case; null for fewer than 3 characters (L12). */
export const askableTerm = (typed: string): string | null => {
  const term = typed.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  return term.length >= 3 ? term : null;
};

/**
 * Requests suggestions; null when the service does not answer, so that searching by Enter still works, or when the
 * request was aborted.
 */
export const loadSuggestions = (
  { term, category, limit }: { term: string; category: string; limit: number },
  signal: AbortSignal,
): Promise<Suggestions | null> =>
  readService<typeof suggestOperation>(
    'casamaestra.search.suggest',
    { term, limit: String(limit), ...(category && { category }) },
    signal,
  ).catch(() => null);

/** Answers and guides for the term; none when the service does not answer. */
export const loadHelp = (term: string, signal: AbortSignal): Promise<readonly HelpEntry[]> =>
  readService<typeof helpOperation>('casamaestra.search.help', { term }, signal).catch(() => []);
