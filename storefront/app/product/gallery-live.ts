import { markCurrent, show, pictureAt, strip, thumbs } from './gallery-strip.ts';

/** Answers an event of a gallery: its scripts are loaded with the first one. */
export function galleryEvent(gallery: HTMLElement, target: Element, event: Event): void {
  if (event instanceof KeyboardEvent) return onKey(gallery, target, event);
  if (event.type === 'scroll') return markCurrent(gallery);
  const thumb = target.closest<HTMLAnchorElement>('a[href^="#foto-"]');
  if (thumb) return show(gallery, thumbs(gallery).indexOf(thumb));
  const picture = target.closest('li');
  if (!picture && !target.closest('a')) return;
  const at = picture ? [...(strip(gallery)?.children ?? [])].indexOf(picture) : pictureAt(gallery);
  void import('./gallery-zoom.ts').then((part) => part.openZoom(gallery, at));
}

/** Left and right arrows anywhere in the gallery; in the strip itself the browser scrolls. */
function onKey(gallery: HTMLElement, target: Element, { key }: KeyboardEvent): void {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (step !== 0 && target !== strip(gallery)) show(gallery, pictureAt(gallery) + step);
}
