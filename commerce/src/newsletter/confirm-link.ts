import { createHmac, randomBytes } from 'node:crypto';
import { mailedUrls } from '@casamaestra/contract/pages.ts';
import { sameBytes } from '../platform/secrets/same-secret.ts';
import type { ShopSecrets } from '../platform/secrets/shop-secrets.ts';
import { hours } from '../platform/limits/too-many-requests.ts';

const SECRET = 'newsletter-link';
const SIGNATURE_CHARACTERS = 22;
/** How long the mailed link is valid. */
export const LINK_MS = hours(72);
/** The one newsletter there is, in the words of the Frappe API. */
const GROUP = 'newsletter';

const mac = (key: Buffer, email: string, what: string): string =>
  createHmac('sha256', key)
    .update(`${email.toLowerCase()}\n${what}`)
    .digest('base64url')
    .slice(0, SIGNATURE_CHARACTERS);

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
  const signature = `${what}.${mac(await secrets(SECRET), email, what)}`;
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
  const keys = await secrets.accepted(SECRET);
  const given = Buffer.from(sent);
  return keys.some((key) => sameBytes(given, Buffer.from(mac(key, email, `${end}.${linkKey}`))))
    ? linkKey
    : undefined;
}
