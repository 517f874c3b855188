import type { Caller } from '../contract-http/caller.ts';

/** A customer whose token was verified. */
export interface Identity {
  readonly customerId: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Id of the session the token belongs to. */
  readonly sessionId: string;
  /** A long-lived token of a client that cannot renew it: allows orders, but no changes of the account. */
  readonly shoppingOnly: boolean;
}

/**
 * Identifies the caller by a verified token; null for guests, expired or forged tokens and ended sessions.
 */
export type Identify = (caller: Caller) => Promise<Identity | null>;
