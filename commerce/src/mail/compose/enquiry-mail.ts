import type { EnquiryTopic } from '@casamaestra/contract/enquiries/enquiry-form.ts';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { mailTexts } from '@casamaestra/texts/mail/mail-texts.ts';
import type { Enquiry } from '../../enquiries/enquiry.ts';
import type { MailBlock, MailDocument } from '../mail-document.ts';
import { sellerLines } from './law-blocks.ts';

/** The mail to the shop about a message of the contact form: all of it, its files, and answers go to who wrote. */
export function enquiryMail(enquiry: Enquiry, language: string, shop: ShopFile): MailDocument {
  const { number, topic, name, email, orderNumber, message, files } = enquiry;
  const texts = mailTexts(language).enquiry;
  const about = texts.topics[topic as EnquiryTopic] ?? topic;
  const words = message
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((text): MailBlock => ({ kind: 'paragraph', text }));
  const facts: MailBlock = {
    kind: 'facts',
    rows: [
      { label: texts.topic, value: about },
      { label: texts.from, value: name },
      { label: texts.email, value: email },
      ...(orderNumber === null ? [] : [{ label: texts.order, value: orderNumber }]),
      ...(files.length === 0
        ? []
        : [{ label: texts.files, value: files.map((file) => file.name).join(', ') }]),
    ],
  };
  return {
    language,
    ...texts.toShop(number, about),
    blocks: [facts, ...words, { kind: 'small', text: texts.answerIt }],
    foot: [texts.toShopReason, ...sellerLines(shop)],
    replyTo: { name, address: email },
    files,
  };
}
