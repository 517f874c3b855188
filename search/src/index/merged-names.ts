import { fold } from '../analysis/fold.ts';
import { byText } from './by-text.ts';
import { copied, type Sources } from './column-source.ts';
import { nameOf } from './dictionary.ts';
import { mergedRows, type MergedDocuments } from './merged-documents.ts';
import type { Segment } from './segment.ts';
import { walkSorted } from './walk-sorted.ts';

/** A segment's documents in the order of their names, deleted ones left out. */
function byNameRank({ docs, nameRank }: Segment, places: Int32Array): Uint32Array {
  const start = new Uint32Array(docs + 1);
  for (const rank of nameRank) start[rank + 1] = (start[rank + 1] ?? 0) + 1;
  for (let rank = 1; rank <= docs; rank += 1) start[rank] = (start[rank] ?? 0) + (start[rank - 1] ?? 0);
  const sorted = new Uint32Array(docs);
  for (let doc = 0; doc < docs; doc += 1) {
    const rank = nameRank[doc] ?? 0;
    sorted[start[rank] ?? 0] = doc;
    start[rank] = (start[rank] ?? 0) + 1;
  }
  return sorted.filter((doc) => (places[doc] ?? -1) >= 0);
}

/** Alphabetical rank of each document; equal names have the same. */
function nameRanks({ segments, places, count }: MergedDocuments): Uint32Array {
  const sorted = segments.map((segment, at) => byNameRank(segment, places[at] ?? new Int32Array()));
  const heads = new Uint32Array(segments.length);
  const key = (at: number): string =>
    fold(nameOf(segments[at] as Segment, sorted[at]?.[heads[at] ?? 0] ?? 0));
  const keys = sorted.map((docs, at) => (docs.length > 0 ? key(at) : ''));
  const ranks = new Uint32Array(count);
  let rank = 0;
  let last: string | undefined;
  walkSorted(
    sorted.flatMap(({ length }, at) => (length > 0 ? [at] : [])),
    (one, other) => byText(keys[one] ?? '', keys[other] ?? ''),
    (at) => {
      const docs = sorted[at] ?? new Uint32Array();
      const doc = docs[heads[at] ?? 0] ?? 0;
      if (last !== undefined && last !== keys[at]) rank += 1;
      last = keys[at];
      ranks[places[at]?.[doc] ?? 0] = rank;
      const next = (heads[at] ?? 0) + 1;
      heads[at] = next;
      if (next === docs.length) return false;
      const { nameRank } = segments[at] as Segment;
      if (nameRank[docs[next] ?? 0] !== nameRank[doc]) keys[at] = key(at);
      return true;
    },
  );
  return ranks;
}

/** Places in the order of product ids. */
function byId({ segments, places, count }: MergedDocuments): Uint32Array {
  const sorted = segments.map(({ byId: docs }, at) => docs.filter((doc) => (places[at]?.[doc] ?? -1) >= 0));
  const heads = new Uint32Array(segments.length);
  const id = (at: number): number => segments[at]?.id[sorted[at]?.[heads[at] ?? 0] ?? 0] ?? 0;
  const result = new Uint32Array(count);
  let length = 0;
  walkSorted(
    sorted.flatMap((docs, at) => (docs.length > 0 ? [at] : [])),
    (one, other) => id(one) - id(other),
    (at) => {
      const docs = sorted[at] ?? new Uint32Array();
      result[length] = places[at]?.[docs[heads[at] ?? 0] ?? 0] ?? 0;
      length += 1;
      heads[at] = (heads[at] ?? 0) + 1;
      return (heads[at] ?? 0) < docs.length;
    },
  );
  return result;
}

/** Names as shown, their alphabetical ranks, and documents by id. */
export function mergedNames(
  documents: MergedDocuments,
): Sources<'nameStart' | 'nameBytes' | 'nameRank' | 'byId'> {
  const names = mergedRows(documents, { start: 'nameStart', items: ({ nameBytes }) => nameBytes });
  return {
    nameStart: names.starts,
    nameBytes: names.values,
    nameRank: copied(nameRanks(documents)),
    byId: copied(byId(documents)),
  };
}
