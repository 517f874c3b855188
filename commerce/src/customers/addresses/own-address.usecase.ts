import type { Database } from '../../platform/database/connection.ts';
import { addressName } from './address-name.ts';
import { addressesOf } from './addresses.queries.ts';
import type { AddressValues } from './addresses.queries.ts';

/** An address in a customer's address book. */
export type OwnAddress = AddressValues;

/** A customer's address by its document name ("ADR-17"); null when they have no such address. */
export async function findOwnAddress(
  database: Database,
  customerId: number,
  name: string,
): Promise<OwnAddress | null> {
  const own = await addressesOf(database, customerId);
  return own.find((address) => addressName(address.id) === name) ?? null;
}
