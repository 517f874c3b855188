import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** Characters of markup kept, about as many bytes. */
const keptMax = 12_000_000;

const kept = new Map<string, string>();
let keptLength = 0;

/** The markup of an element; the least recently used makes room when there is too much. */
export function cachedMarkup(key: string, element: ReactElement): string {
  const known = kept.get(key);
  if (known !== undefined) {
    kept.delete(key);
    kept.set(key, known);
    return known;
  }
  const markup = renderToString(element);
  kept.set(key, markup);
  keptLength += key.length + markup.length;
  for (const [oldest, old] of kept) {
    if (keptLength <= keptMax) break;
    kept.delete(oldest);
    keptLength -= oldest.length + old.length;
  }
  return markup;
}
