import type { EnquiryTopic } from '@casamaestra/contract/enquiries/enquiry-form.ts';

/** Subject, preview text and heading of a mail. */
export interface MailOpening {
  readonly subject: string;
  readonly preview: string;
  readonly title: string;
}

/** Texts of the mails about a message through the contact form, and of the form's answer. */
export interface EnquiryTexts {
  readonly topics: Readonly<Record<EnquiryTopic, string>>;
  readonly received: (number: string) => MailOpening;
  readonly receivedText: (topic: string) => string;
  readonly receivedHours: string;
  readonly receivedReason: string;
  readonly toShop: (number: string, topic: string) => MailOpening;
  readonly from: string;
  readonly email: string;
  readonly order: string;
  readonly topic: string;
  readonly files: string;
  readonly answerIt: string;
  readonly toShopReason: string;
  readonly sent: string;
  readonly noMessage: string;
}

/** All texts of all mails; each language must have them. */
export interface MailTexts {
  /** Stands before the subject of a mail that staff sent to themselves. */
  readonly trial: string;
  readonly hello: (firstName: string) => string;
  readonly confirmation: (number: string) => MailOpening;
  readonly confirmationIntro: (date: string) => string;
  readonly confirmationUnpaid: string;
  /** An order taken on the telephone: an offer until it is paid (Codice del consumo, art. 51(6)). */
  readonly offer: (number: string) => MailOpening;
  readonly offerIntro: (date: string) => string;
  /** `until`: a day. */
  readonly offerByTransfer: (until: string) => string;
  /** `until`: date and time. */
  readonly offerByLink: (until: string) => string;
  readonly offerUnbound: string;
  readonly offerButton: string;
  readonly confirmOrder: (number: string) => MailOpening;
  /** `until`: date and time. */
  readonly confirmOrderText: (until: string) => string;
  readonly confirmOrderButton: string;
  readonly newLink: (number: string) => MailOpening;
  readonly newLinkText: string;
  readonly paymentReceived: (number: string) => MailOpening;
  readonly paymentReceivedText: (total: string) => string;
  readonly paymentReceivedPickup: (total: string) => string;
  readonly reminder: (number: string) => MailOpening;
  readonly reminderText: (due: string) => string;
  readonly offerReminder: (number: string) => MailOpening;
  readonly offerReminderText: (due: string) => string;
  readonly shipped: (number: string) => MailOpening;
  readonly shippedText: (carrier: string) => string;
  readonly ready: (number: string) => MailOpening;
  readonly readyText: string;
  readonly restFollows: string;
  readonly delivered: (number: string) => MailOpening;
  readonly collected: (number: string) => MailOpening;
  readonly deliveredText: string;
  /** Omitted when everything was made to measure (Codice del consumo, art. 59). */
  readonly deliveredWithdrawal: (lastDay: string) => string;
  readonly inviteHeading: string;
  readonly inviteText: string;
  readonly inviteButton: string;
  readonly inviteReason: string;
  readonly declineInvites: string;
  readonly recall: (article: string) => MailOpening;
  readonly recallText: (article: string, order: string) => string;
  readonly recallLot: (lot: string) => string;
  readonly recallRemedies: string;
  readonly recallContact: (email: string, phone: string) => string;
  readonly cancelled: (number: string) => MailOpening;
  readonly cancelledText: string;
  readonly cancelledMoney: string;
  readonly changed: (number: string) => MailOpening;
  readonly changedText: string;
  readonly changedBack: (amount: string) => string;
  readonly changedUnpaid: (total: string) => string;
  readonly refunded: (number: string) => MailOpening;
  readonly refundedText: (amount: string) => string;
  readonly withdrawal: WithdrawalTexts;
  readonly welcome: (shop: string) => MailOpening;
  readonly welcomeText: string;
  readonly toAccount: string;
  readonly alreadyRegistered: (shop: string) => MailOpening;
  readonly alreadyRegisteredText: string;
  readonly toLogin: string;
  readonly toForgotten: string;
  readonly reset: MailOpening;
  readonly resetText: string;
  readonly resetButton: string;
  readonly loginLink: MailOpening;
  readonly loginLinkText: string;
  readonly loginLinkButton: string;
  readonly loginLinkNotYou: string;
  readonly staffInvitation: (shop: string) => MailOpening;
  readonly staffInvitationText: (shop: string) => string;
  readonly staffInvitationButton: string;
  readonly staffRecovery: (shop: string) => MailOpening;
  readonly staffRecoveryText: string;
  readonly staffRecoveryButton: string;
  readonly staffAlone: (order: string) => MailOpening;
  readonly staffAloneText: (order: string) => string;
  /** The end of the log of changes, for its owners. */
  readonly staffLog: {
    readonly whole: (sets: string) => MailOpening;
    readonly wholeText: string;
    readonly broken: (at: string) => MailOpening;
    readonly brokenText: (at: string) => string;
    readonly check: string;
  };
  readonly webhookOff: (host: string) => MailOpening;
  readonly webhookOffText: (address: string) => string;
  readonly staffAloneData: (customer: string) => MailOpening;
  readonly staffAloneDataText: (customer: string) => string;
  readonly staffAloneGuards: MailOpening;
  readonly staffAloneGuardsText: string;
  readonly staffAlonePrices: (count: string) => MailOpening;
  readonly staffAlonePricesText: (count: string) => string;
  readonly staffLinkNotYou: string;
  readonly notYou: string;
  readonly passwordChanged: MailOpening;
  readonly passwordChangedText: string;
  readonly passkeyAdded: MailOpening;
  readonly passkeyAddedText: string;
  readonly passkeyAddedNotYou: (contact: string) => string;
  readonly passwordChangedNotYou: (contact: string) => string;
  readonly emailChange: MailOpening;
  readonly emailChangeText: string;
  readonly emailChangeButton: string;
  readonly emailChanged: MailOpening;
  readonly emailChangeAsked: MailOpening;
  readonly emailChangeAskedText: (newEmail: string) => string;
  readonly emailChangedText: (newEmail: string) => string;
  readonly confirmNotice: (article: string) => MailOpening;
  readonly confirmNoticeText: (article: string) => string;
  readonly confirmNoticeButton: string;
  readonly confirmQuestion: (article: string) => MailOpening;
  readonly confirmQuestionText: (article: string) => string;
  readonly confirmQuestionButton: string;
  readonly questionAnswered: (article: string) => MailOpening;
  readonly questionAsked: (question: string) => string;
  readonly questionAnswer: (answer: string) => string;
  readonly questionOnce: string;
  readonly questionReason: string;
  readonly enquiry: EnquiryTexts;
  readonly backInStock: (article: string) => MailOpening;
  readonly backInStockText: (article: string) => string;
  readonly backInStockButton: string;
  readonly backInStockReason: string;
  readonly stopNotices: string;
  readonly deleted: MailOpening;
  readonly deletedText: string;
  readonly order: OrderWords;
  readonly law: LawTexts;
  readonly footReason: string;
  /** To people of the shop. */
  readonly staffReason: string;
}

