import type { Language } from '@casamaestra/texts/languages.ts';
import { mailPageTexts } from '@casamaestra/texts/service/mail-page-texts.ts';
import { escapeHtml } from '../platform/escape-html.ts';
import { plainPagePolicy } from '../platform/http/page-policies.ts';

interface PlainPage {
  readonly status: number;
  readonly title: string;
  /** Plain text. */
  readonly text: string;
  /** Of a form that sends nothing but its button. */
  readonly button?: string;
  /** Path the form is sent to; absent: the page's own. */
  readonly action?: string;
}

/** A page of the service without the shop's frame: a text, at most one button, the way to the shop. */
export function plainPage({ status, title, text, button, action }: PlainPage, language: Language): Response {
  const { toShop } = mailPageTexts(language).decline;
  const form =
    button === undefined
      ? ''
      : `<form method="post"${action === undefined ? '' : ` action="${escapeHtml(action)}"`}><button>${button}</button></form>`;
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem;color:#221c17}button{background:#a23a20;border:0;border-radius:4px;color:#fff;font:inherit;font-weight:700;min-height:44px;padding:.5rem 1.25rem}a{color:#a23a20}</style></head><body><main><h1>${title}</h1><p>${escapeHtml(text)}</p>${form}<p><a href="/">${toShop}</a></p></main></body></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': plainPagePolicy,
  };
  return new Response(html, { status, headers });
}
