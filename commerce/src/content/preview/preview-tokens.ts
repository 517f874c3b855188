import { createHmac } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import { sameBytes } from '../../platform/secrets/same-secret.ts';
import type { ShopSecrets } from '../../platform/secrets/shop-secrets.ts';

/**
 * Signs and verifies what opens a preview: the moment shown and the end of the link, both in epoch milliseconds:
 * "<at>.<until>.<signature>".
 */
export interface PreviewTokens {
  sign(at: number, until: number): Promise<string>;
  /** The moment shown and the end of a valid token, else null. */
  read(token: string): Promise<{ readonly at: number; readonly until: number } | null>;
}

const SECRET = 'content-preview';

export function createPreviewTokens(secrets: ShopSecrets, clock: Clock): PreviewTokens {
  const signature = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    async sign(at, until) {
      const text = `${at}.${until}`;
      return `${text}.${signature(await secrets(SECRET), text)}`;
    },
    async read(token) {
      const [, text = '', at, until, sent = ''] = /^((\d{1,15})\.(\d{1,15}))\.([\w-]{43})$/.exec(token) ?? [];
      if (text === '' || Number(until) <= clock.now()) return null;
      const keys = await secrets.accepted(SECRET);
      const isSigned = keys.some((key) => sameBytes(Buffer.from(sent), Buffer.from(signature(key, text))));
      return isSigned ? { at: Number(at), until: Number(until) } : null;
    },
  };
}
