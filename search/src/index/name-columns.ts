import { copied, type Source, type Sources } from './column-source.ts';
import { byText } from './by-text.ts';
import { counting, type Order } from './order-documents.ts';
import type { SegmentBuilder } from './segment-builder.ts';

/** Alphabetical rank of each document; equal names have the same. */
function nameRanks(builder: SegmentBuilder, { documents }: Order): Uint32Array {
  const key = (doc: number): string => builder.nameKeys[documents[doc] ?? 0] ?? '';
  const byName = counting(documents.length).sort((one, other) => byText(key(one), key(other)));
  const ranks = new Uint32Array(documents.length);
  let rank = 0;
  byName.forEach((doc, index) => {
    if (index > 0 && key(byName[index - 1] ?? 0) !== key(doc)) rank += 1;
    ranks[doc] = rank;
  });
  return ranks;
}

function nameBytes(builder: SegmentBuilder, { documents }: Order): { starts: Uint32Array; bytes: Source } {
  const { bytes, start, bytesLength } = builder.names;
  const starts = new Uint32Array(documents.length + 1);
  documents.forEach((document, place) => {
    const length = (start.items[document + 1] ?? 0) - (start.items[document] ?? 0);
    starts[place + 1] = (starts[place] ?? 0) + length;
  });
  const put: Source['put'] = (target) => {
    documents.forEach((document, place) => {
      target.set(bytes.subarray(start.items[document], start.items[document + 1]), starts[place]);
    });
  };
  return { starts, bytes: { length: bytesLength, put } };
}

/** Names as shown, their alphabetical ranks, and documents by id. */
export function nameColumns(
  builder: SegmentBuilder,
  order: Order,
): Sources<'nameStart' | 'nameBytes' | 'nameRank' | 'byId'> {
  const { starts, bytes } = nameBytes(builder, order);
  const id = (doc: number): number => builder.plain.id.items[order.documents[doc] ?? 0] ?? 0;
  return {
    nameStart: copied(starts),
    nameBytes: bytes,
    nameRank: copied(nameRanks(builder, order)),
    byId: copied(counting(order.documents.length).sort((one, other) => id(one) - id(other))),
  };
}
