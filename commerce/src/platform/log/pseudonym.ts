import { createHmac } from 'node:crypto';
import type { ShopSecrets } from '../secrets/shop-secrets.ts';

const SECRET = 'log-pseudonym';
const CHARACTERS = 12;

/**
 * A pseudonym for an account or network in log lines: the same for the same value, keyed with a secret of the
 * shop, so that the value cannot be recovered (OWASP ASVS 16.2.5).
 */
export async function pseudonyms(secrets: ShopSecrets): Promise<(text: string) => string> {
  const key = await secrets(SECRET);
  return (text) => createHmac('sha256', key).update(text).digest('base64url').slice(0, CHARACTERS);
}
