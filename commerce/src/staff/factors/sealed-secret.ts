import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { ShopSecrets } from '../../platform/secrets/shop-secrets.ts';

const APP = 'staff-app';
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a secret, by default of an authenticator app, with a key of the shop: IV, tag, text. */
export async function sealSecret(secrets: ShopSecrets, text: string, key = APP): Promise<Buffer> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, await secrets(key), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

function openedBy(key: Buffer, sealed: Buffer): string | undefined {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    // Another key: the tag tells.
    return undefined;
  }
}

/** Decrypts it with the key of today or its predecessor; undefined when neither fits. */
export async function openSecret(
  secrets: ShopSecrets,
  sealed: Buffer,
  name = APP,
): Promise<string | undefined> {
  for (const key of await secrets.accepted(name)) {
    const text = openedBy(key, sealed);
    if (text !== undefined) return text;
  }
  return undefined;
}
