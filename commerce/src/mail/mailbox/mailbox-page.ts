import { escapeHtml } from '../../platform/escape-html.ts';
import type { OutboxRow } from '../outbox/outbox.queries.ts';

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;color:#1f2421}.mark{background:#7a1f1f;color:#fff;font-weight:700;padding:.5rem 1rem;margin:-1rem -1rem 1rem}table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #d9ded9;padding:.5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}a{color:#14532d}iframe{border:1px solid #d9ded9;width:100%;height:75vh}@media(max-width:40rem){thead{display:none}td{display:block;border:0;padding:.1rem .5rem}tr{border-bottom:1px solid #d9ded9;display:block;padding:.5rem 0}}';

function page(title: string, content: string): string {
  const heading = escapeHtml(title);
  return `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${heading}</title><style>${style}</style></head><body><p class="mark">Ambiente di prova: queste e-mail non sono state spedite a nessuno.</p><main><h1>${heading}</h1>${content}</main></body></html>`;
}

const moment = (at: Date): string =>
  new Intl.DateTimeFormat('it-IT', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/Rome',
  }).format(at);

function rowText({ id, subject, kind, sentAt, lastError }: OutboxRow): string {
  if (sentAt === null)
    return `${escapeHtml(kind)} – in attesa${lastError === null ? '' : `: ${escapeHtml(lastError)}`}`;
  if (subject === null) return `${escapeHtml(kind)} – non partita: non serviva più`;
  return `<a href="${id}">${escapeHtml(subject)}</a>`;
}

function row(mail: OutboxRow): string {
  const { recipient, sentAt, dueAt } = mail;
  return `<tr><td>${rowText(mail)}</td><td>${escapeHtml(recipient)}</td><td>${moment(sentAt ?? dueAt)}</td></tr>`;
}

/** The list of mails, newest first. */
export function mailboxPage(rows: readonly OutboxRow[]): string {
  const content =
    rows.length === 0
      ? '<p>Non c’è ancora nessuna e-mail.</p>'
      : `<table><thead><tr><th scope="col">Oggetto</th><th scope="col">A</th><th scope="col">Quando</th></tr></thead><tbody>${rows.map(row).join('')}</tbody></table>`;
  return page('Posta', content);
}

/** One mail in a sandboxed frame. */
export function mailPage({ id, subject, kind, recipient }: OutboxRow): string {
  const title = subject ?? kind;
  const content = `<p>A: ${escapeHtml(recipient)}</p><p><a href="./">Tutte le e-mail</a> · <a href="${id}.html">HTML</a> · <a href="${id}.txt">Solo testo</a> · <a href="${id}.eml" download>Scarica .eml</a></p><iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="${id}.html" title="${escapeHtml(title)}"></iframe>`;
  return page(title, content);
}
