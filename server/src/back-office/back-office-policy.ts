/**
 * Content-Security-Policy of the back office: its own scripts, styles, fonts and calls, nothing written into the page.
 * Pictures also come from the service's host.
 * @param hashes of scripts that stand in the page
 * @param shopOrigin of the shop, when the back office has a host of its own
 */
export function backOfficePolicy(
  pictureOrigins: readonly string[],
  isSecure: boolean,
  hashes: readonly string[],
  shopOrigin?: string,
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    ["img-src 'self' data: blob:", ...pictureOrigins].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    // Examples of mails, which are pages of their own where nothing runs, and the shop beside an editor.
    `frame-src 'self'${shopOrigin === undefined ? '' : ` ${shopOrigin}`}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
