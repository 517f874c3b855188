import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type {
  frappePostOperation,
  frappePostsOperation,
} from '@casamaestra/contract/blog/blog.operations.ts';
import { postRowSchema } from '@casamaestra/contract/blog/blog.operations.ts';
import type { PostRow } from '@casamaestra/contract/blog/blog.operations.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { answerTexts } from '@casamaestra/texts/service/answer-texts.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { ContentView } from '../content/view/content-view.ts';
import { postRoute } from '../content/view/pages-by-route.ts';
import { presentPostRow } from './present-post.ts';
import type { WrittenPost } from './present-post.ts';

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

/** Rows of posts, one at a time: the text of each is long. */
async function rowsOf(
  posts: readonly WrittenPost[],
  view: ContentView,
  language: Language,
): Promise<PostRow[]> {
  const rows: PostRow[] = [];
  for (const post of posts) {
    rows.push(presentPostRow(post, view.placeholders(post.language === '' ? language : post.language)));
    await yieldToOthers();
  }
  return rows;
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
  const posts = view.posts(language);
  const [from, to] = [(page - 1) * limit, page * limit];
  const asked = Object.entries(filtersOf(filters));
  const known = asked.filter(([name]) => Object.hasOwn(postRowSchema.shape, name));
  const data =
    known.length === 0
      ? await rowsOf(posts.slice(from, to), view, language)
      : (await rowsOf(posts, view, language))
          .filter((row) => known.every((filter) => matches(row, filter)))
          .slice(from, to);
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
      : { data: presentPostRow(post, view.placeholders(post.language === '' ? language : post.language)) },
  );
}
