import type { StorefrontLog } from '../platform/request-context.ts';

/** First path segments of product URLs in Frappe shops, including the present `det` (P04). */
const prefix = /^(?:b2c|b2b|eshop|det)\//;
const formerPrefix = /^(?:b2c|b2b|eshop)\//;

/** Whether a slug has the form of former Frappe shops. */
export const isFormerAddress = (slug: string): boolean => formerPrefix.test(slug);

/** The slug as requested, in lower case, and with the present prefix instead of a former one. */
export function askedAs(slug: string): readonly string[] {
  const lower = slug.toLowerCase();
  return [...new Set([slug, lower, lower.replace(formerPrefix, 'det/')])];
}

/** Logs a former URL that was redirected (`to`) or is unknown (`to` is null). */
export function noteFormerAddress(log: StorefrontLog, slug: string, to: string | null): void {
  if (!prefix.test(slug)) return;
  const msg = to === null ? 'no page for a former address' : 'former address redirected';
  const path = `/${slug.slice(0, 200)}`;
  log.info({ path, ...(to !== null && { to }) }, msg);
}
