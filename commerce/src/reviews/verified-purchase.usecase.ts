import type { Identity } from '../identity/identity.ts';
import type { Database } from '../platform/database/connection.ts';
import { hasBought } from './purchases.queries.ts';

/** "Ada B." */
export const shownName = ({ firstName, lastName }: Pick<Identity, 'firstName' | 'lastName'>): string =>
  lastName === '' ? firstName : `${firstName} ${lastName.slice(0, 1).toUpperCase()}.`;

/** The name under which a customer speaks who bought a product here and kept it; undefined: they did not. */
export async function boughtBy(
  database: Database,
  customer: Pick<Identity, 'customerId' | 'firstName' | 'lastName'>,
  productId: number,
): Promise<string | undefined> {
  return (await hasBought(database, customer.customerId, productId)) ? shownName(customer) : undefined;
}
