/** Parts of a gallery's markup. */
export const strip = (gallery: Element) => gallery.querySelector<HTMLElement>('ul[aria-label]');
export const thumbs = (gallery: Element) => [
  ...gallery.querySelectorAll<HTMLAnchorElement>('a[href^="#foto-"]'),
];

/** Index of the picture in view. */
export function pictureAt(gallery: HTMLElement): number {
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

export const markCurrent = (gallery: HTMLElement): void => mark(gallery, pictureAt(gallery));

function mark(gallery: HTMLElement, index: number): void {
  for (const [at, thumb] of thumbs(gallery).entries()) {
    if (at === index) thumb.setAttribute('aria-current', 'true');
    else thumb.removeAttribute('aria-current');
  }
  const count = gallery.querySelector('p[aria-hidden] span');
  if (count) count.textContent = String(index + 1);
}
