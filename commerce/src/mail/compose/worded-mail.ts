import type { MailSentences } from '../../content/view/mail-sentences.ts';
import type { MailPlaceholder } from '../../mail-queue/mail-placeholders.ts';
import type { OrderRecord } from '../../orders/order-record.ts';
import { euroText } from '../../orders/written.ts';
import type { MailBlock, MailDocument, MailParagraph } from '../mail-document.ts';

type MailValues = { readonly [Name in MailPlaceholder]?: string };

interface Named {
  readonly orderNumber?: string;
  readonly number?: string;
  readonly firstName?: string;
  readonly article?: string;
  readonly amountCents?: number;
}

/** What placeholders of a mail stand for. */
export function mailValues(payload: unknown, order: OrderRecord | undefined, language: string): MailValues {
  const { orderNumber, number, firstName, article, amountCents } = payload as Named;
  return {
    number: orderNumber ?? number ?? '',
    first_name: firstName ?? (order?.billingAddress ?? order?.shippingAddress)?.first_name ?? '',
    article: article ?? '',
    amount: amountCents === undefined ? '' : euroText(amountCents, language),
  };
}

const fill = (text: string, values: MailValues): string =>
  text.replaceAll(
    /\{\{\s*(number|first_name|article|amount)\s*\}\}/g,
    (_all, name: MailPlaceholder) => values[name] ?? '',
  );

const paragraphs = (text: string): MailParagraph[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .map((part) => ({ kind: 'paragraph', text: part }));

const partOf = (block: MailBlock): MailParagraph['part'] =>
  block.kind === 'paragraph' ? block.part : undefined;

/** The opening takes the place of the usual one; where there is none to replace it stands below the greeting. */
function opened(blocks: readonly MailBlock[], intro: readonly MailBlock[]): MailBlock[] {
  const replaced = blocks.findIndex((block) => partOf(block) === 'opening');
  if (replaced >= 0) return [...blocks.slice(0, replaced), ...intro, ...blocks.slice(replaced + 1)];
  const below = partOf(blocks[0] ?? { kind: 'list', items: [] }) === 'greeting' ? 1 : 0;
  return [...blocks.slice(0, below), ...intro, ...blocks.slice(below)];
}

/** A mail with the shop's own sentences in place of the usual ones. */
export function wordedMail(
  document: MailDocument,
  { subject, intro, closing }: MailSentences,
  values: MailValues,
): MailDocument {
  const filled = (text: string | undefined) => (text === undefined ? [] : paragraphs(fill(text, values)));
  const blocks = intro === undefined ? document.blocks : opened(document.blocks, filled(intro));
  return {
    ...document,
    // On one line, whatever a value holds.
    subject:
      subject === undefined
        ? document.subject
        : fill(subject, values)
            .replaceAll(/[\s\p{Cc}]+/gu, ' ')
            .trim(),
    blocks: [...blocks, ...filled(closing)],
  };
}
