import { escapeHtml } from '../../platform/escape-html.ts';
import { htmlOf } from '../markdown.ts';
import { pictureName } from '../entries/entry-pictures.ts';
import type { EntryPictures } from '../entries/stored-entry.ts';
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

/** Markdown of an entry as HTML with its pictures; not yet sanitised, placeholders not yet filled. */
export const writtenHtml = (markdown: string, pictures: EntryPictures): string =>
  htmlOf(markdown).replaceAll(/<img\b[^>]*>/g, (tag) => picture(tag, pictures));
