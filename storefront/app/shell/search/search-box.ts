import type { ShellMessages } from '../../i18n/it/shell.ts';
import { isLocale } from '../../platform/locale.ts';
import { navigatedEvent } from '../../platform/page-travel.tsx';
import { optionCursor } from './option-cursor.ts';
import { suggestionGroups } from './suggestion-list.ts';
import { askableTerm, loadSuggestions } from './suggestions.ts';

const mobile = window.matchMedia('(width < 768px)');
/** Section 9: pause after the last key before asking, and how much is shown. */
const pace = () => (mobile.matches ? { debounceMs: 100, limit: 4 } : { debounceMs: 500, limit: 5 });

const childOf = <E extends HTMLElement>(form: HTMLFormElement, selector: string): E => {
  const found = form.querySelector<E>(selector);
  if (!found) throw new Error(`the search form lacks ${selector}`);
  return found;
};

/** The search form as an accessible combobox (L12, APG "list autocomplete with manual selection"). */
export function attachSearch(form: HTMLFormElement, texts: ShellMessages): void {
  const input = childOf<HTMLInputElement>(form, '#site-search-term');
  const scope = childOf<HTMLSelectElement>(form, '#site-search-category');
  const panel = childOf<HTMLElement>(form, '#site-search-panel');
  const list = childOf<HTMLElement>(form, '#site-search-list');
  const status = childOf<HTMLElement>(form, '#site-search-status');
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'it';
  const cursor = optionCursor(input, list);
  let timer = 0;
  let asking = new AbortController();
  let shownFor = '';

  const show = (open: boolean) => {
    panel.hidden = !open;
    input.setAttribute('aria-expanded', String(open && list.childElementCount > 0));
    if (!open) cursor.clear();
  };
  const close = () => {
    window.clearTimeout(timer);
    asking.abort();
    show(false);
  };

  const ask = async (term: string) => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const found = await loadSuggestions({ term, category: scope.value, limit: pace().limit }, signal).catch(() => null);
    if (signal.aborted || !found) return;
    const groups = suggestionGroups(found, texts, locale, scope.value);
    cursor.clear();
    list.replaceChildren(...groups);
    const count = list.querySelectorAll('[role=option]').length;
    status.textContent = count === 0 ? texts.noSuggestions(term) : texts.suggestionCount(count);
    panel.dataset['empty'] = count === 0 ? texts.noSuggestions(term) : '';
    shownFor = term;
    show(true);
  };

  const onTyped = (debounceMs: number) => {
    window.clearTimeout(timer);
    const term = askableTerm(input.value);
    if (term === null) return close();
    if (term === shownFor) return show(true);
    timer = window.setTimeout(() => void ask(term), debounceMs);
  };

  input.addEventListener('input', () => onTyped(pace().debounceMs));
  input.addEventListener('focus', () => input.value !== '' && panel.hidden && document.activeElement === input && onTyped(pace().debounceMs));
  scope.addEventListener('change', () => {
    shownFor = '';
    close();
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !panel.hidden) {
      event.preventDefault();
      return close();
    }
    if (event.key === 'ArrowDown' && panel.hidden) return onTyped(0);
    if (!panel.hidden && cursor.onKey(event)) event.preventDefault();
  });
  form.addEventListener('submit', () => {
    input.value = input.value.trim().toLowerCase();
    close();
  });
  document.addEventListener('click', (event) => event.target instanceof Node && !form.contains(event.target) && close());
  form.addEventListener('focusout', (event) => event.relatedTarget instanceof Node && !form.contains(event.relatedTarget) && close());
  const followAddress = () => {
    close();
    const address = new URLSearchParams(location.pathname === '/shop' ? location.search : '');
    input.value = address.get('search_term') ?? '';
    const [department = ''] = (address.get('category') ?? '').split(',');
    scope.value = [...scope.options].some(({ value }) => value === department) && input.value !== '' ? department : '';
  };
  document.addEventListener(navigatedEvent, followAddress);
  followAddress();
}
