import type { PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';
import { addressDraftFrom, emptyAddress } from './address-draft.ts';
import type { AddressDraft } from './address-draft.ts';

/** For whom an invoice is requested: nobody, a private person, a company (DPR 696/96, art. 2). */
export type InvoiceChoice = 'none' | 'Individual' | 'Company';

/** Everything a shopper enters or chooses in the checkout. Never card data. */
export interface CheckoutDraft {
  readonly email: string;
  readonly phone: string;
  readonly shipping: AddressDraft;
  /** Whether the billing address differs. */
  readonly other_billing: boolean;
  readonly billing: AddressDraft;
  readonly invoice: InvoiceChoice;
  readonly tax_code: string;
  readonly invoice_company: string;
  readonly vat_number: string;
  readonly company_tax_code: string;
  readonly recipient_code: string;
  readonly pec: string;
  /** Brought home, or collected in the shop. */
  readonly shipping_kind: 'delivery' | 'pickup';
  /** Empty until chosen: the first option of the kind is used. */
  readonly shipping_rule: string;
  /** Empty until chosen: the shop's default is used. */
  readonly payment_method: PaymentMethod | '';
  readonly coupon_codes: readonly string[];
  readonly note: string;
  readonly weee_take_back: boolean;
  readonly review_mail: boolean;
}

export const emptyDraft: CheckoutDraft = {
  email: '',
  phone: '',
  shipping: emptyAddress,
  other_billing: false,
  billing: emptyAddress,
  invoice: 'none',
  tax_code: '',
  invoice_company: '',
  vat_number: '',
  company_tax_code: '',
  recipient_code: '',
  pec: '',
  shipping_kind: 'delivery',
  shipping_rule: '',
  payment_method: '',
  coupon_codes: [],
  note: '',
  weee_take_back: false,
  review_mail: false,
};

const invoiceChoices: ReadonlySet<string> = new Set(['none', 'Individual', 'Company']);
const methods: ReadonlySet<string> = new Set<PaymentMethod>(['card', 'paypal', 'satispay', 'transfer']);

/** Parses a stored draft and address; invalid parts become empty, the rest is kept. */
export function draftFrom(stored: unknown, address: unknown): CheckoutDraft {
  const known = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const text = (field: keyof CheckoutDraft, max = 254): string => {
    const value = known[field];
    return typeof value === 'string' ? value.slice(0, max) : '';
  };
  const invoice = text('invoice');
  const method = text('payment_method');
  const codes = known['coupon_codes'];
  return {
    email: text('email'),
    phone: text('phone'),
    shipping: addressDraftFrom(address),
    other_billing: known['other_billing'] === true,
    billing: addressDraftFrom(known['billing']),
    invoice: invoiceChoices.has(invoice) ? (invoice as InvoiceChoice) : 'none',
    tax_code: text('tax_code'),
    invoice_company: text('invoice_company'),
    vat_number: text('vat_number'),
    company_tax_code: text('company_tax_code'),
    recipient_code: text('recipient_code'),
    pec: text('pec'),
    shipping_kind: known['shipping_kind'] === 'pickup' ? 'pickup' : 'delivery',
    shipping_rule: text('shipping_rule', 80),
    payment_method: methods.has(method) ? (method as PaymentMethod) : '',
    coupon_codes: Array.isArray(codes)
      ? codes.filter((code): code is string => typeof code === 'string' && /^.{1,40}$/.test(code)).slice(0, 5)
      : [],
    note: text('note', 500),
    weee_take_back: known['weee_take_back'] === true,
    review_mail: known['review_mail'] === true,
  };
}

export const isPickup = ({ shipping_kind: kind }: Pick<CheckoutDraft, 'shipping_kind'>): boolean =>
  kind === 'pickup';

/** Whether a billing address is required: for a pick-up only with an invoice. */
export const billsElsewhere = (draft: CheckoutDraft): boolean =>
  isPickup(draft) ? draft.invoice !== 'none' : draft.other_billing;

/** The draft after an order: name and address are kept for the next one, the rest is cleared. */
export const afterOrder = (draft: CheckoutDraft): CheckoutDraft => ({
  ...draft,
  shipping_kind: 'delivery',
  shipping_rule: '',
  coupon_codes: [],
  note: '',
  weee_take_back: false,
});
