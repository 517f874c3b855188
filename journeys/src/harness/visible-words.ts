import type { Page } from 'playwright-core';

/** What a person meets on a page: its text nodes that are shown, and the attributes that are read out or hovered. */
export const visibleWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words: string[] = [document.title];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'aria-description', 'title', 'alt', 'placeholder']) {
          words.push(node.getAttribute(name) ?? '');
        }
        continue;
      }
      const parent = node.parentElement;
      if (parent === null || parent.closest('script, style, template, noscript, textarea') !== null) continue;
      words.push(node.textContent ?? '');
    }
    return words.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '');
  });

const marks = /⟦(\w\w) [^⟦⟧]*⟧/;

/** Takes texts in marks out, inner ones first; answers what is left and in which languages the marks were. */
export function withoutMarks(text: string): { readonly rest: string; readonly languages: readonly string[] } {
  const languages: string[] = [];
  let rest = text;
  for (let found = marks.exec(rest); found !== null; found = marks.exec(rest)) {
    languages.push(found[1] ?? '');
    rest = rest.replace(found[0], '¦');
  }
  return { rest, languages };
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** Values of catalogue and content, piece by piece as a page shows them: HTML by its text nodes. */
export class KnownValues {
  readonly #pieces = new Set<string>();

  /** Every text anywhere in a call's answer or a file. */
  add(value: unknown): void {
    if (typeof value === 'string') this.#addText(value);
    else if (typeof value === 'object' && value !== null) {
      // Names of features are keys of an object.
      if (!Array.isArray(value)) for (const key of Object.keys(value)) this.#addText(key);
      for (const item of Object.values(value)) this.add(item);
    }
  }

  #addText(text: string): void {
    for (const node of [text, ...text.split(/<[^>]*>/)]) {
      const plain = node.replaceAll(/&\w+;|&#39;/g, (entity) => entities[entity] ?? entity);
      for (const piece of [plain, ...plain.split(separators)]) this.#pieces.add(simple(piece));
    }
  }

  /** What of a text is in no value; empty when it is all known. */
  unknownIn(text: string): string[] {
    if (this.#pieces.has(simple(text))) return [];
    return text.split(separators).filter((piece) => /\p{L}/u.test(piece) && !this.#pieces.has(simple(piece)));
  }
}

// What stands between values that are shown in one line.
const separators = /[\n¦]|, | · | × | – | \| |: | \/ /;

const simple = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s\p{P}\p{N}€+]+|[\s\p{P}\p{N}€+]+$/gu, '')
    .toLowerCase();
