import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import type { OrderParcel, OrderRecord } from '../../orders/order-record.ts';
import type { TransferDetails } from '@casamaestra/contract/checkout/place-order.ts';
import { isUnpaid } from '@casamaestra/rules/orders/order-state.ts';
import { paymentName } from '@casamaestra/rules/checkout/payment-name.ts';
import { isOffer } from '../../orders/is-offer.ts';
import { awaitsConfirmation } from '../../orders/awaits-confirmation.ts';
import { dayText, euroText, momentText } from '../../orders/written.ts';
import { withdrawalOf } from '../../orders/withdrawal-of.ts';
import type { MailBlock, MailDocument } from '../mail-document.ts';
import type { MailKind, MailKinds } from '../../mail-queue/mail-kinds.ts';
import type { MailOpening, MailTexts } from '@casamaestra/texts/mail/mail-texts-shape.ts';
import { lawBlocks, sellerLines } from './law-blocks.ts';
import type { OrderLinks } from './mail-links.ts';
import { deliveryBlocks, itemBlocks, pickupBlocks, transferBlocks } from './order-blocks.ts';
import { withdrawalReceived } from './withdrawal-mail.ts';

/** What a mail about an order is composed from. */
export interface OrderMailFacts<Kind extends MailKind = MailKind> {
  readonly order: OrderRecord;
  readonly payload: MailKinds[Kind];
  readonly texts: MailTexts;
  readonly links: OrderLinks;
  readonly transfer: TransferDetails | null;
  readonly shop: ShopFile;
}

type Compose<Kind extends MailKind> = (facts: OrderMailFacts<Kind>) => MailDocument;

function document(
  { order, texts, shop }: Pick<OrderMailFacts, 'order' | 'texts' | 'shop'>,
  opening: MailOpening,
  blocks: readonly MailBlock[],
): MailDocument {
  const hello: MailBlock = {
    kind: 'paragraph',
    text: texts.hello((order.billingAddress ?? order.shippingAddress).first_name),
    part: 'greeting',
  };
  return {
    language: order.language,
    ...opening,
    blocks: [hello, ...blocks],
    foot: [texts.footReason, ...sellerLines(shop)],
  };
}

const paragraph = (text: string) => ({ kind: 'paragraph', text }) as const satisfies MailBlock;
const openingText = (text: string): MailBlock => ({ kind: 'paragraph', text, part: 'opening' });
const follow = ({ links, texts }: Pick<OrderMailFacts, 'links' | 'texts'>): MailBlock => ({
  kind: 'button',
  label: texts.order.followOrder,
  url: links.follow,
});

/** Asks the buyer to open the confirmation link, and says until when. */
function proofBlocks({ order, texts, links }: OrderMailFacts): MailBlock[] {
  if (!awaitsConfirmation(order) || order.reservedUntil === null) return [];
  const until = momentText(order.reservedUntil, order.language);
  return [
    paragraph(texts.confirmOrderText(until)),
    { kind: 'button', label: texts.confirmOrderButton, url: links.confirm },
  ];
}

const confirmOrder: Compose<'confirm_order'> = (facts) => {
  const { order, texts, transfer } = facts;
  return document(facts, texts.confirmOrder(order.number), [
    ...proofBlocks(facts),
    ...(transfer === null ? [] : transferBlocks(transfer, order.language, texts)),
    paragraph(texts.notYou),
  ]);
};

/**
 * What an order taken on the telephone says of itself: an offer, which the buyer accepts by paying (Codice del
 * consumo, art. 51(6)). The shop's own sentences for placed orders say something else, so they do not replace it.
 */
function offerBlocks({ order, texts, links, transfer }: OrderMailFacts): MailBlock[] {
  const { language, placedAt, reservedUntil } = order;
  const day = dayText(transfer?.due ?? reservedUntil ?? placedAt, language);
  const accept =
    transfer === null
      ? [
          paragraph(texts.offerByLink(momentText(reservedUntil ?? placedAt, language))),
          { kind: 'button', label: texts.offerButton, url: links.follow } as const,
        ]
      : [paragraph(texts.offerByTransfer(day))];
  return [paragraph(texts.offerIntro(dayText(placedAt, language))), ...accept, paragraph(texts.offerUnbound)];
}

