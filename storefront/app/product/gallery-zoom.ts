import 'virtual:texts/gallery';
import { messagesOf } from '../i18n/messages.ts';
import { documentLocale } from '../platform/locale.ts';
import { show } from './gallery-strip.ts';
import css from './gallery-zoom.module.css';
import { attachMagnifier } from './magnifier.ts';

/** The pictures of a gallery over the whole screen, from the one at `index`. Closing shows the last one seen. */
export function openZoom(gallery: HTMLElement, index: number): void {
  const texts = messagesOf(documentLocale()).gallery;
  const pictures = [...gallery.querySelectorAll('ul[aria-label] picture')];
  const opener = document.activeElement;
  const dialog = document.createElement('dialog');
  dialog.className = css.dialog ?? '';
  dialog.setAttribute('aria-label', texts.title);
  const slides = document.createElement('ul');
  slides.className = css.slides ?? '';
  slides.tabIndex = 0;
  slides.setAttribute('aria-label', texts.title);
  slides.append(...pictures.map((picture) => slideOf(picture)));
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  let at = index;
  const go = (next: number): void => {
    at = Math.max(0, Math.min(pictures.length - 1, next));
    const slide = slides.children[at] as HTMLElement | undefined;
    slides.scrollTo({ left: slide?.offsetLeft ?? 0, behavior: 'instant' });
    tell();
  };
  const tell = (): void => {
    status.textContent = texts.pictureOf(at + 1, pictures.length);
    previous.disabled = at === 0;
    next.disabled = at === pictures.length - 1;
  };
  const previous = buttonOf('‹', texts.previous, () => go(at - 1));
  const next = buttonOf('›', texts.next, () => go(at + 1));
  const magnifier = attachMagnifier(slides, () => slides.children[at] as HTMLElement);
  const bar = document.createElement('div');
  bar.className = css.bar ?? '';
  const steps = pictures.length > 1 ? [previous, status, next] : [status];
  bar.append(
    ...steps,
    buttonOf('−', texts.smaller, () => magnifier.step(-1)),
    buttonOf('+', texts.larger, () => magnifier.step(1)),
    buttonOf('×', texts.close, () => dialog.close()),
  );
  dialog.append(slides, bar);
  slides.addEventListener('scrollend', () => {
    const seen = Math.round(slides.scrollLeft / Math.max(1, slides.clientWidth));
    if (seen === at) return;
    at = seen;
    magnifier.reset();
    tell();
  });
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => go(at - 1),
    ArrowRight: () => go(at + 1),
    '+': () => magnifier.step(1),
    '-': () => magnifier.step(-1),
  };
  dialog.addEventListener('keydown', (event) => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    show(gallery, at);
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
  go(index);
}

/** A copy of a picture that is as wide as the screen. */
function slideOf(picture: Element): HTMLLIElement {
  const slide = document.createElement('li');
  const copy = picture.cloneNode(true) as HTMLElement;
  copy.removeAttribute('class');
  for (const source of copy.querySelectorAll('source')) source.sizes = '100vmax';
  const image = copy.querySelector('img');
  if (image) {
    image.loading = 'eager';
    image.draggable = false;
  }
  slide.append(copy);
  return slide;
}

function buttonOf(sign: string, label: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = sign;
  button.setAttribute('aria-label', label);
  button.addEventListener('click', act);
  return button;
}
