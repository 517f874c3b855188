import { refusalSentence } from '@casamaestra/texts/service/refusal-sentence.ts';
import {
  addressesOperation,
  deleteAddressOperation,
  saveAddressOperation,
} from '@casamaestra/contract/customers/profile.operations.ts';
import {
  customerAddressesOperation,
  disableAddressOperation,
} from '@casamaestra/contract/customers/provider-addresses.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { ownCall } from '../own-call.ts';
import { providerAddress } from './provider-address.ts';
import { deleteAddress, ownAddresses, presentAddress, saveAddress } from './save-address.usecase.ts';

/** Own addresses, by our calls and the provider's. */
export function addressEndpoints(parts: CustomerParts): readonly Endpoint[] {
  return [
    ownCall(parts, addressesOperation, async (_, { customerId }) =>
      accepted((await ownAddresses(parts, customerId)).map(presentAddress)),
    ),
    ownCall(parts, saveAddressOperation, async (input, { customerId }) =>
      saveAddress(parts, customerId, input),
    ),
    ownCall(parts, deleteAddressOperation, async ({ name }, { customerId }) =>
      (await deleteAddress(parts, customerId, name))
        ? accepted({ status: 'success' as const })
        : refused('address_unknown', {}, 'name'),
    ),
    {
      ...ownCall(parts, customerAddressesOperation, async (_, { customerId, email }) =>
        accepted((await ownAddresses(parts, customerId)).map((row) => providerAddress(row, email))),
      ),
      anyVerb: true,
    },
    {
      ...ownCall(parts, disableAddressOperation, async ({ address_name: name }, { customerId }, caller) =>
        (await deleteAddress(parts, customerId, name))
          ? accepted({ message: 'L’indirizzo è stato rimosso.', address_name: name })
          : accepted({ error: refusalSentence({ code: 'address_unknown', facts: {} }, caller.language) }),
      ),
      alsoPut: true,
    },
  ];
}
