import type { NewsletterTexts } from '../../it/pages/newsletter.ts';

export const newsletter: NewsletterTexts = {
  title: 'Newsletter',
  intro: 'An e-mail now and then, with news, offers and advice for home and DIY.',
  sentence: (shop) =>
    `Yes, I want to receive the newsletter of ${shop} by e-mail, with news, offers and advice. I can unsubscribe at any time with one click.`,
  privacyBefore: 'How we treat your address:',
  privacy: 'privacy notice',
  email: 'Your e-mail address',
  button: 'Subscribe',
  sentTitle: 'Check your mail',
  sent: 'We have written to you, unless you were a subscriber already: open the link in the e-mail within three days and you are in.',
  again: 'Use another address',
  confirmTitle: 'Confirm your subscription',
  confirmText: (email) => `Do you want to receive the newsletter at ${email}?`,
  confirmButton: 'Yes, I confirm',
  confirmedTitle: 'Subscription confirmed',
  confirmed: 'Thank you! The next newsletter will reach you too. Every e-mail says how to unsubscribe.',
  invalidTitle: 'This link is no longer valid',
  invalid:
    'It was used already, more than three days have passed, or you asked for a newer one. If you are not subscribed yet, ask for it again.',
  askAgain: 'Ask for a new link',
  toShop: 'Go to the shop',
  emailInvalid: 'Type a whole e-mail address, for example name@example.com.',
  failed: 'We could not register your request. Try again in a moment.',
  popupTitle: 'Before you go on…',
  popupText:
    'Would you like news, offers and advice for your home by e-mail? One now and then, nothing more.',
  popupNo: 'No, thanks',
  close: 'Close',
  leaveTitle: 'Unsubscribe from the newsletter',
  leaveQuestion: (email) => `Do you want to stop receiving the newsletter at ${email}?`,
  leaveButton: 'Yes, unsubscribe me',
  leftTitle: 'You have unsubscribed',
  left: (email) =>
    `We will send no more newsletters to ${email}. If it was a mistake you can come back at once.`,
  backButton: 'Subscribe me again',
  backTitle: 'Welcome back',
  back: (email) => `We send the newsletter to ${email} again.`,
  choicesTitle: 'E-mails you receive',
  choiceNewsletter: 'Newsletter with news, offers and advice',
  choiceWaiting: 'Open the link in the e-mail we sent you: then you are subscribed.',
  choicePrices: 'Tell me when an article on my wishlist costs less',
  choiceCarts: 'Remind me once of what I left in the cart',
  choicesNote:
    'All of them are optional and can be changed at any time. E-mails about your orders always arrive.',
  saved: 'Saved.',
};
