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
const types = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  eml: 'message/rfc822',
} as const;

/** Mails contain text from outside: a Content-Security-Policy that runs no scripts. */
const harmless =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-downloads";

const answer = (status: number, body: string | Buffer, type: string): Response =>
  new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    status,
    headers: { ...always, 'content-type': type, 'content-security-policy': harmless },
  });

const missing = (language: Language) =>
  answer(404, `${mailPageTexts(language).mailbox.unknown}\n`, types.txt);

/** Undefined where there is no such file. */
async function fileOf(
  folder: string,
  id: number,
  extension: keyof typeof types,
): Promise<Response | undefined> {
  try {
    const file = await readFile(join(folder, mailFile(id, extension)));
    if (extension !== 'html') return answer(200, file, types[extension]);
    // Links must open outside the frame.
    return answer(200, file.toString('utf8').replace('<head>', '<head><base target="_blank">'), types.html);
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
        return answer(200, mailboxPage(await listMails(database, { limit: SHOWN }), language), types.html);
      const [, digits, extension] = /^(\d{1,12})(?:\.(html|txt|eml))?$/.exec(rest) ?? [];
      if (digits === undefined) return missing(language);
      const id = Number(digits);
      if (extension !== undefined)
        return (await fileOf(folder, id, extension as keyof typeof types)) ?? missing(language);
      const row = await findMail(database, id);
      return row === undefined ? missing(language) : answer(200, mailPage(row, language), types.html);
    },
  };
}
