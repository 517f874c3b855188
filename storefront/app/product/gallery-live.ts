/** Parts of a gallery's markup. */
const strip = (gallery: Element) => gallery.querySelector<HTMLElement>('ul[aria-label]');
const thumbs = (gallery: Element) => [...gallery.querySelectorAll<HTMLAnchorElement>('a[href^="#foto-"]')];

/** Answers an event of a gallery: its scripts are loaded with the first one. */
export function galleryEvent(gallery: HTMLElement, target: Element, event: Event): void {
  if (event instanceof KeyboardEvent) return onKey(gallery, target, event);
  if (event.type === 'scroll') return markCurrent(gallery);
  const thumb = target.closest<HTMLAnchorElement>('a[href^="#foto-"]');
  if (thumb) return show(gallery, thumbs(gallery).indexOf(thumb));
  const picture = target.closest('li');
  if (!picture && !target.closest('a')) return;
  const at = picture ? [...(strip(gallery)?.children ?? [])].indexOf(picture) : shown(gallery);
  void import('./gallery-zoom.ts').then((part) => part.openZoom(gallery, at));
}

/** Left and right arrows anywhere in the gallery; in the strip itself the browser scrolls. */
function onKey(gallery: HTMLElement, target: Element, { key }: KeyboardEvent): void {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (step !== 0 && target !== strip(gallery)) show(gallery, shown(gallery) + step);
}

/** Index of the picture in view. */
function shown(gallery: HTMLElement): number {
  const list = strip(gallery);
  if (!list) return 0;
  const middle = list.scrollLeft + list.clientWidth / 2;
  const away = [...list.children].map((one) => {
    const { offsetLeft, offsetWidth } = one as HTMLElement;
    return Math.abs(offsetLeft - list.offsetLeft + offsetWidth / 2 - middle);
  });
  return away.indexOf(Math.min(...away));
}

/** Brings a picture into view, sideways in a strip, else by scrolling the page. */
export function show(gallery: HTMLElement, index: number): void {
  const list = strip(gallery);
  const picture = list?.children[Math.max(0, Math.min(index, list.children.length - 1))];
  if (!list || !(picture instanceof HTMLElement)) return;
  if (list.scrollWidth > list.clientWidth + 1) {
    const left = picture.offsetLeft - list.offsetLeft - (list.clientWidth - picture.offsetWidth) / 2;
    list.scrollTo({ left });
    mark(gallery, [...list.children].indexOf(picture));
  } else picture.scrollIntoView({ block: 'center' });
}

const markCurrent = (gallery: HTMLElement): void => mark(gallery, shown(gallery));

function mark(gallery: HTMLElement, index: number): void {
  for (const [at, thumb] of thumbs(gallery).entries()) {
    if (at === index) thumb.setAttribute('aria-current', 'true');
    else thumb.removeAttribute('aria-current');
  }
  const count = gallery.querySelector('p[aria-hidden] span');
  if (count) count.textContent = String(index + 1);
}
