import type { MailDocument } from '../mail/mail-document.ts';
import type { LetterKind, MailKinds } from '../mail-queue/mail-kinds.ts';
import { shopLanguage } from '../orders/written.ts';
import { cartReminderMail, priceDropMail } from './compose-reminders.ts';
import type { LetterDependencies } from './letter-sources.ts';
import { confirmNewsletterMail, staffLetterMail, welcomeMail } from './compose-letter.ts';

interface DueLetter {
  readonly recipient: string;
  readonly language: string;
  readonly payload: unknown;
}

/** Composes a mail that needs a consent; null when the consent is gone. */
export async function composeLetter(
  mail: DueLetter,
  kind: LetterKind,
  deps: LetterDependencies,
): Promise<MailDocument | null> {
  const recipient = { email: mail.recipient, language: shopLanguage(mail.language) };
  switch (kind) {
    case 'confirm_newsletter':
      return confirmNewsletterMail(mail.payload as MailKinds[typeof kind], recipient, deps);
    case 'newsletter_welcome':
      return welcomeMail(mail.payload as MailKinds[typeof kind], recipient, deps);
    case 'newsletter_letter':
      return staffLetterMail(mail.payload as MailKinds[typeof kind], recipient, deps);
    case 'price_drop':
      return priceDropMail(mail.payload as MailKinds[typeof kind], recipient.language, deps);
    case 'cart_reminder':
      return cartReminderMail(mail.payload as MailKinds[typeof kind], recipient.language, deps);
  }
}
