import { answerTexts } from '@casamaestra/texts/service/answer-texts.ts';
import { frappePricesOperation } from '@casamaestra/contract/cart/products-price.operations.ts';
import { lineMax, quantityMax } from '@casamaestra/contract/cart/quote.ts';
import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import { guestEndpoint } from '../contract-http/endpoint-of.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/connection.ts';
import { presentPrice } from './present-price.ts';
import { readPrices } from './read-prices.usecase.ts';

interface Wanted {
  readonly sku: string;
  readonly quantity: number;
}

const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Items with their quantities; null when the two lists do not match. */
function readWanted(items: string | undefined, quantities: string | undefined): readonly Wanted[] | null {
  const skus = listOf(items);
  const numbers = listOf(quantities).map(Number);
  if (skus.length === 0 || skus.length > lineMax || numbers.length !== skus.length) return null;
  const wanted = skus.map((sku, index) => ({ sku, quantity: numbers[index] ?? 0 }));
  return wanted.every(({ quantity: n }) => Number.isSafeInteger(n) && n >= 1 && n <= quantityMax)
    ? wanted
    : null;
}

/**
 * Current prices of items in given quantities. Errors come as a 200 answer with `error`, as in the Frappe
 * API.
 */
export function frappePricesEndpoint(
  database: Database,
  clock: Clock,
): Endpoint<typeof frappePricesOperation> {
  return guestEndpoint(
    frappePricesOperation,
    async (input, { language }) => {
      const wanted = readWanted(input.item_codes, input.quantity_list);
      if (wanted === null) {
        return accepted({ error: answerTexts(language).listsUneven(lineMax) });
      }
      const prices = await readPrices(database, [...new Set(wanted.map(({ sku }) => sku))], clock.now());
      const rows = wanted.flatMap(({ sku, quantity }) => {
        const price = prices.find((each) => each.sku === sku);
        if (price === undefined) return [];
        const amount = eurosFromCents(price.now.amountCents * quantity);
        return { item_code: sku, quantity, amount, ...presentPrice(price) };
      });
      return accepted(rows.length === 0 ? { error: answerTexts(language).noneSold } : rows);
    },
    { anyVerb: true },
  );
}
