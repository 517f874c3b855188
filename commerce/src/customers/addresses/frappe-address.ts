import type { FrappeAddress } from '@casamaestra/contract/customers/frappe-addresses.operations.ts';
import { addressName } from './address-name.ts';
import type { StoredAddress } from './addresses.queries.ts';

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** An address in the form of the Frappe API: country by its English name, flags as 0 and 1. */
export function frappeAddress(row: StoredAddress, email: string): FrappeAddress {
  const billingOnly = row.is_default_billing && !row.is_default_shipping;
  return {
    name: addressName(row.id),
    address_line1: row.address_line1,
    address_line2: row.address_line2,
    city: row.city,
    state: row.state,
    pincode: row.pincode,
    country: countryNames.of(row.country) ?? row.country,
    address_type: billingOnly ? 'Billing' : 'Shipping',
    is_primary_address: row.is_default_shipping ? 1 : 0,
    email_id: email,
    phone: row.phone,
  };
}
