import { pinsMax } from '@casamaestra/contract/content/entries/listed-kinds.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  savePinOperation,
  saveSynonymsOperation,
} from '@casamaestra/contract/staff/staff-search.operations.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import { missingProduct } from '../../content/pins/missing-product.usecase.ts';
import { nameOfGroup } from '../../content/search-rules/search-book.ts';
import type { BookRow, SearchBook, SearchBookKind } from '../../content/search-rules/search-book.ts';
import { lockBook, writeBook } from '../../content/search-rules/write-search-book.usecase.ts';
import type { Database } from '../../platform/database/connection.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import type { SearchDesk } from './search-desk.ts';

type Saved = Outcome<{ readonly change: number }>;

interface Change {
  readonly kind: SearchBookKind;
  readonly who: StaffIdentity;
  readonly rows: readonly BookRow[];
}

/** Writes rows with their change set. */
async function put({ clock }: SearchDesk, transaction: Database, book: SearchBook, change: Change) {
  const { kind, who, rows } = change;
  await writeBook(transaction, kind, rows, who.name);
  return recordChange(transaction, {
    author: authorOf(who),
    at: new Date(clock.now()),
    kind: `search.${kind}`,
    record: `content ${kind}`,
    rows: rows.map(({ name, value }) => ({ field: name, from: book.get(name) ?? null, to: value })),
  });
}

/** Adds, changes or removes a group of synonyms. */
export function saveSynonyms(
  desk: SearchDesk,
  who: StaffIdentity,
  { before, after }: OperationInput<typeof saveSynonymsOperation>,
): Promise<Saved> {
  return commitTogether(desk.database, async (transaction): Promise<Saved> => {
    const book = await lockBook(transaction, 'synonyms');
    const [old, next] = [before && nameOfGroup(before), after && nameOfGroup(after)];
    if (old === null && next === null) return refused('staff_synonyms_unknown', {}, 'before');
    if (old !== null && !book.has(old)) return refused('staff_synonyms_unknown', {}, 'before');
    if (next !== null && book.has(next)) return refused('staff_synonyms_known', {}, 'after');
    const rows = [
      ...(old === null ? [] : [{ name: old, value: null }]),
      ...(next === null ? [] : [{ name: next, value: after }]),
    ];
    return accepted({ change: await put(desk, transaction, book, { kind: 'synonyms', who, rows }) });
  });
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value, at) => value === other[at]);

/** What a query shows first. */
export async function savePin(
  desk: SearchDesk,
  who: StaffIdentity,
  { query, before, products }: OperationInput<typeof savePinOperation>,
): Promise<Saved> {
  if (desk.engine.queryKey(query) === '') return refused('staff_pin_query', {}, 'query');
  const unknown = await missingProduct(desk.database, products);
  if (unknown !== undefined) return refused('staff_pin_product', { code: unknown }, 'products');
  return commitTogether(desk.database, async (transaction): Promise<Saved> => {
    const book = await lockBook(transaction, 'pins');
    const now = book.get(query) ?? [];
    if (!isSame(now, before))
      return refused('changed_meanwhile', { field: query, now: now.join(', '), who: '' }, 'products');
    if (now.length === 0 && book.size >= pinsMax.queries)
      return refused('staff_pins_full', { most: pinsMax.queries }, 'query');
    const rows = [{ name: query, value: products.length === 0 ? null : [...new Set(products)] }];
    return accepted({ change: await put(desk, transaction, book, { kind: 'pins', who, rows }) });
  });
}
