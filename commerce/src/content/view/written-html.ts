import { escapeHtml } from '../../platform/escape-html.ts';
import { safeHtml } from '../../platform/safe-html.ts';
import { htmlOf } from '../markdown.ts';
import { pictureName } from '../entries/entry-pictures.ts';
import type { EntryPictures } from '../entries/stored-entry.ts';
import type { ShopPlaceholders } from '../shop-placeholders.ts';
import { contentImage } from './present-picture.ts';

const WIDTH = 960;

/** A picture of the entry in place of its file name; one that is missing is left out. */
function picture(tag: string, pictures: EntryPictures): string {
  const source = /\bsrc="([^"]*)"/.exec(tag)?.[1] ?? '';
  if (/^(?:\/|https:)/.test(source)) return tag;
  const image = contentImage(pictures, pictureName(decodeURIComponent(source)), WIDTH);
  if (image === null) return '';
  const alt = /\balt="([^"]*)"/.exec(tag)?.[1] ?? '';
  return (
    `<img src="${image.url}" srcset="${escapeHtml(image.srcset)}" sizes="(min-width: 60rem) 46rem, 92vw" ` +
    `width="${image.width}" height="${image.height}" alt="${alt}" loading="lazy" decoding="async">`
  );
}

/** What was written, per placeholders (new ones come with every change of content) and pictures of the entry. */
const written = new WeakMap<ShopPlaceholders, WeakMap<EntryPictures, Map<string, string>>>();
const noPictures: EntryPictures = {};

/**
 * Markdown of content as HTML with its pictures and the shop's data, sanitised: also what was checked when it was
 * saved, since rows may have been written in other ways. Made once while the content is in force: a long text takes
 * several milliseconds.
 */
export function writtenHtml(
  markdown: string,
  placeholders: ShopPlaceholders,
  pictures: EntryPictures = noPictures,
): string {
  const ofView = written.get(placeholders) ?? new WeakMap<EntryPictures, Map<string, string>>();
  written.set(placeholders, ofView);
  const ofEntry = ofView.get(pictures) ?? new Map<string, string>();
  ofView.set(pictures, ofEntry);
  const known = ofEntry.get(markdown);
  if (known !== undefined) return known;
  const html = htmlOf(markdown).replaceAll(/<img\b[^>]*>/g, (tag) => picture(tag, pictures));
  const safe = safeHtml(placeholders.html(html));
  ofEntry.set(markdown, safe);
  return safe;
}
