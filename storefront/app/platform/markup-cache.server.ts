import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** Size limit of the cache in bytes. */
const keptMax = 12_000_000;

const kept = new Map<string, Buffer>();
let keptLength = 0;

/** The markup of an element as bytes; the least recently used entries are evicted. */
function cachedMarkup(key: string, element: ReactElement): Buffer {
  const known = kept.get(key);
  if (known !== undefined) {
    kept.delete(key);
    kept.set(key, known);
    return known;
  }
  const markup = Buffer.from(renderToString(element));
  kept.set(key, markup);
  keptLength += key.length + markup.length;
  for (const [oldest, old] of kept) {
    if (keptLength <= keptMax) break;
    kept.delete(oldest);
    keptLength -= oldest.length + old.length;
  }
  return markup;
}

/**
 * The cached parts of one page: React renders a short placeholder for each, which is replaced by the bytes at
 * the end.
 */
export class MarkupPlaces {
  readonly #opening: string;
  readonly #parts: Buffer[] = [];

  /** @param word unpredictable, so that no content can look like a placeholder */
  constructor(word: string) {
    this.#opening = `[${word} `;
  }

  /** The placeholder of an element's markup. */
  readonly place = (key: string, element: ReactElement): string =>
    `${this.#opening}${this.#parts.push(cachedMarkup(key, element)) - 1}]`;

  /** The page as UTF-8 with its placeholders replaced. */
  fill(page: string): Buffer {
    const pieces: Buffer[] = [];
    let from = 0;
    for (let at = page.indexOf(this.#opening); at >= 0; at = page.indexOf(this.#opening, from)) {
      const end = page.indexOf(']', at);
      const part = this.#parts[Number(page.slice(at + this.#opening.length, end))];
      pieces.push(Buffer.from(page.slice(from, at)));
      if (part !== undefined) pieces.push(part);
      from = end + 1;
    }
    pieces.push(Buffer.from(page.slice(from)));
    return Buffer.concat(pieces);
  }
}
