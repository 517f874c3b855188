import type { ShopSecrets } from '../platform/secrets/shop-secrets.ts';
import { isSignatureOf, signatureOf } from '../platform/secrets/signatures.ts';

const SECRET = 'stock-notice';

/** Proves that the mail about a request was read: "<id>.<signature>", safe in a path. */
export async function noticeToken(secrets: ShopSecrets, id: number): Promise<string> {
  return `${id}.${await signatureOf(secrets, SECRET, String(id))}`;
}

/** The request of a valid token, else null. */
export async function readNoticeToken(secrets: ShopSecrets, token: string): Promise<number | null> {
  const [digits = '', sent = ''] = token.split('.');
  if (!/^[1-9]\d{0,9}$/.test(digits)) return null;
  return (await isSignatureOf(secrets, SECRET, digits, sent)) ? Number(digits) : null;
}
