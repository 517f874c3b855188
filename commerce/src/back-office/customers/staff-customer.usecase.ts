import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { grantedTo, reaches } from '@casamaestra/contract/staff/permissions.ts';
import type {
  CustomerAct,
  DataAct,
  DataRequest,
  StaffCustomer,
} from '@casamaestra/contract/staff/staff-customers.operations.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { emailAskedFor } from '../../customers/accounts/correct-account.usecase.ts';
import { presentAddress } from '../../customers/addresses/save-address.usecase.ts';
import { openSessionsOf } from '../../customers/sessions/list-sessions.usecase.ts';
import { maskingOf } from '../../orders/back-office/masking.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { consentsOf } from './customer-consents.ts';
import { customerMaskingOf, seen } from './customer-masking.ts';
import { savedAddressesOf, accountRowOf, mailChoicesOf, newsletterOf, ordersOf } from './customer.queries.ts';
import type { AddressRecord, CustomerRecord } from './customer.queries.ts';
import { dataRequestsFor } from './data-requests.usecase.ts';
import { invoiceDataOf } from './invoice-data.ts';
import { presentCustomerRow } from './list-customers.usecase.ts';

/** Who reads, and in which language devices are named. */
export interface CustomerReader {
  readonly who: StaffIdentity;
  readonly language: Language;
}

const addressRow = (address: AddressRecord, contacts: boolean) => ({
  id: address.id,
  name: [address.first_name, address.last_name].filter((part) => part !== '').join(' '),
  lines: [
    address.company_name,
    address.address_line1,
    address.address_line2,
    [address.pincode, address.city, address.state].filter((part) => part !== null && part !== '').join(' '),
    address.country === 'IT' ? null : address.country,
  ].filter((line): line is string => line !== null && line !== ''),
  phone: seen(contacts, address.phone),
  default_shipping: address.is_default_shipping,
  default_billing: address.is_default_billing,
  saved: seen(contacts, presentAddress(address)),
  version: address.updated_at.toISOString(),
});

const profileOf = (customer: CustomerRecord, pending: string | null): StaffCustomer['profile'] => ({
  first_name: customer.firstName,
  last_name: customer.lastName,
  phone: customer.phone,
  company_name: customer.company,
  tax_code: customer.taxCode,
  vat_number: customer.vatNumber,
  pec: customer.pec,
  recipient_code: customer.recipientCode,
  pending_email: pending,
});

/** What the person may do now with the account; what is asked for already is not offered again. */
function actsOf(
  { disabled }: CustomerRecord,
  { sessions, requests }: { readonly sessions: number; readonly requests: readonly DataRequest[] },
  { roles }: StaffIdentity,
): CustomerAct[] {
  const mayChange = reaches(grantedTo(roles, 'customers'), 'edit');
  const mayAsk = reaches(grantedTo(roles, 'customer_data'), 'edit');
  const isWaiting = (act: DataAct) => requests.some((one) => one.act === act && one.state === 'waiting');
  const acts: readonly (readonly [CustomerAct, boolean])[] = [
    ['correct', mayChange],
    ['mail_link', mayChange && !disabled],
    ['end_logins', mayChange && sessions > 0],
    ['close', mayChange && !disabled],
    ['reopen', mayChange && disabled],
    ['ask_export', mayAsk && !isWaiting('export')],
    ['ask_erase', mayAsk && !isWaiting('erase')],
  ];
  return acts.filter(([, isOffered]) => isOffered).map(([act]) => act);
}

/** One customer with everything that belongs to the account, as this person may see it. */
export async function staffCustomer(
  deps: StaffDependencies,
  { who, language }: CustomerReader,
  id: number,
): Promise<Outcome<StaffCustomer>> {
  const { database } = deps;
  const customer = await accountRowOf(database, id);
  if (customer === undefined) return refused('staff_customer_unknown', {}, 'id');
  const [addresses, orders, newsletter, choices, sessions, pending, requests] = await Promise.all([
    savedAddressesOf(database, id),
    ordersOf(database, id),
    newsletterOf(database, customer.email),
    mailChoicesOf(database, id),
    openSessionsOf(deps, id, language),
    emailAskedFor(deps, id),
    dataRequestsFor(deps, who, id),
  ]);
  const masking = customerMaskingOf(who);
  const { names, contacts } = masking;
  const { noPrices } = maskingOf(who);
  const around = { city: addresses[0]?.city ?? null, lastOrderAt: orders[0]?.placedAt ?? null };
  return accepted({
    ...presentCustomerRow({ ...customer, ...around }, masking),
    language: customer.language,
    profile: seen(contacts, profileOf(customer, pending)),
    addresses: seen(
      names,
      addresses.map((address) => addressRow(address, contacts)),
    ),
    invoice: seen(contacts, invoiceDataOf(customer, addresses)),
    consents: seen(contacts, consentsOf(newsletter, choices, customer.reviewMail)),
    sessions: seen(
      contacts,
      sessions.map(({ id: session, device, created_at: openedAt, last_used_at: usedAt }) => ({
        id: session,
        device,
        opened_at: openedAt,
        used_at: usedAt,
      })),
    ),
    passkeys: seen(contacts, customer.passkeys),
    recent_orders: orders.map(({ number, state, placedAt, totalCents }) => ({
      number,
      state,
      placed_at: placedAt.toISOString(),
      total: noPrices ? null : eurosFromCents(totalCents),
    })),
    requests,
    acts: actsOf(customer, { sessions: sessions.length, requests }, who),
  });
}
