import { languageFacts, languages } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { mailPageTexts } from '@casamaestra/texts/service/mail-page-texts.ts';
import type { MailKind } from '../../mail-queue/mail-kinds.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import { mailboxFrame } from '../mailbox/mailbox-page.ts';

/** The language in which mails are shown, and the one in which the page around them speaks. */
interface Reading {
  readonly shown: Language;
  readonly language: Language;
}

const switchOf = (path: string, { shown }: Reading): string =>
  `<p>${languages
    .map((one) => {
      const { name } = languageFacts[one];
      if (one === shown) return `<strong lang="${one}">${name}</strong>`;
      return `<a href="${path}?lang=${one}" lang="${one}" hreflang="${one}">${name}</a>`;
    })
    .join(' · ')}</p>`;

/** A page with an example of every kind of mail. */
export function examplesPage(
  mails: readonly { readonly kind: MailKind; readonly subject: string }[],
  reading: Reading,
): string {
  const { mailbox: texts } = mailPageTexts(reading.language);
  const rows = mails.map(
    ({ kind, subject }) =>
      `<tr><td><a href="${kind}?lang=${reading.shown}" lang="${reading.shown}">${escapeHtml(subject)}</a></td><td><code>${kind}</code></td></tr>`,
  );
  const table = `<table><thead><tr><th scope="col">${texts.subject}</th><th scope="col">${texts.kind}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  const content = `<p>${texts.examplesText}</p><p><a href="../">${texts.all}</a></p>${switchOf('./', reading)}${table}`;
  return mailboxFrame(texts.examples, content, reading.language);
}

/** One example: wide and narrow in frames where nothing runs, and its plain text. */
export function examplePage(
  { kind, subject, text }: { readonly kind: MailKind; readonly subject: string; readonly text: string },
  reading: Reading,
): string {
  const { mailbox: texts } = mailPageTexts(reading.language);
  const source = `${kind}.html?lang=${reading.shown}`;
  const frame = (title: string, width: string) =>
    `<h2>${title}</h2><iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="${source}" title="${title}" style="width:${width}" loading="lazy"></iframe>`;
  const content = `<p><code>${kind}</code></p><p><a href="./?lang=${reading.shown}">${texts.examples}</a></p>${switchOf(kind, reading)}${frame(texts.wide, '100%')}${frame(texts.narrow, 'min(100%,22.5rem)')}<h2>${texts.plain}</h2><pre lang="${reading.shown}">${escapeHtml(text)}</pre>`;
  return mailboxFrame(subject, content, reading.language);
}
