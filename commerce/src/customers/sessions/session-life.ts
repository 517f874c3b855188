const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Life {
  /** From login to the end, however much it is used. */
  readonly absoluteMs: number;
  /** From the last refresh to the end. */
  readonly idleMs: number;
}

/** NIST SP 800-63B-4, 2.1.3 leaves both to the shop at this level and wants both: 60 and 30 days, or a day. */
const remembered: Life = { absoluteMs: 60 * DAY_MS, idleMs: 30 * DAY_MS };
const untilClosed: Life = { absoluteMs: DAY_MS, idleMs: 12 * HOUR_MS };

export const lifeOf = (remember: boolean): Life => (remember ? remembered : untilClosed);

/** Of a client that cannot renew its token: the token's life too. */
export const CLIENT_SESSION_MS = 30 * DAY_MS;

/** Devices logged in at once; one more ends the login that was used longest ago (OWASP ASVS 7.1.2). */
export const SESSIONS_MAX = 20;

/** So long after logging in nobody is asked for the password again. */
export const FRESH_MS = 10 * 60_000;

/** Two tabs may refresh with the same token within this time. */
export const GRACE_MS = 10_000;
