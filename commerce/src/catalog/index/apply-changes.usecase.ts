import type { Database } from '../../platform/database/connection.ts';
import type { IndexWriter, SearchChange } from '@casamaestra/search/search-engine.ts';
import type { AttributeSchemaStore } from '../attribute-schema/attribute-schema-store.ts';
import { selectProducts, selectStocks } from '../product/product.queries.ts';
import { selectCategoryIdsOf, selectProductIdsIn } from '../product/product-ids.queries.ts';
import type { ProductRecord } from '../product/product-record.ts';
import type { ChangeRow } from './change-log.queries.ts';
import type { CatalogueChange } from './catalogue-change.ts';
import { priceChange, searchDocument } from './search-document.ts';
import type { ManyApplier } from './thread/apply-many.usecase.ts';

/** Products indexed before the event loop gets a turn: a few milliseconds of work. */
const BATCH = 25;
/** From so many products on they are left to a thread. */
const MANY = 500;

export interface ChangeTargets {
  readonly database: Database;
  readonly engine: IndexWriter;
  readonly attributes: AttributeSchemaStore;
  readonly forget: (productIds: readonly number[]) => void;
  readonly invalidateAll: () => void;
  /** Menu, pages or synonyms changed. */
  readonly refreshContent: () => Promise<void>;
  readonly emit: (change: CatalogueChange) => void;
  /** Called with the products just read: one may have an earlier planned price than the next known one. */
  readonly notice?: (products: readonly ProductRecord[]) => void;
  readonly now: () => number;
  /** How far the change log was when it was last looked at. */
  readonly position: () => number;
  /** For many products at once; absent where no thread can reach the database. */
  readonly many?: ManyApplier | undefined;
}

interface Gathered {
  readonly changed: Set<number>;
  /** Changed in price, or in which variants are in stock. */
  readonly repriced: Set<number>;
  /** Changed in the number of pieces only. */
  readonly moved: Set<number>;
  readonly removed: Set<number>;
  readonly categories: Set<number>;
  content: boolean;
}

function gather(rows: readonly ChangeRow[]): Gathered {
  const gathered: Gathered = {
    changed: new Set(),
    repriced: new Set(),
    moved: new Set(),
    removed: new Set(),
    categories: new Set(),
    content: false,
  };
  for (const { kind, subjectId } of rows) {
    if (kind === 'content') gathered.content = true;
    else if (kind === 'category') gathered.categories.add(subjectId);
    else if (kind === 'removed') gathered.removed.add(subjectId);
    else if (kind === 'product') gathered.changed.add(subjectId);
    else if (kind === 'stock') gathered.moved.add(subjectId);
    else gathered.repriced.add(subjectId);
  }
  return gathered;
}

/** Ids of the products in any of the categories or below them. */
async function productsUnder({ database, attributes }: ChangeTargets, categories: ReadonlySet<number>) {
  const affected = [...attributes.current.categories.values()].filter((category) =>
    category.ids.some((id) => categories.has(id)),
  );
  return selectProductIdsIn(
    database,
    affected.map((category) => category.id),
  );
}

/** The categories that list any of the products, as listing calls name them; nothing when one product is gone. */
async function categoriesOf(
  { database, attributes }: ChangeTargets,
  productIds: readonly number[],
): Promise<Pick<CatalogueChange, 'categoryUrls'>> {
  const { categories } = attributes.current;
  const own = await selectCategoryIdsOf(database, productIds);
  if (own === undefined) return {};
  const listed = new Set(own.flatMap((id) => categories.get(id)?.ids ?? []));
  return { categoryUrls: [...listed].flatMap((id) => categories.get(id)?.url ?? []) };
}

async function applyBatch(targets: ChangeTargets, ids: readonly number[], priceOnly: boolean): Promise<void> {
  const position = targets.position();
  const records = await selectProducts(targets.database, ids);
  const needsWords = records.some((record) => !targets.attributes.knows(record));
  if (needsWords) await targets.attributes.reload();
  const found = new Set(records.map((record) => record.id));
  const changes = records.map((record): SearchChange =>
    priceOnly
      ? priceChange(searchDocument(record, targets.attributes.current, targets.now()))
      : { kind: 'upsert', document: searchDocument(record, targets.attributes.current, targets.now()) },
  );
  for (const id of ids) if (!found.has(id)) changes.push({ kind: 'delete', id });
  await targets.engine.apply(changes, position);
  targets.forget(ids);
  targets.notice?.(records);
}

async function applyIds(targets: ChangeTargets, ids: readonly number[], priceOnly: boolean): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) {
    await applyBatch(targets, ids.slice(start, start + BATCH), priceOnly);
  }
}

async function applyStocks(targets: ChangeTargets, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const position = targets.position();
  const stocks = await selectStocks(targets.database, ids);
  await targets.engine.apply(
    stocks.map((patch): SearchChange => ({ kind: 'patch', patch })),
    position,
  );
  targets.forget(ids);
}

/** Applies rows of the change log to index and cards, then notifies the caches that depend on them. */
export async function applyChanges(targets: ChangeTargets, rows: readonly ChangeRow[]): Promise<void> {
  const { many } = targets;
  const { changed, repriced, moved, removed, categories, content } = gather(rows);
  if (categories.size > 0) {
    await targets.attributes.reload();
    for (const id of await productsUnder(targets, categories)) changed.add(id);
  }
  // A removed product may have been published again since: the database decides.
  const unsure = removed.size >= MANY && many !== undefined ? await many.hide([...removed]) : removed;
  for (const id of unsure) changed.add(id);
  for (const id of changed) repriced.delete(id);
  for (const id of [...changed, ...repriced]) moved.delete(id);
  if (changed.size + repriced.size >= MANY && many !== undefined) {
    await many.apply({ changed: [...changed], repriced: [...repriced], names: categories.size > 0 });
  } else {
    await applyIds(targets, [...changed], false);
    await applyIds(targets, [...repriced], true);
  }
  await applyStocks(targets, [...moved]);
  if (categories.size > 0) targets.invalidateAll();
  if (content) await targets.refreshContent();
  const productIds = [...new Set([...changed, ...removed, ...repriced, ...moved])];
  const staysInPlace = changed.size + removed.size === 0 && productIds.length > 0;
  targets.emit({
    productIds,
    ...(staysInPlace && (await categoriesOf(targets, productIds))),
    categories: categories.size > 0,
    content,
    everything: false,
  });
}

/** Updates products whose reduction just began or ended. */
export async function applyRepriced(targets: ChangeTargets, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  if (ids.length >= MANY && targets.many !== undefined)
    await targets.many.apply({ changed: [], repriced: ids, names: false });
  else await applyIds(targets, ids, true);
  const lists = await categoriesOf(targets, ids);
  targets.emit({ productIds: ids, ...lists, categories: false, content: false, everything: false });
}
