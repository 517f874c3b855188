import type { HelpTexts } from '../../service/help-texts-shape.ts';

export const help: HelpTexts = {
  small:
    'how where when much many does cost can what which the for with and are is do i my your you to of in a guide guides advice',
  topics: {
    returns: {
      title: 'Returns and refunds',
      text: 'You have 14 days to change your mind: how to send it back and when the refund arrives.',
      asked: 'return, returns, returning, refund, refunds, send back, exchange',
    },
    withdrawal: {
      title: 'Withdraw from a purchase',
      text: 'Two steps, with your order number and e-mail: the receipt arrives at once.',
      asked: 'withdrawal, withdraw, right withdrawal, withdrawal form',
    },
    delivery: {
      title: 'Delivery',
      text: 'Costs, times and the countries we deliver to; the cart shows the exact total.',
      asked:
        'delivery, deliveries, shipping, shipping costs, delivery costs, delivery time, free delivery, free shipping, courier',
    },
    tracking: {
      title: 'Where is my order',
      text: 'With your order number and e-mail you see how far it is, without an account too.',
      asked: 'track order, tracking, order status, order, orders, parcel, track parcel',
    },
    cancelling: {
      title: 'Cancel an order',
      text: 'Until we prepare it you can cancel it here, with your order number and e-mail.',
      asked: 'cancel order, cancellation, change order',
    },
    store: {
      title: 'Store and opening hours',
      text: 'Where we are, when we are open and how to get here; orders can be picked up too.',
      asked: 'opening hours, opening times, hours, store, shop, address, pick up store, pickup, parking',
    },
    contacts: {
      title: 'Talk to us',
      text: 'Phone and e-mail of customer service, and when we answer.',
      asked: 'contact, contacts, customer service, support, help, phone number, call, complaint, complaints',
    },
    payment: {
      title: 'How to pay',
      text: 'Card and bank transfer: how they work and when you are charged.',
      asked:
        'payment, payments, pay, payment methods, credit card, bank transfer, paypal, instalments, cash on delivery',
    },
    invoice: {
      title: 'Invoice',
      text: 'Ask for it before you pay, with your tax or VAT number.',
      asked: 'invoice, invoices, vat, vat number, receipt',
    },
    warranty: {
      title: 'Guarantee',
      text: '24 months of legal guarantee: what to do when a product is faulty.',
      asked: 'warranty, guarantee, faulty, faulty product, defective, broken product, repair',
    },
    login: {
      title: 'Your account',
      text: 'Log in to see orders, addresses and wishlist.',
      asked: 'account, login, log in, sign in, register, registration, profile',
    },
    password: {
      title: 'Forgotten password',
      text: 'Enter your e-mail: we send you a link to choose a new one.',
      asked: 'password, forgotten password, reset password',
    },
  },
};
