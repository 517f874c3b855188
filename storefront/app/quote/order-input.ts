import type { Invoice } from '@casamaestra/contract/checkout/address.ts';
import type { PlaceOrderInput } from '@casamaestra/contract/checkout/place-order.ts';
import type { CartLine } from '../cart/cart-line.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { addressOf } from '../draft/address-draft.ts';
import { billsElsewhere, isPickup } from '../draft/checkout-draft.ts';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';
import type { PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';

/** The lines as input of calls; the price last shown allows the service to report changes. */
export const wantedLines = (lines: readonly CartLine[]) =>
  lines.map(({ sku, qty, price }) => ({ sku, qty, seen_price: price }));

export function invoiceOf(draft: CheckoutDraft): Invoice | undefined {
  if (draft.invoice === 'Individual')
    return { customer_type: 'Individual', tax_code: draft.tax_code.trim().toUpperCase() };
  if (draft.invoice !== 'Company') return undefined;
  const optional = (name: 'tax_code' | 'recipient_code' | 'pec', text: string) =>
    text.trim() === '' ? {} : { [name]: text.trim() };
  return {
    customer_type: 'Company',
    company_name: draft.invoice_company.trim(),
    vat_number: draft.vat_number.trim(),
    ...optional('tax_code', draft.company_tax_code.toUpperCase()),
    ...optional('recipient_code', draft.recipient_code.toUpperCase()),
    ...optional('pec', draft.pec),
  };
}

/** A pick-up has a recipient instead of an address. */
function receiver(draft: CheckoutDraft): Pick<PlaceOrderInput, 'recipient' | 'shipping_address'> {
  const address = addressOf(draft.shipping);
  if (!isPickup(draft)) return { shipping_address: address };
  return { recipient: { first_name: address.first_name, last_name: address.last_name } };
}

interface Chosen {
  readonly lines: readonly CartLine[];
  readonly shippingRule: string;
  readonly paymentMethod: PaymentMethod;
  /** Total shown at the order button, in euros. */
  readonly seenTotal: number;
  readonly language: Language;
}

/** The input of the order call. */
export function orderInput(draft: CheckoutDraft, chosen: Chosen): Omit<PlaceOrderInput, 'idempotency_key'> {
  const invoice = invoiceOf(draft);
  const note = draft.note.trim();
  return {
    lines: wantedLines(chosen.lines),
    email: draft.email.trim(),
    phone: draft.phone.trim(),
    ...receiver(draft),
    ...(billsElsewhere(draft) && { billing_address: addressOf(draft.billing) }),
    ...(invoice && { invoice }),
    shipping_rule: chosen.shippingRule,
    coupon_codes: [...draft.coupon_codes],
    payment_method: chosen.paymentMethod,
    seen_total: chosen.seenTotal,
    weee_take_back: draft.weee_take_back,
    ...(note !== '' && { note }),
    review_mail: draft.review_mail,
    searches: chosen.lines.flatMap(({ sku, found: term }) => (term ? [{ sku, term }] : [])),
    language: chosen.language,
  };
}
