import { accepted } from '@casamaestra/contract/platform/operation.ts';
import { formerAddressOperation } from '@casamaestra/contract/redirects/redirects.operations.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import type { Database } from '../platform/database/connection.ts';
import { findFormerAddress } from './find-redirect.usecase.ts';

/** GET what became of an address without a page. */
export const formerAddressEndpoint = (database: Database): Endpoint<typeof formerAddressOperation> => ({
  operation: formerAddressOperation,
  readsQuery: true,
  answer: async ({ address }) => accepted(await findFormerAddress(database, String(address))),
});
