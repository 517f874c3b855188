import { answerTexts } from '@casamaestra/texts/service/answer-texts.ts';
import { refusalSentence } from '@casamaestra/texts/service/refusal-sentence.ts';
import {
  addressesOperation,
  deleteAddressOperation,
  saveAddressOperation,
} from '@casamaestra/contract/customers/profile.operations.ts';
import {
  customerAddressesOperation,
  disableAddressOperation,
} from '@casamaestra/contract/customers/frappe-addresses.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { CustomerDependencies } from '../customer-dependencies.ts';
import { customerEndpoint } from '../customer-endpoint.ts';
import { frappeAddress } from './frappe-address.ts';
import { deleteAddress, ownAddresses, presentAddress, saveAddress } from './save-address.usecase.ts';

/** The customer's addresses, by our calls and by the Frappe API's. */
export function addressEndpoints(deps: CustomerDependencies): readonly Endpoint[] {
  return [
    customerEndpoint(deps, addressesOperation, async (_, { customerId }) =>
      accepted((await ownAddresses(deps, customerId)).map(presentAddress)),
    ),
    customerEndpoint(deps, saveAddressOperation, async (input, { customerId }) =>
      saveAddress(deps, customerId, input),
    ),
    customerEndpoint(deps, deleteAddressOperation, async ({ name }, { customerId }) =>
      (await deleteAddress(deps, customerId, name))
        ? accepted({ status: 'success' as const })
        : refused('address_unknown', {}, 'name'),
    ),
    {
      ...customerEndpoint(deps, customerAddressesOperation, async (_, { customerId, email }) =>
        accepted((await ownAddresses(deps, customerId)).map((row) => frappeAddress(row, email))),
      ),
      anyVerb: true,
    },
    {
      ...customerEndpoint(
        deps,
        disableAddressOperation,
        async ({ address_name: name }, { customerId }, caller) =>
          (await deleteAddress(deps, customerId, name))
            ? accepted({ message: answerTexts(caller.language).addressRemoved, address_name: name })
            : accepted({ error: refusalSentence({ code: 'address_unknown', facts: {} }, caller.language) }),
      ),
      alsoPut: true,
    },
  ];
}
