import type { Favoured, Pinned, SearchQuery } from '../search-engine.ts';

/** What a shop adds to the ranking of single queries. */
export interface Tuning {
  readonly favoured: Favoured;
  readonly pinned: Pinned;
}

/** A query with what its words favour and pin; a shop with neither asks for no key. */
export function tuned(
  asked: SearchQuery,
  { favoured, pinned }: Tuning,
  keyOf: (text: string) => string,
): SearchQuery {
  if (favoured.size === 0 && pinned.size === 0) return asked;
  const key = keyOf(asked.text ?? '');
  const chosen = favoured.get(key);
  // Whoever asks about certain products wants to know whether the words find them.
  const first = asked.ids === undefined && asked.skus === undefined ? pinned.get(key) : undefined;
  if (chosen === undefined && first === undefined) return asked;
  return {
    ...asked,
    ...(chosen === undefined ? {} : { favoured: chosen }),
    ...(first === undefined ? {} : { pinned: first }),
  };
}
