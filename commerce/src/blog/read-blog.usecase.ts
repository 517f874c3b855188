import type { blogListOperation, blogPostOperation } from '@casamaestra/contract/blog/blog.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { languages } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { z } from 'zod';
import type { ContentView } from '../content/view/content-view.ts';
import type { Database } from '../platform/database/connection.ts';
import { publishedComments, skusOfSlugs } from './blog.queries.ts';
import { presentPostCard, presentPost } from './present-post.ts';
import type { WrittenPost } from './present-post.ts';

export interface BlogSources {
  readonly content: { now(): ContentView | Promise<ContentView> };
  readonly database: Database;
}

const RELATED = 3;
const LATEST = 4;
const COMMENTS = 200;

/** Without case and accents. */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const same = (one: string, other: string): boolean => folded(one) === folded(other);

/** The names that posts have, most used first. */
function counted(
  posts: readonly WrittenPost[],
  language: Language,
  namesOf: (post: WrittenPost) => string[],
) {
  const counts = new Map<string, { count: number; lang?: Language }>();
  for (const post of posts)
    for (const name of namesOf(post)) {
      const written = post.language === '' || post.language === language ? {} : { lang: post.language };
      counts.set(name, { ...written, ...counts.get(name), count: (counts.get(name)?.count ?? 0) + 1 });
    }
  return [...counts]
    .map(([name, rest]) => ({ name, ...rest }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'it'));
}

const categoriesOf = (posts: readonly WrittenPost[], language: Language) =>
  counted(posts, language, ({ body }) => [body.category]);

/** Whether a post has all words, anywhere in it. */
function hasWords({ body }: WrittenPost, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = folded([body.title, body.intro, body.category, body.tags.join(' '), body.body].join(' '));
  return words.every((word) => text.includes(word));
}

/** A post as every language has it: names of categories and tags in one's address stay good in another language. */
function translationsOf(view: ContentView): (post: WrittenPost) => readonly WrittenPost[] {
  const all = Map.groupBy(
    languages.flatMap((language) => view.posts(language)),
    ({ key }) => key,
  );
  return ({ key }) => all.get(key) ?? [];
}

/** Posts by category, tag and words, newest first. */
export async function readPosts(
  { content }: Pick<BlogSources, 'content'>,
  { category, tag, search, page, per_page: size }: z.output<typeof blogListOperation.input>,
  language: Language,
): Promise<Outcome<OperationOutput<typeof blogListOperation>>> {
  const view = await content.now();
  const all = view.posts(language);
  const named = translationsOf(view);
  const words = folded(search).split(/\s+/).filter(Boolean).slice(0, 8);
  const found = all.filter(
    (post) =>
      (category === '' || named(post).some(({ body }) => same(body.category, category))) &&
      (tag === '' || named(post).some(({ body }) => body.tags.some((one) => same(one, tag)))) &&
      hasWords(post, words),
  );
  const pages = Math.max(1, Math.ceil(found.length / size));
  return accepted({
    posts: found.slice((page - 1) * size, page * size).map((post) => presentPostCard(post, language)),
    total: found.length,
    page,
    pages,
    categories: categoriesOf(all, language),
    tags: counted(all, language, ({ body }) => body.tags),
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
  const text = {
    placeholders: view.placeholders(post.textLanguage),
    languages: view.languagesOf('post', slug),
  };
  return accepted({
    post: { ...presentPost(post, language, text), products },
    related: related.map(card),
    latest: latest.map(card),
    categories: categoriesOf(all, language),
    comments: comments.map(({ id, author, comment, created_at: at }) => ({
      name: `COM-${id}`,
      author,
      comment,
      written_at: at.toISOString(),
    })),
  });
}