/** Labels around an order. */
export interface OrderWords {
  readonly followOrder: string;
  readonly itemsHeading: string;
  readonly goods: string;
  readonly discount: string;
  readonly shipping: string;
  readonly free: string;
  readonly total: string;
  readonly vatContained: (percent: string) => string;
  readonly deliveryHeading: string;
  readonly pickupHeading: string;
  /** Label of when an order can be collected. */
  readonly expectedPickup: string;
  readonly readyFrom: (day: string) => string;
  readonly pickupAddress: string;
  readonly pickupHours: string;
  readonly recipient: string;
  readonly bring: string;
  readonly bringText: (number: string) => string;
  readonly expected: (from: string, to: string) => string;
  /** `days`: "2–3" working days. */
  readonly afterTransfer: (days: string) => string;
  readonly afterPayment: (days: string) => string;
  readonly address: string;
  readonly billing: string;
  readonly invoiceWanted: string;
  readonly phone: string;
  readonly note: string;
  /** Shown instead of addresses and notes while the e-mail address is not confirmed. */
  readonly typedOnOrderPage: string;
  readonly takeBack: string;
  /** Goods whose buyers' age is checked by law. */
  readonly proofOfAge: (age: number) => string;
  readonly paymentHeading: string;
  readonly methods: Readonly<Record<'card' | 'transfer', string>>;
  readonly transferHeading: string;
  readonly transferText: string;
  readonly holder: string;
  readonly bank: string;
  readonly amount: string;
  readonly reference: string;
  readonly due: string;
  readonly renovation: string;
  readonly carrier: string;
  readonly tracking: string;
  readonly trackParcel: string;
  readonly customMade: string;
  readonly otherColour: string;
  readonly reason: string;
  readonly number: string;
}

/** The confirmation of a withdrawal (Codice del consumo, art. 54-bis, 56, 57). */
export interface WithdrawalTexts {
  readonly opening: (number: string) => MailOpening;
  /** The order, and the time of receipt to the second. */
  readonly received: (order: string, moment: string) => string;
  readonly declarationHeading: string;
  readonly number: string;
  readonly order: string;
  readonly name: string;
  readonly moment: string;
  readonly itemsHeading: string;
  readonly sendBackHeading: string;
  /** Last day, and the mail or postal address. */
  readonly sendBack: (day: string, address: string) => string;
  readonly sendBackCost: string;
  /** Nothing had been shipped yet. */
  readonly notShipped: string;
  readonly refundHeading: string;
  readonly refund: (day: string) => string;
  /** Nothing was paid. */
  readonly nothingPaid: string;
  readonly mayWait: string;
  readonly keepThis: (email: string) => string;
  readonly returnsLink: string;
}

/** The legal texts of mails (Codice del consumo, art. 49 and 51(7): durable medium). */
export interface LawTexts {
  readonly sellerHeading: string;
  readonly withdrawalHeading: string;
  readonly withdrawal: string;
  readonly withdrawHere: string;
  readonly withdrawalHow: (email: string, address: string) => string;
  readonly withdrawalRefund: string;
  /** `inStore`: goods may be brought to a store; `bulky`: what collecting bulky goods costs at most. */
  readonly returnCost: (facts: { readonly inStore: boolean; readonly bulky: string | null }) => string;
  readonly excluded: (goods: string) => string;
  readonly allExcluded: string;
  readonly formHeading: string;
  readonly form: (addressee: string) => string;
  readonly guaranteeHeading: string;
  readonly guarantee: (email: string) => string;
  readonly adrHeading: string;
  readonly adr: (body: string) => string;
  readonly termsLink: string;
}
