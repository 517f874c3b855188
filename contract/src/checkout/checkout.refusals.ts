import { codesOf, refusal } from '../platform/refusal-kinds.ts';

/** Fields of an order that may be refused as invalid. */
export const orderFields = [
  'idempotency_key',
  'lines',
  'sku',
  'qty',
  'seen_price',
  'email',
  'phone',
  'shipping_address',
  'billing_address',
  'first_name',
  'last_name',
  'company_name',
  'address_line1',
  'address_line2',
  'city',
  'state',
  'pincode',
  'country',
  'invoice',
  'customer_type',
  'tax_code',
  'vat_number',
  'recipient_code',
  'pec',
  'shipping_rule',
  'coupon_codes',
  'payment_method',
  'payment_gateway',
  'seen_total',
  'note',
  'language',
  'order',
] as const;
export type OrderField = (typeof orderFields)[number];

/** Refusals about an address of a customer or an order. */
export const addressRefusals = {
  first_name_missing: refusal('invalid_input'),
  last_name_missing: refusal('invalid_input'),
  street_missing: refusal('invalid_input'),
  city_missing: refusal('invalid_input'),
  postcode_missing: refusal('invalid_input'),
  /** `example` is a valid postcode of that country; "" when none is known. */
  postcode_malformed: refusal('invalid_input', { country: 'text', example: 'text' }),
  postcode_of_other_province: refusal('invalid_input'),
  province_missing: refusal('invalid_input'),
  province_unknown: refusal('invalid_input'),
  email_invalid: refusal('invalid_input'),
  phone_invalid: refusal('invalid_input'),
} as const;

export const invoiceRefusals = {
  tax_code_wrong: refusal('invalid_input'),
  company_tax_code_wrong: refusal('invalid_input'),
  vat_number_wrong: refusal('invalid_input'),
  recipient_code_wrong: refusal('invalid_input'),
  pec_wrong: refusal('invalid_input'),
  recipient_missing: refusal('invalid_input'),
} as const;

/** Refusals of the input of an order, before its cart is priced. */
export const orderRequestRefusals = {
  order_field_invalid: refusal('invalid_input', { field: orderFields }),
  name_invalid: refusal('invalid_input'),
  link_in_text: refusal('invalid_input'),
} as const;

export const couponRefusals = {
  coupon_tries_exceeded: refusal('too_many_requests'),
} as const;

/** Refusals for too many unpaid orders. */
export const openOrderRefusals = {
  orders_of_address_exceeded: refusal('too_many_requests'),
  unpaid_orders_exceeded: refusal('too_many_requests', { open: 'number' }),
  unpaid_orders_of_network_exceeded: refusal('too_many_requests'),
  unpaid_value_exceeded: refusal('too_many_requests', { most: 'euros' }),
  unpaid_articles_exceeded: refusal('too_many_requests', { most: 'number' }),
  unpaid_pieces_exceeded: refusal('too_many_requests', { article: 'text' }),
  transfers_exceeded: refusal('too_many_requests'),
} as const;

export const placingRefusals = {
  payment_method_unavailable: refusal('invalid_input'),
  key_of_other_order: refusal('duplicate'),
  orders_queue_full: refusal('too_many_requests'),
} as const;

export const quotationRefusals = {
  quotation_unknown: refusal('not_found'),
  quotation_ended: refusal('invalid_input'),
  quotation_changed: refusal('invalid_input', { changes: 'changes' }),
  cart_not_orderable: refusal('invalid_input', { changes: 'changes' }),
  payment_method_of: refusal('invalid_input', { offered: 'names' }),
  document_type_unknown: refusal('not_found'),
  free_payment_refused: refusal('not_permitted'),
  order_number_unknown: refusal('not_found', { number: 'text' }),
  order_no_draft: refusal('invalid_input', { number: 'text' }),
} as const;

export const addressCodes = codesOf(addressRefusals);
export const orderRequestCodes = codesOf({ ...orderRequestRefusals, ...addressRefusals, ...invoiceRefusals });
export const openOrderCodes = codesOf(openOrderRefusals);
export const placingCodes = codesOf(placingRefusals);
