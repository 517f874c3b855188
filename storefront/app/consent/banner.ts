import { consentCookie, consentIn, consentPath } from '@casamaestra/contract/consent/consent.ts';
import type { ConsentList } from '@casamaestra/contract/consent/consent.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { makeElement } from '../platform/make-element.ts';
import css from './banner.module.css';
import { runsWithout, startTools } from './start-tools.ts';

/** Stores a choice here and, without the person, at the shop; then starts or ends what it is about. */
function choose(list: ConsentList, categories: readonly string[]): void {
  const { version } = list;
  document.cookie = consentCookie({ version, at: Date.now(), categories }, location.protocol === 'https:');
  const body = JSON.stringify({ version, categories });
  fetch(consentPath, { method: 'POST', body, keepalive: true }).catch((error: unknown) =>
    console.warn('the choice was kept in this browser only', error),
  );
  if (runsWithout(list, categories)) location.reload();
  else startTools(list, categories, 'now');
}

function toolLine({ texts }: ConsentList, tool: ConsentList['tools'][number]): HTMLElement {
  const facts = `${tool.purpose} ${texts.provider} ${tool.provider}. ${texts.lifetime}: ${tool.lifetime}.`;
  return makeElement('li', {}, makeElement('strong', {}, tool.name), ` – ${facts}`);
}

function categoryPart(list: ConsentList, { id, name, text }: ConsentList['categories'][number], on: boolean) {
  const box = makeElement('input', { type: 'checkbox', name: 'category', value: id, checked: on });
  const tools = list.tools.filter(({ category }) => category === id);
  return makeElement(
    'div',
    { className: css.category },
    makeElement('label', {}, box, makeElement('span', {}, makeElement('strong', {}, name), ` – ${text}`)),
    makeElement('ul', {}, ...tools.map((tool) => toolLine(list, tool))),
  );
}

/** Purposes to choose from: nothing is ticked beforehand. */
function choicesPart(list: ConsentList, chosen: readonly string[], opened: boolean) {
  const { texts } = list;
  const save = makeElement('button', { type: 'submit', value: 'save', className: css.button }, texts.save);
  return makeElement(
    'details',
    { open: opened, className: css.choices },
    makeElement('summary', {}, texts.choose),
    makeElement('p', {}, makeElement('strong', {}, texts.technical), ` – ${texts.technicalText}`),
    ...list.categories.map((category) => categoryPart(list, category, chosen.includes(category.id))),
    save,
  );
}

/**
 * The choice about tools of others, in a window that covers no content it could do without: fixed at the foot, the page
 * behind it works on. Closing it is refusing. `asked`: somebody opened the preferences, so it takes the focus.
 */
export function openBanner(list: ConsentList, asked: boolean): void {
  document.querySelector('#consent')?.remove();
  const { texts } = list;
  const chosen = consentIn(document.cookie, list.version, Date.now())?.categories ?? [];
  const button = (value: string, label: string) =>
    makeElement('button', { type: 'submit', value, className: css.button }, label);
  const close = makeElement(
    'button',
    { type: 'submit', value: 'refuse', className: css.close, ariaLabel: texts.close },
    '×',
  );
  const title = makeElement('h2', { id: 'consent-title' }, texts.title);
  const policy = makeElement('a', { href: urls.webPage('web-page/cookie') }, texts.policy);
  const form = makeElement(
    'form',
    { method: 'dialog' },
    close,
    title,
    makeElement('p', {}, `${texts.text} `, policy, '.'),
    choicesPart(list, chosen, asked),
    makeElement(
      'div',
      { className: css.buttons },
      button('refuse', texts.refuse),
      button('accept', texts.accept),
    ),
  );
  const dialog = makeElement('dialog', { id: 'consent', className: css.banner }, form);
  dialog.setAttribute('aria-labelledby', title.id);
  form.addEventListener('submit', (event) => {
    const value = event.submitter instanceof HTMLButtonElement ? event.submitter.value : 'refuse';
    const ticked = new FormData(form).getAll('category').map(String);
    const all = list.categories.map(({ id }) => id);
    choose(list, value === 'accept' ? all : value === 'save' ? ticked : []);
  });
  dialog.addEventListener('cancel', () => choose(list, asked ? chosen : []));
  dialog.addEventListener('close', () => dialog.remove());
  document.body.prepend(dialog);
  if (asked) dialog.showModal();
  else dialog.setAttribute('open', '');
}
