import type { z } from 'zod';
import type { Address, Invoice } from '@casamaestra/contract/checkout/address.ts';
import { quantityMax } from '@casamaestra/contract/cart/quote.ts';
import type { WantedLine } from '@casamaestra/contract/cart/quote.ts';
import { placeOrderInputSchema } from '@casamaestra/contract/checkout/place-order.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { canonicalEmail } from '@casamaestra/rules/checkout/email-address.ts';
import { invoiceFault, normalInvoice } from '@casamaestra/rules/checkout/invoice-problem.ts';
import { mergeLines } from '../cart/price-lines.ts';
import { checkedAddress, hasWebAddress } from '../contact/checked-address.ts';
import { orderField } from '../contact/refused-field.ts';
import { phoneNumber } from '../contact/phone-number.ts';

type Sent = z.output<typeof placeOrderInputSchema>;

/** A validated order: every field checked and normalised. */
export interface OrderRequest extends Omit<
  Sent,
  'shipping_address' | 'billing_address' | 'invoice' | 'note' | 'language'
> {
  readonly language: Language;
  /** One line per SKU. */
  readonly lines: WantedLine[];
  /** null: the order is picked up. */
  readonly shipping_address: Address | null;
  /** null: picked up, and without an invoice. */
  readonly billing_address: Address | null;
  readonly invoice: Invoice | null;
  readonly note: string | null;
}

type Refused = Extract<Outcome<never>, { readonly ok: false }>;

function refusedField(path: readonly PropertyKey[]): Refused {
  return refused('order_field_invalid', { field: orderField(path) }, path.map(String).join('.'));
}

function checkedInvoice(sent: Invoice | undefined, country: string): Outcome<Invoice | null> {
  if (sent === undefined) return accepted(null);
  const invoice = normalInvoice(sent);
  const fault = invoiceFault(invoice, country);
  if (fault === null) return accepted(invoice);
  return refused(fault.problem, {}, `invoice.${fault.field}`);
}

function refusedLink({ recipient, shipping_address, billing_address, note }: Sent): Refused | null {
  const texts = Object.entries({
    ...named('recipient', recipient ?? {}),
    ...named('shipping_address', shipping_address ?? {}),
    ...named('billing_address', billing_address ?? {}),
    note,
  });
  const found = texts.find(([, text]) => hasWebAddress(text));
  if (found === undefined) return null;
  return refused('link_in_text', {}, found[0]);
}

const named = (name: string, address: Partial<Address>): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(address).map(([field, text]) => [`${name}.${field}`, text]));

/** Country when no address is given. */
const homeCountry = 'IT';

interface Places {
  readonly shipping: Address | null;
  readonly billing: Address | null;
}

/** The checked addresses; an order without a delivery address must name who collects it. */
function checkedPlaces({ recipient, shipping_address, billing_address }: Sent): Outcome<Places> {
  if (shipping_address === undefined) {
    if (recipient === undefined) return refusedField(['shipping_address', 'address_line1']);
    const unnamed = (['first_name', 'last_name'] as const).find((field) => recipient[field] === '');
    if (unnamed !== undefined) return refusedField(['recipient', unnamed]);
  }
  const shipping =
    shipping_address === undefined ? null : checkedAddress('shipping_address', shipping_address);
  if (shipping !== null && !shipping.ok) return shipping;
  const billing =
    billing_address === undefined ? shipping : checkedAddress('billing_address', billing_address);
  if (billing !== null && !billing.ok) return billing;
  return accepted({ shipping: shipping?.value ?? null, billing: billing?.value ?? null });
}

/** Who receives the order, or collects it. */
export function recipientOf({
  recipient,
  shipping_address: address,
}: Pick<OrderRequest, 'recipient' | 'shipping_address'>): NonNullable<Sent['recipient']> {
  const { first_name, last_name } = recipient ?? address ?? { first_name: '', last_name: '' };
  return { first_name, last_name };
}

interface Reading {
  /** Used for an order that names none. */
  readonly language: Language;
  /** Calls of the Frappe API may omit the telephone number: then it stays empty. */
  readonly withoutPhone?: boolean;
}

async function checked(
  sent: Sent,
  { language, withoutPhone = false }: Reading,
): Promise<Outcome<OrderRequest>> {
  const email = canonicalEmail(sent.email);
  if (email === undefined) return refusedField(['email']);
  const link = refusedLink(sent);
  if (link !== null) return link;
  const places = checkedPlaces(sent);
  if (!places.ok) return places;
  const { shipping, billing } = places.value;
  const country = shipping?.country ?? billing?.country ?? homeCountry;
  const unknown = withoutPhone && sent.phone === '';
  const phone = unknown ? '' : await phoneNumber(sent.phone, country);
  if (phone === null) return refusedField(['phone']);
  // A picked-up order has no other address the invoice could use.
  if (sent.invoice !== undefined && billing === null)
    return refusedField(['billing_address', 'address_line1']);
  const invoice = checkedInvoice(sent.invoice, billing?.country ?? country);
  if (!invoice.ok) return invoice;
  const lines = mergeLines(sent.lines);
  const tooMany = lines.find((line) => line.qty > quantityMax);
  if (tooMany !== undefined)
    return refusedField(['lines', sent.lines.findIndex(({ sku }) => sku === tooMany.sku), 'qty']);
  return accepted({
    ...sent,
    language: sent.language ?? language,
    email,
    lines,
    phone,
    shipping_address: shipping,
    billing_address: billing,
    invoice: invoice.value,
    note: sent.note === undefined || sent.note === '' ? null : sent.note,
  });
}

/**
 * Characters that no name or address contains and the database refuses; line breaks and tabs become spaces.
 */
const invisible = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** The same value with every text in it cleaned; its depth was limited by the schema. */
function cleaned<Value>(value: Value): Value;
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().replace(invisible, ' ').trim();
  if (Array.isArray(value)) return value.map((part: unknown) => cleaned(part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cleaned<unknown>(part)]));
}

/** Reads and checks the order a shopper sent. The refusal names the first invalid field. */
export async function readOrderRequest(args: unknown, reading: Reading): Promise<Outcome<OrderRequest>> {
  const parsed = placeOrderInputSchema.safeParse(args);
  if (parsed.success) return checked(cleaned(parsed.data), reading);
  return refusedField(parsed.error.issues[0]?.path ?? []);
}
