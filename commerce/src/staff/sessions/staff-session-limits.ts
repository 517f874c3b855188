const MINUTE_MS = 60_000;

/** A session ends when it was not used for so long (OWASP ASVS 7.3.1). */
export const IDLE_MINUTES = 30;
export const IDLE_MS = IDLE_MINUTES * MINUTE_MS;
/** On a handheld: between two walks it lies there for hours. */
export const HANDHELD_IDLE_MINUTES = 4 * 60;
export const HANDHELD_IDLE_MS = HANDHELD_IDLE_MINUTES * MINUTE_MS;
/** It ends in any case so long after the sign-in (OWASP ASVS 7.3.2). */
export const ABSOLUTE_MS = 12 * 60 * MINUTE_MS;
/** How long after a proof what needs a confirmation may be done (OWASP ASVS 7.5.3). */
export const CONFIRMED_MS = 5 * MINUTE_MS;
/** The last use is written so often at most. */
export const NOTED_MS = MINUTE_MS;

/** How long a session may lie unused. */
export const idleMs = (isHandheld: boolean): number => (isHandheld ? HANDHELD_IDLE_MS : IDLE_MS);

/** The moment since which a session, and one on a handheld, must have been used to be still open. */
export const stillOpenSince = (now: number) => ({
  now: new Date(now),
  usedSince: new Date(now - IDLE_MS),
  handheldUsedSince: new Date(now - HANDHELD_IDLE_MS),
});
