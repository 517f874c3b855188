import { createHmac } from 'node:crypto';
import { sameBytes } from '../../platform/secrets/same-secret.ts';
import type { ShopSecrets } from '../../platform/secrets/shop-secrets.ts';

const SECRET = 'unsubscribe-token';
const SIGNATURE_CHARACTERS = 22;

function signature(key: Buffer, email: string): string {
  const digest = createHmac('sha256', key).update(email.toLowerCase()).digest('base64url');
  return digest.slice(0, SIGNATURE_CHARACTERS);
}

/** A token to unsubscribe an address without login: "<address>.<signature>", safe in a path. */
export async function unsubscribeToken(secrets: ShopSecrets, email: string): Promise<string> {
  return `${Buffer.from(email.toLowerCase()).toString('base64url')}.${signature(await secrets(SECRET), email)}`;
}

/** The address of a valid token, else null. */
export async function readUnsubscribeToken(secrets: ShopSecrets, token: string): Promise<string | null> {
  const [encoded = '', sent = ''] = token.split('.');
  const email = Buffer.from(encoded, 'base64url').toString('utf8');
  const given = Buffer.from(sent);
  const keys = await secrets.accepted(SECRET);
  return keys.some((key) => sameBytes(given, Buffer.from(signature(key, email)))) ? email : null;
}
