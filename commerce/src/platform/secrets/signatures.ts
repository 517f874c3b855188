import { createHmac } from 'node:crypto';
import { sameBytes } from './same-secret.ts';
import type { ShopSecrets } from './shop-secrets.ts';

/** 132 bits in base64url: cannot be guessed, and safe in a path. */
const CHARACTERS = 22;

const signedBy = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url').slice(0, CHARACTERS);

/** The signature of a text in links and tokens: 22 characters, by the secret of that name. */
export const signatureOf = async (secrets: ShopSecrets, secret: string, text: string): Promise<string> =>
  signedBy(await secrets(secret), text);

/** Whether a signature is that of a text, by the secret of that name or the one before it, while that is accepted. */
export async function isSignatureOf(
  secrets: ShopSecrets,
  secret: string,
  text: string,
  sent: string,
): Promise<boolean> {
  const given = Buffer.from(sent);
  return (await secrets.accepted(secret)).some((key) => sameBytes(given, Buffer.from(signedBy(key, text))));
}
