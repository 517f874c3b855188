import { refusalSentence } from '@casamaestra/texts/service/refusal-sentence.ts';
import type { Address, Invoice } from '@casamaestra/contract/checkout/address.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { refused, refusedAbroad } from '@casamaestra/contract/platform/operation.ts';
import { z } from 'zod';
import { toCent } from '../catalogue/frappe-product.ts';
import type { FrappeDependencies } from '../frappe-dependencies.ts';
import { textOfMarkup } from '../transport/frappe-answer.ts';

export interface WantedQuotation {
  readonly lines: readonly { readonly sku: string; readonly qty: number }[];
  /** Name of the customer record, from the token; empty for a guest. */
  readonly customer: string;
  readonly email: string;
  readonly phone: string;
  readonly shipping: Address;
  readonly billing: Address | undefined;
  readonly invoice: Invoice | undefined;
  readonly shippingRule: string | undefined;
  readonly note: string | undefined;
  readonly countryName: (code: string) => string;
}

function sentAddress(address: Address, countryName: WantedQuotation['countryName']) {
  const {
    company_name: company,
    address_line1,
    address_line2: more,
    city,
    state,
    pincode,
    country,
  } = address;
  const second = [company, more].filter((part) => part !== undefined && part !== '').join(', ');
  return {
    address_line1,
    address_line2: second,
    city,
    state: state ?? '',
    pincode: pincode ?? '',
    country: countryName(country),
  };
}

function businessInfo(invoice: Invoice | undefined) {
  if (invoice === undefined) return {};
  if (invoice.customer_type === 'Individual') return { tax_code: invoice.tax_code };
  const { vat_number, company_name, pec, recipient_code } = invoice;
  return { vat_number, company_name, pec: pec ?? '', recipient_code: recipient_code ?? '' };
}

/** The arguments of create_quotation. Without prices: the service uses its own. */
export function quotationArguments(wanted: WantedQuotation) {
  const { shipping, billing, invoice, countryName } = wanted;
  return {
    items: wanted.lines.map(({ sku, qty }) => ({ item_code: sku, qty })),
    customer_id: wanted.customer,
    customer_type: invoice?.customer_type ?? 'Individual',
    contact_info: {
      first_name: shipping.first_name,
      last_name: shipping.last_name,
      email_id: wanted.email,
      phone: wanted.phone,
      shipping_address: sentAddress(shipping, countryName),
      billing_address:
        billing === undefined
          ? {
              address_line1: null,
              address_line2: null,
              city: null,
              state: null,
              pincode: null,
              country: countryName(shipping.country),
            }
          : sentAddress(billing, countryName),
    },
    shipping_address_different: billing !== undefined,
    invoice: invoice !== undefined,
    business_info: businessInfo(invoice),
    channel: 'B2C',
    shipping_rule: wanted.shippingRule,
    order_comment: wanted.note,
  };
}

/** Creates a quotation and returns its name. */
export async function createFrappeQuotation(
  { frappe }: FrappeDependencies,
  wanted: WantedQuotation,
  address: string,
): Promise<Outcome<string>> {
  const sent = quotationArguments(wanted);
  return frappe.ask('createQuotation', sent, z.string().min(1), { address, timeoutMs: 20_000 });
}

const pricedShape = z.looseObject({
  grand_total: z.number().nonnegative(),
  coupon_description: z.string().nullish(),
});

export interface PricedQuotation {
  /** Total to pay, in euros. */
  readonly total: number;
  readonly description: string;
}

/** Applies a coupon to a quotation (an empty one only reads it) and returns the total. */
export async function priceQuotation(
  { frappe }: FrappeDependencies,
  name: string,
  coupon: string,
): Promise<Outcome<PricedQuotation>> {
  const asked = { quotation_name: name, applied_code: coupon, applied_referral_sales_partner: '' };
  const found = await frappe.ask('applyCoupon', asked, pricedShape);
  if (!found.ok) {
    const message = refusalSentence(found.refusal, 'it');
    return message === '' ? refused('coupon_not_for_cart', {}) : refusedAbroad('invalid_input', message);
  }
  const { grand_total: total, coupon_description: description } = found.value;
  return { ok: true, value: { total: toCent(total), description: textOfMarkup(description ?? '') } };
}
