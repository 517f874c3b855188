import type { Address } from '@casamaestra/contract/checkout/address.ts';
import type { Database } from '../../platform/database/connection.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import { addressesOf, fillDefaults, insertAddress, lockCustomer } from './addresses.queries.ts';
import type { AddressValues, StoredAddress } from './addresses.queries.ts';
import { ADDRESSES_MAX } from './save-address.usecase.ts';

/** The addresses a customer used in an order. */
export interface UsedAddresses {
  readonly customerId: number;
  /** null when nothing is delivered: pick-up. */
  readonly shipping: Address | null;
  readonly billing: Address;
  /** E.164; empty when none was given. */
  readonly phone: string;
}

type Postal = Pick<
  StoredAddress,
  'first_name' | 'last_name' | 'address_line1' | 'address_line2' | 'city' | 'pincode' | 'country'
>;

const folded = (text: string | null): string =>
  (text ?? '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Key for comparing addresses: ignores case, accents and punctuation. */
function postalKey({ first_name, last_name, address_line1, address_line2, city, pincode, country }: Postal) {
  return [first_name, last_name, address_line1, address_line2, city, pincode, country].map(folded).join('|');
}

function valuesOf(address: Address, phone: string): AddressValues {
  const { first_name, last_name, company_name, address_line1, address_line2, city, state, pincode } = address;
  return {
    first_name,
    last_name,
    company_name: company_name || null,
    address_line1,
    address_line2: address_line2 || null,
    city,
    state: state || null,
    pincode: pincode || null,
    country: address.country,
    phone: phone || null,
    is_default_shipping: false,
    is_default_billing: false,
  };
}

/**
 * Adds the addresses of an order to the customer's address book: each once, and no more than it may hold.
 * Those of the first order become the defaults.
 */
export async function keepUsedAddresses(
  database: Database,
  { customerId, shipping, billing, phone }: UsedAddresses,
): Promise<void> {
  const used = new Map<string, AddressValues>();
  for (const address of [shipping, billing]) {
    const values = address === null ? null : valuesOf(address, phone);
    if (values !== null && !used.has(postalKey(values))) used.set(postalKey(values), values);
  }
  const missing = (known: readonly StoredAddress[]) => {
    const keys = new Set(known.map(postalKey));
    return [...used].filter(([key]) => !keys.has(key)).map(([, values]) => values);
  };
  if (missing(await addressesOf(database, customerId)).length === 0) return;
  await commitTogether(database, async (transaction) => {
    await lockCustomer(transaction, customerId);
    const known = await addressesOf(transaction, customerId);
    const fresh = missing(known).slice(0, Math.max(0, ADDRESSES_MAX - known.length));
    for (const [index, values] of fresh.entries()) {
      const isFirstBilling = known.length === 0 && index === fresh.length - 1;
      await insertAddress(transaction, customerId, { ...values, is_default_billing: isFirstBilling });
    }
    await fillDefaults(transaction, customerId);
  });
}
