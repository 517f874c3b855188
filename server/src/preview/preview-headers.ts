import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import { developmentPolicy } from '../html-cache/content-security-policy.ts';
import type { Shop } from '../shop.ts';

/** Whose pages may frame a preview: those of the back office. */
const framedBy = ({ backOfficeUrl }: Pick<Config, 'backOfficeUrl'>): string =>
  backOfficeUrl === undefined ? "'self'" : new URL(backOfficeUrl).origin;

/**
 * Content-Security-Policy of a page in the frame beside an editor. Only scripts that stand in the page run, none asks for
 * anything, no form is sent: nothing can be bought, subscribed to or counted.
 * @param hashes of the scripts that stand in the page
 */
function previewPolicy(hashes: string, { config }: Pick<Shop, 'config'>): string {
  const pictures = [config.commerceUrl, config.picturesUrl].filter((origin) => origin !== undefined);
  return [
    "default-src 'none'",
    `script-src ${hashes === '' ? "'none'" : hashes}`,
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...pictures].join(' '),
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy(config)}`,
    'sandbox allow-scripts allow-same-origin',
  ].join('; ');
}

/** Headers of every answer of a preview: for one frame, kept nowhere, listed nowhere, its address told to nobody. */
export function previewHeaders(
  shop: Pick<Shop, 'always' | 'config' | 'development'>,
  hashes: string,
): Record<string, string> {
  const headers: Record<string, string> = {
    ...shop.always,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'content-security-policy': shop.development ? developmentPolicy : previewPolicy(hashes, shop),
  };
  delete headers['x-frame-options'];
  return headers;
}
