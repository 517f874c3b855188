/** Words of the shop in an order's history and mails, in the order's language. */
export interface OrderTexts {
  readonly refunded: (amount: string) => string;
  readonly expiredCard: string;
  readonly expiredTransfer: string;
  /** Nobody opened the mailed link within a day. */
  readonly expiredUnconfirmed: string;
  /** Somebody opened it. */
  readonly confirmed: string;
  readonly cancelledByCustomer: string;
  readonly emailCorrected: string;
  /** A declaration of withdrawal by its number, with the goods it is about. */
  readonly withdrawn: (number: string, goods: string) => string;
  readonly withdrawnItemsBack: (number: string) => string;
  /** Label of the download. */
  readonly proForma: string;
}
