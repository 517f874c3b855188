import { CategoryCollector } from './category-collector.ts';
import { copied, type Source } from './column-source.ts';
import { orderDocuments, type Order, type Orderable } from './order-documents.ts';
import { categoryPath } from './segment-texts.ts';
import { FLAG, type ColumnName, type Segment } from './segment.ts';

/** The live documents of several segments in their common order. */
export type MergedDocuments = {
  readonly segments: readonly Segment[];
  readonly count: number;
  /** By segment: the place of each of its documents in the common order, -1 for deleted ones. */
  readonly places: readonly Int32Array[];
  readonly orderable: Orderable;
  readonly order: Order;
};

const isLive = ({ flags }: Segment, doc: number): boolean => ((flags[doc] ?? 0) & FLAG.live) !== 0;

/** Category nodes of a segment as those of the collector, added when a live document has them. */
function nodesOf(segment: Segment, categories: CategoryCollector): (node: number) => number {
  const nodes = new Int32Array(segment.categoryId.length).fill(-1);
  return (node) => {
    if ((nodes[node] ?? 0) < 0) {
      const { ids, labels } = categoryPath(segment, node);
      nodes[node] = categories.node(ids, labels);
    }
    return nodes[node] ?? 0;
  };
}

export function mergeDocuments(segments: readonly Segment[]): MergedDocuments {
  const most = segments.reduce((sum, { docs }) => sum + docs, 0);
  const categories = new CategoryCollector();
  const category = new Uint32Array(most);
  const sold = new Uint32Array(most);
  const id = new Uint32Array(most);
  let docs = 0;
  // Asked once: the thread that answers may delete a document at any time, and the places of all after it depend on it.
  const places = segments.map((segment) => {
    const nodeOf = nodesOf(segment, categories);
    const ofSegment = new Int32Array(segment.docs).fill(-1);
    for (let doc = 0; doc < segment.docs; doc += 1) {
      if (!isLive(segment, doc)) continue;
      ofSegment[doc] = docs;
      category[docs] = nodeOf(segment.category[doc] ?? 0);
      sold[docs] = segment.sold[doc] ?? 0;
      id[docs] = segment.id[doc] ?? 0;
      docs += 1;
    }
    return ofSegment;
  });
  const orderable = { docs, categories, category, sold, id };
  const order = orderDocuments(orderable);
  for (const ofSegment of places)
    for (const [doc, collected] of ofSegment.entries())
      if (collected >= 0) ofSegment[doc] = order.placeOf[collected] ?? 0;
  return { segments, count: docs, places, orderable, order };
}

/** A column with one number per document. */
export function mergedNumbers({ segments, places, count }: MergedDocuments, name: ColumnName): Source {
  return {
    length: count,
    put(target) {
      for (const [at, segment] of segments.entries()) {
        const column = segment[name];
        const to = places[at] ?? new Int32Array();
        for (let doc = 0; doc < segment.docs; doc += 1) {
          const place = to[doc] ?? -1;
          if (place >= 0) target[place] = column[doc] ?? 0;
        }
      }
    },
  };
}

export type RowColumns = {
  readonly start: ColumnName;
  readonly items: (segment: Segment) => ArrayLike<number>;
  /** By segment: what each item becomes. */
  readonly become?: readonly Uint32Array[];
};

/** Columns with several numbers per document. */
export function mergedRows(
  { segments, places, count }: MergedDocuments,
  { start, items, become }: RowColumns,
): { readonly starts: Source; readonly values: Source } {
  const starts = new Uint32Array(count + 1);
  const each = (visit: (at: number, place: number, from: number, to: number) => void): void => {
    for (const [at, segment] of segments.entries()) {
      const bounds = segment[start];
      const ofSegment = places[at] ?? new Int32Array();
      for (let doc = 0; doc < segment.docs; doc += 1) {
        const place = ofSegment[doc] ?? -1;
        if (place >= 0) visit(at, place, bounds[doc] ?? 0, bounds[doc + 1] ?? 0);
      }
    }
  };
  each((_, place, from, to) => (starts[place + 1] = to - from));
  for (let place = 1; place <= count; place += 1)
    starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0);
  const columns = segments.map(items);
  return {
    starts: copied(starts),
    values: {
      length: starts[count] ?? 0,
      put(target) {
        each((at, place, from, to) => {
          const column = columns[at] ?? [];
          const as = become?.[at];
          const first = starts[place] ?? 0;
          for (let item = from; item < to; item += 1) {
            const value = column[item] ?? 0;
            target[first + item - from] = as === undefined ? value : (as[value] ?? 0);
          }
        });
      },
    },
  };
}
