import { say } from '@casamaestra/ui/live.ts';
import { messagesOf } from '../../i18n/messages.ts';
import 'virtual:texts/shell';
import { documentLocale } from '../../platform/locale.ts';
import { navigatedEvent } from '../../platform/navigated-event.ts';
import { optionCursor } from './option-cursor.ts';
import { suggestionGroups } from './suggestion-list.ts';
import { latestSearches, rememberSearch } from './latest-searches.ts';
import { popularSearches } from './popular-searches.ts';
import { askableTerm, loadHelp, loadSuggestions } from './suggestions.ts';

interface SearchForm {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  readonly scope: HTMLSelectElement;
}

const mobile = window.matchMedia('(width < 768px)');
/** Section 9: pause after the last key before a request, and number of suggestions. */
const pace = () => (mobile.matches ? { debounceMs: 100, limit: 4 } : { debounceMs: 500, limit: 5 });

const childOf = (form: HTMLFormElement, selector: string): HTMLElement => {
  const found = form.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`the search form lacks ${selector}`);
  return found;
};

/** The list below the field: its contents, their term, and whether it is open. */
function suggestionPanel({ form, input, scope }: SearchForm) {
  const panel = childOf(form, '#site-search-panel');
  const list = childOf(form, '#site-search-list');
  const cursor = optionCursor(input, list);
  const locale = documentLocale();
  const texts = messagesOf(locale).shell;
  const popular = popularSearches(texts);
  const latest = latestSearches(texts, () => {
    input.focus();
    if (!popular.element.hasChildNodes()) show(false);
  });
  panel.prepend(latest.element, popular.element);
  let asking = new AbortController();
  let shownFor = '';

  const show = (open: boolean) => {
    panel.hidden = !open;
    input.setAttribute('aria-expanded', String(open && list.childElementCount > 0));
    if (!open) cursor.clear();
  };
  const nothingIn = (term: string): string =>
    scope.value === ''
      ? texts.noSuggestions(term)
      : texts.noSuggestionsIn(term, scope.selectedOptions[0]?.label ?? '');
  return {
    cursor,
    isOpen: () => !panel.hidden,
    shows: (term: string) => term === shownFor,
    forget: () => (shownFor = ''),
    show,
    /** What was searched for before, and what many search for, below an empty field. */
    showLatest: () => {
      list.replaceChildren();
      panel.dataset['empty'] = '';
      shownFor = '';
      show(latest.draw() || popular.element.hasChildNodes());
      void popular.draw().then((some) => {
        if (input.value !== '') popular.element.replaceChildren();
        else if (some && form.contains(document.activeElement)) show(true);
      });
    },
    close: () => {
      asking.abort();
      popular.element.replaceChildren();
      show(false);
    },
    ask: async (term: string) => {
      asking.abort();
      asking = new AbortController();
      const { signal } = asking;
      const asked = { term, category: scope.value, limit: pace().limit };
      const [found, help] = await Promise.all([loadSuggestions(asked, signal), loadHelp(term, signal)]);
      if (signal.aborted) return;
      cursor.clear();
      latest.element.replaceChildren();
      popular.element.replaceChildren();
      list.replaceChildren(...(found ? suggestionGroups(found, texts, locale, scope.value, help) : []));
      const count = list.querySelectorAll('[role=option]').length;
      const words = found ? nothingIn(term) : texts.suggestionsFailed;
      say(count === 0 ? words : texts.suggestionCount(count));
      panel.dataset['empty'] = count === 0 ? words : '';
      // A failed request is repeated.
      shownFor = found ? term : '';
      show(true);
    },
  };
}

/** Makes the search form an accessible combobox (L12; APG "list autocomplete with manual selection"). */
export function attachSuggestions(search: SearchForm): void {
  const { form, input, scope } = search;
  const panel = suggestionPanel(search);
  let timer = 0;
  const close = () => {
    window.clearTimeout(timer);
    panel.close();
  };
  const onTyped = (debounceMs: number) => {
    window.clearTimeout(timer);
    const term = askableTerm(input.value);
    if (input.value.trim() === '') return panel.showLatest();
    if (term === null) return close();
    if (panel.shows(term)) return panel.show(true);
    timer = window.setTimeout(() => void panel.ask(term), debounceMs);
  };

  input.addEventListener('input', () => onTyped(pace().debounceMs));
  // After being closed by a click elsewhere, it opens again by a click into the field.
  input.addEventListener('click', () => panel.isOpen() || onTyped(0));
  scope.addEventListener('change', () => {
    panel.forget();
    close();
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && panel.isOpen()) {
      event.preventDefault();
      return close();
    }
    if (event.key === 'ArrowDown' && !panel.isOpen()) return onTyped(0);
    if (panel.isOpen() && panel.cursor.onKey(event)) event.preventDefault();
  });
  const leaves = (target: EventTarget | null) => target instanceof Node && !form.contains(target);
  form.addEventListener('submit', () => {
    rememberSearch(input.value);
    close();
  });
  // By the way the click came: what was pressed in the panel may be gone from it by now.
  document.addEventListener('click', (event) => event.composedPath().includes(form) || close());
  form.addEventListener('focusout', (event) => leaves(event.relatedTarget) && close());
  // A filter that arrives while somebody types leaves the suggestions; a new page takes the focus, which closes them.
  document.addEventListener(navigatedEvent, () => form.contains(document.activeElement) || close());
  input.addEventListener('focus', () => input.value === '' && panel.showLatest());
  // Its code was on its way while the focus went on: nothing opens over what has it now.
  if (!form.contains(document.activeElement)) return;
  if (askableTerm(input.value) !== null && input.value !== input.defaultValue) onTyped(pace().debounceMs);
  else if (input.value === '') panel.showLatest();
}
