import { mailTexts } from '@casamaestra/texts/mail/mail-texts.ts';
import { shopLanguage } from '../../orders/written.ts';
import type { MailDependencies } from '../mail-dependencies.ts';
import type { MailDocument } from '../mail-document.ts';
import type { DueMail } from '../outbox/outbox.queries.ts';
import { exampleMail } from './example-mail.usecase.ts';

/** Whether a mail is one that staff sent to themselves. */
export const isTrial = ({ payload }: Pick<DueMail, 'payload'>): boolean =>
  (payload as { readonly trial?: unknown }).trial === true;

/** An example, marked as such; nobody can be unsubscribed by it, and nobody but the shop is answered. */
export async function trialMail(mail: DueMail, deps: MailDependencies): Promise<MailDocument> {
  const language = shopLanguage(mail.language);
  const {
    unsubscribeUrl: _,
    unsubscribeLabel: __,
    replyTo: ___,
    ...document
  } = await exampleMail(mail.kind, language, deps);
  return { ...document, subject: `[${mailTexts(language).trial}] ${document.subject}` };
}
