import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { wordsBodySchema } from '@casamaestra/contract/content/entries/words-kind.ts';
import type {
  categoryNamesOperation,
  nameCategoryOperation,
} from '@casamaestra/contract/staff/staff-structure.operations.ts';
import type { Language, OfferedLanguages } from '@casamaestra/texts/languages.ts';
import { readEntryBody } from '../../content/entries/read-entry-text.usecase.ts';
import { saveEntry } from '../../content/entries/save-entry.usecase.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { ChangedBy } from '../structure-acts.ts';
import { selectCategoryUrls } from './category-tree.queries.ts';

type Names = OperationOutput<typeof categoryNamesOperation>;

const entryIn = (language: Language) => ({ kind: 'words', key: 'words', language }) as const;

/** The words of a language as they stand, with who wrote them; none: an empty entry. */
async function wordsIn(database: Database, language: Language) {
  const current = await readEntryBody(database, entryIn(language));
  const body = wordsBodySchema.parse(current?.body ?? {});
  return { body, version: current?.version ?? 0, who: current?.who ?? '' };
}

/** Words may still name a category as it was called. */
const nameAmong = (names: Readonly<Record<string, string>>, urls: readonly string[]): string =>
  urls.map((url) => names[url]).find((name) => name !== undefined) ?? '';

/** What a category is called in the languages of the shop other than the catalogue's. */
export async function categoryNames(
  database: Database,
  [, ...others]: OfferedLanguages,
  id: number,
): Promise<Outcome<Names>> {
  const urls = await selectCategoryUrls(database, id);
  if (urls.length === 0) return refused('staff_structure_unknown', {}, 'id');
  const names = others.map(async (language) => {
    const { body } = await wordsIn(database, language);
    return { language, name: nameAmong(body.categories, urls) };
  });
  return accepted(await Promise.all(names));
}

/** Calls a category something in one language; nothing: it is called there as in the catalogue. */
export async function nameCategory(
  database: Database,
  offered: OfferedLanguages,
  { id, language, from, to }: OperationInput<typeof nameCategoryOperation>,
  { author, at }: ChangedBy,
): Promise<Outcome<Names>> {
  if (!offered.slice(1).includes(language)) return refused('staff_structure_unknown', {}, 'language');
  const urls = await selectCategoryUrls(database, id);
  const [url] = urls;
  if (url === undefined) return refused('staff_structure_unknown', {}, 'id');
  const { body, version, who } = await wordsIn(database, language);
  const now = nameAmong(body.categories, urls);
  if (now !== from) return refused('changed_meanwhile', { field: 'to', now, who }, 'to');
  const others = Object.entries(body.categories).filter(([address]) => !urls.includes(address));
  const named = Object.fromEntries(to === '' ? others : [...others, [url, to]]);
  const draft = { ...entryIn(language), status: 'published', from: null, to: null } as const;
  const saved = await saveEntry(database, {
    draft: { ...draft, body: { ...body, categories: named } },
    baseVersion: version,
    author,
    at,
    reason: undefined,
    also: async () => undefined,
  });
  return saved.ok ? categoryNames(database, offered, id) : saved;
}
