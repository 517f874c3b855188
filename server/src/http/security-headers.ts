import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';

/** Content-Security-Policy of answers that are not pages: allows nothing. */
const nothingRuns = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const permissions = (camera: string): string =>
  `camera=${camera}, microphone=(), geolocation=(), browsing-topics=()`;

/** For pages of the back office: they read bar codes by the camera. */
export const withOwnCamera = { 'permissions-policy': permissions('(self)') } as const;

/**
 * Default security headers of every answer; HSTS only when shoppers come over https, and for subdomains only
 * when configured.
 */
export function securityHeaders({
  publicUrl,
  hstsSubdomains,
}: Pick<Config, 'publicUrl' | 'hstsSubdomains'>): Readonly<Record<string, string>> {
  const always = {
    'content-security-policy': nothingRuns,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissions('()'),
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
  const secure = publicUrl?.startsWith('https:') === true;
  const hsts = hstsSubdomains ? 'max-age=63072000; includeSubDomains' : 'max-age=63072000';
  return secure ? { ...always, 'strict-transport-security': hsts } : always;
}
