import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { formerAddressOperation } from '@casamaestra/contract/redirects/redirects.operations.ts';
import type { Database } from '../platform/database/connection.ts';
import { keyOf, readAddress } from './address.ts';
import { findRedirect, wasPage } from './redirects.queries.ts';

type Found = OperationOutput<typeof formerAddressOperation>;

/** What became of an address at which there is no page: with its query first, then without. */
export async function findFormerAddress(database: Database, address: string): Promise<Found> {
  const asked = readAddress(address);
  if (asked === null || asked.host !== null) return { status: null, to: null };
  const redirect = await findRedirect(database, [...new Set([keyOf(asked), asked.path])]);
  if (redirect !== undefined) return { status: redirect.status, to: redirect.to_address };
  return { status: (await wasPage(database, asked.path)) ? 410 : null, to: null };
}
