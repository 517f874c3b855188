import { previewOperation } from '@casamaestra/contract/content/content.operations.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { Previews } from './previews.ts';

/** GET the moment that a preview shows. */
export const previewEndpoint = (previews: Previews): Endpoint<typeof previewOperation> => ({
  operation: previewOperation,
  readsQuery: true,
  async answer({ token }) {
    const found = await previews.read(String(token ?? ''));
    if (found === null) return accepted({ at: null, shows: 'moment' });
    const shows = found.withDrafts ? 'moment' : found.instead === undefined ? 'published' : 'draft';
    return accepted({ at: new Date(found.at).toISOString(), shows });
  },
});
