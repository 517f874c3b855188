import { notifyWhenBackOperation } from '@casamaestra/contract/catalog/back-in-stock.operations.ts';
import type { SellingParts } from '../area.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import { guestCall } from '../contract-http/guest-call.ts';
import { askForNotice } from './ask-for-notice.usecase.ts';

/** POST an article and an address to be told at. */
export function availableAgainEndpoint(parts: SellingParts): Endpoint<typeof notifyWhenBackOperation> {
  return guestCall(notifyWhenBackOperation, async (input, caller) => {
    return askForNotice(parts, input, caller);
  });
}
