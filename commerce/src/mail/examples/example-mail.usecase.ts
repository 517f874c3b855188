import type { Language } from '@casamaestra/texts/languages.ts';
import type { MailKind } from '../../mail-queue/mail-kinds.ts';
import { composeMail } from '../compose/compose-mail.usecase.ts';
import type { MailDependencies } from '../mail-dependencies.ts';
import type { MailDocument } from '../mail-document.ts';
import { exampleNumber, exampleOrder, exampleTransfer } from './example-order.ts';
import { examplePayloads } from './example-payloads.ts';

/** The message of the contact form in the examples. */
export const exampleEnquiry = {
  number: 'C-2026-00042',
  topic: 'order',
  name: 'Anna Rossi',
  email: 'anna@esempio.it',
  orderNumber: exampleNumber,
  message: 'Buongiorno, posso cambiare giorno?',
  files: [],
};

/** A mail of a kind as it would be sent, about data of an example. @throws when its example has nothing to send */
export async function exampleMail(
  kind: MailKind,
  language: Language,
  deps: MailDependencies,
): Promise<MailDocument> {
  const order = exampleOrder(kind);
  const mail = {
    id: 0,
    kind,
    recipient: 'anna@esempio.it',
    language,
    payload: examplePayloads(deps.publicUrl())[kind],
    dedupeKey: '',
    tries: 1,
  };
  const document = await composeMail(mail, {
    ...deps,
    readOrder: async () => order,
    awaitedTransfer: exampleTransfer,
    readEnquiry: async () => exampleEnquiry,
    composeLetter: deps.exampleLetter,
  });
  if (document === null) throw new Error(`the example of ${kind} has nothing to send`);
  return document;
}
