import { helpOperation } from '@casamaestra/contract/content/content.operations.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import { findHelp } from './find-help.usecase.ts';
import type { HelpContent } from './find-help.usecase.ts';

/** GET answers and guides for what was typed into the search box. */
export function helpEndpoint(content: {
  now(): HelpContent | Promise<HelpContent>;
}): Endpoint<typeof helpOperation> {
  return {
    operation: helpOperation,
    readsQuery: true,
    async answer({ term }, { language }) {
      return accepted(findHelp(await content.now(), typeof term === 'string' ? term : '', language));
    },
  };
}
