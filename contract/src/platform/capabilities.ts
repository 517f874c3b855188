/** Capabilities a commerce service may lack. Pages leave out what it lacks. */
export const capabilities = [
  /** Declaring a withdrawal. */
  'withdrawals',
  /** Finding an order by number and e-mail address, without login. */
  'order-search',
  'order-cancel',
  /** Withdrawing the links of an order. */
  'order-links',
  /** Sending mails about orders. */
  'order-mails',
  /** Assigning a guest's order to the account created with it. */
  'account-from-order',
  /** Adding, changing and deleting addresses. */
  'address-book',
  /**
   * Telephone, invoice details, language and preferences in the profile; without it only the names can be
   * changed.
   */
  'profile-details',
  'email-change',
  'sessions',
  /** Login without a password: passkeys, mailed links. */
  'passkeys',
  'login-links',
  /** Export of personal data, deletion of the account. */
  'data-rights',
  'review-votes',
  /** Moderation of reviews, and verified purchases. */
  'review-checks',
  /** Photos with a review, and reviews by who ordered without an account. */
  'review-photos',
  /** Questions and answers about products. */
  'questions',
  /** Writing to the shop through the contact form. */
  'enquiries',
  /** Posts, comments on them, frequent questions and the page about the shop as content. */
  'blog',
  'review-mails',
  /** The newsletter, and choices about mails besides orders. */
  'newsletter',
  /** Delivery dates. */
  'delivery-days',
  /** Compare-at prices are the lowest of 30 days (Codice del consumo, art. 17-bis). */
  'price-history',
  'brand-filter',
  /** Sort orders other than price and age. */
  'sortings',
  /** Products that go with those seen in a browser. */
  'picks',
  /** What many searched for lately. */
  'popular-searches',
  /** What became of an address without a page. */
  'redirects',
] as const;
export type Capability = (typeof capabilities)[number];
