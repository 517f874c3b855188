const ATTENDED_MS = 60_000;
let touchedAt = Date.now();

const touch = () => {
  touchedAt = Date.now();
};
for (const kind of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
  addEventListener(kind, touch, { capture: true, passive: true });

/** Whether somebody has touched the page lately: what it reads by itself must not keep a session alive. */
export const isAttended = (): boolean => Date.now() - touchedAt < ATTENDED_MS;
