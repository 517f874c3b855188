import { isLanguage } from '@casamaestra/texts/languages.ts';
import type { Language, OfferedLanguages } from '@casamaestra/texts/languages.ts';
import { readerOf } from '../../contract-http/reader.ts';
import type { WebRoute } from '../../contract-http/web-route.ts';
import { mailKinds } from '../../mail-queue/mail-placeholders.ts';
import {
  mailboxAnswer,
  mailboxMissing,
  mailboxPath,
  mailboxTypes,
  outsideFrame,
} from '../mailbox/mailbox.route.ts';
import type { MailDocument } from '../mail-document.ts';
import type { MailKind } from '../../mail-queue/mail-kinds.ts';
import { mailText } from '../render/mail-text.ts';
import { examplePage, examplesPage } from './example-pages.ts';

/** Composes examples and writes them as HTML. */
export interface MailExamples {
  readonly compose: (kind: MailKind, language: Language) => Promise<MailDocument>;
  readonly html: (document: MailDocument) => Promise<string>;
  readonly offered: OfferedLanguages;
}

const path = `${mailboxPath}examples/`;

/** Shows an example of every kind of mail, made by the code that sends them. Only in the demo shop. */
export function mailExamplesRoute({ compose, html, offered }: MailExamples): WebRoute {
  return {
    name: 'mail.examples',
    methods: ['GET'],
    path,
    async handle(request) {
      const { language } = readerOf((name) => request.headers.get(name), offered);
      const url = new URL(request.url);
      const asked = url.searchParams.get('lang') ?? '';
      const shown = isLanguage(asked) ? asked : language;
      const rest = url.pathname.slice(path.length);
      if (rest === '') {
        const mails = mailKinds.map(async (kind) => ({
          kind,
          subject: (await compose(kind, shown)).subject,
        }));
        return mailboxAnswer(
          200,
          examplesPage(await Promise.all(mails), { shown, language }),
          mailboxTypes.html,
        );
      }
      const [, name, extension] = /^([a-z_]+)(?:\.(html|txt))?$/.exec(rest) ?? [];
      const kind = mailKinds.find((one) => one === name);
      if (kind === undefined) return mailboxMissing(language);
      const mail = await compose(kind, shown);
      if (extension === 'html') return mailboxAnswer(200, outsideFrame(await html(mail)), mailboxTypes.html);
      const text = mailText(mail);
      if (extension === 'txt') return mailboxAnswer(200, text, mailboxTypes.txt);
      return mailboxAnswer(
        200,
        examplePage({ kind, subject: mail.subject, text }, { shown, language }),
        mailboxTypes.html,
      );
    },
  };
}
