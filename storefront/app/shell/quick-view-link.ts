import { navigatedEvent } from '../platform/navigated-event.ts';

/** Below it a product's own page is as quick. */
const wide = '(width >= 48rem)';
/** Cards of listings: those that can be compared. */
const cards = 'main li:has(> div > a[href*="compare?add="])';

/**
 * Cards get a link to their quick view when a mouse or the focus comes to them: its code is loaded at the first. Without
 * scripts, and on small screens, a card leads to its page.
 */
export function attachQuickView(): void {
  const offer = ({ target, type, pointerType }: Partial<PointerEvent>): void => {
    if (!(target instanceof Element) || (type === 'pointerover' && pointerType !== 'mouse')) return;
    const card = target.closest<HTMLElement>(cards);
    if (!card || 'quick' in card.dataset || !matchMedia(wide).matches) return;
    card.dataset['quick'] = '';
    void import('../product/quick-view.tsx').then((part) => part.offerQuickView(card));
  };
  document.addEventListener('pointerover', offer);
  document.addEventListener('focusin', offer);
  document.addEventListener(navigatedEvent, () => {
    document.querySelector<HTMLDialogElement>('#quick-view dialog[open]')?.close();
  });
}
