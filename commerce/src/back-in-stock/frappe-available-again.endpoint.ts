import { notifyWhenBackOperation } from '@casamaestra/contract/catalog/back-in-stock.operations.ts';
import type { AreaDependencies } from '../area.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import { guestEndpoint } from '../contract-http/endpoint-of.ts';
import { askForNotice } from './ask-for-notice.usecase.ts';

/** POST a SKU and an e-mail address for a back-in-stock notice. */
export function availableAgainEndpoint(deps: AreaDependencies): Endpoint<typeof notifyWhenBackOperation> {
  return guestEndpoint(notifyWhenBackOperation, async (input, caller) => {
    return askForNotice(deps, input, caller);
  });
}
