/** Headers every answer carries; HSTS only where shoppers come over https. */
export function securityHeaders(publicUrl: string | undefined): Readonly<Record<string, string>> {
  const always = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
  };
  const secure = publicUrl?.startsWith('https:') === true;
  return secure ? { ...always, 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : always;
}
