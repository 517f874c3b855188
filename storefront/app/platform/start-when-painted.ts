/**
 * Starts the scripts of a page once it is painted, with its main picture if it has one: on a slow connection they
 * would take the bandwidth that styles and picture need. A first touch, key or click starts them at once, two seconds
 * at the latest. Its text goes out with the page, so it uses nothing from outside.
 * @param scripts addresses that `start` is going to import, asked for together
 */
export function startWhenPainted(scripts: readonly string[], start: () => Promise<unknown>): void {
  const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin'];
  let started = false;
  const once = (): void => {
    if (started) return;
    started = true;
    for (const sign of signs) removeEventListener(sign, once, true);
    // Each in a task of its own: on a phone one request takes 2 ms to begin.
    for (const href of scripts)
      setTimeout(() =>
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href })),
      );
    // Without them the page works as it does where scripts are off.
    start().catch((error: unknown) => console.warn('the scripts of the page did not arrive', error));
  };
  const painted = (): unknown => requestAnimationFrame(() => setTimeout(once));
  for (const sign of signs) addEventListener(sign, once, { capture: true, passive: true });
  setTimeout(once, 2000);
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (picture === null) painted();
  else picture.decode().then(painted, once);
}
