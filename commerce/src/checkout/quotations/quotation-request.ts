import { randomUUID } from 'node:crypto';
import type {
  CreateQuotationInput,
  SentAddress,
} from '@casamaestra/contract/checkout/frappe-checkout.operations.ts';
import type { OwnAddress } from '../../customers/addresses/own-address.usecase.ts';

/** An address of the caller by its name; null when it is not theirs. */
export type FindAddress = (name: string) => Promise<OwnAddress | null>;

interface Person {
  readonly first_name: string;
  readonly last_name: string;
}

/** The Frappe API's `name` is "first last": the last word is the last name. */
function personOf({ name, first_name, last_name }: CreateQuotationInput['contact_info']): Person {
  const words = (name ?? '').trim().split(/\s+/);
  return {
    first_name: first_name ?? words.slice(0, -1).join(' '),
    last_name: last_name ?? words.at(-1) ?? '',
  };
}

const withoutNulls = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

/** Look-ups needed to read the Frappe API's fields. */
export interface QuotationLookups {
  readonly country: (text: string) => string;
  /** Abbreviation of an Italian province by its name. */
  readonly provinceCode: (name: string) => Promise<string | undefined>;
  readonly find: FindAddress;
}

async function addressOf(
  sent: SentAddress,
  person: Person,
  { country: codeOf, provinceCode, find }: QuotationLookups,
): Promise<object> {
  if (sent.name) {
    const stored = await find(sent.name);
    if (stored === null) return person;
    const { first_name, last_name, company_name, address_line1, address_line2 } = stored;
    const { city, state, pincode, country: code } = stored;
    const fields = { company_name, address_line1, address_line2, city, state, pincode, country: code };
    return { first_name, last_name, ...withoutNulls(fields) };
  }
  const { address_line1, address_line2, city, pincode } = sent;
  const country = codeOf(sent.country || 'IT');
  const state = country === 'IT' ? ((await provinceCode(sent.state ?? '')) ?? sent.state) : sent.state;
  const fields = { address_line1, address_line2, city, state, pincode, country };
  return { ...person, ...withoutNulls(fields) };
}

function invoiceOf({ invoice, customer_type, business_info }: CreateQuotationInput): object | undefined {
  if (!invoice) return undefined;
  const info = withoutNulls({ ...business_info });
  const { tax_code } = info;
  return customer_type === 'Company' ? { customer_type, ...info } : { customer_type, tax_code };
}

/**
 * Maps the input of create_quotation to the input of our order call. Customer, prices and totals are ignored;
 * missing or invalid fields are found by the checks of the order call.
 */
export async function orderRequestOf(
  input: CreateQuotationInput,
  lookups: QuotationLookups,
): Promise<Record<string, unknown>> {
  const { contact_info: contact, shipping_address_different: different } = input;
  const person = personOf(contact);
  const billing = different && contact.billing_address ? contact.billing_address : null;
  return {
    idempotency_key: randomUUID(),
    lines: input.items.map(({ item_code: sku, qty }) => ({ sku, qty })),
    email: contact.email_id,
    phone: contact.phone ?? '',
    shipping_address: await addressOf(contact.shipping_address, person, lookups),
    billing_address: billing === null ? undefined : await addressOf(billing, person, lookups),
    invoice: invoiceOf(input),
    shipping_rule: input.shipping_rule ?? '',
    note: input.order_comment ?? undefined,
  };
}
