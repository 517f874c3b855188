import type { StorefrontLog } from '../platform/request-context.ts';

/** First parts of product addresses in the Frappe API's shops, today's `det` among them (P04). */
const prefix = /^(?:b2c|b2b|eshop|det)\//;
const formerPrefix = /^(?:b2c|b2b|eshop)\//;

/** Whether a slug is written as in the Frappe API's former shops. */
export const isFormerAddress = (slug: string): boolean => formerPrefix.test(slug);

/** The slug as asked for, then in lower case, then with today's prefix in place of a former one. */
export function askedAs(slug: string): readonly string[] {
  const lower = slug.toLowerCase();
  return [...new Set([slug, lower, lower.replace(formerPrefix, 'det/')])];
}

/** One line in the server's log about an address of these shops that leads elsewhere, or nowhere (`to` is null). */
export function noteFormerAddress(log: StorefrontLog, slug: string, to: string | null): void {
  if (!prefix.test(slug)) return;
  const msg = to === null ? 'no page for a former address' : 'former address redirected';
  const path = `/${slug.slice(0, 200)}`;
  log.info({ path, ...(to !== null && { to }) }, msg);
}
