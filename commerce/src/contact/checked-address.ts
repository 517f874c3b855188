import type { Address } from '@casamaestra/contract/checkout/address.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { addressFault, normalAddress } from '@casamaestra/rules/checkout/address-problem.ts';
import { isPersonName } from '@casamaestra/rules/customers/person-name.ts';
import { refusedAddress } from './refused-field.ts';

/** An address of an order, checked and normalised; a refusal names its field: "shipping_address.pincode". */
export function checkedAddress(
  name: 'shipping_address' | 'billing_address',
  sent: Address,
): Outcome<Address> {
  const address = normalAddress(sent);
  const fault = addressFault(address);
  const wrong = (['first_name', 'last_name'] as const).find(
    (field) => address[field] !== '' && !isPersonName(address[field]),
  );
  if (wrong !== undefined) return refused('name_invalid', {}, `${name}.${wrong}`);
  if (fault === null) return accepted(address);
  return refusedAddress(fault, address.country, `${name}.${fault.field}`);
}

/** Texts of an order reach couriers and mails: links of strangers must not. */
export const hasWebAddress = (text: string | undefined): boolean =>
  text !== undefined && /:\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}\//iu.test(text);
