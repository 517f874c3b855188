import { fold } from '../analysis/fold.ts';
import { findById, nameOf } from '../index/dictionary.ts';
import type { Segment } from '../index/segment.ts';
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
  if (byRelevance && query.pinned !== undefined) candidates = pinnedFirst(candidates, query.pinned);
  return candidates.slice(offset, offset + limit).map(({ segment, doc }) => segment.id[doc] ?? 0);
}

/** Documents of a segment that are pinned, in the order of the pins. */
export const pinnedIn = (segment: Segment, pinned: readonly number[]): number[] =>
  pinned.map((id) => findById(segment, id)).filter((doc) => doc >= 0);

/** Pinned products first, in the order of the pins; at most so many as a query may pin are moved. */
function pinnedFirst(candidates: readonly Candidate[], pinned: readonly number[]): Candidate[] {
  const place = ({ segment, doc }: Candidate): number => {
    const at = pinned.indexOf(segment.id[doc] ?? 0);
    return at < 0 ? pinned.length : at;
  };
  return candidates.toSorted((one, other) => place(one) - place(other));
}
