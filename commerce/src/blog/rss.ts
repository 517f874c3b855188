import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { ShopPlaceholders } from '../content/shop-placeholders.ts';
import { escapeHtml } from '../platform/escape-html.ts';
import { postRoute } from '../content/view/pages-by-route.ts';
import { postHtml, presentPostCard } from './present-post.ts';
import type { WrittenPost } from './present-post.ts';

interface Channel {
  /** Origin of the shop without a trailing slash. */
  readonly site: string;
  readonly title: string;
  readonly description: string;
  readonly language: Language;
}

/** The path of the feed. */
export const rssPath = '/blog/rss.xml';

const FEED_POSTS = 30;

/** Addresses inside the shop as whole ones: readers of feeds know no other site. */
const absolute = (html: string, site: string): string =>
  html
    .replaceAll(/\b(href|src)="\/(?!\/)/g, `$1="${site}/`)
    .replaceAll(/\ssrcset="[^"]*"/g, '')
    .replaceAll(/href="#/g, 'href="');

const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
/** RFC 822: days of posts at eight in the morning UTC. */
const pubDate = (day: string): string => new Date(`${day}T08:00:00Z`).toUTCString();

function item(post: WrittenPost, { site, language }: Channel, placeholders: ShopPlaceholders): string {
  const { title, intro, category, author, published_on: day, image } = presentPostCard(post, language);
  const link = `${site}/${postRoute(post.key)}`;
  const picture = image === null ? '' : `<media:content url="${site}${image.url}" medium="image"/>`;
  return (
    `<item><title>${escapeHtml(title)}</title><link>${link}</link><guid isPermaLink="true">${link}</guid>` +
    `<pubDate>${pubDate(day)}</pubDate><category>${escapeHtml(category)}</category>` +
    `<dc:creator>${escapeHtml(author)}</dc:creator><description>${escapeHtml(intro)}</description>${picture}` +
    `<content:encoded>${cdata(absolute(postHtml(post, placeholders).html, site))}</content:encoded></item>`
  );
}

/** RSS 2.0 of the newest posts with their whole text, written one at a time. */
export async function rssOf(
  posts: readonly WrittenPost[],
  channel: Channel,
  placeholders: ShopPlaceholders,
): Promise<string> {
  const { site, title, description, language } = channel;
  const shown = posts.slice(0, FEED_POSTS);
  const newest = shown[0]?.body.date;
  const items: string[] = [];
  for (const post of shown) {
    items.push(item(post, channel, placeholders));
    await yieldToOthers();
  }
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" ' +
    'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"><channel>' +
    `<title>${escapeHtml(title)}</title><link>${site}/pages/blog</link>` +
    `<description>${escapeHtml(description)}</description><language>${language}</language>` +
    `<atom:link href="${site}${rssPath}" rel="self" type="application/rss+xml"/>` +
    (newest === undefined ? '' : `<lastBuildDate>${pubDate(newest)}</lastBuildDate>`) +
    `${items.join('')}</channel></rss>\n`
  );
}
