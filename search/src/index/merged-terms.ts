import { copied, reserved, stringBytes, stringStarts, type Sources } from './column-source.ts';
import { termsOf, textAt, wordsOf } from './dictionary.ts';
import { GrowableStrings } from './growable.ts';
import { mergedNumbers, mergedRows, type MergedDocuments } from './merged-documents.ts';
import { mergeStrings, NOWHERE, type MergedStrings } from './merged-strings.ts';
import type { Segment } from './segment.ts';

/** The terms of the live documents. */
export type MergedTerms = { readonly strings: MergedStrings; readonly postingStart: Uint32Array };

/** How many live documents each entry of a dictionary has. */
export function liveCounts(start: Uint32Array, docs: Uint32Array, places: Int32Array): Uint32Array {
  const counts = new Uint32Array(start.length - 1);
  const allLive = !places.includes(-1);
  for (let entry = 0; entry < counts.length; entry += 1) {
    const from = start[entry] ?? 0;
    const to = start[entry + 1] ?? 0;
    let count = allLive ? to - from : 0;
    if (!allLive) for (let at = from; at < to; at += 1) if ((places[docs[at] ?? 0] ?? -1) >= 0) count += 1;
    counts[entry] = count;
  }
  return counts;
}

/** Where the documents of each merged entry begin. */
export function startsOf(strings: MergedStrings, counts: readonly Uint32Array[]): Uint32Array {
  const starts = new Uint32Array(strings.length + 1);
  for (const [list, places] of strings.places.entries()) {
    for (const [entry, place] of places.entries()) {
      if (place !== NOWHERE) starts[place + 1] = (starts[place + 1] ?? 0) + (counts[list]?.[entry] ?? 0);
    }
  }
  for (let entry = 1; entry < starts.length; entry += 1)
    starts[entry] = (starts[entry] ?? 0) + (starts[entry - 1] ?? 0);
  return starts;
}

export function mergeTerms({ segments, places }: MergedDocuments): MergedTerms {
  const counts = segments.map(({ postingStart, postingDocs }, at) =>
    liveCounts(postingStart, postingDocs, places[at] ?? new Int32Array()),
  );
  const strings = mergeStrings(segments.map(termsOf), (list, term) => (counts[list]?.[term] ?? 0) > 0);
  return { strings, postingStart: startsOf(strings, counts) };
}

/** Share of a segment's documents that are live. */
function liveShare({ docs }: Segment, places: Int32Array): number {
  let live = 0;
  for (const place of places) if (place >= 0) live += 1;
  return docs === 0 ? 0 : live / docs;
}

/** Words whose term is left. Those of deleted documents weigh less: their words are not known one by one. */
function wordColumns(
  { segments, places }: MergedDocuments,
  { strings: terms }: MergedTerms,
): Sources<
  'wordStart' | 'wordBytes' | 'wordTerm' | 'wordWeight' | 'wordLetters' | 'wordShownStart' | 'wordShownBytes'
> {
  const termOf = (list: number, word: number): number =>
    terms.places[list]?.[segments[list]?.wordTerm[word] ?? 0] ?? NOWHERE;
  const words = mergeStrings(segments.map(wordsOf), (list, word) => termOf(list, word) !== NOWHERE);
  const term = new Uint32Array(words.length);
  const weight = new Float64Array(words.length);
  const letters = new Uint32Array(words.length);
  const shown: string[] = Array.from({ length: words.length }, () => '');
  for (const [list, segment] of segments.entries()) {
    const share = liveShare(segment, places[list] ?? new Int32Array());
    for (const [word, place] of (words.places[list] ?? []).entries()) {
      if (place === NOWHERE) continue;
      term[place] = termOf(list, word);
      letters[place] = segment.wordLetters[word] ?? 0;
      weight[place] = (weight[place] ?? 0) + share * (segment.wordWeight[word] ?? 0);
      shown[place] ||= textAt(segment.wordShownStart, segment.wordShownBytes, word);
    }
  }
  const shownStrings = new GrowableStrings();
  for (const text of shown) shownStrings.push(text);
  return {
    wordStart: copied(words.start),
    wordBytes: {
      length: words.start[words.length] ?? 0,
      put: (target) => words.writeBytes(target as Uint8Array),
    },
    wordTerm: copied(term),
    wordWeight: copied(Uint32Array.from(weight, (value) => Math.max(1, Math.round(value)))),
    wordLetters: copied(letters),
    wordShownStart: stringStarts(shownStrings),
    wordShownBytes: stringBytes(shownStrings),
  };
}

export function mergedTermColumns(
  documents: MergedDocuments,
  terms: MergedTerms,
): ReturnType<typeof wordColumns> &
  Sources<
    | 'termStart'
    | 'termBytes'
    | 'postingStart'
    | 'postingDocs'
    | 'postingImpacts'
    | 'titleStart'
    | 'titleTerms'
    | 'titleHead'
    | 'titleCore'
  > {
  const { strings, postingStart } = terms;
  const postings = postingStart.at(-1) ?? 0;
  const titles = mergedRows(documents, {
    start: 'titleStart',
    items: ({ titleTerms }) => titleTerms,
    become: strings.places,
  });
  return {
    ...wordColumns(documents, terms),
    termStart: copied(strings.start),
    termBytes: {
      length: strings.start[strings.length] ?? 0,
      put: (target) => strings.writeBytes(target as Uint8Array),
    },
    postingStart: copied(postingStart),
    postingDocs: reserved(postings),
    postingImpacts: reserved(postings),
    titleStart: titles.starts,
    titleTerms: titles.values,
    titleHead: mergedNumbers(documents, 'titleHead'),
    titleCore: mergedNumbers(documents, 'titleCore'),
  };
}
