import type { refusalKinds } from '@casamaestra/contract/platform/refusals.ts';
import type { RefusalTexts } from '../../service/refusal-texts.ts';
import { backOffice } from './refusals/back-office.ts';
import { common, input, service } from './refusals/call.ts';
import { blog, catalog, content, enquiries, reviews, shipping } from './refusals/catalog.ts';
import {
  address,
  coupons,
  invoice,
  openOrders,
  orderRequest,
  placing,
  quotations,
} from './refusals/checkout.ts';
import { account, entrance, newPassword, ownName, password } from './refusals/customers.ts';
import { orders, payments, staff, withdrawals } from './refusals/orders.ts';

/** The sentence of each refusal, by code. */
export const refusals: RefusalTexts<typeof refusalKinds> = {
  ...input,
  ...service,
  ...common,
  ...catalog,
  ...content,
  ...reviews,
  ...shipping,
  ...enquiries,
  ...blog,
  ...address,
  ...invoice,
  ...orderRequest,
  ...coupons,
  ...openOrders,
  ...placing,
  ...quotations,
  ...password,
  ...newPassword,
  ...entrance,
  ...ownName,
  ...account,
  ...orders,
  ...payments,
  ...withdrawals,
  ...staff,
  ...backOffice,
};
