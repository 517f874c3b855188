import type { Address } from '@casamaestra/contract/checkout/address.ts';
import type { PlaceOrderInput } from '@casamaestra/contract/checkout/place-order.ts';

type Wanted = Pick<PlaceOrderInput, 'recipient' | 'shipping_address' | 'billing_address' | 'shipping_rule'>;

/**
 * The service requires an address in a quotation: for a pick-up without one the delivery option's name is
 * used.
 */
export function addressOfWanted(wanted: Wanted): Address {
  const { recipient, shipping_address: shipping, billing_address: billing, shipping_rule: rule } = wanted;
  const { first_name, last_name } = recipient ?? { first_name: '', last_name: '' };
  return shipping ?? billing ?? { first_name, last_name, address_line1: rule, city: '-', country: 'IT' };
}
