/** Texts of the shop in an order's history and mails, in the order's language. */
export interface OrderTexts {
  readonly refunded: (amount: string) => string;
  readonly expiredCard: string;
  readonly expiredTransfer: string;
  /** The confirmation link was not opened within a day. */
  readonly expiredUnconfirmed: string;
  /** The confirmation link was opened. */
  readonly confirmed: string;
  readonly cancelledByCustomer: string;
  readonly emailCorrected: string;
  readonly linksWithdrawn: string;
  /** A declaration of withdrawal: its number and goods. */
  readonly withdrawn: (number: string, goods: string) => string;
  readonly withdrawnItemsBack: (number: string) => string;
  readonly withdrawnItemsNotBack: (number: string) => string;
  /** Label of the download. */
  readonly proForma: string;
}
