import card from './product-card.module.css';

/** Sideways further than this, and twice as far as up or down: less is a tap or the page being scrolled. */
const swipe_px = 24;

/**
 * A finger moved sideways over the picture of a card shows its second one, and back: what a mouse sees by pointing at
 * it. `first` is the touch that this was loaded for.
 */
export function followSwipes(first: TouchEvent): void {
  let from = placeOf(first);
  document.addEventListener('touchstart', (event) => (from = placeOf(event)), { passive: true });
  document.addEventListener(
    'touchend',
    ({ changedTouches: [touch] }) => {
      if (!from || !touch) return;
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(x) < swipe_px || Math.abs(x) < 2 * Math.abs(y)) return;
      const media = from.card.querySelector(`.${card['second']}`)?.parentElement;
      media?.toggleAttribute('data-second', x < 0);
    },
    { passive: true },
  );
}

function placeOf({ target, touches }: TouchEvent) {
  const item = target instanceof Element ? target.closest(`.${card['card']}`) : null;
  const [touch] = touches;
  return item && touch && touches.length === 1
    ? { card: item, x: touch.clientX, y: touch.clientY }
    : undefined;
}
