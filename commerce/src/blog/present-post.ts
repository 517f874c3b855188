import type { PostCard, PostRow } from '@casamaestra/contract/blog/blog.operations.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { ShownPost } from '../content/view/shown-posts.ts';
import type { ShopPlaceholders } from '../content/shop-placeholders.ts';
import { postRoute } from '../content/view/pages-by-route.ts';
import { readMinutes } from '../content/view/present-home.ts';
import { contentImage } from '../content/view/present-picture.ts';
import { writtenHtml } from '../content/view/written-html.ts';
import { frappeTime } from '../contract-http/frappe-time.ts';
import { slugOf } from '../platform/slug.ts';

export type WrittenPost = ShownPost;

const CARD_WIDTH = 640;
const HEAD_WIDTH = 1280;

function imageOf({ pictures, body }: WrittenPost, width: number): PostCard['image'] {
  const found = contentImage(pictures, body.picture, width);
  if (found === null) return null;
  const { url, width: wide, height, srcset, srcset_avif, focus } = found;
  return { url, width: wide, height, srcset, srcset_avif, ...(focus && { focus }) };
}

/** `language`: of the call; a post in another one says so. */
export function presentPostCard(post: WrittenPost, language: Language, width = CARD_WIDTH): PostCard {
  const { key, body } = post;
  const isForeign = post.language !== '' && post.language !== language;
  return {
    slug: key,
    title: body.title,
    intro: body.intro,
    author: body.author,
    category: body.category,
    tags: body.tags,
    published_on: body.date,
    read_time: readMinutes(body.body),
    image: imageOf(post, width),
    is_project: body.goods.length > 0,
    ...(isForeign && { lang: post.language }),
  };
}

const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', '’')
    .replaceAll('&quot;', '"')
    .trim();

/** The body as sanitised HTML with ids at its headings, and these headings as table of contents. */
export function postHtml({ body, pictures }: WrittenPost, placeholders: ShopPlaceholders) {
  const contents: { id: string; text: string }[] = [];
  const used = new Set<string>();
  const html = writtenHtml(body.body, placeholders, pictures).replaceAll(
    /<h2>([\s\S]*?)<\/h2>/g,
    (_all, inner: string) => {
      const text = plainText(inner);
      const base = slugOf(text) || 'parte';
      let id = base;
      for (let count = 2; used.has(id); count += 1) id = `${base}-${count}`;
      used.add(id);
      contents.push({ id, text });
      return `<h2 id="${id}">${inner}</h2>`;
    },
  );
  return { html, contents };
}

/** A post with its text. `languages`: those it is written in. */
export const presentPost = (
  post: WrittenPost,
  language: Language,
  { placeholders, languages }: { placeholders: ShopPlaceholders; languages: readonly Language[] },
) => ({
  ...presentPostCard(post, language, HEAD_WIDTH),
  languages: [...languages],
  ...(post.language !== '' && post.language !== post.textLanguage && { text_lang: post.textLanguage }),
  ...postHtml(post, placeholders),
  image_alt: post.body.picture_alt ?? '',
  goods: post.body.goods,
  modified: post.changedAt.toISOString(),
});

/** A post as the Frappe API's row. */
export function presentPostRow(post: WrittenPost, placeholders: ShopPlaceholders): PostRow {
  const { key, body, createdAt, changedAt } = post;
  const { html } = postHtml(post, placeholders);
  return {
    name: key,
    title: body.title,
    route: postRoute(key),
    blogger: body.author,
    blog_category: body.category,
    blog_intro: body.intro,
    content_type: 'HTML',
    content: html,
    content_md: null,
    content_html: html,
    published: 1,
    published_on: body.date,
    read_time: readMinutes(body.body),
    featured: 0,
    meta_title: body.title,
    meta_description: body.intro,
    meta_image: imageOf(post, HEAD_WIDTH)?.url ?? null,
    disable_comments: 0,
    disable_likes: 1,
    creation: frappeTime(createdAt),
    modified: frappeTime(changedAt),
  };
}
