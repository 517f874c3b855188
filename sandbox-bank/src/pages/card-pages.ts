import { moneyOfCents } from '@casamaestra/texts/format/money.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { bankTexts } from '@casamaestra/texts/service/bank-texts.ts';
import type { BankAnswer } from '../http/exchange.ts';
import type { Intent } from '../stripe/stripe-store.ts';
import { cardChoices, offered, pendingChoices, troubleChoices } from './choices.ts';
import type { OfferedChoice } from './choices.ts';
import { operationsLink } from './hosted-page.ts';
import { escaped, page } from './layout.ts';

const frameStyles = `
:root{color-scheme:light}*{box-sizing:border-box}
body{margin:0;font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:#1d2730;background:#fff}
.test{background:#ffd43b;color:#1d1a00;font-weight:700;padding:.5rem .75rem;border-radius:.5rem;border:2px solid #1d1a00;margin:0 0 .75rem}
fieldset{border:0;margin:0 0 .5rem;padding:0;min-width:0;display:grid;gap:.375rem}legend{font-weight:600;padding:0;margin:.25rem 0}
label{display:grid;grid-template-columns:1.5rem 1fr;gap:.5rem;align-items:start;padding:.625rem .75rem;border:1px solid #8896a3;border-radius:.5rem;min-height:2.75rem;cursor:pointer}
label:has(input:checked){border-color:#14532d;box-shadow:inset 0 0 0 1px #14532d;background:#f1f8f4}
label:has(input:focus-visible){outline:3px solid #1c64f2;outline-offset:1px}
input{width:1.25rem;height:1.25rem;margin:.125rem 0 0;accent-color:#14532d}small{display:block;color:#52606d;font-size:.9375rem}
details{margin:0 0 .25rem}summary{padding:.625rem 0;cursor:pointer;font-weight:600;min-height:2.75rem}`;

const radio = ({ value, title, text }: OfferedChoice) =>
  `<label><input type="radio" name="choice" value="${value}"${value === 'approved' ? ' checked' : ''}><span>${escaped(title)}<small>${escaped(text)}</small></span></label>`;

function frameBody(intent: Intent | undefined, language: Language): string {
  const texts = bankTexts(language);
  const { choose } = texts;
  const banner = `<p class="test" role="note">${escaped(texts.test)}</p>`;
  if (intent === undefined) return `${banner}<p>${escaped(texts.said.unknownInFrame)}</p>`;
  const radios = (values: Parameters<typeof offered>[0]) => offered(values, texts).map(radio).join('');
  const more = radios([...cardChoices.refusals, ...pendingChoices, ...troubleChoices]);
  return `${banner}<form><p>${escaped(choose.frame(moneyOfCents(intent.amount, language)))}</p>
<fieldset><legend>${escaped(choose.outcome)}</legend>${radios(cardChoices.usual)}</fieldset>
<details><summary>${escaped(choose.more)}</summary><fieldset><legend hidden>${escaped(choose.others)}</legend>${more}</fieldset>
${operationsLink(texts)}</details></form>`;
}

/** The frame shown instead of card fields. Any page may embed it: it contains nothing secret. */
export function cardFrame(intent: Intent | undefined, language: Language): BankAnswer {
  const texts = bankTexts(language);
  return {
    status: intent === undefined ? 404 : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'",
    },
    body: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(texts.name)}</title><style>${frameStyles}</style></head><body data-line-down="${escaped(texts.said.lineDown)}" data-unknown="${escaped(texts.said.unknown)}"><main>${frameBody(intent, language)}</main>
<script src="/stripe-frame.js"></script></body></html>`,
  };
}

/** The page of the 3-D Secure challenge. */
export function cardChallenge(intent: Intent, language: Language): BankAnswer {
  const texts = bankTexts(language);
  const { challenge } = texts;
  const button = (value: string, title: string, text: string, main = false) =>
    `<button${main ? ' class="main"' : ''} name="choice" value="${value}"><strong>${escaped(title)}</strong><small>${escaped(text)}</small></button>`;
  const body = `<h1>${escaped(challenge.title)}</h1>
<div class="card"><dl><dt>${escaped(texts.shop)}</dt><dd>${escaped(texts.shopName)}</dd><dt>${escaped(texts.amount)}</dt><dd class="sum">${escaped(moneyOfCents(intent.amount, language))}</dd></dl></div>
<p>${escaped(challenge.note)}</p>
<form method="post" action="/stripe/verifica"><input type="hidden" name="client_secret" value="${escaped(intent.clientSecret)}">
<fieldset class="choices"><legend>${escaped(challenge.question)}</legend>
${button('approved', challenge.yes, challenge.yesText, true)}
${button('refused', challenge.no, challenge.noText)}</fieldset></form>`;
  return page({
    language,
    title: challenge.title,
    body,
    leadsTo: intent.returnUrl === null ? [] : [intent.returnUrl],
  });
}
