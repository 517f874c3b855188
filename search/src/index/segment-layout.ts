import { copied, lengthsOf, type Sources } from './column-source.ts';
import { facetColumns } from './facet-columns.ts';
import { nameColumns } from './name-columns.ts';
import { categoryColumns, orderDocuments, type Order } from './order-documents.ts';
import { PLAIN_COLUMNS, type PlainColumn, type SegmentBuilder } from './segment-builder.ts';
import { allocateSegment, COLUMN_NAMES, type Segment } from './segment.ts';
import { codeColumns, fillPostings, orderTerms, termColumns } from './term-columns.ts';

function plainColumns(builder: SegmentBuilder, { documents }: Order): Sources<PlainColumn> {
  const columns = PLAIN_COLUMNS.map((name) => {
    const { items } = builder.plain[name];
    return [name, copied(documents.map((document) => items[document] ?? 0))] as const;
  });
  return Object.fromEntries(columns) as Sources<PlainColumn>;
}

/** Sorts the builder's contents and writes them into one shared buffer. */
export function layOutSegment(builder: SegmentBuilder): Segment {
  const orderable = {
    docs: builder.docs,
    categories: builder.categories,
    category: builder.category.view(),
    sold: builder.plain.sold.view(),
    id: builder.plain.id.view(),
  };
  const order = orderDocuments(orderable);
  const terms = orderTerms(builder);
  const sources = {
    ...plainColumns(builder, order),
    ...categoryColumns(orderable, order),
    ...nameColumns(builder, order),
    ...facetColumns(builder, order),
    ...codeColumns(builder, order),
    ...termColumns(builder, order, terms),
  };
  const segment = allocateSegment(lengthsOf(sources));
  for (const name of COLUMN_NAMES) sources[name].put(segment[name]);
  fillPostings(builder, segment, order, terms);
  return segment;
}
