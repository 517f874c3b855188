import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import {
  askCustomerEmailOperation,
  correctCustomerAddressOperation,
  correctCustomerOperation,
  mailCustomerLinkOperation,
} from '@casamaestra/contract/staff/correct-customer.operations.ts';
import {
  customerDataRequestsOperation,
  decideCustomerDataOperation,
  requestCustomerDataOperation,
  takeCustomerDataOperation,
} from '@casamaestra/contract/staff/staff-customer-data.operations.ts';
import {
  closeCustomerOperation,
  customersOperation,
  endAllLoginsOperation,
  endCustomerLoginsOperation,
  staffCustomerOperation,
} from '@casamaestra/contract/staff/staff-customers.operations.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import {
  askEmailByStaff,
  correctAccount,
  correctAddress,
  mailLinkByStaff,
} from '../../customers/accounts/correct-account.usecase.ts';
import { closeAccount, endLoginsOf } from '../../customers/accounts/revoke-logins.usecase.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { staffEndpoint } from '../../staff/staff-endpoint.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { listDataRequests, requestCustomerData } from './data-requests.usecase.ts';
import { decideCustomerData, takeCustomerData } from './decide-data-request.usecase.ts';
import { listCustomers } from './list-customers.usecase.ts';
import { staffCustomer } from './staff-customer.usecase.ts';
import type { CustomerReader } from './staff-customer.usecase.ts';

/** Customers for staff: the list, one of them, and acts by the use cases of the staff commands. */
export const staffCustomerEndpoints = (deps: StaffDependencies): readonly Endpoint[] => [
  staffEndpoint(deps, customersOperation, async (input, who) =>
    accepted(await listCustomers(deps, who, input)),
  ),
  staffEndpoint(deps, staffCustomerOperation, ({ id }, who, { language }) =>
    staffCustomer(deps, { who, language }, id),
  ),
  staffEndpoint(deps, endCustomerLoginsOperation, async ({ id: customerId }, who, { language }) => {
    const ended = await endLoginsOf({ ...deps, author: authorOf(who) }, { customerId });
    return ended === undefined
      ? refused('staff_customer_unknown', {}, 'id')
      : staffCustomer(deps, { who, language }, customerId);
  }),
  staffEndpoint(deps, endAllLoginsOperation, async ({ reason }, who) => {
    const ended = await endLoginsOf({ ...deps, author: authorOf(who) }, 'everybody', reason);
    return accepted({ ended: ended ?? 0 });
  }),
  staffEndpoint(deps, closeCustomerOperation, async ({ id: customerId, closed }, who, { language }) => {
    const done = await closeAccount({ ...deps, author: authorOf(who) }, { customerId }, closed);
    return done
      ? staffCustomer(deps, { who, language }, customerId)
      : refused('staff_customer_unknown', {}, 'id');
  }),
];

/** Corrections of an account, as its customer asked for them; each answers the customer as they are then. */
export function correctCustomerEndpoints(deps: StaffDependencies): readonly Endpoint[] {
  const acting = (who: StaffIdentity) => ({ ...deps, author: authorOf(who) });
  const afterwards = async (
    reader: CustomerReader,
    id: number,
    done: Promise<Outcome<undefined>>,
  ): ReturnType<typeof staffCustomer> => {
    const outcome = await done;
    return outcome.ok ? staffCustomer(deps, reader, id) : outcome;
  };
  return [
    staffEndpoint(deps, correctCustomerOperation, (input, who, { language }) =>
      afterwards({ who, language }, input.id, correctAccount(acting(who), input.id, input)),
    ),
    staffEndpoint(deps, correctCustomerAddressOperation, (input, who, { language }) =>
      afterwards({ who, language }, input.id, correctAddress(acting(who), input.id, input)),
    ),
    staffEndpoint(deps, askCustomerEmailOperation, (input, who, { language }) =>
      afterwards({ who, language }, input.id, askEmailByStaff(acting(who), input.id, input)),
    ),
    staffEndpoint(deps, mailCustomerLinkOperation, (input, who, { language }) =>
      afterwards({ who, language }, input.id, mailLinkByStaff(acting(who), input.id, input.purpose)),
    ),
  ];
}

/** Copies and erasures of customers' data, which two people decide. */
export const customerDataEndpoints = (deps: StaffDependencies): readonly Endpoint[] => [
  staffEndpoint(deps, requestCustomerDataOperation, async (input, who, { language }) => {
    const waits = await requestCustomerData(deps, who, input);
    if (!waits.ok) return waits;
    const customer = await staffCustomer(deps, { who, language }, input.id);
    return customer.ok ? accepted({ customer: customer.value, waits_for: waits.value }) : customer;
  }),
  staffEndpoint(deps, customerDataRequestsOperation, async (_, who) =>
    accepted(await listDataRequests(deps, who)),
  ),
  staffEndpoint(deps, decideCustomerDataOperation, (input, who) => decideCustomerData(deps, who, input)),
  staffEndpoint(deps, takeCustomerDataOperation, ({ id }, who) => takeCustomerData(deps, who, id)),
];
