/** What a commerce service may be unable to do. Pages leave out what the service behind them lacks. */
export const capabilities = [
  /** The form to withdraw from a contract. */
  'withdrawals',
  /** An order by its number and e-mail, without login. */
  'order-search',
  'order-cancel',
  /** Mails about orders are known to be sent. */
  'order-mails',
  /** A guest's order joins the account made with it. */
  'account-from-order',
  /** Adding, changing and removing addresses. */
  'address-book',
  /** Phone, invoice details, language and preferences of a profile; without it the names alone change. */
  'profile-details',
  'email-change',
  'sessions',
  /** Logging in without a password: passkeys, mailed links. */
  'passkeys',
  'login-links',
  /** Copy of the own data, deletion of the account. */
  'data-rights',
  'review-votes',
  /** Reviews are read before they appear, and purchases are known. */
  'review-checks',
  'review-mails',
  /** Days a delivery takes. */
  'delivery-days',
  /** Struck prices are the lowest of 30 days (Codice del consumo, art. 17-bis). */
  'price-history',
  'brand-filter',
  /** Sorting by more than price and age. */
  'sortings',
] as const;
export type Capability = (typeof capabilities)[number];
