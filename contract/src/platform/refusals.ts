import {
  catalogRefusals,
  contentRefusals,
  reviewsRefusals,
  shippingRefusals,
} from '../catalog/catalog.refusals.ts';
import {
  addressRefusals,
  couponRefusals,
  invoiceRefusals,
  openOrderRefusals,
  orderRequestRefusals,
  placingRefusals,
  quotationRefusals,
} from '../checkout/checkout.refusals.ts';
import { blogRefusals } from '../blog/blog.refusals.ts';
import { enquiriesRefusals } from '../enquiries/enquiries.refusals.ts';
import {
  accountRefusals,
  authRefusals,
  newPasswordRefusals,
  ownNameRefusals,
  passwordRefusals,
} from '../customers/customers.refusals.ts';
import {
  ordersRefusals,
  paymentsRefusals,
  staffRefusals,
  withdrawalsRefusals,
} from '../orders/orders.refusals.ts';
import { backOfficeRefusals } from '../staff/staff.refusals.ts';
import { commonRefusals, inputRefusals, serviceRefusals } from './call.refusals.ts';
import type { FactsOf } from './refusal-kinds.ts';

/** All refusals of calls and commands: kind and facts by code. */
export const refusalKinds = {
  ...inputRefusals,
  ...serviceRefusals,
  ...commonRefusals,
  ...catalogRefusals,
  ...contentRefusals,
  ...reviewsRefusals,
  ...shippingRefusals,
  ...enquiriesRefusals,
  ...blogRefusals,
  ...addressRefusals,
  ...invoiceRefusals,
  ...orderRequestRefusals,
  ...couponRefusals,
  ...openOrderRefusals,
  ...placingRefusals,
  ...quotationRefusals,
  ...passwordRefusals,
  ...newPasswordRefusals,
  ...authRefusals,
  ...ownNameRefusals,
  ...accountRefusals,
  ...ordersRefusals,
  ...paymentsRefusals,
  ...withdrawalsRefusals,
  ...staffRefusals,
  ...backOfficeRefusals,
} as const;

type Kinds = typeof refusalKinds;
export type RefusalCode = keyof Kinds;
export type RefusalFacts<Code extends RefusalCode> = FactsOf<Kinds[Code]>;
