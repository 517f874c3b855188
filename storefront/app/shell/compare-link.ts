import { navigatedEvent } from '../platform/navigated-event.ts';

/** Whether this browser compares anything; `compare/compare-list.ts` reads what. */
const compares = (): boolean => /(?:^|; )(?:__Host-)?compare=/.test(document.cookie);

const load = () => import('../compare/browser-compare.ts');

/**
 * The links that compare (on cards, product pages, in the header): their code is loaded at the first click, or where the
 * browser compares something already. Until then, and when it cannot be loaded, they lead to the page.
 */
export function attachCompare(): void {
  let loaded = false;
  const paint = (): void => {
    // Once painted, an emptied list must be painted too.
    if (!compares() && !loaded) return;
    loaded = true;
    void load().then((part) => part.paintCompare());
  };
  paint();
  document.addEventListener('visibilitychange', paint);
  document.addEventListener(navigatedEvent, () => {
    document.querySelector<HTMLElement>('#compare-panel:popover-open')?.hidePopover();
    paint();
  });
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLAnchorElement>(
      'a[href*="compare?add="]:not([href*="&"]), a[data-compare-link]',
    );
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || ('compareLink' in link.dataset && !compares())) return;
    event.preventDefault();
    loaded = true;
    load()
      .then((part) => part.compareClicked(link))
      .catch(() => location.assign(link.href));
  });
}
