import { randomBytes } from 'node:crypto';
import { mailedUrls } from '@casamaestra/contract/pages.ts';
import type { ShopSecrets } from '../platform/secrets/shop-secrets.ts';
import { isSignatureOf, signatureOf } from '../platform/secrets/signatures.ts';
import { hours } from '../platform/limits/too-many-requests.ts';

const SECRET = 'newsletter-link';
/** How long the mailed link is valid. */
export const LINK_MS = hours(72);
/** The one newsletter there is, in the words of the Frappe API. */
const GROUP = 'newsletter';

const signedText = (email: string, what: string): string => `${email.toLowerCase()}\n${what}`;

export const newLinkKey = (): string => randomBytes(9).toString('base64url');

/** The page that confirms an address, with a signature "<end>.<key>.<mac>": valid until its end, and once. */
export async function confirmLink(
  secrets: ShopSecrets,
  {
    base,
    email,
    linkKey,
    now,
  }: { readonly base: string; readonly email: string; readonly linkKey: string; readonly now: number },
): Promise<string> {
  const what = `${Math.floor((now + LINK_MS) / 1000).toString(36)}.${linkKey}`;
  const signature = `${what}.${await signatureOf(secrets, SECRET, signedText(email, what))}`;
  return base + mailedUrls.confirmSubscription(email, GROUP, signature);
}

/** The key of a link that is signed and not over; undefined otherwise. */
export async function readLink(
  secrets: ShopSecrets,
  { email, signature, now }: { readonly email: string; readonly signature: string; readonly now: number },
): Promise<string | undefined> {
  const [, end = '', linkKey = '', sent = ''] =
    /^([0-9a-z]{1,9})\.([\w-]{12})\.([\w-]{22})$/.exec(signature) ?? [];
  if (end === '' || Number.parseInt(end, 36) * 1000 < now) return undefined;
  const text = signedText(email, `${end}.${linkKey}`);
  return (await isSignatureOf(secrets, SECRET, text, sent)) ? linkKey : undefined;
}