const confirmation: Compose<'order_confirmation'> = (facts) => {
  const { order, texts, links, transfer } = facts;
  const unpaid = isUnpaid(order.state) && order.totalCents > 0;
  const offered = isOffer(order);
  return document(facts, offered ? texts.offer(order.number) : texts.confirmation(order.number), [
    ...(offered
      ? offerBlocks(facts)
      : [
          openingText(texts.confirmationIntro(dayText(order.placedAt, order.language))),
          ...proofBlocks(facts),
          ...(unpaid ? [paragraph(texts.confirmationUnpaid)] : []),
        ]),
    { kind: 'facts', rows: [{ label: texts.order.number, value: order.number, strong: true }] },
    ...(offered && transfer === null ? [] : [follow(facts)]),
    ...(transfer === null ? [] : transferBlocks(transfer, order.language, texts)),
    ...itemBlocks(order, { texts, shopUrl: links.shop }),
    ...deliveryBlocks(order, texts, facts.shop),
    { kind: 'heading', text: texts.order.paymentHeading },
    paragraph(paymentName(order.paymentMethod, texts.order.methods)),
    ...lawBlocks(facts),
  ]);
};

const newLink: Compose<'order_new_link'> = (facts) =>
  document(facts, facts.texts.newLink(facts.order.number), [
    openingText(facts.texts.newLinkText),
    follow(facts),
    ...proofBlocks(facts),
  ]);

const paymentReceived: Compose<'payment_received'> = (facts) => {
  const { order, texts, links } = facts;
  const pickup = order.shippingKind === 'pickup';
  const received = pickup ? texts.paymentReceivedPickup : texts.paymentReceivedText;
  return document(facts, texts.paymentReceived(order.number), [
    paragraph(received(euroText(order.totalCents, order.language))),
    follow(facts),
    ...itemBlocks(order, { texts, shopUrl: links.shop }),
    ...deliveryBlocks(order, texts, facts.shop),
  ]);
};

const reminder: Compose<'transfer_reminder'> = (facts) => {
  const { order, texts, transfer } = facts;
  const { language } = order;
  const due = dayText(transfer?.due ?? order.reservedUntil ?? order.placedAt, language);
  const offered = isOffer(order);
  return document(facts, (offered ? texts.offerReminder : texts.reminder)(order.number), [
    paragraph((offered ? texts.offerReminderText : texts.reminderText)(due)),
    ...(transfer === null ? [] : transferBlocks(transfer, language, texts)),
    follow(facts),
  ]);
};

function parcelItems({ lines }: OrderParcel, order: OrderRecord): string[] {
  return lines.flatMap(({ position, qty }) => {
    const line = order.lines.find((one) => one.position === position);
    if (line === undefined) return [];
    return `${qty} × ${line.name}${line.options === '' ? '' : ` (${line.options})`}`;
  });
}

const shipped: Compose<'order_shipped'> = (facts) => {
  const { order, texts, payload } = facts;
  const { order: words } = texts;
  const pickup = order.shippingKind === 'pickup';
  const parcel = order.parcels.find(({ id }) => id === payload.parcelId);
  const opening = pickup ? texts.ready(order.number) : texts.shipped(order.number);
  if (parcel === undefined) return document(facts, opening, [follow(facts)]);
  const track = parcel.trackingUrl;
  return document(facts, opening, [
    openingText(pickup ? texts.readyText : texts.shippedText(parcel.carrier)),
    { kind: 'list', items: parcelItems(parcel, order) },
    ...(order.state === 'partly_shipped' ? [paragraph(texts.restFollows)] : []),
    ...(pickup
      ? pickupBlocks(order, texts, facts.shop)
      : [
          {
            kind: 'facts',
            rows: [
              { label: words.carrier, value: parcel.carrier },
              { label: words.tracking, value: parcel.trackingNumber, strong: true },
            ],
          } as const,
        ]),
    ...(track === null ? [] : [{ kind: 'button', label: words.trackParcel, url: track } as const]),
    { kind: 'link', label: words.followOrder, url: facts.links.follow },
  ]);
};

