import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Undoable } from '../../change-sets/undoable.ts';
import type { SearchBookKind } from '../../content/search-rules/search-book.ts';
import { lockBook, writeBook } from '../../content/search-rules/write-search-book.usecase.ts';

/** Groups of synonyms or pins as they were; a row that somebody has changed since stays. */
export const undoSearchRules = (kind: SearchBookKind): Undoable => ({
  kinds: [`search.${kind}`],
  permission: { subject: 'content', needs: 'edit' },
  async read(transaction, rows) {
    const book = await lockBook(transaction, kind);
    return rows.map(({ field }) => book.get(field) ?? null);
  },
  async write(transaction, rows, { author }) {
    const values = rows.map(({ field, value }) => ({
      name: field,
      value: value as readonly string[] | null,
    }));
    await writeBook(transaction, kind, values, author.who);
    return accepted(undefined);
  },
});
