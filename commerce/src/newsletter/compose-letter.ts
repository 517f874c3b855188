import { goodsLine } from '../mail/compose/goods-block.ts';
import { sellerLines } from '../mail/compose/law-blocks.ts';
import type { MailBlock, MailDocument } from '../mail/mail-document.ts';
import type { MailKinds } from '../mail-queue/mail-kinds.ts';
import { letterTexts } from '@casamaestra/texts/mail/letter-texts.ts';
import { letterSchema } from './letter-content.ts';
import type { LetterPart } from '@casamaestra/contract/staff/staff-newsletter.operations.ts';
import type { LetterDependencies } from './letter-sources.ts';

interface Recipient {
  readonly email: string;
  readonly language: string;
}

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
const openingText = (text: string): MailBlock => ({ kind: 'paragraph', text, part: 'opening' });

export function confirmNewsletterMail(
  { link }: MailKinds['confirm_newsletter'],
  { language }: Recipient,
  { config }: LetterDependencies,
): MailDocument {
  const texts = letterTexts(language);
  return {
    language,
    ...texts.confirm(config.shop.name),
    blocks: [openingText(texts.confirmText), { kind: 'button', label: texts.confirmButton, url: link }],
    foot: [texts.confirmReason, ...sellerLines(config.shop)],
  };
}

export async function welcomeMail(
  { coupon, stop }: MailKinds['newsletter_welcome'],
  { email, language }: Recipient,
  deps: LetterDependencies,
): Promise<MailDocument | null> {
  if (!(await deps.isSubscribed(email))) return null;
  const texts = letterTexts(language);
  const { shop } = deps.config;
  return {
    language,
    ...texts.welcome(shop.name),
    blocks: [
      openingText(texts.welcomeText),
      ...(coupon === null ? [] : [paragraph(texts.welcomeCoupon(coupon))]),
      { kind: 'button', label: texts.toShop, url: `${deps.publicUrl()}/` },
    ],
    foot: [texts.newsletterReason, ...sellerLines(shop)],
    unsubscribeUrl: stop,
    unsubscribeLabel: texts.leave,
  };
}

async function blockOf(part: LetterPart, language: string, deps: LetterDependencies): Promise<MailBlock> {
  const shopUrl = deps.publicUrl();
  switch (part.kind) {
    case 'goods': {
      const goods = await deps.goods(part.skus);
      return { kind: 'goods', lines: goods.map((one) => goodsLine(one, {}, { language, shopUrl })) };
    }
    case 'button':
      return { ...part, url: new URL(part.url, shopUrl).href };
    case 'list':
      return part;
    case 'heading':
    case 'paragraph':
      return { kind: part.kind, text: part.text };
  }
}

/** A letter of staff, with prices of the moment it is sent; null for who left meanwhile. */
export async function staffLetterMail(
  { letter: id, stop, test = false }: MailKinds['newsletter_letter'],
  { email, language }: Recipient,
  deps: LetterDependencies,
): Promise<MailDocument | null> {
  if (!test && !(await deps.isSubscribed(email))) return null;
  const letter = await deps.letter(id);
  if (letter === undefined) return null;
  const { title, preview, parts } = letterSchema.parse(letter.content);
  const texts = letterTexts(language);
  return {
    language,
    subject: letter.subject,
    preview,
    title,
    blocks: await Promise.all(parts.map((part) => blockOf(part, language, deps))),
    foot: [texts.newsletterReason, ...sellerLines(deps.config.shop)],
    unsubscribeUrl: stop,
    unsubscribeLabel: texts.leave,
  };
}
