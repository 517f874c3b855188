import type { PaymentTexts } from '../../it/service/payment.ts';

export const payment: PaymentTexts = {
  failed: {
    funds: 'Your bank declined the payment: there are not enough funds. Try another card or pay by transfer.',
    expired: 'The card has expired. Check the date or use another card.',
    cvv: 'The security code (CVV) is wrong. Check the digits on the back of the card and try again.',
    authentication:
      'Your bank could not confirm that it is you. Try again and approve the payment in your bank’s app or with the code it sends.',
    abandoned: 'You left the payment. Your order is waiting: try again whenever you like.',
    denied: 'Your bank declined the payment without saying why. Try another card or ask your bank.',
    blocked: 'This card cannot be used. Try another one or ask your bank.',
    amount: 'The amount is over the limit of the card. Try another card or pay by transfer.',
    generic: 'The payment did not go through. You have not been charged: you can try again.',
  },
  mismatch:
    'The payment the bank recorded does not match your order: anything you were charged goes back to you. You can pay again.',
  unreachable:
    'The bank is not answering right now. Your order is safe and you have not been charged: try again shortly.',
};
