import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { returnsLine } from '@casamaestra/contract/shop/shop-words.ts';
import { refundLastDay, sendBackLastDay } from '@casamaestra/rules/orders/withdrawal-period.ts';
import type { OrderRecord, OrderWithdrawal } from '../../orders/order-record.ts';
import { dayText, momentText } from '../../orders/written.ts';
import { withdrawnItems } from '../../orders/withdrawal-of.ts';
import type { MailBlock, MailDocument } from '../mail-document.ts';
import type { MailTexts, WithdrawalTexts } from '@casamaestra/texts/mail/mail-texts-shape.ts';
import { sellerLines } from './law-blocks.ts';
import type { OrderLinks } from './mail-links.ts';

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
const heading = (text: string): MailBlock => ({ kind: 'heading', text });

function declarationBlocks(
  withdrawal: OrderWithdrawal,
  order: OrderRecord,
  texts: WithdrawalTexts,
): MailBlock[] {
  const rows = [
    { label: texts.number, value: withdrawal.number, strong: true },
    { label: texts.order, value: order.number },
    { label: texts.name, value: withdrawal.name },
    { label: texts.moment, value: momentText(withdrawal.declaredAt, order.language), strong: true },
  ];
  return [
    heading(texts.declarationHeading),
    { kind: 'facts', rows },
    heading(texts.itemsHeading),
    { kind: 'list', items: withdrawnItems(withdrawal.lines, order) },
  ];
}

/** What follows: return of the goods (Codice del consumo, art. 57) and refund (art. 56). */
function nextBlocks(
  { declaredAt, shipped }: OrderWithdrawal,
  { language, payments }: OrderRecord,
  texts: WithdrawalTexts,
  shop: ShopFile,
): MailBlock[] {
  const day = (text: string) => dayText(text, language);
  const paid = payments.some(({ capturedCents }) => capturedCents > 0);
  const back = shipped
    ? [texts.sendBack(day(sendBackLastDay(declaredAt.getTime())), returnsLine(shop)), texts.sendBackCost]
    : [texts.notShipped];
  const money = [
    paid ? texts.refund(day(refundLastDay(declaredAt.getTime()))) : texts.nothingPaid,
    ...(shipped && paid ? [texts.mayWait] : []),
  ];
  return [
    heading(texts.sendBackHeading),
    ...back.map(paragraph),
    heading(texts.refundHeading),
    ...money.map(paragraph),
  ];
}

/** The confirmation of a withdrawal, on a durable medium (Codice del consumo, art. 54-bis). */
export function withdrawalReceived({
  order,
  payload,
  texts,
  links,
  shop,
}: {
  readonly order: OrderRecord;
  readonly payload: { readonly withdrawal: string };
  readonly texts: MailTexts;
  readonly links: OrderLinks;
  readonly shop: ShopFile;
}): MailDocument {
  const { withdrawal: words } = texts;
  const withdrawal = order.withdrawals.find(({ number }) => number === payload.withdrawal);
  if (withdrawal === undefined) throw new Error(`order ${order.number} has no ${payload.withdrawal}`);
  // The link opens the whole order: only for the buyer's own address.
  const own = withdrawal.email.toLowerCase() === order.email.toLowerCase();
  const moment = momentText(withdrawal.declaredAt, order.language);
  return {
    language: order.language,
    ...words.opening(order.number),
    blocks: [
      { kind: 'paragraph', text: texts.hello(withdrawal.name), part: 'greeting' },
      paragraph(words.received(order.number, moment)),
      ...declarationBlocks(withdrawal, order, words),
      ...nextBlocks(withdrawal, order, words, shop),
      paragraph(words.keepThis(shop.contacts.withdrawal_email)),
      ...(own ? [{ kind: 'link', label: texts.order.followOrder, url: links.follow } as const] : []),
      { kind: 'link', label: words.returnsLink, url: links.returns },
    ],
    foot: [texts.footReason, ...sellerLines(shop)],
  };
}
