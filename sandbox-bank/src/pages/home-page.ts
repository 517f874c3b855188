import type { BookedTransaction, SandboxBankControl } from '../control.ts';
import { type Route, seeOther } from '../http/exchange.ts';
import { escaped, euros, page } from './layout.ts';

const states: Readonly<Record<string, string>> = {
  UNSUBMITTED: 'da pagare',
  PENDING: 'in attesa',
  APPROVED: 'approvato',
  DECLINED: 'rifiutato',
  CANCELLED: 'annullato',
  requires_payment_method: 'da pagare',
  requires_action: 'verifica in corso',
  processing: 'in attesa',
  requires_capture: 'autorizzato',
  succeeded: 'approvato',
  canceled: 'annullato',
};

function row(transaction: BookedTransaction): string {
  const { gateway, reference, order, state, amountCents, capturedCents, refundedCents } = transaction;
  const waiting = state === 'PENDING' || state === 'processing';
  const buttons = waiting
    ? `<form method="post" action="/operazioni"><input type="hidden" name="reference" value="${escaped(reference)}"><button name="to" value="approved">Approva</button> <button name="to" value="refused">Rifiuta</button></form>`
    : '';
  return `<tr><td>${escaped(order)}</td><td>${gateway === 'axerve' ? 'Axerve' : 'Stripe'}</td><td>${states[state] ?? state}</td><td>${euros(amountCents)}</td><td>${euros(capturedCents)}</td><td>${euros(refundedCents)}</td><td>${buttons}</td></tr>`;
}

const shownMost = 50;

/** The bank's own page: latest transactions, with buttons to decide pending ones. */
export function homePages(control: SandboxBankControl): Route[] {
  return [
    {
      method: 'GET',
      pattern: /^\/$/,
      name: 'home',
      answer: () => {
        const rows = control.transactions().slice(-shownMost).toReversed().map(row).join('');
        const table = `<div class="table card" tabindex="0" role="region" aria-label="Operazioni"><table><thead><tr><th>Ordine</th><th>Servizio</th><th>Stato</th><th>Importo</th><th>Incassato</th><th>Rimborsato</th><th>Decidi</th></tr></thead><tbody>${rows}</tbody></table></div>`;
        const nothing = '<p class="quiet">Ancora nessuna operazione: paga qualcosa nel negozio.</p>';
        return page({
          title: 'Operazioni',
          body: `<h1>Operazioni della banca di prova</h1><p>Ricarica la pagina per vedere le ultime. Quelle in attesa si decidono qui.</p>${rows === '' ? nothing : table}`,
        });
      },
    },
    {
      method: 'POST',
      pattern: /^\/operazioni$/,
      name: 'home',
      answer: async ({ body }) => {
        const fields = new URLSearchParams(body);
        const reference = fields.get('reference') ?? '';
        const waiting = control
          .transactions()
          .some((known) => known.reference === reference && ['PENDING', 'processing'].includes(known.state));
        if (waiting)
          await control.settle(reference, fields.get('to') === 'approved' ? 'approved' : 'refused');
        return seeOther('/');
      },
    },
  ];
}
