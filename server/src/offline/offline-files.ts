import { createHash, hash } from 'node:crypto';
import { serverTexts } from '@casamaestra/texts/service/server-texts.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { plainPagePolicy } from '@casamaestra/commerce/platform/http/page-policies.ts';
import type { Answer } from '../send.ts';
import type { Shop } from '../shop.ts';
import type { StaticFiles } from '../static-files.ts';
import { noServiceWorker, serviceWorker } from './service-worker.ts';
import { showKept } from './show-kept.ts';

export const serviceWorkerPath = '/sw.js';
export const offlinePath = '/offline';

const versions = new WeakMap<StaticFiles, string>();

/** Changes with any file of the build. */
function versionOf(files: StaticFiles): string {
  const known = versions.get(files);
  if (known !== undefined) return known;
  const names = [...files].map(([path, { etag }]) => `${path} ${etag}`).sort();
  const version = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12);
  versions.set(files, version);
  return version;
}

/**
 * The script of the service worker, or of the one that removes it where SERVICE_WORKER is off. Asked for at every check
 * of the browser, and never kept.
 */
export function serviceWorkerFile({ config, development }: Shop, files: StaticFiles): Answer {
  const isOn = config.serviceWorker && !development;
  const body = isOn
    ? `(${serviceWorker.toString()})("${versionOf(files)}","${offlinePath}")`
    : `(${noServiceWorker.toString()})()`;
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    // What the worker itself may ask for.
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  };
  return { status: 200, headers, body };
}

const script = `(${showKept.toString()})()`;
const policy = `${plainPagePolicy}; script-src 'sha256-${hash('sha256', script, 'base64')}'; connect-src 'self'`;
const style = `:root{color-scheme:light dark}
body{max-width:40rem;margin:8vh auto;padding:0 1.25rem;background:light-dark(#fff,#1b1714);color:light-dark(#221c17,#f3ece1);font:1.0625rem/1.55 system-ui,sans-serif}
a{color:inherit}h1{font-size:1.9rem;line-height:1.15}h2{margin-top:2.25rem;font-size:1.2rem}
button{min-height:2.875rem;padding:0 1.25rem;border:0;border-radius:4px;background:light-dark(#a23a20,#ec9174);color:light-dark(#fff,#1f120d);font:inherit;font-weight:650}
:focus-visible{outline:3px solid;outline-offset:3px}
ul{padding:0;list-style:none}li{border-bottom:1px solid light-dark(#ddd5c9,#433a31)}li,li a{padding-block:.6rem}li:has(a){padding:0}li a{display:block}`;

/** The page shown without connection: the cart and the last pages seen, from what the browser kept. */
export function offlinePage({ config }: Pick<Shop, 'config'>, language: Language): Answer {
  const texts = serverTexts(language).offline;
  const part = (id: string, title: string) =>
    `<section id="${id}" hidden><h2>${title}</h2><ul></ul></section>`;
  const body = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${texts.title}</title><style>${style}</style>
<body><main><p>${escaped(config.shop.name)}</p><h1>${texts.title}</h1><p>${texts.text}</p><p><button type="button">${texts.again}</button></p>
${part('cart', texts.cart)}${part('pages', texts.pages)}</main><script>${script}</script></body></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': policy,
  };
  return { status: 200, headers, body };
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
