import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { wordsBodySchema } from '@casamaestra/contract/content/entries/words-kind.ts';
import type {
  categoryNamesOperation,
  nameCategoryOperation,
} from '@casamaestra/contract/staff/staff-structure.operations.ts';
import type { Language, OfferedLanguages } from '@casamaestra/texts/languages.ts';
import { readEntryBody } from '../content/entries/read-entry-text.usecase.ts';
import { saveEntry } from '../content/entries/save-entry.usecase.ts';
import type { Database } from '../platform/database/connection.ts';
import { codeOfFeature } from './attributes/attributes.queries.ts';
import { selectCategoryUrls } from './categories/category-tree.queries.ts';
import type { ChangedBy } from './structure-acts.ts';

type Names = OperationOutput<typeof categoryNamesOperation>;

/** A record whose name is written in the words of another language. */
interface Worded {
  readonly part: 'categories' | 'features';
  /** Where the words name it: under the first, or still under a former one; none: it is not there. */
  keys(database: Database, id: number): Promise<readonly string[]>;
}

/** Categories are named by their address; words may still have the one of before. */
export const wordedCategories: Worded = { part: 'categories', keys: selectCategoryUrls };
export const wordedFeatures: Worded = {
  part: 'features',
  async keys(database, id) {
    const code = await codeOfFeature(database, id);
    return code === undefined ? [] : [code];
  },
};

const entryIn = (language: Language) => ({ kind: 'words', key: 'words', language }) as const;

/** The words of a language as they stand, with who wrote them; none: an empty entry. */
async function wordsIn(database: Database, language: Language) {
  const current = await readEntryBody(database, entryIn(language));
  const body = wordsBodySchema.parse(current?.body ?? {});
  return { body, version: current?.version ?? 0, who: current?.who ?? '' };
}

const nameAmong = (names: Readonly<Record<string, string>>, keys: readonly string[]): string =>
  keys.map((key) => names[key]).find((name) => name !== undefined) ?? '';

/** What a record is called in the languages of the shop other than the catalogue's. */
export async function namesInWords(
  database: Database,
  { part, keys: keysOf }: Worded,
  [, ...others]: OfferedLanguages,
  id: number,
): Promise<Outcome<Names>> {
  const keys = await keysOf(database, id);
  if (keys.length === 0) return refused('staff_structure_unknown', {}, 'id');
  const names = others.map(async (language) => {
    const { body } = await wordsIn(database, language);
    return { language, name: nameAmong(body[part], keys) };
  });
  return accepted(await Promise.all(names));
}

/** Calls a record something in one language; nothing: it is called there as in the catalogue. */
export async function nameInWords(
  { database, offered, worded }: { database: Database; offered: OfferedLanguages; worded: Worded },
  { id, language, from, to }: OperationInput<typeof nameCategoryOperation>,
  { author, at }: ChangedBy,
): Promise<Outcome<Names>> {
  if (!offered.slice(1).includes(language)) return refused('staff_structure_unknown', {}, 'language');
  const { part } = worded;
  const keys = await worded.keys(database, id);
  const [key] = keys;
  if (key === undefined) return refused('staff_structure_unknown', {}, 'id');
  const { body, version, who } = await wordsIn(database, language);
  const now = nameAmong(body[part], keys);
  if (now !== from) return refused('changed_meanwhile', { field: 'to', now, who }, 'to');
  const others = Object.entries(body[part]).filter(([one]) => !keys.includes(one));
  const named = Object.fromEntries(to === '' ? others : [...others, [key, to]]);
  const draft = { ...entryIn(language), status: 'published', from: null, to: null } as const;
  const saved = await saveEntry(database, {
    draft: { ...draft, body: { ...body, [part]: named } },
    baseVersion: version,
    author,
    at,
    reason: undefined,
    also: async () => undefined,
  });
  return saved.ok ? namesInWords(database, worded, offered, id) : saved;
}
