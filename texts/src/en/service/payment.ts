import type { paymentNotices } from '@casamaestra/contract/payments/payment.notices.ts';
import type { NoticeTexts } from '../../service/refusal-texts.ts';

export const payment: NoticeTexts<typeof paymentNotices> = {
  payment_funds:
    'Your bank declined the payment: there are not enough funds. Try another card or pay by transfer.',
  payment_expired: 'The card has expired. Check the date or use another card.',
  payment_cvv: 'The security code (CVV) is wrong. Check the digits on the back of the card and try again.',
  payment_authentication:
    'Your bank could not confirm that it is you. Try again and approve the payment in your bank’s app or with the code it sends.',
  payment_abandoned: 'You left the payment. Your order is waiting: try again whenever you like.',
  payment_denied: 'Your bank declined the payment without saying why. Try another card or ask your bank.',
  payment_blocked: 'This card cannot be used. Try another one or ask your bank.',
  payment_amount: 'The amount is over the limit of the card. Try another card or pay by transfer.',
  payment_generic: 'The payment did not go through. You have not been charged: you can try again.',
  payment_mismatch:
    'The payment the bank recorded does not match your order: anything you were charged goes back to you. You can pay again.',
  payment_unreachable:
    'The bank is not answering right now. Your order is safe and you have not been charged: try again shortly.',
  payment_not_started: 'We have received your order, but the payment does not start. Try again in a moment.',
  payment_page_missing: 'The bank did not answer. Your order is there: you can try to pay it again.',
  payment_not_authorised: 'The bank did not authorise the payment.',
};
