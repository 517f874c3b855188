import { bestSellersOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { CallArguments, Endpoint } from '../../contract-http/endpoint.ts';
import type { BestSellers } from './best-sellers.usecase.ts';

function wholeNumber(args: CallArguments, name: string, absent: number, most: number): Outcome<number> {
  const sent = args[name];
  if (sent === undefined || sent === '') return accepted(absent);
  const value = Number(sent);
  return Number.isSafeInteger(value) && value >= 1 && value <= most
    ? accepted(value)
    : refused('count_out_of_range', { field: name, most }, name);
}

/** GET the most ordered items of the last days. */
export function bestSellersEndpoint(bestSellers: BestSellers): Endpoint<typeof bestSellersOperation> {
  return {
    operation: bestSellersOperation,
    anyVerb: true,
    async answer(args) {
      const days = wholeNumber(args, 'days_back', 30, 3650);
      if (!days.ok) return days;
      const limit = wholeNumber(args, 'top_limit', 30, 500);
      if (!limit.ok) return limit;
      return accepted(await bestSellers(days.value, limit.value));
    },
  };
}
