import type { Address } from '@casamaestra/contract/checkout/address.ts';
import { isCap } from './cap.ts';
import { isProvince, provincesOfCap } from './italian-postcode.ts';
import { isPostcodeOf, needsPostcode, normalPostcode } from './postcode.ts';

export type AddressProblem =
  | 'first_name_missing'
  | 'last_name_missing'
  | 'street_missing'
  | 'city_missing'
  | 'postcode_missing'
  | 'postcode_malformed'
  | 'province_missing'
  | 'province_unknown'
  | 'postcode_of_other_province';

/** A fault of an address, and its field. */
export interface AddressFault {
  readonly field: keyof Address;
  readonly problem: AddressProblem;
}

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** Normalises an address: the postcode in its country's format, an Italian province in upper case. */
export function normalAddress(address: Address): Address {
  const { state, pincode, country } = address;
  return {
    ...address,
    ...(pincode === undefined ? {} : { pincode: normalPostcode(pincode) }),
    ...(state === undefined ? {} : { state: country === 'IT' ? state.toUpperCase() : state }),
  };
}

function italianFault({ state = '', pincode = '' }: Address): AddressFault | null {
  if (!isCap(pincode)) return { field: 'pincode', problem: 'postcode_malformed' };
  if (state === '') return { field: 'state', problem: 'province_missing' };
  if (!isProvince(state)) return { field: 'state', problem: 'province_unknown' };
  if (!provincesOfCap(pincode).includes(state))
    return { field: 'pincode', problem: 'postcode_of_other_province' };
  return null;
}

/**
 * The first fault that would prevent a delivery or invoice; null when there is none. Expects a normalised
 * address.
 */
export function addressFault(address: Address): AddressFault | null {
  if (!hasLetters(address.first_name)) return { field: 'first_name', problem: 'first_name_missing' };
  if (!hasLetters(address.last_name)) return { field: 'last_name', problem: 'last_name_missing' };
  if (!hasLetters(address.address_line1)) return { field: 'address_line1', problem: 'street_missing' };
  if (!hasLetters(address.city)) return { field: 'city', problem: 'city_missing' };
  const pincode = address.pincode ?? '';
  if (pincode === '') {
    return needsPostcode(address.country) ? { field: 'pincode', problem: 'postcode_missing' } : null;
  }
  if (address.country === 'IT') return italianFault(address);
  if (!isPostcodeOf(address.country, pincode)) return { field: 'pincode', problem: 'postcode_malformed' };
  return null;
}
