import { buttonLook } from '@casamaestra/ui/button.tsx';
import { showToast } from '@casamaestra/ui/toast.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { messagesOf } from '../i18n/messages.ts';
import { documentLocale } from '../platform/locale.ts';
import { compareMax } from './compare-list.ts';
import css from './compare-panel.module.css';
import type { Compared } from './compared.ts';
import { comparedHere, keepCompared, readCompared, removeCompared } from './kept-compare.ts';

const made = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Partial<HTMLElementTagNameMap[K]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const element = Object.assign(document.createElement(tag), props);
  element.append(...children);
  return element;
};

/** Under the link of the header, or above the one at the foot. A popover: Esc or a click elsewhere closes it. */
function panelOf(link: HTMLElement): HTMLElement {
  const panel = document.querySelector<HTMLElement>('#compare-panel') ?? document.createElement('div');
  if (!panel.isConnected) {
    Object.assign(panel, { id: 'compare-panel', popover: 'auto', className: css.panel, tabIndex: -1 });
    panel.setAttribute('role', 'dialog');
    document.body.append(panel);
  }
  const { bottom, right } = link.getBoundingClientRect();
  panel.style.insetBlockStart = `${bottom + 4}px`;
  panel.style.insetInlineEnd = `${Math.max(8, document.documentElement.clientWidth - right)}px`;
  return panel;
}

/** Opens the list of what is compared: each can be taken out, all of it cleared. @throws ServiceUnreachable */
export async function showComparePanel(link: HTMLElement): Promise<void> {
  const panel = panelOf(link);
  const known = await readCompared();
  const skus = known.map(({ sku }) => sku);
  // What is no longer sold is forgotten; the page says so when it is asked for it.
  if (skus.length > 0 && skus.length < comparedHere().length) keepCompared(skus);
  draw(panel, known);
  panel.showPopover();
  panel.focus();
}

function draw(panel: HTMLElement, known: readonly Compared[]): void {
  const { compare } = messagesOf(documentLocale());
  const title = compare.listed(known.length, compareMax);
  panel.setAttribute('aria-label', title);
  const clear = made('button', {
    type: 'button',
    className: buttonLook({ variant: 'quiet', size: 's' }),
    textContent: compare.clear,
    onclick: () => {
      const links = [{ label: compare.reopen, href: urls.compare(comparedHere()) }];
      keepCompared([]);
      panel.hidePopover();
      showToast({ kind: 'cart', key: 'compare', text: compare.cleared, links });
    },
  });
  const open = made('a', {
    href: urls.compare(known.map(({ sku }) => sku)),
    className: buttonLook({ size: 's' }),
    textContent: compare.open,
  });
  const rows = known.map((one) => row(panel, known, one));
  panel.replaceChildren(
    made('h2', { className: css.title ?? '', textContent: title }),
    ...(known.length === 0
      ? [made('p', { textContent: compare.emptyText })]
      : [made('ul', {}, ...rows), made('p', { className: css.ends ?? '' }, open, clear)]),
  );
}

function row(panel: HTMLElement, known: readonly Compared[], { sku, product }: Compared): HTMLElement {
  const { compare } = messagesOf(documentLocale());
  const { name, slug, small_pictures: pictures } = product;
  const [picture] = pictures;
  const remove = made('button', {
    type: 'button',
    className: css.remove ?? '',
    textContent: '×',
    title: compare.removeNamed(name),
    onclick: () => {
      removeCompared(sku, name);
      const left = known.filter((one) => one.sku !== sku);
      if (left.length === 0) return panel.hidePopover();
      draw(panel, left);
      panel.focus();
    },
  });
  remove.setAttribute('aria-label', remove.title);
  const image = picture ? [made('img', { src: picture.url, alt: '', width: 56, height: 56 })] : [];
  return made('li', {}, ...image, made('a', { href: urls.product(slug, sku), textContent: name }), remove);
}
