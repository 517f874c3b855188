import type { CategoryCollector } from './category-collector.ts';
import { copied, stringBytes, stringStarts, type Sources } from './column-source.ts';
import { GrowableStrings } from './growable.ts';

/** What the order of documents depends on. */
export type Orderable = {
  readonly docs: number;
  readonly categories: CategoryCollector;
  /** Category node, units sold and product id of each document. */
  readonly category: Uint32Array;
  readonly sold: Uint32Array;
  readonly id: Uint32Array;
};

/** Final positions of documents and category nodes. */
export type Order = {
  /** Collected document by position, and the inverse. */
  readonly documents: Uint32Array;
  readonly placeOf: Uint32Array;
  /** Collected category node by position in tree order, and the inverse. */
  readonly nodes: readonly number[];
  readonly placeOfNode: Uint32Array;
};

export const counting = (length: number): Uint32Array => Uint32Array.from({ length }, (_, index) => index);

/** Documents by category in tree order, then most sold, then id: so each category is a range of positions. */
export function orderDocuments({ docs, categories, sold, id, ...of }: Orderable): Order {
  const nodes = categories.treeOrder();
  const placeOfNode = new Uint32Array(nodes.length);
  nodes.forEach((node, place) => (placeOfNode[node] = place));
  const category = of.category.map((node) => placeOfNode[node] ?? 0);
  const documents = counting(docs).sort(
    (one, other) =>
      (category[one] ?? 0) - (category[other] ?? 0) ||
      (sold[other] ?? 0) - (sold[one] ?? 0) ||
      (id[one] ?? 0) - (id[other] ?? 0),
  );
  const placeOf = new Uint32Array(documents.length);
  documents.forEach((collected, place) => (placeOf[collected] = place));
  return { documents, placeOf, nodes, placeOfNode };
}

/** The category tree and each document's node. */
export function categoryColumns(
  { categories, category: nodeOf }: Pick<Orderable, 'categories' | 'category'>,
  order: Order,
): Sources<
  | 'category'
  | 'categoryId'
  | 'categoryParent'
  | 'categoryEnd'
  | 'categoryDocs'
  | 'categoryTextStart'
  | 'categoryTextBytes'
> {
  const tree = order.nodes.map((node) => categories.nodes[node]);
  const labels = new GrowableStrings();
  for (const node of tree) labels.push(node?.label ?? '');
  const parent = tree.map((node) => order.placeOfNode[node?.parent ?? 0] ?? 0);
  const end = tree.map((_, place) => place + 1);
  for (let place = tree.length - 1; place > 0; place -= 1) {
    const above = parent[place] ?? 0;
    end[above] = Math.max(end[above] ?? 0, end[place] ?? 0);
  }
  const category = order.documents.map((document) => order.placeOfNode[nodeOf[document] ?? 0] ?? 0);
  const docs = new Uint32Array(tree.length + 1);
  for (const place of category) docs[place + 1] = (docs[place + 1] ?? 0) + 1;
  for (let place = 1; place < docs.length; place += 1)
    docs[place] = (docs[place] ?? 0) + (docs[place - 1] ?? 0);
  return {
    category: copied(category),
    categoryId: copied(tree.map((node) => node?.id ?? 0)),
    categoryParent: copied(parent),
    categoryEnd: copied(end),
    categoryDocs: copied(docs),
    categoryTextStart: stringStarts(labels),
    categoryTextBytes: stringBytes(labels),
  };
}
