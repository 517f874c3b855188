import type { MailKind, MailKinds } from '../../mail-queue/mail-kinds.ts';
import { exampleNumber } from './example-order.ts';

const orderNumber = exampleNumber;
const firstName = 'Anna';
const article = 'Trapano avvitatore 18 V';

/** What each kind of mail is about in its example. `shopUrl` without a slash at its end. */
export const examplePayloads = (shopUrl: string): { readonly [Kind in MailKind]: MailKinds[Kind] } => {
  const link = `${shopUrl}/`;
  const stop = `${shopUrl}/`;
  const goods = [
    { sku: 'ESEMPIO-1', beforeCents: 10_900, qty: 1 },
    { sku: 'ESEMPIO-2', beforeCents: 3900, qty: 2 },
  ];
  return {
    order_confirmation: { orderNumber },
    confirm_order: { orderNumber },
    order_new_link: { orderNumber },
    payment_received: { orderNumber },
    transfer_reminder: { orderNumber },
    order_shipped: { orderNumber, parcelId: 1 },
    order_delivered: { orderNumber, inviteReview: true },
    order_cancelled: { orderNumber, reason: 'Esaurito' },
    order_changed: { orderNumber, taken: ['1 × Martello da carpentiere'], backCents: 1290 },
    order_refunded: { orderNumber, amountCents: 8900 },
    product_recall: { orderNumber, article, lot: 'L-2026-07', notice: 'Il caricatore può scaldarsi troppo.' },
    withdrawal_received: { orderNumber, withdrawal: `${orderNumber}-R1` },
    welcome: { firstName },
    already_registered: { firstName },
    password_reset: { firstName, link },
    login_link: { firstName, link },
    staff_invitation: { firstName, link },
    staff_recovery: { firstName, link },
    staff_log_head: { firstName, sets: 1284, head: '9f2c'.repeat(16), brokenAt: null },
    webhook_off: { firstName, address: 'https://programma.esempio.it/avvisi' },
    staff_alone: { firstName, number: orderNumber },
    staff_alone_data: { firstName, number: '12' },
    staff_alone_prices: { firstName, number: '12' },
    staff_alone_guards: { firstName },
    password_changed: { firstName },
    passkey_added: { firstName },
    email_change: { firstName, link },
    email_change_asked: { firstName, newEmail: 'nuova@esempio.it' },
    email_changed: { firstName, newEmail: 'nuova@esempio.it' },
    account_deleted: { firstName },
    confirm_notice: { article, link, stop },
    confirm_question: { article, link },
    question_answered: { article, question: 'Mandrino da 13 mm?', answer: 'Sì, autoserrante.', link },
    back_in_stock: { article, link, stop },
    enquiry_to_shop: { number: 'C-2026-00042' },
    enquiry_received: { number: 'C-2026-00042', topic: 'order' },
    confirm_newsletter: { link },
    newsletter_welcome: { coupon: 'BENVENUTO-ESEMPIO', stop },
    newsletter_letter: { letter: 1, stop },
    price_drop: { customer: 1, goods, stop },
    cart_reminder: { customer: 1, goods, stop },
  };
};
