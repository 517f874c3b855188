import iconsUrl from '@casamaestra/ui/icons.svg';
import 'virtual:texts/rows';
import { messagesOf } from '../i18n/messages.ts';
import { documentLocale } from '../platform/locale.ts';
import { makeElement } from '../platform/make-element.ts';
import css from './row-arrows.module.css';

const svg = 'http://www.w3.org/2000/svg';

function chevron(side: 'left' | 'right'): SVGElement {
  const picture = document.createElementNS(svg, 'svg');
  const attributes = { width: '20', height: '20', fill: 'none', stroke: 'currentColor', 'stroke-width': '2' };
  for (const [name, value] of Object.entries(attributes)) picture.setAttribute(name, value);
  picture.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(svg, 'use');
  use.setAttribute('href', `${iconsUrl}#chevron-${side}`);
  picture.append(use);
  return picture;
}

/**
 * Gives a row of products that scrolls sideways two buttons, which turn it by as many whole products as are in view. A
 * button at the end of the row says so and keeps the focus; a row that fits has none.
 */
function startArrows(section: HTMLElement): void {
  const list = section.querySelector('ul');
  if (!list || section.querySelector(`.${css['arrows']}`)) return;
  const { rows: texts } = messagesOf(documentLocale());
  const left = () => Math.abs(list.scrollLeft);
  const farthest = () => list.scrollWidth - list.clientWidth;
  const isAtEnd = (way: 1 | -1) => (way < 0 ? left() <= 1 : left() >= farthest() - 1);
  const turn = (way: 1 | -1): void => {
    if (isAtEnd(way)) return;
    const [first, second] = list.children;
    const step =
      second && first ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : 0;
    const fitting = Math.max(1, Math.floor(list.clientWidth / Math.max(1, step)));
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.scrollBy({ left: way * fitting * step, behavior: calm ? 'instant' : 'smooth' });
  };
  const button = (label: string, side: 'left' | 'right', way: 1 | -1) => {
    const properties = {
      type: 'button',
      className: css['arrow'],
      ariaLabel: label,
      onclick: () => turn(way),
    };
    return makeElement('button', properties, chevron(side));
  };
  const [back, on] = [button(texts.back, 'left', -1), button(texts.on, 'right', 1)];
  const arrows = makeElement('div', { className: css['arrows'] }, back, on);
  const follow = (): void => {
    arrows.hidden = farthest() <= 1;
    back.ariaDisabled = String(isAtEnd(-1));
    on.ariaDisabled = String(isAtEnd(1));
  };
  list.addEventListener('scroll', follow, { passive: true });
  new ResizeObserver(follow).observe(list);
  follow();
  list.before(arrows);
}

/**
 * Gives arrows to each row that comes near the viewport, on this page and on those that follow.
 */
export function followRows(): void {
  const near = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) if (isIntersecting) startArrows(target as HTMLElement);
    },
    { rootMargin: '300px' },
  );
  const find = (): void => {
    for (const row of document.querySelectorAll('[data-row]')) near.observe(row);
  };
  new MutationObserver(find).observe(document.body, { childList: true, subtree: true });
  find();
}
