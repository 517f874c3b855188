import type { MergedDocuments } from './merged-documents.ts';
import { NOWHERE } from './merged-strings.ts';
import type { MergedTerms } from './merged-terms.ts';
import type { Segment } from './segment.ts';

/** Terms in more than one document in so many are put in order by a pass over all documents, others by sorting. */
const DENSE_FROM = 32;

/** The documents of one term, put in order. */
class Postings {
  private readonly target: Segment;
  /** Impact by document, 0 for none. */
  private readonly impacts: Uint8Array;
  /** Documents and impacts of a rare term. */
  private packed = new Float64Array(1024);
  private length = 0;

  constructor(target: Segment) {
    this.target = target;
    this.impacts = new Uint8Array(target.docs);
  }

  write(gather: (add: (place: number, impact: number) => void) => void, from: number, to: number): void {
    if ((to - from) * DENSE_FROM > this.impacts.length) this.writeDense(gather, from);
    else this.writeSparse(gather, from, to);
  }

  private writeDense(gather: (add: (place: number, impact: number) => void) => void, from: number): void {
    const { impacts } = this;
    gather((place, impact) => (impacts[place] = impact));
    const { postingDocs, postingImpacts } = this.target;
    let at = from;
    for (let place = 0; place < impacts.length; place += 1) {
      const impact = impacts[place] ?? 0;
      if (impact === 0) continue;
      postingDocs[at] = place;
      postingImpacts[at] = impact;
      impacts[place] = 0;
      at += 1;
    }
  }

  private writeSparse(
    gather: (add: (place: number, impact: number) => void) => void,
    from: number,
    to: number,
  ): void {
    if (to - from > this.packed.length) this.packed = new Float64Array((to - from) * 2);
    const { packed } = this;
    this.length = 0;
    gather((place, impact) => {
      packed[this.length] = place * 256 + impact;
      this.length += 1;
    });
    packed.subarray(0, this.length).sort();
    const { postingDocs, postingImpacts } = this.target;
    for (let at = 0; at < this.length; at += 1) {
      const entry = packed[at] ?? 0;
      postingDocs[from + at] = Math.floor(entry / 256);
      postingImpacts[from + at] = entry % 256;
    }
  }
}

/** The first entry from `head` on that is at `place` or after it; those of deleted documents alone are nowhere. */
function skipTo(place: number, places: Uint32Array, head: number): number {
  let at = head;
  while (at < places.length && (places[at] === NOWHERE || (places[at] ?? 0) < place)) at += 1;
  return at;
}

/** Writes the postings of the live documents, each list in the order of the documents. */
export function fillMergedPostings(
  { segments, places }: MergedDocuments,
  { strings, postingStart }: MergedTerms,
  target: Segment,
): void {
  const postings = new Postings(target);
  const lists = segments.map((segment, at) => ({
    ...segment,
    to: places[at] ?? new Int32Array(),
    termPlaces: strings.places[at] ?? new Uint32Array(),
    head: 0,
  }));
  let term = 0;
  const gather = (add: (place: number, impact: number) => void): void => {
    for (const list of lists) {
      list.head = skipTo(term, list.termPlaces, list.head);
      if (list.termPlaces[list.head] !== term) continue;
      const { to, postingDocs, postingImpacts } = list;
      const end = list.postingStart[list.head + 1] ?? 0;
      for (let at = list.postingStart[list.head] ?? 0; at < end; at += 1) {
        const place = to[postingDocs[at] ?? 0] ?? -1;
        if (place >= 0) add(place, postingImpacts[at] ?? 0);
      }
    }
  };
  for (; term < strings.length; term += 1)
    postings.write(gather, postingStart[term] ?? 0, postingStart[term + 1] ?? 0);
}
