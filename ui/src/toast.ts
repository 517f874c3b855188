import { bringToSurface, say } from './live.ts';
import css from './toast.module.css';

export type Toast = {
  kind?: 'info' | 'danger' | 'cart' | undefined;
  /** A newer message with the same key replaces this one. */
  key?: string | undefined;
  /** What happened, in one sentence. */
  text: string;
  /** Stays this long; a loss must be read in peace. */
  lastsMs?: number | undefined;
  picture?: { src: string; alt: string } | undefined;
  links?: readonly { label: string; href: string }[] | undefined;
};

const shownForMs = { info: 2000, danger: 2000, cart: 3000 };
const atMost = 4;

const element = <K extends keyof HTMLElementTagNameMap>(tag: K, props: Partial<HTMLElementTagNameMap[K]>) =>
  Object.assign(document.createElement(tag), props);

const buildToast = ({ text, picture, links, kind = 'info' }: Toast) => {
  const toast = element('div', { className: `${css.toast} ${css[kind]}` });
  if (picture) toast.append(element('img', { src: picture.src, alt: picture.alt, width: 64, height: 64 }));
  const body = element('div', { className: css.body ?? '' });
  body.append(element('p', { textContent: text }));
  const linkList = element('p', { className: css.links ?? '' });
  linkList.append(...(links ?? []).map(({ href, label }) => element('a', { href, textContent: label })));
  if (links?.length) body.append(linkList);
  toast.append(body);
  return toast;
};

/** Removes the message after a delay, but never while it has the pointer or the focus. */
const leaveAfter = (toast: HTMLElement, delayMs: number) => {
  let timer = 0;
  const start = () => (timer = window.setTimeout(() => toast.remove(), delayMs));
  const stop = () => window.clearTimeout(timer);
  for (const type of ['pointerenter', 'focusin']) toast.addEventListener(type, stop);
  for (const type of ['pointerleave', 'focusout']) toast.addEventListener(type, start);
  start();
};

let region: HTMLElement | undefined;

/** Shows a message above all else and reads it out; at most the newest four, info for 2 s, cart for 3 s. */
export const showToast = (message: Toast): void => {
  region ??= element('div', { id: 'toasts', className: css.region ?? '' });
  bringToSurface(region);
  for (const shown of Array.from(region.children))
    if (message.key !== undefined && shown instanceof HTMLElement && shown.dataset['key'] === message.key)
      shown.remove();
  while (region.childElementCount >= atMost) region.firstElementChild?.remove();
  const toast = buildToast(message);
  if (message.key !== undefined) toast.dataset['key'] = message.key;
  region.append(toast);
  say(message.text);
  leaveAfter(toast, message.lastsMs ?? shownForMs[message.kind ?? 'info']);
};
