import 'virtual:texts/listing';
import { messagesOf } from '../i18n/messages.ts';
import { foldedForSearch } from '../platform/folded-text.ts';
import { documentLocale } from '../platform/locale.ts';
import { keepToPanel } from './narrow-values.ts';

const followed = new WeakSet<HTMLInputElement>();
/** What one chooses: values to tick, categories to go to. */
const choices = 'label, li';

const holds = (element: Element | null, typed: string): boolean =>
  foldedForSearch(element?.textContent ?? '').includes(typed);

/** The groups of the panel, without the further values folded inside them. */
const groupsIn = (form: HTMLFormElement): HTMLDetailsElement[] =>
  [...form.querySelectorAll('details')].filter((one) => one.parentElement?.closest('details') === null);

/** Leaves what holds the text in a group whose name does not; returns whether anything is left. */
function narrowGroup(group: HTMLDetailsElement, typed: string): boolean {
  const isNamed = holds(group.querySelector('summary'), typed);
  const values = [...group.querySelectorAll(choices)].filter(
    (one) => one.querySelector('[type=number]') === null,
  );
  let left = isNamed;
  for (const value of values) {
    const stays = isNamed || holds(value, typed);
    value.toggleAttribute('data-off', !stays);
    left ||= stays;
  }
  return left;
}

/**
 * S06: one text over all groups of the panel. Those whose name or a value holds it are left, open; without a text all is
 * as it was. A list that comes meanwhile draws its groups anew, and is narrowed before it is painted.
 */
export function narrowFilters(field: HTMLInputElement): void {
  const { form } = field;
  const note = form?.querySelector('[data-narrow-note]');
  if (followed.has(field) || !form || !note) return;
  followed.add(field);
  const { listing } = messagesOf(documentLocale());
  const openBefore = new Map<HTMLDetailsElement, boolean>();
  const show = (): void => {
    const typed = foldedForSearch(field.value.trim());
    if (typed === '') {
      for (const off of form.querySelectorAll('[data-off]')) off.removeAttribute('data-off');
      for (const [group, isOpen] of openBefore) group.open = isOpen;
      openBefore.clear();
    }
    let left = 0;
    for (const group of typed === '' ? [] : groupsIn(form)) {
      const stays = narrowGroup(group, typed);
      group.toggleAttribute('data-off', !stays);
      if (!stays) continue;
      left += 1;
      for (const one of [group, ...group.querySelectorAll('details')]) {
        if (!openBefore.has(one)) openBefore.set(one, one.open);
        one.open = true;
      }
    }
    note.textContent = typed !== '' && left === 0 ? listing.narrowNone(field.value.trim()) : '';
  };
  field.addEventListener('input', show);
  keepToPanel(field);
  new MutationObserver((changes) => {
    if (field.value !== '' && changes.some(({ target }) => target !== note)) show();
  }).observe(form, { childList: true, subtree: true });
  show();
}
