/** The key of the mail that tells the buyer that an order was delivered: one, however often that is said. */
export const deliveredMail = (orderNumber: string): string => `order_delivered:${orderNumber}`;
