import type { BankAnswer } from '../http/exchange.ts';
import type { Intent } from '../stripe/stripe-store.ts';
import { pendingChoices, refusalChoices, troubleChoices, usualChoices } from './choices.ts';
import { escaped, euros, page } from './layout.ts';

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

const radio = ({ value, title, text }: { value: string; title: string; text: string }) =>
  `<label><input type="radio" name="choice" value="${value}"${value === 'approved' ? ' checked' : ''}><span>${title}<small>${text}</small></span></label>`;

const banner = '<p class="test" role="note">AMBIENTE DI PROVA · Banca di prova – nessun denaro si muove</p>';

function frameBody(intent: Intent | undefined): string {
  if (intent === undefined) return `${banner}<p>Pagamento non trovato: torna al carrello e riprova.</p>`;
  const more = [...refusalChoices, ...pendingChoices, ...troubleChoices].map(radio).join('');
  return `${banner}<form><p>Pagamento di <strong>${euros(intent.amount)}</strong>. Nessun dato di carta: scegli tu come deve finire.</p>
<fieldset><legend>Esito</legend>${usualChoices.map(radio).join('')}</fieldset>
<details><summary>Rifiuti, attese e contrattempi</summary><fieldset><legend hidden>Altri esiti</legend>${more}</fieldset>
<p><a href="/" target="_blank" rel="noopener">Elenco delle operazioni</a>: lì si decidono quelle in attesa.</p></details></form>`;
}

/** The frame shown instead of card fields. Any page may embed it: it contains nothing secret. */
export function cardFrame(intent: Intent | undefined): BankAnswer {
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
    body: `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>Banca di prova</title><style>${frameStyles}</style></head><body><main>${frameBody(intent)}</main>
<script src="/stripe-frame.js"></script></body></html>`,
  };
}

/** The page of the 3-D Secure challenge. */
export function cardChallenge(intent: Intent): BankAnswer {
  const body = `<h1>Verifica 3-D Secure</h1>
<div class="card"><dl><dt>Negozio</dt><dd>Negozio di prova</dd><dt>Importo</dt><dd class="sum">${euros(intent.amount)}</dd></dl></div>
<p>Qui la banca della carta ti chiederebbe un codice o l’impronta. In questa prova basta un pulsante.</p>
<form method="post" action="/stripe/verifica"><input type="hidden" name="client_secret" value="${escaped(intent.clientSecret)}">
<fieldset class="choices"><legend>Sei davvero tu?</legend>
<button class="main" name="choice" value="approved"><strong>Conferma la mia identità</strong><small>La verifica riesce e il pagamento è approvato.</small></button>
<button name="choice" value="refused"><strong>Verifica non riuscita</strong><small>Il pagamento è rifiutato.</small></button></fieldset></form>`;
  return page({
    title: 'Verifica 3-D Secure',
    body,
    leadsTo: intent.returnUrl === null ? [] : [intent.returnUrl],
  });
}
