import type { Address } from '@casamaestra/contract/checkout/address.ts';

/** An address while it is typed: all fields are strings, empty until filled. */
export interface AddressDraft {
  readonly first_name: string;
  readonly last_name: string;
  readonly company_name: string;
  readonly address_line1: string;
  readonly address_line2: string;
  readonly pincode: string;
  readonly city: string;
  /** Abbreviation of the province in Italy, region elsewhere. */
  readonly state: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

export type AddressField = keyof AddressDraft;

/** Default country of delivery (C08). */
export const homeCountry = 'IT';

export const emptyAddress: AddressDraft = {
  first_name: '',
  last_name: '',
  company_name: '',
  address_line1: '',
  address_line2: '',
  pincode: '',
  city: '',
  state: '',
  country: homeCountry,
};

/** Parses a stored address; missing or invalid fields become empty. */
export function addressDraftFrom(stored: unknown): AddressDraft {
  if (typeof stored !== 'object' || stored === null) return emptyAddress;
  const known = stored as Record<string, unknown>;
  const text = (field: AddressField, max = 140): string => {
    const value = known[field];
    return typeof value === 'string' ? value.slice(0, max) : emptyAddress[field];
  };
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    company_name: text('company_name'),
    address_line1: text('address_line1'),
    address_line2: text('address_line2'),
    pincode: text('pincode', 16),
    city: text('city'),
    state: text('state'),
    country: /^[A-Z]{2}$/.test(text('country')) ? text('country') : homeCountry,
  };
}

/** The address as input of calls: trimmed, without empty fields. */
export function addressOf(draft: AddressDraft): Address {
  const { first_name, last_name, address_line1, city, country } = draft;
  const optional = (field: AddressField) => {
    const value = draft[field].trim();
    return value === '' ? {} : { [field]: value };
  };
  return {
    first_name: first_name.trim(),
    last_name: last_name.trim(),
    address_line1: address_line1.trim(),
    city: city.trim(),
    country,
    ...optional('company_name'),
    ...optional('address_line2'),
    ...optional('state'),
    ...optional('pincode'),
  };
}

/** Whether street, city or postcode was typed. */
export const isStarted = (draft: AddressDraft): boolean =>
  draft.address_line1.trim() !== '' || draft.city.trim() !== '' || draft.pincode.trim() !== '';
