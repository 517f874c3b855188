import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readerOf } from '../../contract-http/reader.ts';
import type { WebRoute } from '../../contract-http/web-route.ts';
import type { Database } from '../../platform/database/connection.ts';
import { mailFile } from '../outbox/nodemailer-transport.ts';
import { listMails, findMail } from '../outbox/outbox.queries.ts';
import type { Language, OfferedLanguages } from '@casamaestra/texts/languages.ts';
import { mailPageTexts } from '@casamaestra/texts/service/mail-page-texts.ts';
import { mailboxPage, mailPage } from './mailbox-page.ts';

/** Path of the mailbox page; the server redirects /posta here. */
export const mailboxPath = '/api/open/mail/';

const SHOWN = 200;
const always = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'x-frame-options': 'SAMEORIGIN' };
export const mailboxTypes = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  eml: 'message/rfc822',
} as const;

/** Mails contain text from outside: a Content-Security-Policy that runs no scripts. */
const harmless =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-downloads";

export const mailboxAnswer = (status: number, body: string | Buffer, type: string): Response =>
  new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    status,
    headers: { ...always, 'content-type': type, 'content-security-policy': harmless },
  });

export const mailboxMissing = (language: Language) =>
  mailboxAnswer(404, `${mailPageTexts(language).mailbox.unknown}\n`, mailboxTypes.txt);

/** A mail whose links open outside the frame it is shown in. */
export const outsideFrame = (html: string): string => html.replace('<head>', '<head><base target="_blank">');

/** Undefined where there is no such file. */
async function fileOf(
  folder: string,
  id: number,
  extension: keyof typeof mailboxTypes,
): Promise<Response | undefined> {
  try {
    const file = await readFile(join(folder, mailFile(id, extension)));
    if (extension !== 'html') return mailboxAnswer(200, file, mailboxTypes[extension]);
    return mailboxAnswer(200, outsideFrame(file.toString('utf8')), mailboxTypes.html);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Shows the mails written to the folder by a shop without a mail server. Only in the demo shop. */
export function mailboxRoute(database: Database, folder: string, offered: OfferedLanguages): WebRoute {
  return {
    name: 'mail.mailbox',
    methods: ['GET'],
    path: mailboxPath,
    async handle(request) {
      const { language } = readerOf((name) => request.headers.get(name), offered);
      const rest = new URL(request.url).pathname.slice(mailboxPath.length);
      if (rest === '')
        return mailboxAnswer(
          200,
          mailboxPage(await listMails(database, { limit: SHOWN }), language),
          mailboxTypes.html,
        );
      const [, digits, extension] = /^(\d{1,12})(?:\.(html|txt|eml))?$/.exec(rest) ?? [];
      if (digits === undefined) return mailboxMissing(language);
      const id = Number(digits);
      if (extension !== undefined)
        return (await fileOf(folder, id, extension as keyof typeof mailboxTypes)) ?? mailboxMissing(language);
      const row = await findMail(database, id);
      return row === undefined
        ? mailboxMissing(language)
        : mailboxAnswer(200, mailPage(row, language), mailboxTypes.html);
    },
  };
}
