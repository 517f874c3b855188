import { addressesOperation } from '@casamaestra/contract/customers/profile.operations.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Endpoint } from '@casamaestra/commerce/contract-http/endpoint.ts';
import { z } from 'zod';
import { deliverableCountries } from '../checkout/countries.ts';
import { type SealedCustomerDependencies, forCustomer, frappeCustomerEndpoint } from '../frappe-endpoint.ts';
import { salesOrderAddressOf, salesOrderAddressSchema } from '../orders/sales-order.ts';
import { userOf } from './user-info.ts';

/** The customer's addresses. The service creates them from orders and also lists disabled ones. */
export function addressesEndpoint(deps: SealedCustomerDependencies): Endpoint {
  return frappeCustomerEndpoint(deps, addressesOperation, async (_input, session, caller) => {
    const context = forCustomer(session, caller);
    const [found, user, countries] = await Promise.all([
      deps.frappe.ask('addresses', {}, z.array(salesOrderAddressSchema).default([]), context),
      userOf(deps, context),
      deliverableCountries(deps),
    ]);
    if (!found.ok) return found;
    if (!user.ok) return user;
    const names = { first: user.value.first_name, last: user.value.last_name };
    const shown = found.value.filter(({ disabled, address_line1: line }) => disabled !== 1 && line !== '');
    return accepted(
      shown.map((address) => ({
        ...salesOrderAddressOf(address, names, countries.ok ? countries.value : []),
        name: address.name,
        phone: address.phone === '' ? null : address.phone,
        is_default_shipping: address.is_primary_address === 1 && address.address_type !== 'Billing',
        is_default_billing: address.is_primary_address === 1 && address.address_type === 'Billing',
      })),
    );
  });
}
