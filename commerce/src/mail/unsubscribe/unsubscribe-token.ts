import type { ShopSecrets } from '../../platform/secrets/shop-secrets.ts';
import { isSignatureOf, signatureOf } from '../../platform/secrets/signatures.ts';

const SECRET = 'unsubscribe-token';

/** A token to unsubscribe an address without login: "<address>.<signature>", safe in a path. */
export async function unsubscribeToken(secrets: ShopSecrets, email: string): Promise<string> {
  const address = email.toLowerCase();
  return `${Buffer.from(address).toString('base64url')}.${await signatureOf(secrets, SECRET, address)}`;
}

/** The address of a valid token, else null. */
export async function readUnsubscribeToken(secrets: ShopSecrets, token: string): Promise<string | null> {
  const [encoded = '', sent = ''] = token.split('.');
  const email = Buffer.from(encoded, 'base64url').toString('utf8');
  return (await isSignatureOf(secrets, SECRET, email.toLowerCase(), sent)) ? email : null;
}