const delivered: Compose<'order_delivered'> = (facts) => {
  const { order, texts, payload, links } = facts;
  const withdrawable = order.lines.some(({ customMade }) => !customMade);
  const { lastDay } = withdrawalOf(order, order.updatedAt.getTime());
  // Checked again when the mail is sent: consent may have been withdrawn.
  const invite = payload.inviteReview && order.reviewMail;
  const opening = order.shippingKind === 'pickup' ? texts.collected : texts.delivered;
  const mail = document(facts, opening(order.number), [
    openingText(texts.deliveredText),
    ...(withdrawable && lastDay !== null
      ? [paragraph(texts.deliveredWithdrawal(dayText(lastDay, order.language)))]
      : []),
    ...(invite
      ? ([
          { kind: 'heading', text: texts.inviteHeading },
          paragraph(texts.inviteText),
          { kind: 'button', label: texts.inviteButton, url: links.review },
          { kind: 'small', text: texts.inviteReason },
        ] as const)
      : []),
    { kind: 'link', label: texts.order.followOrder, url: links.follow },
    ...(withdrawable ? [{ kind: 'link', label: texts.law.withdrawHere, url: links.withdraw } as const] : []),
  ]);
  if (!invite) return mail;
  return { ...mail, unsubscribeUrl: links.unsubscribe, unsubscribeLabel: texts.declineInvites };
};

const cancelled: Compose<'order_cancelled'> = (facts) => {
  const { order, texts, payload } = facts;
  return document(facts, texts.cancelled(order.number), [
    openingText(texts.cancelledText),
    { kind: 'facts', rows: [{ label: texts.order.reason, value: payload.reason }] },
    paragraph(texts.cancelledMoney),
    { kind: 'link', label: texts.order.followOrder, url: facts.links.follow },
  ]);
};

/** What an order is after pieces were taken off it, and what becomes of the money. */
const changed: Compose<'order_changed'> = (facts) => {
  const { order, texts, payload, links, transfer } = facts;
  const { backCents, taken } = payload;
  const unpaid = isUnpaid(order.state) && order.totalCents > 0;
  return document(facts, texts.changed(order.number), [
    openingText(texts.changedText),
    { kind: 'list', items: taken },
    ...(backCents > 0 ? [paragraph(texts.changedBack(euroText(backCents, order.language)))] : []),
    ...(unpaid ? [paragraph(texts.changedUnpaid(euroText(order.totalCents, order.language)))] : []),
    ...(transfer === null ? [] : transferBlocks(transfer, order.language, texts)),
    follow(facts),
    ...itemBlocks(order, { texts, shopUrl: links.shop }),
  ]);
};

const refunded: Compose<'order_refunded'> = (facts) => {
  const { order, texts, payload } = facts;
  return document(facts, texts.refunded(order.number), [
    paragraph(texts.refundedText(euroText(payload.amountCents, order.language))),
    { kind: 'link', label: texts.order.followOrder, url: facts.links.follow },
  ]);
};

/** After the template of Impl. Reg. (UE) 2024/1435: product, danger and what to do in the notice, remedies, contact. */
const recall: Compose<'product_recall'> = (facts) => {
  const { texts, payload, shop, links } = facts;
  const { contacts } = shop;
  const email = contacts.safety_email ?? contacts.assistance_email;
  return document(facts, texts.recall(payload.article), [
    paragraph(texts.recallText(payload.article, payload.orderNumber)),
    ...(payload.lot === '' ? [] : [paragraph(texts.recallLot(payload.lot))]),
    ...payload.notice
      .split(/\n\s*\n/)
      .map((part) => paragraph(part.trim()))
      .filter(({ text }) => text !== ''),
    paragraph(texts.recallRemedies),
    paragraph(texts.recallContact(email, contacts.phone)),
    { kind: 'link', label: texts.order.followOrder, url: links.follow },
  ]);
};

/** Composers of mails about an order, by kind. */
export const orderMails = {
  order_confirmation: confirmation,
  confirm_order: confirmOrder,
  order_new_link: newLink,
  payment_received: paymentReceived,
  transfer_reminder: reminder,
  order_shipped: shipped,
  order_delivered: delivered,
  order_cancelled: cancelled,
  order_changed: changed,
  order_refunded: refunded,
  product_recall: recall,
  withdrawal_received: withdrawalReceived,
} satisfies { readonly [Kind in MailKind]?: Compose<Kind> };

export type OrderMailKind = keyof typeof orderMails;
