import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type {
  matchPicturesOperation,
  PictureOption,
} from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import type { Database } from '../../platform/database/connection.ts';
import { articlesNamed, optionsOfProducts } from './pictures.queries.ts';
import type { NamedArticle } from './pictures.queries.ts';

/** Beginnings of a file's name at its separators, the longest first: "TRA-18_2 lato" → "TRA-18_2", "TRA-18", "TRA". */
export function beginningsOf(file: string): readonly string[] {
  const name = file
    .replace(/^.*[/\\]/, '')
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .trim();
  const ends = [...name.matchAll(/[\s_.()-]+/g)].map(({ index }) => index).filter((index) => index > 0);
  return [...new Set([name, ...ends.toReversed().map((end) => name.slice(0, end))])].filter(Boolean);
}

const spellings = (code: string): readonly string[] => [code, code.toUpperCase(), code.toLowerCase()];

/** What a picture of it says: its name, and the values of the variant. */
const altOf = ({ name, values, variants }: NamedArticle): string =>
  variants > 1 && values !== '' ? `${name}, ${values}` : name;

const optionsFor = (options: Awaited<ReturnType<typeof optionsOfProducts>>, id: number): PictureOption[] =>
  (options.get(id) ?? []).map(({ label, value }) => ({ label, value }));

/** Products and variants that files are pictures of, by their names. */
export async function matchPictures(
  database: Database,
  names: readonly string[],
): Promise<OperationOutput<typeof matchPicturesOperation>> {
  const beginnings = names.map(beginningsOf);
  const keys = new Set(beginnings.flat().flatMap(spellings));
  const articles = new Map<string, NamedArticle>();
  // A product of one variant may be named by either: the variant says as much.
  for (const article of await articlesNamed(database, [...keys]))
    if (!articles.has(article.key) || article.sku === null) articles.set(article.key, article);
  const matched = beginnings.map((codes) =>
    codes
      .flatMap(spellings)
      .map((code) => articles.get(code))
      .find((one) => one !== undefined),
  );
  const options = await optionsOfProducts(
    database,
    matched.flatMap((one) => one?.id ?? []),
  );
  return matched.map((found) => {
    if (found === undefined) return { product: null, sku: null, options: [], alt: '' };
    const { id, code, name, sku, variants } = found;
    return {
      product: { id, code, name },
      sku: variants > 1 ? sku : null,
      options: optionsFor(options, id),
      alt: altOf(found),
    };
  });
}
