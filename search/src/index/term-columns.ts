import { byText } from './by-text.ts';
import { copied, reserved, stringBytes, stringStarts, type Source, type Sources } from './column-source.ts';
import { GrowableStrings, GrowableWords } from './growable.ts';
import { letterMask } from './letter-mask.ts';
import { counting, type Order } from './order-documents.ts';
import type { SegmentBuilder } from './segment-builder.ts';
import type { Segment } from './segment.ts';
import { IMPACT_BITS } from './term-collector.ts';

const IMPACT_MASK = (1 << IMPACT_BITS) - 1;

/** Terms in byte order, and the position of each collected one. */
export type TermOrder = { readonly texts: GrowableStrings; readonly place: Uint32Array };

export function orderTerms(builder: SegmentBuilder): TermOrder {
  const place = new Uint32Array(builder.terms.terms.size);
  const texts = new GrowableStrings();
  [...builder.terms.terms.keys()].sort(byText).forEach((text, index) => {
    place[builder.terms.terms.get(text) ?? 0] = index;
    texts.push(text);
  });
  return { texts, place };
}

function wordColumns(
  builder: SegmentBuilder,
  { place }: TermOrder,
): Sources<
  'wordStart' | 'wordBytes' | 'wordTerm' | 'wordWeight' | 'wordLetters' | 'wordShownStart' | 'wordShownBytes'
> {
  const entries = [...builder.terms.words].sort(([one], [other]) => byText(one, other));
  const words = new GrowableStrings();
  const shown = new GrowableStrings();
  for (const [text, entry] of entries) {
    words.push(text);
    shown.push(entry.shown);
  }
  return {
    wordStart: stringStarts(words),
    wordBytes: stringBytes(words),
    wordTerm: copied(entries.map(([, { term }]) => place[term] ?? 0)),
    wordWeight: copied(entries.map(([, { weight }]) => Math.max(1, weight))),
    wordLetters: copied(entries.map(([text]) => letterMask(text))),
    wordShownStart: stringStarts(shown),
    wordShownBytes: stringBytes(shown),
  };
}

/** Codes in byte order without duplicates, with their documents. */
export function codeColumns(
  builder: SegmentBuilder,
  order: Order,
): Sources<'codeStart' | 'codeBytes' | 'codeDocStart' | 'codeDocs'> {
  const { start, bytes, length } = builder.codes;
  const text = (index: number): Buffer =>
    Buffer.from(
      bytes.buffer,
      start.items[index] ?? 0,
      (start.items[index + 1] ?? 0) - (start.items[index] ?? 0),
    );
  const codes = new GrowableStrings();
  const docStart = new GrowableWords();
  const docs = new GrowableWords();
  let last: Buffer | undefined;
  for (const index of counting(length).sort((one, other) => Buffer.compare(text(one), text(other)))) {
    const code = text(index);
    if (last === undefined || Buffer.compare(last, code) !== 0) {
      codes.push(code.toString('utf8'));
      docStart.push(docs.length);
      last = code;
    }
    docs.push(order.placeOf[builder.codeDoc.items[index] ?? 0] ?? 0);
  }
  docStart.push(docs.length);
  return {
    codeStart: stringStarts(codes),
    codeBytes: stringBytes(codes),
    codeDocStart: copied(docStart.view()),
    codeDocs: copied(docs.view()),
  };
}

function titleColumns(
  builder: SegmentBuilder,
  { documents }: Order,
  { place }: TermOrder,
): Sources<'titleStart' | 'titleTerms' | 'titleHead' | 'titleCore'> {
  const { titleStart, titleTerms, titleHead, titleCore } = builder.terms;
  const starts = new Uint32Array(documents.length + 1);
  documents.forEach((document, doc) => {
    const length = (titleStart.items[document + 1] ?? 0) - (titleStart.items[document] ?? 0);
    starts[doc + 1] = (starts[doc] ?? 0) + length;
  });
  const put: Source['put'] = (target) => {
    documents.forEach((document, doc) => {
      const from = titleStart.items[document] ?? 0;
      const to = starts[doc] ?? 0;
      const length = (starts[doc + 1] ?? 0) - to;
      for (let at = 0; at < length; at += 1) target[to + at] = place[titleTerms.items[from + at] ?? 0] ?? 0;
    });
  };
  return {
    titleStart: copied(starts),
    titleTerms: { length: titleTerms.length, put },
    titleHead: copied(documents.map((document) => titleHead[document] ?? 255)),
    titleCore: copied(documents.map((document) => titleCore[document] ?? 0)),
  };
}

/** Where the postings of each term begin. */
function postingStarts(builder: SegmentBuilder, { texts, place }: TermOrder): Uint32Array {
  const starts = new Uint32Array(texts.length + 1);
  for (const entry of builder.terms.postings.view()) {
    const term = place[entry >>> IMPACT_BITS] ?? 0;
    starts[term + 1] = (starts[term + 1] ?? 0) + 1;
  }
  for (let term = 1; term < starts.length; term += 1)
    starts[term] = (starts[term] ?? 0) + (starts[term - 1] ?? 0);
  return starts;
}

export function termColumns(
  builder: SegmentBuilder,
  order: Order,
  terms: TermOrder,
): ReturnType<typeof wordColumns> &
  ReturnType<typeof titleColumns> &
  Sources<'termStart' | 'termBytes' | 'postingStart' | 'postingDocs' | 'postingImpacts'> {
  return {
    ...wordColumns(builder, terms),
    ...titleColumns(builder, order, terms),
    termStart: stringStarts(terms.texts),
    termBytes: stringBytes(terms.texts),
    postingStart: copied(postingStarts(builder, terms)),
    postingDocs: reserved(builder.terms.postings.length),
    postingImpacts: reserved(builder.terms.postings.length),
  };
}

/** Converts postings by document to postings by term; documents come in order, so every list is sorted. */
export function fillPostings(
  builder: SegmentBuilder,
  segment: Segment,
  order: Order,
  terms: TermOrder,
): void {
  const { postings, postingStart } = builder.terms;
  const { postingDocs, postingImpacts } = segment;
  const packed = postings.items;
  const next = segment.postingStart.slice();
  for (let doc = 0; doc < order.documents.length; doc += 1) {
    const document = order.documents[doc] ?? 0;
    const end = postingStart.items[document + 1] ?? 0;
    for (let at = postingStart.items[document] ?? 0; at < end; at += 1) {
      const entry = packed[at] ?? 0;
      const term = terms.place[entry >>> IMPACT_BITS] ?? 0;
      const slot = next[term] ?? 0;
      postingDocs[slot] = doc;
      postingImpacts[slot] = entry & IMPACT_MASK;
      next[term] = slot + 1;
    }
  }
}
