import type { Locator, Page } from 'playwright-core';

/** Where the focus is after a press of Tab. */
interface Stop {
  readonly name: string;
  /** What is wrong with it; empty when nothing is. */
  readonly faults: readonly string[];
  /** Whether it was in focus before: the walk has been round. */
  readonly again: boolean;
}

/**
 * Looks at what has the focus: it is shown and within the screen, its focus can be seen, no bar covers it, and it comes
 * after the one before in the document.
 */
const look = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const walk = globalThis as unknown as { focusSeen?: Set<Element>; focusLast?: Element };
    const one = document.activeElement;
    if (one === null || one === document.body || one === document.documentElement) return null;
    const seen = (walk.focusSeen ??= new Set());
    const again = seen.has(one);
    seen.add(one);
    const faults: string[] = [];
    const label =
      one.getAttribute('aria-label') ?? (one.textContent.trim() || one.getAttribute('name') || one.id);
    const style = getComputedStyle(one);
    // A choice may be drawn by its label, a card's link by its whole card, a field by its frame.
    const drawn = one.closest('label') ?? one;
    const frames = [one, drawn, one.nextElementSibling, one.parentElement, one.closest('form')];
    const outlined = frames
      .filter((element) => element !== null)
      .flatMap((element) => [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part)))
      .some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px');
    if (!outlined) faults.push('its focus is not seen');
    const boxes = [one, drawn].map((element) => element.getBoundingClientRect());
    const box = boxes.find(({ width, height }) => width > 2 && height > 2);
    if (box === undefined || style.visibility === 'hidden') faults.push('is not shown');
    else {
      const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
      const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
      if (right - left < 2 || bottom - top < 2) faults.push('is outside the screen');
      else {
        const share = [0.1, 0.5, 0.9];
        const points = share.flatMap((x) =>
          share.map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
        );
        const hits = points.map(([x, y]) => document.elementFromPoint(x, y));
        const own = (hit: Element | null) =>
          hit !== null && (drawn.contains(hit) || one.contains(hit) || hit.contains(one));
        const { className = '', tagName = '' } = hits[4] ?? {};
        if (!hits.some(own)) faults.push(`is covered by ${tagName} ${className}`);
      }
    }
    const last = walk.focusLast;
    if (!again && last?.isConnected && last.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING)
      faults.push('stands before the one focused before it');
    walk.focusLast = one;
    return {
      name: `${one.tagName.toLowerCase()} ${label.replaceAll(/\s+/g, ' ').slice(0, 60)}`,
      faults,
      again,
    };
  });

/** Presses Tab through a page from its top, 250 times at most; answers the stops and what is wrong with them. */
export async function tabWalk(page: Page): Promise<{ stops: readonly string[]; faults: readonly string[] }> {
  const stops: string[] = [];
  const faults: string[] = [];
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await look(page);
    if (stop === null || stop.again) break;
    stops.push(stop.name);
    faults.push(...stop.faults.map((fault) => `${stop.name} ${fault}`));
  }
  return { stops, faults };
}

/** Outer HTML of what gets the focus outside of a dialog in a walk with Tab and back. */
export async function focusLeaks(page: Page, dialog: Locator): Promise<string[]> {
  const found: string[] = [];
  const focusables = await dialog
    .locator('a[href], button, input, select, textarea, summary, [tabindex="0"]')
    .count();
  const presses = Math.min(focusables + 3, 30);
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press < presses; press += 1) {
      await page.keyboard.press(key);
      const outside = await dialog.evaluate((element) => {
        const { activeElement: at } = document;
        return at === null || at === document.body || at === document.documentElement || element.contains(at)
          ? ''
          : at.outerHTML.slice(0, 120);
      });
      if (outside !== '') found.push(outside);
    }
  return found;
}

/** Keys of the page from a hand quicker than the screen: frames wait until the last key is pressed. */
export const pressAtOnce = (page: Page, keys: readonly string[]): Promise<void> =>
  page.evaluate(async (pressed) => {
    const waiting: FrameRequestCallback[] = [];
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (const key of pressed) {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await new Promise((resolve) => setTimeout(resolve));
    }
    window.requestAnimationFrame = requestAnimationFrame;
    for (const callback of waiting) requestAnimationFrame(callback);
  }, keys);
