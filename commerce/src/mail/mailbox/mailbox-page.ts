import { shortExactMoment } from '@casamaestra/texts/format/date.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { mailPageTexts } from '@casamaestra/texts/service/mail-page-texts.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import { serverWords } from '../outbox/undeliverable.ts';
import type { OutboxRow } from '../outbox/outbox.queries.ts';

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;color:#1f2421}.mark{background:#7a1f1f;color:#fff;font-weight:700;padding:.5rem 1rem;margin:-1rem -1rem 1rem}table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #d9ded9;padding:.5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}a{color:#14532d}pre{white-space:pre-wrap;overflow-wrap:anywhere}iframe{border:1px solid #d9ded9;width:100%;height:75vh}@media(max-width:40rem){thead{display:none}td{display:block;border:0;padding:.1rem .5rem}tr{border-bottom:1px solid #d9ded9;display:block;padding:.5rem 0}}';

/** A page of the mailbox. */
export function mailboxFrame(title: string, content: string, language: Language): string {
  const heading = escapeHtml(title);
  const { trial } = mailPageTexts(language).mailbox;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${heading}</title><style>${style}</style></head><body><p class="mark">${trial}</p><main><h1>${heading}</h1>${content}</main></body></html>`;
}

function rowText({ id, subject, kind, sentAt, lastError }: OutboxRow, language: Language): string {
  const { mailbox: texts } = mailPageTexts(language);
  if (sentAt === null)
    return escapeHtml(lastError === null ? texts.waiting(kind) : texts.failing(kind, serverWords(lastError)));
  if (subject === null) return escapeHtml(texts.notNeeded(kind));
  return `<a href="${id}">${escapeHtml(subject)}</a>`;
}

function row(mail: OutboxRow, language: Language): string {
  const { recipient, sentAt, dueAt } = mail;
  const moment = shortExactMoment(sentAt ?? dueAt, language);
  return `<tr><td>${rowText(mail, language)}</td><td>${escapeHtml(recipient)}</td><td>${moment}</td></tr>`;
}

/** The list of mails, newest first. */
export function mailboxPage(rows: readonly OutboxRow[], language: Language): string {
  const { mailbox: texts } = mailPageTexts(language);
  const columns = [texts.subject, texts.recipient, texts.moment].map(
    (name) => `<th scope="col">${name}</th>`,
  );
  const content =
    rows.length === 0
      ? `<p>${texts.none}</p>`
      : `<table><thead><tr>${columns.join('')}</tr></thead><tbody>${rows.map((mail) => row(mail, language)).join('')}</tbody></table>`;
  const examples = `<p><a href="examples/">${texts.examples}</a></p>`;
  return mailboxFrame(texts.title, examples + content, language);
}

/** One mail in a sandboxed frame. */
export function mailPage({ id, subject, kind, recipient }: OutboxRow, language: Language): string {
  const { mailbox: texts } = mailPageTexts(language);
  const title = subject ?? kind;
  const content = `<p>${escapeHtml(texts.to(recipient))}</p><p><a href="./">${texts.all}</a> · <a href="${id}.html">HTML</a> · <a href="${id}.txt">${texts.plain}</a> · <a href="${id}.eml" download>${texts.download}</a></p><iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="${id}.html" title="${escapeHtml(title)}"></iframe>`;
  return mailboxFrame(title, content, language);
}
