import type { MailKind } from './mail-kinds.ts';

export type MailPlaceholder = 'number' | 'first_name' | 'article' | 'amount';

const ofOrder = ['number', 'first_name'] as const;
const ofAccount = ['first_name'] as const;

/**
 * What the sentences of a shop's own may name in each kind of mail, as `{{number}}`; null for mails that staff write
 * whole.
 */
export const mailPlaceholders: { readonly [Kind in MailKind]: readonly MailPlaceholder[] | null } = {
  order_confirmation: ofOrder,
  confirm_order: ofOrder,
  order_new_link: ofOrder,
  payment_received: ofOrder,
  transfer_reminder: ofOrder,
  order_shipped: ofOrder,
  order_delivered: ofOrder,
  order_cancelled: ofOrder,
  order_changed: ofOrder,
  order_refunded: [...ofOrder, 'amount'],
  product_recall: [...ofOrder, 'article'],
  withdrawal_received: ofOrder,
  welcome: ofAccount,
  already_registered: ofAccount,
  password_reset: ofAccount,
  login_link: ofAccount,
  staff_invitation: ofAccount,
  staff_recovery: ofAccount,
  staff_alone: ofOrder,
  staff_alone_data: ofOrder,
  staff_alone_prices: ofOrder,
  staff_alone_guards: ofAccount,
  staff_log_head: ofAccount,
  webhook_off: ofAccount,
  password_changed: ofAccount,
  passkey_added: ofAccount,
  email_change: ofAccount,
  email_change_asked: ofAccount,
  email_changed: ofAccount,
  account_deleted: ofAccount,
  confirm_notice: ['article'],
  confirm_question: ['article'],
  question_answered: ['article'],
  back_in_stock: ['article'],
  enquiry_to_shop: ['number'],
  enquiry_received: ['number'],
  confirm_newsletter: [],
  newsletter_welcome: [],
  newsletter_letter: null,
  price_drop: [],
  cart_reminder: [],
};

/** Every kind of mail. */
export const mailKinds = Object.keys(mailPlaceholders) as readonly MailKind[];

/** Data of the shop that every mail may name. */
export const mailShopPlaceholders = [
  'shop.name',
  'shop.company.name',
  'shop.store.name',
  'shop.store.address',
  'shop.store.hours',
  'shop.contacts.phone',
  'shop.contacts.phone_hours',
  'shop.contacts.email',
  'shop.contacts.assistance_email',
] as const;
