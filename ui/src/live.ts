import { useEffect, useRef } from 'react';

/** How many messages stay, and how long: those who listen hear them once, those who look for them can read again. */
const MOST = 4;
const STAYS_MS = 15_000;

/** Where something is seen and read: in the modal dialog that is open, which makes all else inert, or in the page. */
const surface = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

const floating = new Set<HTMLElement>();

/** Puts all that floats where it is seen and read now: to be called when a modal dialog opens. */
export function resurface(): void {
  const place = surface();
  for (const element of floating) if (element.parentElement !== place) place.append(element);
  if (place === document.body) return;
  place.addEventListener('close', resurface, { once: true });
  // A dialog may be taken away with its component, without closing first.
  const watch = new MutationObserver(() => {
    if (place.isConnected) return;
    watch.disconnect();
    resurface();
  });
  watch.observe(document.body, { childList: true, subtree: true });
}

/** Puts an element where it is seen and read, and keeps it there. */
export function bringToSurface(element: HTMLElement): void {
  floating.add(element);
  resurface();
}

let region: HTMLElement | undefined;

/** The one live region of the page. Screen readers hear only what comes into one that was there before. */
export function openLiveRegion(): HTMLElement {
  if (region === undefined) {
    region = document.createElement('div');
    region.id = 'live';
    region.className = 'visually-hidden';
    region.setAttribute('role', 'status');
    region.setAttribute('aria-atomic', 'false');
  }
  bringToSurface(region);
  return region;
}

/** Reads a message out, whatever is open on the page; each one is a line of its own, so that none replaces another. */
export function say(text: string): void {
  const moved = region?.parentElement !== surface();
  const live = openLiveRegion();
  const line = document.createElement('p');
  const add = (): void => {
    while (live.childElementCount >= MOST) live.firstElementChild?.remove();
    live.append(line);
    line.textContent = text;
    window.setTimeout(() => line.remove(), STAYS_MS);
  };
  // A region that has just come to another place is not listened to yet.
  if (moved) window.setTimeout(add, 100);
  else add();
}

/** Reads a text out whenever it changes to another one that is not empty. */
export function useSaid(text: string): void {
  const last = useRef(text);
  useEffect(() => {
    if (text !== last.current && text !== '') say(text);
    last.current = text;
  }, [text]);
}
