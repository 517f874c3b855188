import type { Address } from '@casamaestra/contract/checkout/address.ts';

/** An address as it stands on a parcel, line by line. */
export const postalLines = (address: Address): readonly string[] =>
  [
    `${address.first_name} ${address.last_name}`,
    address.company_name,
    address.address_line1,
    address.address_line2,
    [address.pincode, address.city, address.state].filter(Boolean).join(' '),
    address.country === 'IT' ? undefined : address.country,
  ].filter((line): line is string => line !== undefined && line !== '');
