import type {
  SavedAddress,
  saveAddressOperation,
} from '@casamaestra/contract/customers/profile.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Database } from '../../platform/database/connection.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import { addressFault, normalAddress } from '@casamaestra/rules/checkout/address-problem.ts';
import type { z } from 'zod';
import { refusedAddress } from '../../contact/refused-field.ts';
import { phoneNumber } from '../../contact/phone-number.ts';
import type { CustomerDependencies } from '../customer-dependencies.ts';
import { addressId, addressName } from './address-name.ts';
import {
  addressesOf,
  clearDefaults,
  fillDefaults,
  insertAddress,
  lockCustomer,
  removeAddress,
  updateAddress,
} from './addresses.queries.ts';
import type { AddressValues, StoredAddress } from './addresses.queries.ts';

type Asked = z.output<typeof saveAddressOperation.input>;

/** Most addresses in one address book. */
export const ADDRESSES_MAX = 50;

/** An address in the form of our calls; missing values are left out. */
export function presentAddress(row: StoredAddress): SavedAddress {
  const { company_name, address_line2, state, pincode } = row;
  return {
    name: addressName(row.id),
    first_name: row.first_name,
    last_name: row.last_name,
    ...(company_name === null ? {} : { company_name }),
    address_line1: row.address_line1,
    ...(address_line2 === null ? {} : { address_line2 }),
    city: row.city,
    ...(state === null ? {} : { state }),
    ...(pincode === null ? {} : { pincode }),
    country: row.country,
    phone: row.phone,
    is_default_shipping: row.is_default_shipping,
    is_default_billing: row.is_default_billing,
  };
}

const orNull = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);

async function checkAddress(asked: Asked): Promise<Outcome<AddressValues>> {
  const { name: _, phone, is_default_shipping, is_default_billing, ...postal } = asked;
  const address = normalAddress(postal);
  const fault = addressFault(address);
  if (fault !== null) return refusedAddress(fault, address.country, fault.field);
  const number = orNull(phone) === null ? null : await phoneNumber(phone ?? '', address.country);
  if (number === null && orNull(phone) !== null) return refused('phone_invalid', {}, 'phone');
  return accepted({
    first_name: address.first_name,
    last_name: address.last_name,
    company_name: orNull(address.company_name),
    address_line1: address.address_line1,
    address_line2: orNull(address.address_line2),
    city: address.city,
    state: orNull(address.state),
    pincode: orNull(address.pincode),
    country: address.country,
    phone: number,
    is_default_shipping,
    is_default_billing,
  });
}

const notThere = (): Outcome<never> => refused('address_unknown', {}, 'name');

/** What somebody else than the customer adds, in the same transaction. */
interface Around {
  /** Whether the address may still be changed, as it is now. */
  readonly admit?: (transaction: Database, former: StoredAddress) => Promise<Outcome<undefined>>;
  readonly finish?: (transaction: Database, saved: StoredAddress) => Promise<unknown>;
}

/** Adds an address or changes the one named. The first one becomes the default for delivery and invoice. */
export async function saveAddress(
  { database, clock }: Pick<CustomerDependencies, 'database' | 'clock'>,
  customerId: number,
  asked: Asked,
  { admit, finish }: Around = {},
): Promise<Outcome<SavedAddress>> {
  const checked = await checkAddress(asked);
  if (!checked.ok) return checked;
  const id = asked.name === undefined ? undefined : addressId(asked.name);
  if (asked.name !== undefined && id === undefined) return notThere();
  return commitTogether(database, async (transaction) => {
    await lockCustomer(transaction, customerId);
    const known = await addressesOf(transaction, customerId);
    const former = known.find((each) => each.id === id);
    if (id !== undefined && former === undefined) return notThere();
    const admitted = former && (await admit?.(transaction, former));
    if (admitted?.ok === false) return admitted;
    if (id === undefined && known.length >= ADDRESSES_MAX)
      return refused('addresses_full', { most: ADDRESSES_MAX });
    const { is_default_shipping: shipping, is_default_billing: billing } = checked.value;
    await clearDefaults(transaction, customerId, { shipping, billing });
    const saved =
      id === undefined
        ? await insertAddress(transaction, customerId, checked.value)
        : await updateAddress(transaction, customerId, {
            id,
            values: checked.value,
            now: new Date(clock.now()),
          });
    if (saved === undefined) return notThere();
    await fillDefaults(transaction, customerId);
    const now = (await addressesOf(transaction, customerId)).find((each) => each.id === saved.id);
    if (now === undefined) return notThere();
    await finish?.(transaction, now);
    return accepted(presentAddress(now));
  });
}

/** False when the customer has no such address. */
export async function deleteAddress(
  { database }: CustomerDependencies,
  customerId: number,
  name: string,
): Promise<boolean> {
  const id = addressId(name);
  if (id === undefined) return false;
  return commitTogether(database, async (transaction) => {
    await lockCustomer(transaction, customerId);
    const removed = await removeAddress(transaction, customerId, id);
    if (removed) await fillDefaults(transaction, customerId);
    return removed;
  });
}

/** The customer's addresses as stored, the default delivery address first. */
export function ownAddresses(
  { database }: CustomerDependencies,
  customerId: number,
): Promise<StoredAddress[]> {
  return addressesOf(database, customerId);
}
