import type {
  customerMeOperation,
  userInfoOperation,
} from '@casamaestra/contract/customers/authentication.operations.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { Caller } from '../../contract-http/caller.ts';
import { frappeTime } from '../../contract-http/frappe-time.ts';
import type { CustomerDependencies } from '../customer-dependencies.ts';
import type { Identity } from '../../identity/identity.ts';
import { customerRoles } from '../sessions/access-token.ts';
import { customerById } from './customers.queries.ts';
import type { Customer } from './customers.queries.ts';

type CustomerDocument = OperationOutput<typeof userInfoOperation>['customer'];

/** As in the Frappe API, the customer's name is the e-mail address and keys without a value are left out. */
function customerDocument(customer: Customer): CustomerDocument {
  const { company_name, tax_code, client_id, vat_number, pec, recipient_code } = customer;
  const business = { company_name, tax_code, client_id, vat_number, pec, recipient_code };
  const known = Object.entries(business).filter(([, value]) => value !== null);
  return {
    name: customer.email,
    creation: frappeTime(customer.created_at),
    modified: frappeTime(customer.updated_at),
    docstatus: 0,
    doctype: 'Customer',
    customer_name: customer.email,
    customer_type: vat_number === null ? 'Individual' : 'Company',
    customer_group: 'B2C',
    territory: 'Italy',
    email_id: customer.email,
    mobile_no: customer.phone ?? '',
    language: customer.language,
    ...Object.fromEntries(known),
  };
}

export async function userInfo(
  { database }: CustomerDependencies,
  customerId: number,
): Promise<OperationOutput<typeof userInfoOperation>> {
  const customer = await customerById(database, customerId);
  const { email, first_name, last_name } = customer;
  return { email, first_name, last_name, roles: customerRoles, customer: customerDocument(customer) };
}

/** The contents of the token. (The Frappe API's own call always fails on a date.) */
export async function tokenInfo(
  { accessTokens }: CustomerDependencies,
  { email }: Identity,
  caller: Caller,
): Promise<OperationOutput<typeof customerMeOperation>> {
  const claims = await accessTokens.read(caller.jwt ?? '');
  const issued = frappeTime(claims?.issuedAt ?? new Date(0));
  return { name: email, email, roles: customerRoles, iat: issued.slice(0, 'YYYY-MM-DD HH:MM:SS'.length) };
}
