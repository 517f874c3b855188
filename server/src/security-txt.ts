import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import type { Answer } from './send.ts';

export const securityTxtPath = '/.well-known/security.txt';

const DAY_MS = 24 * 3_600_000;
/**
 * Expires in less than a year (RFC 9116, 2.5.5), counted from midnight, so that all processes answer the same
 * all day.
 */
const GOOD_DAYS = 180;

/** Contacts for reporting vulnerabilities, from the shop file (RFC 9116). */
export function securityTxt(
  { shop, publicUrl, languages }: Pick<Config, 'shop' | 'publicUrl' | 'languages'>,
  now: number,
): Answer {
  const expires = new Date((Math.floor(now / DAY_MS) + GOOD_DAYS) * DAY_MS)
    .toISOString()
    .replace('.000Z', 'Z');
  const lines = [
    `Contact: mailto:${shop.contacts.email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}${securityTxtPath}`]),
  ];
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' };
  return { status: 200, headers, body: `${lines.join('\n')}\n` };
}
