import { createHmac } from 'node:crypto';
import { sameBytes } from '../platform/secrets/same-secret.ts';
import type { ShopSecrets } from '../platform/secrets/shop-secrets.ts';

const SECRET = 'stock-notice';
const SIGNATURE_CHARACTERS = 22;

const signature = (key: Buffer, id: number): string =>
  createHmac('sha256', key).update(String(id)).digest('base64url').slice(0, SIGNATURE_CHARACTERS);

/** Proves that the mail about a request was read: "<id>.<signature>", safe in a path. */
export async function noticeToken(secrets: ShopSecrets, id: number): Promise<string> {
  return `${id}.${signature(await secrets(SECRET), id)}`;
}

/** The request of a valid token, else null. */
export async function readNoticeToken(secrets: ShopSecrets, token: string): Promise<number | null> {
  const [digits = '', sent = ''] = token.split('.');
  if (!/^[1-9]\d{0,9}$/.test(digits)) return null;
  const keys = await secrets.accepted(SECRET);
  const given = Buffer.from(sent);
  return keys.some((key) => sameBytes(given, Buffer.from(signature(key, Number(digits)))))
    ? Number(digits)
    : null;
}
