import type { Language } from '@casamaestra/texts/languages.ts';
import { bankTexts } from '@casamaestra/texts/service/bank-texts.ts';
import type { BankAnswer } from '../http/exchange.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for markup. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const styles = `
:root{color-scheme:light;--ink:#1d2730;--quiet:#52606d;--line:#cfd8df;--paper:#fff;--ground:#eef2f5;--accent:#14532d;--warn:#ffd43b}
*{box-sizing:border-box}
body{margin:0;font:1rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:var(--ink);background:var(--ground)}
.test{background:repeating-linear-gradient(135deg,var(--warn) 0 18px,#ffe066 18px 36px);color:#1d1a00;font-weight:700;text-align:center;padding:.75rem 1rem;border-bottom:3px solid #1d1a00}
.test span{background:#ffe98f;padding:.15rem .5rem;border-radius:.25rem}
main{max-width:40rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font-size:1.5rem;line-height:1.25;margin:.5rem 0 1rem}h2{font-size:1.125rem;margin:2rem 0 .5rem}
.card{background:var(--paper);border:1px solid var(--line);border-radius:.75rem;padding:1.25rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1.25rem;margin:0}dt{color:var(--quiet)}dd{margin:0;font-weight:600;overflow-wrap:anywhere}
dd.sum{font-size:1.5rem}
form{margin:0}
.choices{display:grid;gap:.625rem;margin:0;padding:0;border:0;min-width:0}
.choices legend{padding:0;font-weight:600;margin-bottom:.625rem}
button,.button{display:block;width:100%;min-height:3rem;padding:.625rem 1rem;font:inherit;text-align:left;color:var(--ink);background:var(--paper);border:1px solid #8896a3;border-radius:.5rem;cursor:pointer;text-decoration:none}
button strong{display:block}button small{color:var(--quiet);font-size:.9375rem}
button:hover,.button:hover{border-color:var(--ink);background:#f7fafc}
button.main{background:var(--accent);border-color:var(--accent);color:#fff}button.main small{color:#e3f2e8}
button.main:hover{background:#0f3f22}
:focus-visible{outline:3px solid #1c64f2;outline-offset:2px}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(14rem,1fr));gap:.625rem}
p.quiet,.quiet{color:var(--quiet)}
main:has(table){max-width:64rem}.table{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem .75rem;border-bottom:1px solid var(--line);white-space:nowrap}
td button{min-height:2.75rem;width:auto;display:inline-block;padding:.25rem .75rem}
@media (prefers-reduced-motion:no-preference){button{transition:background .12s}}
`;

/** Allowed targets of a page's forms, redirects included. */
function formTargets(urls: readonly string[]): string {
  const origins = urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
  return ["'self'", ...new Set(origins)].join(' ');
}

export interface PageOptions {
  readonly language: Language;
  readonly title: string;
  readonly body: string;
  readonly status?: number;
  /** Callback URLs to which forms on this page redirect. */
  readonly leadsTo?: readonly string[];
}

/** A page of the bank. All of them begin with the notice that it is a test. */
export function page({ language, title, body, status = 200, leadsTo = [] }: PageOptions): BankAnswer {
  const texts = bankTexts(language);
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action ${formTargets(leadsTo)}`,
    },
    body: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(texts.titled(title))}</title><style>${styles}</style></head>
<body><header class="test"><span>${escaped(texts.test)}</span></header>
<main>${body}</main></body></html>`,
  };
}
