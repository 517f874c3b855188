import type { ShellMessages } from '@casamaestra/texts/it/pages/shell.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { browserStorage, storedJson } from '../../platform/browser-storage.ts';

const key = 'latest-searches';
const most = 6;
const longest = 80;

const read = (): string[] => {
  const kept = storedJson(browserStorage(), key);
  return Array.isArray(kept) ? kept.filter((term) => typeof term === 'string').slice(0, most) : [];
};

function write(terms: readonly string[]): void {
  try {
    if (terms.length === 0) browserStorage()?.removeItem(key);
    else browserStorage()?.setItem(key, JSON.stringify(terms.slice(0, most)));
  } catch {
    // A full storage: searching works all the same.
  }
}

/** Remembers on this device alone what was searched for, newest first. */
export function rememberSearch(typed: string): void {
  const term = typed.trim().toLowerCase().slice(0, longest);
  if (term !== '') write([term, ...read().filter((known) => known !== term)]);
}

const button = (className: string, label: string, onClick: () => void): HTMLButtonElement => {
  const made = document.createElement('button');
  Object.assign(made, { type: 'button', className });
  made.addEventListener('click', onClick);
  made.append(label);
  return made;
};

/**
 * The latest searches below an empty field: links, each with a button that forgets it. `onEmpty` is called when none is
 * left. The element is empty without any.
 */
export function latestSearches(
  texts: ShellMessages,
  onEmpty: () => void,
): { element: HTMLElement; draw(): boolean } {
  const element = document.createElement('div');
  const draw = (): boolean => {
    const terms = read();
    const title = Object.assign(document.createElement('div'), { className: 'site-group-title' });
    title.append(texts.latestSearches);
    title.append(
      button('site-latest-clear', texts.clearSearches, () => {
        write([]);
        draw();
        onEmpty();
      }),
    );
    const list = Object.assign(document.createElement('ul'), { className: 'site-latest' });
    list.setAttribute('aria-label', texts.latestSearches);
    for (const term of terms) {
      const link = Object.assign(document.createElement('a'), {
        className: 'site-option',
        href: urls.shop({ search_term: term }),
      });
      link.dataset['held'] = '';
      link.append(term);
      const forget = button('site-latest-forget', '×', () => {
        const at = terms.indexOf(term);
        write(read().filter((known) => known !== term));
        if (!draw()) return onEmpty();
        const left = element.querySelectorAll<HTMLElement>('.site-latest-forget');
        left[Math.min(at, left.length - 1)]?.focus();
      });
      forget.setAttribute('aria-label', texts.forgetSearch(term));
      const row = document.createElement('li');
      row.append(link, forget);
      list.append(row);
    }
    element.replaceChildren(...(terms.length > 0 ? [title, list] : []));
    return terms.length > 0;
  };
  return { element, draw };
}
