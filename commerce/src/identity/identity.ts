import type { Caller } from '../contract-http/caller.ts';

/** A customer whose token was verified. */
export interface Identity {
  readonly customerId: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Session the token belongs to. */
  readonly sessionId: string;
  /** The token lives long because its client cannot renew it: it buys, but does not change the account. */
  readonly shoppingOnly: boolean;
}

/** Who calls, by the verified token; null for guests, expired or forged tokens and ended sessions. */
export type Identify = (caller: Caller) => Promise<Identity | null>;
