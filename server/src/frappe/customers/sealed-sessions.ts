import type { Clock } from '@casamaestra/commerce/platform/clock.ts';
import { z } from 'zod';
import { Sealing } from '../sealing.ts';

/** A login at the service. `token` is the service's own, valid for months: it is never sent to a browser. */
export interface CustomerSession {
  readonly token: string;
  readonly email: string;
  readonly remember: boolean;
  /** End of the session, epoch milliseconds. */
  readonly endsAt: number;
}

/** `access` is sent with calls and valid for minutes; `refresh` is in an HttpOnly cookie. */
export type SealedKind = 'access' | 'refresh';

const contentSchema = z.tuple([
  z.string().min(1).max(4000),
  z.string().max(254),
  z.boolean(),
  z.number(),
  z.number(),
]);

/**
 * Stateless sessions: the service's token encrypted by this shop (AES-256-GCM, key derived from the
 * application key), so that every process can decrypt it. The kind is authenticated too: one cannot pass as the other.
 */
export class SealedSessions {
  readonly #sealing: Sealing;
  readonly #clock: Clock;

  constructor(applicationKey: string, clock: Clock) {
    this.#sealing = new Sealing(applicationKey, 'casamaestra frappe sessions');
    this.#clock = clock;
  }

  /** @param until end of validity, epoch milliseconds */
  seal(kind: SealedKind, { token, email, remember, endsAt }: CustomerSession, until: number): string {
    return this.#sealing
      .seal(kind, JSON.stringify([token, email, remember, endsAt, until]))
      .toString('base64url');
  }

  /** Decrypts a session; undefined when it is invalid or expired. */
  open(kind: SealedKind, text: string): CustomerSession | undefined {
    const content = this.#sealing.open(kind, Buffer.from(text, 'base64url'));
    if (content === undefined) return undefined;
    const parsed = contentSchema.safeParse(JSON.parse(content));
    if (!parsed.success) return undefined;
    const [token, email, remember, endsAt, until] = parsed.data;
    const now = this.#clock.now();
    return until > now && endsAt > now ? { token, email, remember, endsAt } : undefined;
  }
}
