import { copied, lengthsOf, reserved, type Sources } from './column-source.ts';
import { termCodes } from './dictionary.ts';
import { mergedFacets } from './merged-facets.ts';
import { mergedNames } from './merged-names.ts';
import { mergeDocuments, mergedNumbers, type MergedDocuments } from './merged-documents.ts';
import { fillMergedPostings } from './merged-postings.ts';
import { mergeStrings, NOWHERE, type MergedStrings } from './merged-strings.ts';
import { liveCounts, mergedTermColumns, mergeTerms, startsOf } from './merged-terms.ts';
import { categoryColumns } from './order-documents.ts';
import { PLAIN_COLUMNS, type PlainColumn } from './segment-builder.ts';
import { allocateSegment, COLUMN_NAMES, type Segment } from './segment.ts';

function plainColumns(documents: MergedDocuments): Sources<PlainColumn> {
  const columns = PLAIN_COLUMNS.map((name) => [name, mergedNumbers(documents, name)] as const);
  return Object.fromEntries(columns) as Sources<PlainColumn>;
}

type MergedCodes = { readonly strings: MergedStrings; readonly docStart: Uint32Array };

function mergeCodes({ segments, places }: MergedDocuments): MergedCodes {
  const counts = segments.map(({ codeDocStart, codeDocs }, at) =>
    liveCounts(codeDocStart, codeDocs, places[at] ?? new Int32Array()),
  );
  const strings = mergeStrings(segments.map(termCodes), (list, code) => (counts[list]?.[code] ?? 0) > 0);
  return { strings, docStart: startsOf(strings, counts) };
}

function codeColumns({
  strings,
  docStart,
}: MergedCodes): Sources<'codeStart' | 'codeBytes' | 'codeDocStart' | 'codeDocs'> {
  return {
    codeStart: copied(strings.start),
    codeBytes: {
      length: strings.start[strings.length] ?? 0,
      put: (target) => strings.writeBytes(target as Uint8Array),
    },
    codeDocStart: copied(docStart),
    codeDocs: reserved(docStart.at(-1) ?? 0),
  };
}

/** The documents of each code, those of earlier segments first. */
function fillCodes(
  { segments, places }: MergedDocuments,
  { strings, docStart }: MergedCodes,
  { codeDocs: target }: Segment,
): void {
  const next = docStart.slice();
  for (const [list, { codeDocStart, codeDocs }] of segments.entries()) {
    const to = places[list] ?? new Int32Array();
    for (const [code, place] of (strings.places[list] ?? []).entries()) {
      if (place === NOWHERE) continue;
      for (let at = codeDocStart[code] ?? 0; at < (codeDocStart[code + 1] ?? 0); at += 1) {
        const doc = to[codeDocs[at] ?? 0] ?? -1;
        if (doc < 0) continue;
        target[next[place] ?? 0] = doc;
        next[place] = (next[place] ?? 0) + 1;
      }
    }
  }
}

/**
 * Merges segments into one without the deleted documents, column by column from their sorted parts: besides the result it
 * needs a few numbers per document and term, a tenth of what collecting the documents once more would.
 */
export function mergeSegments(segments: readonly Segment[]): Segment {
  const documents = mergeDocuments(segments);
  const terms = mergeTerms(documents);
  const codes = mergeCodes(documents);
  const sources = {
    ...plainColumns(documents),
    ...categoryColumns(documents.orderable, documents.order),
    ...mergedNames(documents),
    ...mergedFacets(documents),
    ...codeColumns(codes),
    ...mergedTermColumns(documents, terms),
  };
  const segment = allocateSegment(lengthsOf(sources));
  for (const name of COLUMN_NAMES) sources[name].put(segment[name]);
  fillCodes(documents, codes, segment);
  fillMergedPostings(documents, terms, segment);
  return segment;
}
