import type { blogListOperation, blogPostOperation } from '@casamaestra/contract/blog/blog.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { z } from 'zod';
import type { ContentStore } from '../content/content-store.ts';
import type { Database } from '../platform/database/connection.ts';
import { publishedComments, skusOfSlugs } from './blog.queries.ts';
import { presentPostCard, presentPost } from './present-post.ts';
import type { WrittenPost } from './present-post.ts';

export interface BlogSources {
  readonly content: ContentStore;
  readonly database: Database;
}

const RELATED = 3;
const LATEST = 4;
const COMMENTS = 200;

/** Without case and accents. */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const same = (one: string, other: string): boolean => folded(one) === folded(other);

function counted(names: readonly string[]) {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'it'));
}

const categoriesOf = (posts: readonly WrittenPost[]) => counted(posts.map(({ body }) => body.category));

/** Whether a post has all words, anywhere in it. */
function hasWords({ body }: WrittenPost, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = folded([body.title, body.intro, body.category, body.tags.join(' '), body.body].join(' '));
  return words.every((word) => text.includes(word));
}

/** Posts by category, tag and words, newest first. */
export async function readPosts(
  { content }: Pick<BlogSources, 'content'>,
  { category, tag, search, page, per_page: size }: z.output<typeof blogListOperation.input>,
  language: Language,
): Promise<Outcome<OperationOutput<typeof blogListOperation>>> {
  const all = (await content.now()).posts(language);
  const words = folded(search).split(/\s+/).filter(Boolean).slice(0, 8);
  const found = all.filter(
    (post) =>
      (category === '' || same(post.body.category, category)) &&
      (tag === '' || post.body.tags.some((one) => same(one, tag))) &&
      hasWords(post, words),
  );
  const pages = Math.max(1, Math.ceil(found.length / size));
  return accepted({
    posts: found.slice((page - 1) * size, page * size).map((post) => presentPostCard(post, language)),
    total: found.length,
    page,
    pages,
    categories: categoriesOf(all),
    tags: counted(all.flatMap(({ body }) => body.tags)),
  });
}

/** How much two posts have in common. */
function likeness({ body }: WrittenPost, other: WrittenPost): number {
  const tags = body.tags.filter((tag) => other.body.tags.some((one) => same(one, tag))).length;
  return tags * 2 + (same(body.category, other.body.category) ? 3 : 0);
}

/** A post with its comments, those most like it and the newest. */
export async function readPost(
  { content, database }: BlogSources,
  slug: string,
  language: Language,
): Promise<Outcome<OperationOutput<typeof blogPostOperation>>> {
  const view = await content.now();
  const all = view.posts(language);
  const post = all.find(({ key }) => key === slug);
  if (post === undefined) return refused('post_unknown', {}, 'slug');
  const others = all.filter((one) => one !== post);
  const related = others.toSorted((a, b) => likeness(post, b) - likeness(post, a)).slice(0, RELATED);
  const latest = others.filter((one) => !related.includes(one)).slice(0, LATEST);
  const card = (one: WrittenPost) => presentPostCard(one, language);
  const [comments, products] = await Promise.all([
    publishedComments(database, slug, COMMENTS),
    skusOfSlugs(database, post.body.products),
  ]);
  const placeholders = view.placeholders(post.language === '' ? language : post.language);
  return accepted({
    post: { ...presentPost(post, language, placeholders), products },
    related: related.map(card),
    latest: latest.map(card),
    categories: categoriesOf(all),
    comments: comments.map(({ id, author, comment, created_at: at }) => ({
      name: `COM-${id}`,
      author,
      comment,
      written_at: at.toISOString(),
    })),
  });
}
