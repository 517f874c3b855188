import type { suggestOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';

export type Suggestions = OperationOutput<typeof suggestOperation>;

/**
 * Path of `suggestOperation`, as a literal so that the contract's schemas are not bundled for the browser.
 */
export const suggestPath: (typeof suggestOperation)['path'] = '/api/method/casamaestra.search.suggest';

/** The term to request, trimmed and in lower case; null for fewer than 3 characters (L12). */
export const askableTerm = (typed: string): string | null => {
  const term = typed.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  return term.length >= 3 ? term : null;
};

/** Requests suggestions; null when the service does not answer, so that searching by Enter still works. */
export async function loadSuggestions(
  query: { term: string; category: string; limit: number },
  signal: AbortSignal,
): Promise<Suggestions | null> {
  const { term, category, limit } = query;
  const params = new URLSearchParams({ term, limit: String(limit), ...(category && { category }) });
  const response = await fetch(`${suggestPath}?${params}`, {
    signal,
    headers: { Accept: 'application/json' },
  });
  if (!response.ok) return null;
  const body: { message?: Suggestions } = await response.json();
  return body.message ?? null;
}
