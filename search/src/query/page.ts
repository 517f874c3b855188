import { fold } from '../analysis/fold.ts';
import { nameOf } from '../index/dictionary.ts';
import type { SearchQuery } from '../search-engine.ts';
import type { Part, Text } from './part.ts';
import { fillRelevance, rerank, RERANK_COUNT } from './rank.ts';
import { compareCandidates, selectTop, type Candidate } from './select.ts';
import { sortKey } from './sort-keys.ts';

/** Sort keys of one segment at a time; grows with the largest result seen. */
let keys = new Float64Array(1024);

/** The ids of one page, by the query's sort. */
export function pageOf(
  query: SearchQuery,
  text: Text | null,
  parts: readonly Part[],
  offset: number,
  limit: number,
): number[] {
  const sort = query.sort ?? (text === null ? 'best-seller' : 'relevance');
  const byRelevance = sort === 'relevance' && text !== null;
  const most = byRelevance ? Math.max(RERANK_COUNT, offset + limit) : offset + limit;
  let candidates: Candidate[] = [];
  for (const { segment, scratch, hits, boosts } of parts) {
    if (keys.length < hits) keys = new Float64Array(Math.max(hits, keys.length * 2));
    if (byRelevance) fillRelevance(segment, scratch.docs, hits, scratch.score, boosts, keys);
    else {
      const key = sortKey(sort === 'relevance' ? 'best-seller' : sort, segment, query.randomSeed ?? 0);
      for (let at = 0; at < hits; at += 1) keys[at] = key(scratch.docs[at] ?? 0);
    }
    for (const position of selectTop(segment, scratch.docs, keys, hits, most)) {
      const doc = scratch.docs[position] ?? 0;
      const name = sort === 'name' && parts.length > 1 ? { name: fold(nameOf(segment, doc)) } : {};
      candidates.push({ segment, doc, key: keys[position] ?? 0, ...name });
    }
  }
  if (parts.length > 1) candidates = candidates.toSorted(compareCandidates);
  if (byRelevance && text !== null) candidates = rerank(candidates, text.plan, query.favoured);
  return candidates.slice(offset, offset + limit).map(({ segment, doc }) => segment.id[doc] ?? 0);
}
