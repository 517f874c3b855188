import type { Caller } from '../contract-http/caller.ts';

/** A customer whose token was verified. */
export interface Identity {
  readonly customerId: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Session the token belongs to. */
  readonly sessionId: string;
}

/** Who calls, by the verified token; null for guests, expired or forged tokens and ended sessions. */
export type Identify = (caller: Caller) => Promise<Identity | null>;
