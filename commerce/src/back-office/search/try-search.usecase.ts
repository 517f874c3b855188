import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { SearchQuery, SearchResult } from '@casamaestra/search/search-engine.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  tryCommonestOperation,
  TriedSide,
  trySearchOperation,
  UnsavedRules,
} from '@casamaestra/contract/staff/staff-search.operations.ts';
import { readCommonest } from '../../catalog/searched/read-searched.usecase.ts';
import { readPinned } from '../../content/pins/apply-pins.usecase.ts';
import { missingProduct } from '../../content/pins/missing-product.usecase.ts';
import { nameOfGroup, withRows } from '../../content/search-rules/search-book.ts';
import { selectBook } from '../../content/search-rules/write-search-book.usecase.ts';
import { synonymRules } from '../../content/synonyms/apply-synonyms.usecase.ts';
import { selectCodes } from './found-products.queries.ts';
import type { SearchDesk } from './search-desk.ts';

const SHOWN = 10;
const COMMONEST_DAYS = 30;

type Search = (query: SearchQuery) => SearchResult | Promise<SearchResult>;

/** The search as it would be with a change that is not saved. */
async function searchWith(
  { database, engine, language }: SearchDesk,
  { synonyms, pin }: UnsavedRules,
): Promise<Outcome<Search>> {
  const unknown = await missingProduct(database, pin?.products ?? []);
  if (unknown !== undefined) return refused('staff_pin_product', { code: unknown }, 'products');
  const groups = withRows(await selectBook(database, 'synonyms'), [
    ...(synonyms?.before ? [{ name: nameOfGroup(synonyms.before), value: null }] : []),
    ...(synonyms?.after ? [{ name: nameOfGroup(synonyms.after), value: synonyms.after }] : []),
  ]);
  const pins = withRows(
    await selectBook(database, 'pins'),
    pin === undefined ? [] : [{ name: pin.query, value: pin.products.length === 0 ? null : pin.products }],
  );
  const rows = [...pins].map(([query, products]) => ({ query, products: [...products] }));
  const pinned = await readPinned(database, rows, (text) => engine.queryKey(text));
  return accepted(engine.tryOut({ synonyms: synonymRules(language, [...groups.values()]), pinned }));
}

async function presentSide(
  { database, products }: SearchDesk,
  { ids, total }: SearchResult,
): Promise<TriedSide> {
  const codes = await selectCodes(database, ids);
  const found = await products(ids);
  return {
    total,
    products: found.map(({ id, name, min_price: price, small_pictures: pictures }) => ({
      code: codes.get(id) ?? '',
      name,
      picture: pictures[0]?.url ?? null,
      price_cents: Math.round(price * 100),
    })),
  };
}

/** The first products of a query before and after a change; nothing is changed by it. */
export async function trySearch(
  desk: SearchDesk,
  { query, change }: OperationInput<typeof trySearchOperation>,
): Promise<Outcome<OperationOutput<typeof trySearchOperation>>> {
  const changed = await searchWith(desk, change);
  if (!changed.ok) return changed;
  const asked = { text: query, limit: SHOWN, counts: false };
  return accepted({
    before: await presentSide(desk, await desk.engine.search(asked)),
    after: await presentSide(desk, await changed.value(asked)),
  });
}

/** Which of the commonest queries would show other products, or others first. */
export async function tryCommonest(
  desk: SearchDesk,
  { change }: OperationInput<typeof tryCommonestOperation>,
): Promise<Outcome<OperationOutput<typeof tryCommonestOperation>>> {
  const { engine, products } = desk;
  const search = await searchWith(desk, change);
  if (!search.ok) return search;
  const queries = await readCommonest(desk, COMMONEST_DAYS);
  const changed: OperationOutput<typeof tryCommonestOperation>['changed'] = [];
  for (const query of queries) {
    // Fifty searches in a row would let nobody else in.
    await yieldToOthers();
    const asked = { text: query, limit: SHOWN, counts: false };
    const [before, after] = [await engine.search(asked), await search.value(asked)];
    if (before.ids.join() === after.ids.join()) continue;
    const namesOf = async (ids: readonly number[]) => (await products(ids)).map(({ name }) => name);
    changed.push({
      query,
      before: before.total,
      after: after.total,
      come: await namesOf(after.ids.filter((id) => !before.ids.includes(id))),
      go: await namesOf(before.ids.filter((id) => !after.ids.includes(id))),
    });
  }
  return accepted({ tried: queries.length, changed });
}
