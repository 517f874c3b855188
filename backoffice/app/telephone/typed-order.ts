import type { Quote, QuoteInput } from '@casamaestra/contract/cart/quote.ts';
import type {
  TakeOrderInput,
  TelephoneBuyer,
} from '@casamaestra/contract/staff/telephone-orders.operations.ts';
import type { Draft } from './draft.ts';

/** The cart of a draft as the service prices it. */
export const quoteInputOf = (draft: Draft): QuoteInput => ({
  lines: draft.lines.map(({ sku, qty, seen }) => ({ sku, qty, seen_price: seen })),
  country: draft.country,
  ...(draft.pincode.trim().length >= 5 && { pincode: draft.pincode.trim() }),
  ...(draft.shippingRule !== '' && { shipping_rule: draft.shippingRule }),
  coupon_codes: [...draft.coupons],
  ...(draft.email.includes('@') && { email: draft.email.trim() }),
});

export const isCollected = ({ shipping_options: options, shipping_rule: rule }: Quote): boolean =>
  options.find(({ name }) => name === rule)?.kind === 'pickup';

function invoiceOf(draft: Draft): TakeOrderInput['invoice'] {
  const { invoice, company_name, vat_number, tax_code, recipient_code, pec } = draft;
  if (invoice === 'none') return undefined;
  return invoice === 'Individual'
    ? { customer_type: invoice, tax_code }
    : { customer_type: invoice, company_name, vat_number, tax_code, recipient_code, pec };
}

/** The draft as an order, at the prices of the quote that was shown. */
export function orderOf(draft: Draft, quote: Quote): TakeOrderInput {
  const { first_name, last_name, address_line1, address_line2, pincode, city, state, country } = draft;
  const address = { first_name, last_name, address_line1, address_line2, pincode, city, state, country };
  const pickup = isCollected(quote);
  const invoice = invoiceOf(draft);
  return {
    idempotency_key: draft.key,
    lines: quote.lines.map(({ sku, wanted_qty: qty, price }) => ({ sku, qty, seen_price: price })),
    email: draft.email,
    phone: draft.phone,
    customer_id: draft.customer?.id ?? null,
    ...(pickup ? { recipient: { first_name, last_name } } : { shipping_address: address }),
    ...(pickup && invoice !== undefined && { billing_address: address }),
    ...(invoice !== undefined && { invoice }),
    shipping_rule: quote.shipping_rule ?? '',
    coupon_codes: [...draft.coupons],
    seen_total: quote.total,
    weee_take_back: draft.takeBack && quote.weee_take_back,
    note: draft.note,
    payment: draft.payment,
    language: draft.language,
  };
}

/** What is known of a customer, in the fields of the draft. */
export function draftOfBuyer(buyer: TelephoneBuyer): Partial<Draft> {
  const { first_name, last_name, email, phone, invoice, addresses } = buyer;
  const [address] = addresses;
  return {
    customer: { id: buyer.id, name: `${first_name} ${last_name}` },
    first_name,
    last_name,
    email,
    phone,
    ...(address && addressDraft(address)),
    ...(invoice?.customer_type === 'Individual' && { tax_code: invoice.tax_code }),
    ...(invoice?.customer_type === 'Company' && companyDraft(invoice)),
    ...(buyer.language === 'en' || buyer.language === 'sk' ? { language: buyer.language } : {}),
  };
}

const companyDraft = (
  invoice: Extract<TelephoneBuyer['invoice'], { customer_type: 'Company' }>,
): Partial<Draft> => ({
  company_name: invoice.company_name,
  vat_number: invoice.vat_number,
  tax_code: invoice.tax_code ?? '',
  recipient_code: invoice.recipient_code ?? '',
  pec: invoice.pec ?? '',
});

const addressDraft = (address: TelephoneBuyer['addresses'][number]): Partial<Draft> => ({
  first_name: address.first_name,
  last_name: address.last_name,
  address_line1: address.address_line1,
  address_line2: address.address_line2 ?? '',
  pincode: address.pincode ?? '',
  city: address.city,
  state: address.state ?? '',
  country: address.country,
});
