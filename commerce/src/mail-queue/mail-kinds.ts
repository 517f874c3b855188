import type { EnquiryTopic } from '@casamaestra/contract/enquiries/enquiry-form.ts';

/** Every kind of mail, with what its template needs besides data read from the database. */
export interface MailKinds {
  /** Codice del consumo, art. 49 and 51(7): confirms everything about the order on a durable medium. */
  order_confirmation: { readonly orderNumber: string };
  /** Asks the buyer to open a link; until then a transfer reserves its stock for one day only. */
  confirm_order: { readonly orderNumber: string };
  /** The links sent before were withdrawn. */
  order_new_link: { readonly orderNumber: string };
  payment_received: { readonly orderNumber: string };
  transfer_reminder: { readonly orderNumber: string };
  order_shipped: { readonly orderNumber: string; readonly parcelId: number };
  order_delivered: { readonly orderNumber: string; readonly inviteReview: boolean };
  order_cancelled: { readonly orderNumber: string; readonly reason: string };
  /** Pieces were taken off it; `taken`: "2 × Martello". What was paid for them goes back. */
  order_changed: {
    readonly orderNumber: string;
    readonly taken: readonly string[];
    readonly backCents: number;
  };
  order_refunded: { readonly orderNumber: string; readonly amountCents: number };
  /** Reg. (UE) 2023/988, art. 35: something bought is recalled. `lot` is empty for the whole production. */
  product_recall: {
    readonly orderNumber: string;
    readonly article: string;
    readonly lot: string;
    readonly notice: string;
  };
  /**
   * Codice del consumo, art. 54-bis: confirms what was declared, with date and time; `withdrawal` is its
   * number.
   */
  withdrawal_received: { readonly orderNumber: string; readonly withdrawal: string };
  welcome: { readonly firstName: string };
  /** Somebody tried to register with an address that already has an account. */
  already_registered: { readonly firstName: string };
  password_reset: { readonly firstName: string; readonly link: string };
  /** The link logs in without a password. */
  login_link: { readonly firstName: string; readonly link: string };
  /** To a person of the back office: a link that signs them in once, to add a passkey or an app. */
  staff_invitation: { readonly firstName: string; readonly link: string };
  /** The same, after a recovery code. */
  staff_recovery: { readonly firstName: string; readonly link: string };
  /** To who asked, alone in the shop, for a refund that needs two people. */
  staff_alone: { readonly firstName: string; readonly number: string };
  /** The same for a customer's data; `number` is the customer's. */
  staff_alone_data: { readonly firstName: string; readonly number: string };
  /** The same for prices of a list; `number` is how many. */
  staff_alone_prices: { readonly firstName: string; readonly number: string };
  /** The same for what one person may do alone. */
  staff_alone_guards: { readonly firstName: string };
  /** To the owners, once a day: the end of the log of changes, to be kept elsewhere; `brokenAt`: the first that is not whole. */
  staff_log_head: {
    readonly firstName: string;
    readonly sets: number;
    readonly head: string;
    readonly brokenAt: number | null;
  };
  /** To who made a webhook: it was switched off, because nothing arrived there for days. */
  webhook_off: { readonly firstName: string; readonly address: string };
  password_changed: { readonly firstName: string };
  /** A passkey was added to the account. */
  passkey_added: { readonly firstName: string };
  /** To the new address. */
  email_change: { readonly firstName: string; readonly link: string };
  /** To the old address: staff was asked to use another one, which has to be confirmed there. */
  email_change_asked: { readonly firstName: string; readonly newEmail: string };
  /** To the old address. */
  email_changed: { readonly firstName: string; readonly newEmail: string };
  account_deleted: { readonly firstName: string };
  /** Anybody may request it for any address, so it mentions nothing but the article. */
  confirm_notice: { readonly article: string; readonly link: string; readonly stop: string };
  /** Anybody may give any address, so it mentions nothing but the article. */
  confirm_question: { readonly article: string; readonly link: string };
  /** Its address was confirmed. */
  question_answered: {
    readonly article: string;
    readonly question: string;
    readonly answer: string;
    readonly link: string;
  };
  /** To the shop: a message of the contact form with its files. */
  enquiry_to_shop: { readonly number: string };
  /** To the sender, whom anybody may name: nothing of what they typed. */
  enquiry_received: { readonly number: string; readonly topic: EnquiryTopic };
  /** Its address confirmed the request. */
  back_in_stock: { readonly article: string; readonly link: string; readonly stop: string };
  /** Anybody may give any address; until the link is opened nothing else is sent to it. */
  confirm_newsletter: { readonly link: string };
  newsletter_welcome: { readonly coupon: string | null; readonly stop: string };
  /** A letter by staff; `test`: to an address that need not be subscribed. */
  newsletter_letter: { readonly letter: number; readonly stop: string; readonly test?: boolean };
  /** Articles of the wishlist that cost less than when they were saved. */
  price_drop: {
    readonly customer: number;
    readonly goods: readonly { readonly sku: string; readonly beforeCents: number }[];
    readonly stop: string;
  };
  cart_reminder: {
    readonly customer: number;
    readonly goods: readonly { readonly sku: string; readonly qty: number }[];
    readonly stop: string;
  };
}

export type MailKind = keyof MailKinds;

/** Mails that are no part of an order or an account: each needs a consent that still holds when it is sent. */
const letterKinds = [
  'confirm_newsletter',
  'newsletter_welcome',
  'newsletter_letter',
  'price_drop',
  'cart_reminder',
] as const satisfies readonly MailKind[];
export type LetterKind = (typeof letterKinds)[number];

export const isLetterKind = (kind: MailKind): kind is LetterKind =>
  (letterKinds as readonly MailKind[]).includes(kind);

/** A mail to be sent. */
export interface QueuedMail<Kind extends MailKind = MailKind> {
  readonly kind: Kind;
  readonly recipient: string;
  readonly language: string;
  readonly payload: MailKinds[Kind];
  /** At most one mail per key: a second one is not queued. */
  readonly dedupeKey: string;
}
