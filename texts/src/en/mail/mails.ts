import type { MailTexts } from '../../mail/mail-texts-shape.ts';

export const mails: MailTexts = {
  trial: 'Trial',
  hello: (firstName) => `Hello ${firstName},`,
  confirmation: (number) => ({
    subject: `We have received your order ${number}`,
    preview: 'Everything you ordered, and your rights.',
    title: 'Thank you, we have received your order',
  }),
  confirmationIntro: (date) =>
    `This confirms the order you sent on ${date}. Please keep it: it holds everything there is to know about the contract.`,
  confirmationUnpaid:
    'We prepare your order as soon as your payment reaches us. If you have not paid yet, you can do so from here.',
  offer: (number) => ({
    subject: `Our offer ${number}: accept it by paying`,
    preview: 'You did not commit yourself to anything on the telephone.',
    title: 'Your offer in writing',
  }),
  offerIntro: (date) =>
    `Here in writing is the offer we spoke about on the telephone on ${date}. Please read it at your ease and keep it: it holds everything there is to know about the contract.`,
  offerByTransfer: (until) =>
    `If you agree, accept it by the bank transfer below by ${until}. Until then we keep the goods for you.`,
  offerByLink: (until) =>
    `If you agree, accept it and pay on the page of the order by ${until}. Until then we keep the goods for you.`,
  offerUnbound:
    'You did not commit yourself to anything on the telephone: the contract is concluded only when you accept, that is by paying (art. 51(6) of the Italian Consumer Code). If you do not pay, the offer lapses by itself and you need do nothing.',
  offerButton: 'Accept and pay',
  confirmOrder: (number) => ({
    subject: `Confirm your order ${number}`,
    preview: 'Just open the link.',
    title: 'Confirm your order',
  }),
  confirmOrderText: (until) =>
    `To keep the goods for you until your bank transfer arrives we need your confirmation by ${until}. Without it the order is cancelled, at no cost.`,
  confirmOrderButton: 'Confirm the order',
  newLink: (number) => ({
    subject: `The new link to your order ${number}`,
    preview: 'Earlier links open nothing any more.',
    title: 'Here is the new link to your order',
  }),
  newLinkText:
    'The links we sent you before were withdrawn: whoever has one no longer sees the order. Open it from here as always.',
  paymentReceived: (number) => ({
    subject: `Payment received for order ${number}`,
    preview: 'We are preparing your order.',
    title: 'Your payment has arrived',
  }),
  paymentReceivedText: (total) =>
    `We have received ${total}. We are preparing your order and will write to you when it leaves.`,
  paymentReceivedPickup: (total) =>
    `We have received ${total}. We are preparing your order and will write to you when it is ready for pickup.`,
  reminder: (number) => ({
    subject: `Your order ${number} is waiting for the bank transfer`,
    preview: 'The goods are still reserved for you.',
    title: 'We have not received your bank transfer yet',
  }),
  reminderText: (due) =>
    `The goods are reserved for you until ${due}. If you have already made the transfer there is nothing else to do: between different banks it may take a working day. After that date the order is cancelled, at no cost.`,
  offerReminder: (number) => ({
    subject: `Our offer ${number} is waiting for the bank transfer`,
    preview: 'The goods are still reserved for you.',
    title: 'We have not received your bank transfer yet',
  }),
  offerReminderText: (due) =>
    `The offer stands and the goods are reserved for you until ${due}. If you have already made the transfer there is nothing else to do: between different banks it may take a working day. After that date the offer lapses by itself: you are bound to nothing.`,
  shipped: (number) => ({
    subject: `Your order ${number} is on its way`,
    preview: 'How to follow your parcel.',
    title: 'Your parcel is on its way',
  }),
  shippedText: (carrier) => `We have handed the parcel to ${carrier}. In it you will find:`,
  ready: (number) => ({
    subject: `Your order ${number} is ready to be collected`,
    preview: 'Come and collect it whenever you like.',
    title: 'Your order is waiting for you',
  }),
  readyText: 'You can collect it in the shop whenever you like, during the hours below. Ready are:',
  restFollows: 'The rest of your order leaves in another parcel: we will write again.',
  delivered: (number) => ({
    subject: `Your order ${number} has been delivered`,
    preview: 'We hope you like it.',
    title: 'Your order has arrived',
  }),
  collected: (number) => ({
    subject: `You have collected your order ${number}`,
    preview: 'We hope you like it.',
    title: 'Thank you for coming to the shop',
  }),
  deliveredText: 'If something is wrong, reply to this e-mail: we will find a solution.',
  deliveredWithdrawal: (day) => `You can change your mind until ${day}.`,
  inviteHeading: 'How do you like it?',
  inviteText:
    'Your opinion helps others to choose. We publish reviews of those who bought, good and bad, after checking that they keep to the rules.',
  inviteButton: 'Write a review',
  inviteReason: 'We invite you to review because you asked for it with your order.',
  declineInvites: 'I want no more invitations to review',
  recall: (article) => ({
    subject: `Product safety recall: ${article}`,
    preview: 'Stop using it at once and read what to do.',
    title: 'Product safety recall',
  }),
  recallText: (article, order) =>
    `It concerns something you bought from us: ${article}, order ${order}. Stop using it at once.`,
  recallLot: (lot) => `Recalled is the lot ${lot}: compare it with the one on the product or its packaging.`,
  recallRemedies:
    'You are entitled, free of charge and without delay, to choose among at least two remedies: repair, replacement or refund (Regulation (EU) 2023/988, art. 37). If you gave or sold it to others, let them have this notice.',
  recallContact: (email, phone) =>
    `For questions and for the remedy: ${email}, telephone ${phone}. We apologise.`,
  cancelled: (number) => ({
    subject: `Your order ${number} has been cancelled`,
    preview: 'There is nothing else to do.',
    title: 'Your order has been cancelled',
  }),
  cancelledText: 'We have cancelled the order: the contract has ended and there is nothing left to pay.',
  cancelledMoney:
    'If you have already paid, you get everything back by the same means of payment: we will write when the refund is on its way.',
  changed: (number) => ({
    subject: `Your order ${number} has changed`,
    preview: 'See what is left and what it costs now.',
    title: 'We have taken something off your order',
  }),
  changedText: 'These pieces are no longer part of your order:',
  changedBack: (amount) =>
    `The difference, ${amount}, goes back the way you paid: we write to you when the refund is on its way.`,
  changedUnpaid: (total) => `What is left to pay is ${total}.`,
  refunded: (number) => ({
    subject: `Refund for order ${number}`,
    preview: 'The refund is on its way.',
    title: 'We have refunded you',
  }),
  refundedText: (amount) =>
    `We have refunded ${amount} by the means you paid with. It usually shows in your account within five working days.`,
  withdrawal: {
    opening: (number) => ({
      subject: `Withdrawal received: order ${number}`,
      preview: 'The confirmation of your statement, with date and time.',
      title: 'We have received your withdrawal',
    }),
    received: (order, moment) =>
      `We confirm that we have received your statement of withdrawal from the contract of order ${order}. It arrived on ${moment} (Italian time).`,
    declarationHeading: 'What you stated',
    number: 'Withdrawal number',
    order: 'Order',
    name: 'Who withdraws',
    moment: 'Date and time',
    itemsHeading: 'You withdraw from the contract for these goods',
    sendBackHeading: 'How to return the goods',
    sendBack: (day, address) =>
      `Send them by ${day} to ${address}, or bring them to the shop by the same day. Put them back in their box with accessories and documents and add a note with the withdrawal number.`,
    sendBackCost:
      'You pay for sending them back; in the shop it is free. For bulky goods we tell you the cost of collection beforehand, €49 at most. You answer for a loss of value only if you used them more than it takes to try them.',
    notShipped: 'The goods have not left yet: you need not return anything.',
    refundHeading: 'Your refund',
    refund: (day) =>
      `We refund you by ${day} by the same means of payment. If you withdraw from the whole order, the refund includes the cost of standard delivery.`,
    nothingPaid:
      'We have not received any payment yet. If you withdraw from the whole order, do not pay; if from a part, wait until we write you the new amount. If your payment is on its way, we refund what is not due.',
    mayWait: 'We may wait until we have the goods back or proof that you sent them.',
    keepThis: (email) =>
      `Keep this e-mail: it is the confirmation of your withdrawal. If something is wrong, write to ${email}.`,
    returnsLink: 'Returns and withdrawal: all conditions',
  },
  welcome: (shop) => ({
    subject: `Welcome to ${shop}`,
    preview: 'Your account is ready.',
    title: 'Your account is ready',
  }),
  welcomeText: 'From now on your orders, addresses, product documents and wishlist are in one place.',
  toAccount: 'Go to your account',
  alreadyRegistered: (shop) => ({
    subject: `You already have an account at ${shop}`,
    preview: 'Somebody tried to register with this e-mail.',
    title: 'You already have an account',
  }),
  alreadyRegisteredText:
    'Somebody, perhaps you, tried to create an account with this address. You have one already: log in, or choose a new password if you do not remember it.',
  toLogin: 'Log in',
  toForgotten: 'I forgot my password',
  reset: {
    subject: 'Choose a new password',
    preview: 'The link is valid for a short time and only once.',
    title: 'Choose a new password',
  },
  resetText:
    'We were asked to change the password of your account. The link below is valid for a short time and only once.',
  resetButton: 'Choose the new password',
  loginLink: {
    subject: 'Your link to log in',
    preview: 'It is valid for 15 minutes and only once.',
    title: 'Log in without a password',
  },
  loginLinkText:
    'Here is the link to enter your account without a password. It is valid for 15 minutes and only once: open it on the device you want to log in with.',
  loginLinkButton: 'Log in',
  loginLinkNotYou:
    'If it was not you, ignore this e-mail and forward it to nobody: whoever opens the link enters your account.',
  staffInvitation: (shop) => ({
    subject: `You are invited to the back office of ${shop}`,
    preview: 'The link is valid for seven days, and once.',
    title: 'Enter the back office',
  }),
  staffInvitationText: (shop) =>
    `Whoever manages people at ${shop} has added you to the back office of the shop. Open the link on the device you work with: the first time you add a passkey, or an authenticator app with a password. It is valid for seven days, and once.`,
  staffInvitationButton: 'Enter the back office',
  staffRecovery: (shop) => ({
    subject: `Back into the back office of ${shop}`,
    preview: 'The link is valid for 15 minutes, and once.',
    title: 'Add a new passkey',
  }),
  staffRecoveryText:
    'You have used a recovery code. This link signs you in to add a new passkey or an authenticator app. It is valid for 15 minutes, and once.',
  staffRecoveryButton: 'Add a new way to sign in',
  staffAlone: (order) => ({
    subject: `A refund waits for you: order ${order}`,
    preview: 'You can approve it in some minutes.',
    title: 'A refund waits',
  }),
  staffAloneText: (order) =>
    `A refund above the limit was requested in the back office for order ${order}. No other person can approve it: you can in some minutes, and the log will say that you decided alone. If it was not you, end the sessions of the back office at once.`,
  staffLog: {
    whole: (sets) => ({
      subject: `Activity log: today’s fingerprint (${sets} changes)`,
      preview: 'Keep this e-mail: it proves that nobody has touched the log.',
      title: 'The fingerprint of the log',
    }),
    wholeText:
      'This is the fingerprint of the last change in the log of the back office. Keep this e-mail: if anybody changed or removed an entry of the log, the fingerprint would no longer match.',
    broken: (at) => ({
      subject: `The activity log was tampered with: change ${at}`,
      preview: 'Somebody changed it outside the back office.',
      title: 'The log does not match',
    }),
    brokenText: (at) =>
      `Change ${at} of the log is missing, or no longer says what it said when it was written. The back office cannot do this: whoever did was in the database. Change the passwords of the database and compare the log with a backup. The last fingerprint that matches is this one.`,
    check: 'To check the whole log: npm run staff -- log verify --head, followed by the fingerprint.',
  },
  webhookOff: (host) => ({
    subject: `A program does not get the shop’s messages any more: ${host}`,
    preview: 'It has not answered for days: we switched it off.',
    title: 'A connection is off',
  }),
  webhookOffText: (address) =>
    `For days no message has arrived at ${address}: so we send no more. When the program answers again, switch the address on in the screen Connections: messages that still wait go out.`,
  staffAloneData: (customer) => ({
    subject: `A customer’s data wait for your confirmation: customer no. ${customer}`,
    preview: 'You can approve in some minutes.',
    title: 'A request about data waits',
  }),
  staffAloneDataText: (customer) =>
    `A copy or the erasure of the data of customer no. ${customer} was asked for in the back office. Nobody else can approve it: you can in some minutes, and the log will say that you decided alone. If it was not you, end the sessions of the back office at once.`,
  staffAlonePrices: (count) => ({
    subject: `Prices of a list wait for your confirmation: ${count}`,
    preview: 'You can approve in some minutes.',
    title: 'Prices wait',
  }),
  staffAlonePricesText: (count) =>
    `A list with prices far from those of today, or under their cost, was imported in the back office: ${count}. Nobody else can approve them: you can in some minutes, and the log will say that you decided alone. If it was not you, end the sessions of the back office at once.`,
  staffAloneGuards: {
    subject: 'A looser limit waits for your confirmation',
    preview: 'You can approve it in some minutes.',
    title: 'A looser limit waits',
  },
  staffAloneGuardsText:
    'In the back office somebody asked to loosen what one person may do alone. Nobody else can approve it: you can in some minutes, and the log will say that you decided alone. If it was not you, end the sessions of the back office at once.',
  staffLinkNotYou:
    'Do not forward this e-mail to anybody. If you did not expect it, tell whoever manages the shop.',
  notYou: 'If it was not you, ignore this e-mail: nothing changes.',
  passwordChanged: {
    subject: 'Your password has changed',
    preview: 'Was it you?',
    title: 'Your password has changed',
  },
  passwordChangedText:
    'The password of your account has just been changed. On other devices you will have to log in again.',
  passwordChangedNotYou: (contact) =>
    `If it was not you, choose another password at once and write to ${contact}.`,
  passkeyAdded: {
    subject: 'Your account has another passkey',
    preview: 'Did you add it?',
    title: 'Your account has another passkey',
  },
  passkeyAddedText: 'A passkey has just been added to your account: it logs in without a password.',
  passkeyAddedNotYou: (contact) =>
    `If it was not you, remove it from your details at once, change your password and write to ${contact}.`,
  emailChange: {
    subject: 'Confirm your new e-mail address',
    preview: 'Only your confirmation is missing.',
    title: 'Confirm the new address',
  },
  emailChangeText: 'You asked to use this address for your account. It counts once you confirm it.',
  emailChangeButton: 'Confirm the address',
  emailChangeAsked: {
    subject: 'We were asked to change your e-mail address',
    preview: 'Was it you?',
    title: 'Do you want another e-mail address?',
  },
  emailChangeAskedText: (newEmail) =>
    `We were asked to use ${newEmail} for your account. It changes only once somebody who reads that mailbox opens the link we sent there: until then this address stays.`,
  emailChanged: {
    subject: 'The e-mail address of your account has changed',
    preview: 'Was it you?',
    title: 'The e-mail address of your account has changed',
  },
  emailChangedText: (newEmail) =>
    `Your account now uses the address ${newEmail}. We will no longer write to this one.`,
  confirmNotice: (article) => ({
    subject: `Shall we tell you when ${article} is back?`,
    preview: 'Confirm with one click: otherwise we will not write again.',
    title: `Shall we tell you when ${article} is back?`,
  }),
  confirmNoticeText: (article) =>
    `Hello, somebody left this address to be told when ${article} is back in stock. If it was you, please confirm: we will write once.`,
  confirmNoticeButton: 'Yes, tell me',
  confirmQuestion: (article) => ({
    subject: `Do you want the answer to your question: ${article}`,
    preview: 'Confirm with one click: otherwise we will not write again.',
    title: 'Do you want the answer to your question?',
  }),
  confirmQuestionText: (article) =>
    `Hello, somebody left this address to get the answer to a question about ${article}. If it was you, confirm: we will write once.`,
  confirmQuestionButton: 'Yes, send me the answer',
  questionAnswered: (article) => ({
    subject: `We have answered your question about ${article}`,
    preview: 'Here is the answer; you also find it on the page of the product.',
    title: `We have answered your question about ${article}`,
  }),
  questionAsked: (question) => `Hello, your question was: “${question}”`,
  questionAnswer: (answer) => `Our answer: ${answer}`,
  questionReason: 'You get this mail because somebody asked a question about a product with this address.',
  enquiry: {
    topics: {
      order: 'An order',
      product: 'A product',
      return: 'Returns and guarantee',
      invoice: 'Invoices and payments',
      advice: 'Advice on a job',
      notice: 'Reporting a review, a photo or a comment',
      other: 'Something else',
    },
    received: (number) => ({
      subject: `We have received your message ${number}`,
      preview: 'A person will answer, usually within one working day.',
      title: `We have received your message ${number}`,
    }),
    receivedText: (topic) =>
      `Hello, your message (${topic}) has arrived. A person will answer, usually within one working day.`,
    receivedHours: 'If you call us, quote this number. We answer the phone:',
    receivedReason:
      'You get this mail because somebody wrote to us through the contact form with this address. If it was not you, there is nothing to do.',
    toShop: (number, topic) => ({
      subject: `Message ${number}: ${topic}`,
      preview: 'From the contact form.',
      title: `Message ${number}`,
    }),
    from: 'From',
    email: 'E-mail',
    order: 'Order',
    topic: 'Topic',
    files: 'Attachments',
    answerIt: 'Answer this mail: the answer goes to who wrote.',
    toShopReason: 'A message of the contact form. Name and address are not verified.',
    sent: 'The mail was sent.',
    noMessage: 'The message is missing: write at least ten characters.',
  },
  questionOnce: 'This is the only mail about this question: we do not keep your address.',
  backInStock: (article) => ({
    subject: `${article} is back in stock`,
    preview: 'You asked to be told.',
    title: `${article} is back in stock`,
  }),
  backInStockText: (article) =>
    `Hello, ${article} is back in stock. We cannot keep it aside: whoever orders first gets it.`,
  backInStockButton: 'Go to the product',
  backInStockReason:
    'You get this mail because somebody asked to be told at this address. It is the only one.',
  stopNotices: 'No more notices, please',
  deleted: {
    subject: 'Your account has been deleted',
    preview: 'Your data are gone.',
    title: 'Your account has been deleted',
  },
  deletedText:
    'We have deleted your account and the data in it. Only orders are kept for ten years, because the law wants it (Italian Civil Code, art. 2220).',
  order: {
    followOrder: 'Follow your order',
    itemsHeading: 'What you ordered',
    goods: 'Goods',
    discount: 'Discounts',
    shipping: 'Delivery',
    free: 'free',
    total: 'Total, VAT included',
    vatContained: (percent) => `of which VAT ${percent}%`,
    deliveryHeading: 'Delivery',
    pickupHeading: 'Pick up in the shop',
    expectedPickup: 'Ready',
    readyFrom: (day) => `from ${day}`,
    pickupAddress: 'Where',
    pickupHours: 'Opening hours',
    recipient: 'Who collects',
    bring: 'What to bring',
    bringText: (number) => `The order number, ${number}, and an identity document.`,
    expected: (from, to) => (from === to ? from : `${from} – ${to}`),
    afterTransfer: (days) => `${days} working days after your bank transfer arrives`,
    afterPayment: (days) => `${days} working days after the payment`,
    address: 'Delivery address',
    billing: 'Billing address',
    invoiceWanted: 'Invoice requested',
    phone: 'Telephone',
    note: 'Your notes',
    typedOnOrderPage: 'Addresses, telephone and notes are on the page of your order.',
    proofOfAge: (age) =>
      `Have a document ready: by law we hand this order only to who proves to be at least ${age} years old.`,
    takeBack: 'We take your old appliance back free of charge on delivery, as you asked.',
    paymentHeading: 'Payment',
    methods: { card: 'Card', transfer: 'Bank transfer' },
    transferHeading: 'Details for the bank transfer',
    transferText: 'Please write the reference exactly like this: it is how we recognise your payment.',
    holder: 'Account holder',
    bank: 'Bank',
    amount: 'Amount',
    reference: 'Reference',
    due: 'Due date',
    renovation: 'If you claim the Italian renovation deduction, write in the transfer',
    carrier: 'Carrier',
    tracking: 'Tracking number',
    trackParcel: 'Follow the parcel',
    otherColour: 'The picture shows another colour',
    customMade: 'Made to measure for you: no right of withdrawal',
    reason: 'Reason',
    number: 'Order number',
  },
  law: {
    sellerHeading: 'Who sells',
    withdrawalHeading: 'Right of withdrawal',
    withdrawal:
      'If you bought as a consumer you have 14 days to change your mind, without giving a reason. The period starts on the day you receive the goods; with several parcels, on the day of the last (Codice del consumo, articles 52–56).',
    withdrawHere: 'Withdraw from the contract here',
    withdrawalHow: (email, address) =>
      `The link above works during the whole period. You can also write to ${email} or by post to ${address}: a clear sentence with your name and the order number is enough, or the form below. You get a receipt at once.`,
    withdrawalRefund:
      'We refund everything, the cost of standard delivery included, within 14 days of your withdrawal and by the same means of payment. We may wait until we have the goods back or proof that you sent them. Send them within 14 days of your withdrawal.',
    returnCost: ({ inStore, bulky }) =>
      `You bear the cost of sending the goods back${inStore ? '; returning them in our store is free' : ''}.${bulky === null ? '' : ` For bulky goods collection costs at most ${bulky}.`} You answer for a loss of value only if you used the goods more than needed to try them.`,
    excluded: (goods) => `There is no right of withdrawal for goods made to measure (art. 59): ${goods}.`,
    allExcluded:
      'All goods of this order are made to measure for you: there is no right of withdrawal (Codice del consumo, art. 59).',
    formHeading: 'Model withdrawal form',
    form: (addressee) =>
      `To: ${addressee}\nI/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)\n– Ordered on (*) / received on (*)\n– Name of consumer(s)\n– Address of consumer(s)\n– Signature of consumer(s) (only if this form is on paper)\n– Date\n(*) Delete as appropriate.`,
    guaranteeHeading: 'Legal guarantee of conformity',
    guarantee: (email) =>
      `It lasts 24 months from delivery, at no cost (Codice del consumo, articles 128 and following). If a product is faulty you have the right to repair or replacement and, where that is not possible, to a price reduction or refund. Write to ${email} with the order number; a picture helps, but is not needed.`,
    adrHeading: 'Complaints and disputes',
    adr: (body) =>
      `Write to us: we answer within three working days. If we find no agreement you can turn to a body for alternative dispute resolution (ADR): we have agreed to ${body}. The court of the place where you live is always open to you.`,
    termsLink: 'General terms of sale',
  },
  footReason: 'You receive this e-mail because it concerns your order or your account.',
  staffReason:
    'You receive this e-mail because you work at the shop: it is for those who use the back office.',
};
