import type {
  addressRefusals,
  couponRefusals,
  invoiceRefusals,
  openOrderRefusals,
  OrderField,
  orderRequestRefusals,
  placingRefusals,
  quotationRefusals,
} from '@casamaestra/contract/checkout/checkout.refusals.ts';
import { money } from '../../../format/money.ts';
import type { RefusalTexts } from '../../../service/refusal-texts.ts';
import { sentencesOf } from '../../../service/sentence.ts';
import { quote } from '../quote.ts';

export const address: RefusalTexts<typeof addressRefusals> = {
  first_name_missing: 'Enter the first name.',
  last_name_missing: 'Enter the last name.',
  street_missing: 'Enter street and number.',
  city_missing: 'Enter the town.',
  postcode_missing: 'Enter the postcode.',
  postcode_malformed: ({ country, example }) => {
    if (country === 'IT') return 'The Italian postcode (CAP) has 5 digits, for example 40121: check it.';
    return example === ''
      ? 'The postcode is not valid: check it.'
      : `The postcode is not valid in this country: it is written like ${example}.`;
  },
  postcode_of_other_province: 'This postcode is not in that province: check postcode and province.',
  province_missing: 'Choose the province.',
  province_unknown: 'The province has two letters, for example BO.',
  email_invalid: 'Enter a valid e-mail address, for example name@example.com.',
  phone_invalid: 'Enter a valid phone number, for example +39 333 1234567.',
};

export const invoice: RefusalTexts<typeof invoiceRefusals> = {
  tax_code_wrong: 'The Italian tax code (codice fiscale) is not valid: check its 16 characters.',
  company_tax_code_wrong:
    'The tax code of the company is not valid: it is usually the same as the VAT number.',
  vat_number_wrong: 'The VAT number is not valid: check its 11 digits.',
  recipient_code_wrong: 'The recipient code is not valid: it has 7 letters and digits.',
  pec_wrong: 'The certified e-mail address (PEC) is not valid.',
  recipient_missing: 'Enter the recipient code, or the certified e-mail (PEC) the invoice goes to.',
};

const fields: Readonly<Record<OrderField, string>> = {
  idempotency_key: 'The request has no valid key: reload the page and try again.',
  lines: 'The cart must have 1 to 100 articles.',
  sku: 'An article of the cart has no valid code.',
  qty: 'The quantity must be a whole number from 1 to 9999.',
  seen_price: 'The price seen of an article is not a valid amount.',
  email: address.email_invalid,
  phone: address.phone_invalid,
  shipping_address: 'The delivery address is missing.',
  billing_address: 'The billing address is not complete.',
  first_name: 'Enter the first name (80 characters at most).',
  last_name: 'Enter the last name (80 characters at most).',
  company_name: 'Enter the name of the company (120 characters at most).',
  address_line1: 'Enter street and number (140 characters at most).',
  address_line2: 'Flat, staircase or care of: 140 characters at most.',
  city: 'Enter the town (100 characters at most).',
  state: 'Choose the province.',
  pincode: 'Enter the postcode.',
  country: 'Choose the country.',
  invoice: 'The data for the invoice are not complete.',
  customer_type: 'Choose whether the invoice is for a person or a company.',
  tax_code: 'Enter the Italian tax code (codice fiscale): 16 characters, as on the health card.',
  vat_number: 'Enter the VAT number: 11 digits.',
  recipient_code: 'The recipient code has 7 letters and digits.',
  pec: 'Enter a valid certified e-mail address (PEC).',
  shipping_rule: 'Choose how to receive the order.',
  coupon_codes: '5 coupons at most, each of 40 characters.',
  payment_method: 'Choose how to pay.',
  payment_gateway: 'Choose how to pay.',
  seen_total: 'The total seen is not a valid amount.',
  note: 'The note can have 500 characters at most.',
  language: 'The language is not one of the shop’s.',
  order: 'The request is not valid.',
};

export const orderRequest: RefusalTexts<typeof orderRequestRefusals> = {
  order_field_invalid: ({ field }) => fields[field],
  name_invalid: 'The name can only have letters, spaces, apostrophes, hyphens and full stops.',
  link_in_text: 'Addresses of websites cannot be written here.',
};

export const coupons: RefusalTexts<typeof couponRefusals> = {
  coupon_tries_exceeded: 'You have tried many discount codes: try again in ten minutes.',
};

export const openOrders: RefusalTexts<typeof openOrderRefusals> = {
  orders_of_address_exceeded:
    'There are many orders with this e-mail address today: try again tomorrow, or write to us and we will see to it.',
  unpaid_orders_exceeded: ({ open }) =>
    `You already have ${open} orders that wait for payment: pay or cancel one by the link in the e-mails, then try again.`,
  unpaid_orders_of_network_exceeded:
    'There are already many orders from this network that wait for payment: pay or cancel one, or try again in an hour.',
  unpaid_value_exceeded: ({ most }) =>
    `Without payment we set aside products up to ${money(most, 'en')}: pay the other orders first, or write to us and we will see to it.`,
  unpaid_articles_exceeded: ({ most }) =>
    `Without payment we set aside ${most} different articles at most: order fewer, pay the other orders first, or write to us and we will see to it.`,
  unpaid_pieces_exceeded: ({ article }) =>
    `Without payment we can set aside at most half the pieces of “${article}”: order fewer, or pay by card.`,
  transfers_exceeded:
    'Right now we cannot set aside more products while waiting for a bank transfer: pay in another way, or try again in some hours.',
};

export const placing: RefusalTexts<typeof placingRefusals> = {
  payment_method_unavailable: 'This way to pay is not available: choose another one.',
  key_of_other_order: 'Another order has already been placed with this request: reload the page.',
  orders_queue_full: 'There is a lot of demand: try again in some seconds.',
};

export const quotations: RefusalTexts<typeof quotationRefusals> = {
  quotation_unknown: 'There is no such quotation: it may have expired.',
  quotation_ended: 'The quotation has expired: make a new one.',
  quotation_changed: ({ changes }) =>
    `Something changed since you last looked: check and confirm again. Nothing was ordered. ${sentencesOf(quote, changes)}`,
  cart_not_orderable: ({ changes }) =>
    changes.length > 0 ? sentencesOf(quote, changes) : 'This cart cannot be ordered as it stands.',
  payment_method_of: ({ offered }) =>
    `This way to pay is not available. You can choose: ${offered.join(', ')}.`,
  document_type_unknown: 'There are no documents of this type: try Quotation.',
  free_payment_refused: 'Amounts cannot be paid freely here: an order is paid, with payment_request.',
  order_number_unknown: ({ number }) => `There is no order ${number}.`,
  order_no_draft: ({ number }) => `The order ${number} is already confirmed: it is no draft.`,
};
