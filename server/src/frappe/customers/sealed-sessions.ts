import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Clock } from '@casamaestra/commerce/platform/clock.ts';
import { z } from 'zod';

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
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Stateless sessions: the service's token encrypted by this shop (AES-256-GCM, key derived from the
 * application key), so that every process can decrypt it. The kind is authenticated too: one cannot pass as the other.
 */
export class SealedSessions {
  readonly #key: Buffer;
  readonly #clock: Clock;

  constructor(applicationKey: string, clock: Clock) {
    this.#key = Buffer.from(hkdfSync('sha256', applicationKey, '', 'casamaestra frappe sessions', 32));
    this.#clock = clock;
  }

  /** @param until end of validity, epoch milliseconds */
  seal(kind: SealedKind, { token, email, remember, endsAt }: CustomerSession, until: number): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv).setAAD(Buffer.from(kind));
    const content = JSON.stringify([token, email, remember, endsAt, until]);
    const sealed = Buffer.concat([cipher.update(content, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Decrypts a session; undefined when it is invalid or expired. */
  open(kind: SealedKind, text: string): CustomerSession | undefined {
    const bytes = Buffer.from(text, 'base64url');
    if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
    const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(kind))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    let content: unknown;
    try {
      const opened = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      content = JSON.parse(opened.toString('utf8'));
    } catch {
      return undefined;
    }
    const parsed = contentSchema.safeParse(content);
    if (!parsed.success) return undefined;
    const [token, email, remember, endsAt, until] = parsed.data;
    const now = this.#clock.now();
    return until > now && endsAt > now ? { token, email, remember, endsAt } : undefined;
  }
}
