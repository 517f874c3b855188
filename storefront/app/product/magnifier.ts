const largest = 4;
const step = 1.6;
/** Two taps within this time and distance are a double tap. */
const doubleMs = 320;
const doublePx = 40;

interface Magnifier {
  /** Larger (1) or smaller (-1). */
  step(direction: 1 | -1): void;
  /** Back to the whole picture. */
  reset(): void;
}

/**
 * Enlarges the picture of the current slide: pinch, double tap or double click, wheel with Ctrl; then one finger or
 * the mouse moves it. At its smallest it is the whole picture, and swiping goes to the next one.
 */
export function attachMagnifier(slides: HTMLElement, current: () => HTMLElement): Magnifier {
  const fingers = new Map<number, PointerEvent>();
  let scale = 1;
  let [x, y] = [0, 0];
  let lastTap = { at: 0, x: 0, y: 0 };

  /** Sets scale and place, and keeps the picture on the screen. */
  function put(nextScale: number, nextX: number, nextY: number): void {
    const slide = current();
    scale = Math.max(1, Math.min(largest, nextScale));
    const [maxX, maxY] = [(slide.clientWidth * (scale - 1)) / 2, (slide.clientHeight * (scale - 1)) / 2];
    x = Math.max(-maxX, Math.min(maxX, nextX));
    y = Math.max(-maxY, Math.min(maxY, nextY));
    slides.toggleAttribute('data-enlarged', scale > 1);
    const picture = slide.querySelector<HTMLElement>('picture');
    if (picture) picture.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
  }

  /** Scales so that the point under the finger stays there. */
  function scaleAt(nextScale: number, clientX: number, clientY: number): void {
    const box = current().getBoundingClientRect();
    const [fromX, fromY] = [clientX - box.left - box.width / 2, clientY - box.top - box.height / 2];
    const ratio = Math.max(1, Math.min(largest, nextScale)) / scale;
    put(nextScale, fromX - (fromX - x) * ratio, fromY - (fromY - y) * ratio);
  }

  function tapped(event: PointerEvent): void {
    const near = Math.hypot(event.clientX - lastTap.x, event.clientY - lastTap.y) < doublePx;
    if (near && event.timeStamp - lastTap.at < doubleMs) {
      scaleAt(scale > 1 ? 1 : step * step, event.clientX, event.clientY);
      lastTap = { at: 0, x: 0, y: 0 };
    } else lastTap = { at: event.timeStamp, x: event.clientX, y: event.clientY };
  }

  function moved(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const other = [...fingers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
    if (other) {
      const spread = (one: PointerEvent) =>
        Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const middle = [(event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2] as const;
      scaleAt((scale * spread(event)) / Math.max(1, spread(before)), ...middle);
    } else if (scale > 1) put(scale, x + event.clientX - before.clientX, y + event.clientY - before.clientY);
    fingers.set(event.pointerId, event);
  }

  const lifted = (event: PointerEvent): void => void fingers.delete(event.pointerId);
  slides.addEventListener('pointerdown', (event) => {
    if (event.isPrimary) tapped(event);
    fingers.set(event.pointerId, event);
  });
  slides.addEventListener('pointermove', moved);
  slides.addEventListener('pointerup', lifted);
  slides.addEventListener('pointercancel', lifted);
  slides.addEventListener('pointerleave', lifted);
  slides.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      scaleAt(scale * Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
    },
    { passive: false },
  );
  return {
    step: (direction) => put(scale * step ** direction, x, y),
    reset() {
      for (const picture of slides.querySelectorAll('picture')) picture.style.transform = '';
      [scale, x, y] = [1, 0, 0];
      slides.removeAttribute('data-enlarged');
    },
  };
}
