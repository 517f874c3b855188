/** Every mail the shop sends, with what its template needs beside what it reads from the database. */
export interface MailKinds {
  /** Art. 49 and 51(7) Codice del consumo: everything about the order, on a durable medium. */
  order_confirmation: { readonly orderNumber: string };
  /** Asks to open a link, without which a transfer keeps its goods for a day only. */
  confirm_order: { readonly orderNumber: string };
  payment_received: { readonly orderNumber: string };
  transfer_reminder: { readonly orderNumber: string };
  order_shipped: { readonly orderNumber: string; readonly parcelId: number };
  order_delivered: { readonly orderNumber: string; readonly inviteReview: boolean };
  order_cancelled: { readonly orderNumber: string; readonly reason: string };
  order_refunded: { readonly orderNumber: string; readonly amountCents: number };
  /** Art. 54-bis Codice del consumo: what was declared, with date and time; `withdrawal` is its number. */
  withdrawal_received: { readonly orderNumber: string; readonly withdrawal: string };
  welcome: { readonly firstName: string };
  /** Somebody registered with an address that has an account already. */
  already_registered: { readonly firstName: string };
  password_reset: { readonly firstName: string; readonly link: string };
  /** Logs in by itself. */
  login_link: { readonly firstName: string; readonly link: string };
  password_changed: { readonly firstName: string };
  /** Another way into the account. */
  passkey_added: { readonly firstName: string };
  /** Goes to the new address. */
  email_change: { readonly firstName: string; readonly link: string };
  /** Goes to the old address. */
  email_changed: { readonly firstName: string; readonly newEmail: string };
  account_deleted: { readonly firstName: string };
  /** Asked for by whoever typed the address: says nothing but the article. */
  back_in_stock: { readonly article: string; readonly link: string; readonly stop: string };
}

export type MailKind = keyof MailKinds;

/** A mail to be sent. */
export interface QueuedMail<Kind extends MailKind = MailKind> {
  readonly kind: Kind;
  readonly recipient: string;
  readonly language: string;
  readonly payload: MailKinds[Kind];
  /** One mail per occasion: a second one with the same key is not queued. */
  readonly dedupeKey: string;
}
