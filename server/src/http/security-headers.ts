import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';

/** The policy of what is not a page: nothing in it runs, loads or is framed. */
const nothingRuns = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Headers every answer carries unless it has better ones; HSTS only where shoppers come over https, and for the
 * merchant's other hosts only where asked for.
 */
export function securityHeaders({
  publicUrl,
  hstsSubdomains,
}: Pick<Config, 'publicUrl' | 'hstsSubdomains'>): Readonly<Record<string, string>> {
  const always = {
    'content-security-policy': nothingRuns,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
  const secure = publicUrl?.startsWith('https:') === true;
  const hsts = hstsSubdomains ? 'max-age=63072000; includeSubDomains' : 'max-age=63072000';
  return secure ? { ...always, 'strict-transport-security': hsts } : always;
}
