import {
  blogCommentOperation,
  blogListOperation,
  blogPostOperation,
  frappePostOperation,
  frappePostsOperation,
} from '../blog/blog.operations.ts';
import { aboutOperation, faqOperation } from '../blog/shop-pages.operations.ts';
import { requestFormOperation, sendEnquiryOperation } from '../enquiries/enquiries.operations.ts';
import {
  answerQuestionOperation,
  askQuestionOperation,
  questionsOperation,
  voteQuestionOperation,
} from '../questions/questions.operations.ts';
import {
  addReviewOperation,
  deleteReviewOperation,
  itemReviewsOperation,
  ownReviewOperation,
  voteReviewOperation,
} from '../reviews/reviews.operations.ts';
import {
  addToWishlistOperation,
  removeFromWishlistOperation,
  wishlistOperation,
  wishlistPageOperation,
} from '../wishlist/wishlist.operations.ts';
import { notifyWhenBackOperation } from '../catalog/back-in-stock.operations.ts';
import { quoteOperation } from '../cart/cart.operations.ts';
import { frappePricesOperation, productsPriceOperation } from '../cart/products-price.operations.ts';
import {
  bestSellersOperation,
  familyFeaturesOperation,
  listingOperation,
  productOperation,
  picksOperation,
  popularSearchesOperation,
  suggestOperation,
} from '../catalog/catalog.operations.ts';
import {
  confirmSubscriptionOperation,
  mailChoicesOperation,
  subscribeOperation,
} from '../newsletter/newsletter.operations.ts';
import {
  footerOperation,
  homeOperation,
  menuOperation,
  promoSliderOperation,
  promoSliderResourceOperation,
  promoTabResourceOperation,
  noticeOperation,
  previewOperation,
  webPageOperation,
  helpOperation,
} from '../content/content.operations.ts';
import { formerAddressOperation } from '../redirects/redirects.operations.ts';
import { customerOperations } from '../customers/customer.operations.ts';
import {
  checkoutOptionsOperation,
  placeOrderOperation,
  placesOperation,
} from '../checkout/checkout.operations.ts';
import {
  applyCouponOperation,
  createQuotationOperation,
  directPaymentOperation,
  getDocumentOperation,
  paymentRequestOperation,
  submitSalesOrderOperation,
} from '../checkout/frappe-checkout.operations.ts';
import {
  cancelOrderOperation,
  confirmOrderOperation,
  correctEmailOperation,
  withdrawLinksOperation,
  downloadsOperation,
  myOrdersOperation,
  resendConfirmationOperation,
  trackOrderOperation,
} from '../orders/orders.operations.ts';
import {
  frappeDocumentOperation,
  frappeInvoiceOperation,
  frappeOrderOperation,
  frappeOrdersOperation,
} from '../orders/frappe-orders.operations.ts';
import {
  deliverableCountriesOperation,
  provincesOperation,
  regionsOperation,
  shippingRulesOperation,
  zipcodesOperation,
} from '../shipping/shipping.operations.ts';
import { payAgainOperation, paymentReturnOperation } from '../payments/payments.operations.ts';
import {
  gestpayCheckOperation,
  gestpayResultOperation,
  stripeWebhookOperation,
} from '../payments/frappe-payments.operations.ts';
import {
  declareWithdrawalOperation,
  openWithdrawalOperation,
} from '../withdrawals/withdrawals.operations.ts';
import type { Operation } from './operation.ts';

/** Every call of the contract: served by the service, listed in the OpenAPI document. */
export const operations: readonly Operation[] = [
  listingOperation,
  productOperation,
  picksOperation,
  suggestOperation,
  popularSearchesOperation,
  familyFeaturesOperation,
  bestSellersOperation,
  notifyWhenBackOperation,
  menuOperation,
  homeOperation,
  promoSliderOperation,
  promoSliderResourceOperation,
  promoTabResourceOperation,
  footerOperation,
  noticeOperation,
  previewOperation,
  webPageOperation,
  helpOperation,
  subscribeOperation,
  confirmSubscriptionOperation,
  mailChoicesOperation,
  formerAddressOperation,
  ...customerOperations,
  quoteOperation,
  productsPriceOperation,
  frappePricesOperation,
  shippingRulesOperation,
  deliverableCountriesOperation,
  checkoutOptionsOperation,
  placesOperation,
  regionsOperation,
  provincesOperation,
  zipcodesOperation,
  placeOrderOperation,
  createQuotationOperation,
  applyCouponOperation,
  paymentRequestOperation,
  getDocumentOperation,
  directPaymentOperation,
  submitSalesOrderOperation,
  payAgainOperation,
  paymentReturnOperation,
  gestpayResultOperation,
  gestpayCheckOperation,
  stripeWebhookOperation,
  trackOrderOperation,
  cancelOrderOperation,
  confirmOrderOperation,
  correctEmailOperation,
  withdrawLinksOperation,
  myOrdersOperation,
  resendConfirmationOperation,
  downloadsOperation,
  frappeOrdersOperation,
  frappeOrderOperation,
  frappeInvoiceOperation,
  frappeDocumentOperation,
  openWithdrawalOperation,
  declareWithdrawalOperation,
  addToWishlistOperation,
  removeFromWishlistOperation,
  wishlistOperation,
  wishlistPageOperation,
  itemReviewsOperation,
  addReviewOperation,
  deleteReviewOperation,
  ownReviewOperation,
  voteReviewOperation,
  questionsOperation,
  askQuestionOperation,
  answerQuestionOperation,
  voteQuestionOperation,
  sendEnquiryOperation,
  requestFormOperation,
  blogListOperation,
  blogPostOperation,
  blogCommentOperation,
  frappePostsOperation,
  frappePostOperation,
  faqOperation,
  aboutOperation,
];
