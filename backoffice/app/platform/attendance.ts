const ATTENDED_MS = 60_000;
let touchedAt = Date.now();

/** Notes that somebody works with the page; keys and taps note it by themselves. */
export const noteTouch = (): void => {
  touchedAt = Date.now();
};
for (const kind of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
  addEventListener(kind, noteTouch, { capture: true, passive: true });

/** Whether somebody has touched the page lately: what it reads by itself must not keep a session alive. */
export const isAttended = (): boolean => Date.now() - touchedAt < ATTENDED_MS;
