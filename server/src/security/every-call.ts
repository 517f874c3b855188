import type { Operation } from '@casamaestra/contract/platform/operation.ts';
import { operations } from '@casamaestra/contract/platform/operations.ts';

/** The same answer for everybody. */
export const publicCalls = [
  'catalog.listing',
  'catalog.product',
  'search.suggest',
  'catalog.familyFeatures',
  'catalog.bestSellers',
  'content.menu',
  'content.home',
  'content.promoSlider',
  'content.promoSliderResource',
  'content.promoTabResource',
  'content.footer',
  'content.webPage',
  'content.help',
  'content.preview',
  'redirects.find',
  'cart.productsPrice',
  'cart.frappePrices',
  'shipping.rules',
  'shipping.countries',
  'shipping.regions',
  'shipping.provinces',
  'shipping.zipcodes',
  'checkout.options',
  'checkout.places',
  'reviews.list',
  'questions.list',
];

/** For guests too: they depend on a secret in the body, or on nobody in particular. */
export const guestCalls = [
  'customers.signIn',
  'customers.register',
  'customers.refresh',
  'customers.logout',
  'customers.resetPassword',
  'customers.updatePasswordByKey',
  'customers.requestLoginLink',
  'customers.logInByLink',
  'customers.passkeyLoginOptions',
  'customers.logInByPasskey',
  'customers.confirmEmail',
  'stock.notifyWhenBack',
  'questions.ask',
  'newsletter.subscribe',
  'newsletter.confirm',
  'enquiries.send',
  'enquiries.requestForm',
  'cart.quote',
  'checkout.directPayment',
  'checkout.submitSalesOrder',
  'payments.payAgain',
  'payments.return',
  'payments.gestpayResult',
  'payments.gestpayCheck',
  'payments.stripeWebhook',
  'orders.track',
  'orders.cancel',
  'orders.confirm',
  'orders.resendConfirmation',
  'orders.correctEmail',
];

/** For guests too, but a token that is sent must be valid: nobody becomes a guest without noticing. */
export const eitherCalls = [
  'checkout.placeOrder',
  'checkout.createQuotation',
  'checkout.applyCoupon',
  'checkout.paymentRequest',
  'checkout.getDocument',
  'withdrawals.open',
  'withdrawals.declare',
];

/** Only with a valid token; the customer is identified by the token alone. */
export const authenticatedCalls = [
  'customers.sessions',
  'customers.revokeSession',
  'customers.passkeys',
  'customers.passkeyOptions',
  'customers.addPasskey',
  'customers.removePasskey',
  'customers.userInfo',
  'customers.me',
  'customers.updateUserInfo',
  'customers.profile',
  'customers.updatePassword',
  'customers.changeEmail',
  'customers.addresses',
  'customers.saveAddress',
  'customers.deleteAddress',
  'customers.frappeAddresses',
  'customers.disableAddress',
  'customers.exportData',
  'customers.deleteAccount',
  'orders.mine',
  'orders.withdrawLinks',
  'orders.downloads',
  'orders.frappeList',
  'orders.frappeDetail',
  'orders.frappeInvoice',
  'orders.frappeDocument',
  'wishlist.add',
  'wishlist.remove',
  'wishlist.get',
  'wishlist.page',
  'reviews.add',
  'reviews.delete',
  'reviews.own',
  'reviews.vote',
  'questions.vote',
  'newsletter.choices',
  'questions.answer',
];

export function operationNamed(name: string): Operation {
  const found = operations.find((operation) => operation.name === name);
  if (found === undefined) throw new Error(`the contract has no ${name}`);
  return found;
}
