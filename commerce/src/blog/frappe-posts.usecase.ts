import type {
  frappePostOperation,
  frappePostsOperation,
} from '@casamaestra/contract/blog/blog.operations.ts';
import type { PostRow } from '@casamaestra/contract/blog/blog.operations.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { answerTexts } from '@casamaestra/texts/service/answer-texts.ts';
import type { ContentStore } from '../content/content-store.ts';
import { postRoute } from '../content/view/pages-by-route.ts';
import { presentPostRow } from './present-post.ts';

type Blog = { readonly content: ContentStore };

/** The filters as an object: clients send them as JSON too. */
function filtersOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  if (typeof value !== 'string' || value.trim() === '') return {};
  try {
    return filtersOf(JSON.parse(value));
  } catch {
    return {};
  }
}

const matches = (row: PostRow, [name, wanted]: readonly [string, unknown]): boolean =>
  String(row[name as keyof PostRow]) === String(wanted);

/** Posts as rows of the Frappe API; keys of the filters that no row has are dropped. */
export async function frappePosts(
  { content }: Blog,
  { limit, page, filters }: { limit: number; page: number; filters?: unknown },
  language: Language,
): Promise<Outcome<OperationOutput<typeof frappePostsOperation>>> {
  const view = await content.now();
  const rows = view.posts(language).map((post) => presentPostRow(post, view.placeholders(language)));
  const [first] = rows;
  const asked = Object.entries(filtersOf(filters));
  const known = asked.filter(([name]) => first !== undefined && Object.hasOwn(first, name));
  const data = rows
    .filter((row) => known.every((filter) => matches(row, filter)))
    .slice((page - 1) * limit, page * limit);
  return accepted({ data, count: data.length });
}

/** One post by its route, with or without the shop's prefix. */
export async function frappePost(
  { content }: Blog,
  route: string,
  language: Language,
): Promise<Outcome<OperationOutput<typeof frappePostOperation>>> {
  const view = await content.now();
  const asked = route.replaceAll(/^\/+|\/+$/g, '');
  const post = view.posts(language).find(({ key }) => key === asked || postRoute(key) === asked);
  return accepted(
    post === undefined
      ? { error: answerTexts(language).pageMissing }
      : { data: presentPostRow(post, view.placeholders(language)) },
  );
}
