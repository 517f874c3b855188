import type { OrderTexts } from '../../service/order-texts-shape.ts';

export const orders: OrderTexts = {
  refunded: (amount) => `Refund of ${amount}`,
  expiredCard: 'The payment did not arrive in time.',
  expiredTransfer: 'The bank transfer did not arrive, or not for the right amount, by its due date.',
  expiredUnconfirmed: 'The order was not confirmed by the link in the email within 24 hours.',
  confirmed: 'You confirmed the order by the link in the email.',
  cancelledByCustomer: 'Cancelled at your request.',
  emailCorrected: 'You corrected the email of the order.',
  linksWithdrawn: 'The links of the order were withdrawn: the new one is in the email.',
  withdrawn: (number, goods) => `We have received your withdrawal ${number}: ${goods}.`,
  withdrawnItemsBack: (number) => `We have received the goods of withdrawal ${number}.`,
  withdrawnItemsNotBack: (number) =>
    `The goods of withdrawal ${number} have not arrived yet: we had noted them by mistake.`,
  proForma: 'Order summary (pro-forma)',
};
