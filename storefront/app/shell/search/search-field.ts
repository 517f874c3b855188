import { urls } from '@casamaestra/contract/pages.ts';
import { navigatedEvent } from '../../platform/navigated-event.ts';

/**
 * Keeps term and department of the URL in the search form, and the view for the next search. What somebody is typing
 * meanwhile stays: a filtered list may arrive later than the first letters.
 */
function followAddress(input: HTMLInputElement, scope: HTMLSelectElement, view: HTMLInputElement): void {
  const address = new URLSearchParams(location.pathname === urls.shop() ? location.search : '');
  const [department = ''] = (address.get('category') ?? '').split(',');
  const offered = [...scope.options].some(({ value }) => value === department);
  view.value = address.get('view') ?? '';
  if (document.activeElement === input) return;
  input.value = address.get('search_term') ?? '';
  scope.value = offered && input.value !== '' ? department : '';
}

/**
 * The search form of the header. It works as a plain form; the code of the suggestions is loaded when the
 * field is first focused.
 */
export function attachSearchField(): void {
  const form = document.querySelector<HTMLFormElement>('#site-search');
  const input = form?.querySelector<HTMLInputElement>('#site-search-term');
  const scope = form?.querySelector<HTMLSelectElement>('#site-search-category');
  if (!form || !input || !scope) return;
  const view = Object.assign(document.createElement('input'), { type: 'hidden', name: 'view' });
  form.append(view);
  const follow = () => followAddress(input, scope, view);
  document.addEventListener(navigatedEvent, follow);
  follow();
  form.addEventListener('submit', () => (input.value = input.value.trim().toLowerCase()));
  const start = () =>
    void import('./search-box.ts').then(({ attachSuggestions }) => attachSuggestions({ form, input, scope }));
  input.addEventListener('focus', start, { once: true });
  if (document.activeElement === input) start();
}
