const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface SessionTtl {
  /** Absolute TTL, from login. */
  readonly absoluteMs: number;
  /** Idle TTL, from the last refresh. */
  readonly idleMs: number;
}

/**
 * NIST SP 800-63B-4, 2.1.3 requires both limits and leaves their length to the shop at this level: 60 and 30
 * days when remembered, else a day.
 */
const remembered: SessionTtl = { absoluteMs: 60 * DAY_MS, idleMs: 30 * DAY_MS };
const untilClosed: SessionTtl = { absoluteMs: DAY_MS, idleMs: 12 * HOUR_MS };

export const ttlOf = (remember: boolean): SessionTtl => (remember ? remembered : untilClosed);

/** Session and token lifetime of clients that cannot renew their token. */
export const CLIENT_SESSION_MS = 30 * DAY_MS;

/** Sessions per customer; one more ends the session that was used longest ago (OWASP ASVS 7.1.2). */
export const SESSIONS_MAX = 20;

/** How long after a login no re-authentication is needed. */
export const FRESH_LOGIN_MS = 10 * 60_000;

/** Two tabs may refresh with the same token within this time. */
export const GRACE_MS = 10_000;
