import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { PageNavigator, Show } from './page-navigator.ts';
import { PageTree } from './page-tree.tsx';
import type { PageView } from './shown-page.ts';

const lessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The pages in the browser: the one the server rendered, then those the shopper goes to. */
export function BrowserPages({ navigator }: { navigator: PageNavigator }): ReactNode {
  const [view, setView] = useState(navigator.view);
  const transition = useRef<ViewTransition | null>(null);
  const drawn = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    // A page may be waiting for its parts while the next one arrives: what is drawn is always the newest.
    const draw = (): void => startTransition(() => setView({ ...navigator.view }));
    const show: Show = (animated) => {
      if (!animated || !('startViewTransition' in document) || lessMotion()) return draw();
      transition.current?.skipTransition();
      drawn.current?.();
      const drawing = document.startViewTransition(
        () =>
          new Promise<void>((resolve) => {
            drawn.current = resolve;
            draw();
          }),
      );
      // Skipped by the next page, or by a browser in the background: the page is there all the same.
      drawing.ready.catch(() => undefined);
      transition.current = drawing;
    };
    return navigator.start(show);
  }, [navigator]);
  useLayoutEffect(() => {
    if (view.shown === navigator.view.shown) drawn.current?.();
  }, [navigator, view]);
  useScroll(view);
  return <PageTree routes={navigator.routes} view={view} navigate={navigator.navigate} />;
}

/** Scrolls when another page, or another place of the page, has been drawn. */
function useScroll({ shown, scroll }: PageView): void {
  const drawn = useRef(shown);
  useLayoutEffect(() => {
    if (drawn.current === shown) return;
    drawn.current = shown;
    if (scroll === 'stay') return;
    const { hash } = shown.location;
    const aim = scroll === 'start' && hash !== '' ? document.getElementById(idOf(hash)) : null;
    if (aim) aim.scrollIntoView();
    else if (scroll === 'start') window.scrollTo(0, 0);
    else returnTo(scroll);
  }, [shown, scroll]);
}

/** Sections that were not drawn yet have an estimated height: a remembered height in px is reached with the real ones. */
function returnTo(height: number): void {
  const root = document.documentElement;
  root.dataset['whole'] = '';
  window.scrollTo(0, height);
  // The browser remembers the real heights with the next frame.
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset['whole']));
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // Typed by hand: taken as it is.
    return hash.slice(1);
  }
}
