import { helpOperation } from '@casamaestra/contract/content/content.operations.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { ContentStore } from '../content-store.ts';
import { findHelp } from './find-help.usecase.ts';

/** GET answers and guides for what was typed into the search box. */
export function helpEndpoint(content: Pick<ContentStore, 'pages' | 'help'>): Endpoint<typeof helpOperation> {
  return {
    operation: helpOperation,
    readsQuery: true,
    async answer({ term }, { language }) {
      return accepted(await findHelp(content, typeof term === 'string' ? term : '', language));
    },
  };
}
