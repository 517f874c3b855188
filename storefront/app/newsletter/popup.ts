import type { subscribeOperation } from '@casamaestra/contract/newsletter/newsletter.operations.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { messagesOf } from '../i18n/messages.ts';
import { documentLocale } from '../platform/locale.ts';
import { makeElement } from '../platform/make-element.ts';
import { callService, ServiceUnreachable } from '../platform/service-call.ts';
import css from './popup.module.css';
import { restPopup } from './rest-popup.ts';
import 'virtual:texts/newsletter';

/** A no is remembered for so many days; a yes for good. */
const NO_DAYS = 90;
const YES_DAYS = 3650;

type Texts = ReturnType<typeof messagesOf>['newsletter'];

/** Asks for the newsletter; returns what went wrong. */
async function subscribe(email: string, texts: Texts): Promise<string | undefined> {
  try {
    const answer = await callService<typeof subscribeOperation>(
      'omnicommerce.controllers.newsletter.subscribe',
      { email, origin: 'popup' },
    );
    return answer.ok ? undefined : answer.refusal.message;
  } catch (error) {
    if (error instanceof ServiceUnreachable) return texts.failed;
    throw error;
  }
}

function formOf(texts: Texts, shopName: string) {
  const email = makeElement('input', {
    type: 'email',
    name: 'email',
    id: 'newsletter-popup-email',
    autocomplete: 'email',
    required: true,
    maxLength: 254,
  });
  const problem = makeElement('p', { className: css.problem, role: 'alert' });
  const send = makeElement('button', { className: css.send }, texts.button);
  const no = makeElement('button', { type: 'button', className: css.no }, texts.popupNo);
  const privacy = makeElement('a', { href: urls.webPage('web-page/privacy') }, texts.privacy);
  const form = makeElement(
    'form',
    { noValidate: true },
    makeElement('label', { htmlFor: email.id }, texts.email),
    email,
    problem,
    makeElement('p', { className: css.small }, texts.sentence(shopName)),
    makeElement('div', { className: css.buttons }, send, no),
    makeElement('p', { className: css.small }, `${texts.privacyBefore} `, privacy, '.'),
  );
  return { form, email, problem, send, no };
}

/**
 * L20: the window that offers the newsletter. Focus goes to its title, Esc and a click beside it are a no, and the focus
 * returns to where it was.
 */
export function openPopup(): void {
  const { newsletter: texts } = messagesOf(documentLocale());
  const logo = document.querySelector('.site-foot img, .site-foot .site-name');
  const shopName = logo?.getAttribute('alt') ?? logo?.ariaLabel ?? '';
  const { form, email, problem, send, no } = formOf(texts, shopName);
  const title = makeElement(
    'h2',
    { id: 'newsletter-popup-title', tabIndex: -1, autofocus: true },
    texts.popupTitle,
  );
  const close = makeElement('button', { type: 'button', className: css.close, ariaLabel: texts.close }, '×');
  const dialog = makeElement('dialog', { id: 'newsletter-popup', className: css.popup });
  dialog.append(close, title, makeElement('p', {}, texts.popupText), form);
  dialog.setAttribute('aria-labelledby', title.id);
  let answered = NO_DAYS;
  for (const button of [close, no]) button.addEventListener('click', () => dialog.close());
  dialog.addEventListener('mousedown', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => {
    restPopup(answered);
    dialog.remove();
  });
  const submit = async (): Promise<void> => {
    send.disabled = true;
    const wrong = await subscribe(email.value.trim(), texts);
    send.disabled = false;
    if (wrong === undefined) {
      answered = YES_DAYS;
      form.replaceWith(makeElement('p', { role: 'status' }, texts.sent));
      return title.focus();
    }
    problem.textContent = wrong;
    email.setAttribute('aria-invalid', 'true');
    email.focus();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  document.body.append(dialog);
  dialog.showModal();
  // Somebody who goes on instead of answering is not asked again either.
  restPopup(NO_DAYS);
}
