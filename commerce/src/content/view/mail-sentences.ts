import type { Language } from '@casamaestra/texts/languages.ts';
import type { MailKind } from '../../mail-queue/mail-kinds.ts';
import type { ContentView } from './content-view.ts';

/** Sentences of a mail that the shop words itself; `{{number}}` and the like stand where values of the mail go. */
export interface MailSentences {
  readonly subject?: string | undefined;
  readonly intro?: string | undefined;
  readonly closing?: string | undefined;
}

/** The shop's own sentences of a mail in exactly that language: a mail never mixes two. */
export function mailSentences(
  content: ContentView,
  kind: MailKind,
  language: Language,
): MailSentences | undefined {
  const entry = content.one('mails', language);
  const sentences = entry?.language === language ? entry.body[kind] : undefined;
  if (sentences === undefined) return undefined;
  const { plain } = content.placeholders(language);
  const filled = (text: string | undefined) => (text === undefined ? undefined : plain(text));
  return {
    subject: filled(sentences.subject),
    intro: filled(sentences.intro),
    closing: filled(sentences.closing),
  };
}
