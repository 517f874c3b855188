import { notifyWhenBackOperation } from '@casamaestra/contract/catalog/back-in-stock.operations.ts';
import type { SellingParts } from '../area.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import { readInput } from '../contract-http/read-input.ts';
import { askForNotice } from './ask-for-notice.usecase.ts';

/** POST an article and an address to be told at. */
export function availableAgainEndpoint(parts: SellingParts): Endpoint<typeof notifyWhenBackOperation> {
  return {
    operation: notifyWhenBackOperation,
    async answer(args, caller) {
      const input = readInput(notifyWhenBackOperation.input, args);
      if (!input.ok) return input;
      return askForNotice(parts, input.value, caller);
    },
  };
}
