import { quoteOperation } from '@casamaestra/contract/cart/cart.operations.ts';
import type { ContractClient } from '@casamaestra/contract/platform/operation.ts';
import { money } from '../i18n/format.ts';
import { messagesOf } from '../i18n/messages.ts';
import type { Locale } from '../platform/locale.ts';

/**
 * What delivery of one piece to the mainland costs and how many working days it takes (empty where unknown), by the
 * rules in force.
 * Undefined where nothing is known: an article that is sold out, or a service without quotes.
 */
export async function deliveryOf(
  commerce: ContractClient,
  sku: string,
  locale: Locale,
): Promise<readonly [cost: string, days: string] | undefined> {
  const outcome = await commerce.call(quoteOperation, { lines: [{ sku, qty: 1 }], country: 'IT' });
  if (!outcome.ok) return undefined;
  const option = outcome.value.shipping_options.find(({ kind }) => kind === 'delivery');
  if (option === undefined) return undefined;
  const { head } = messagesOf(locale);
  const { label, amount, free_from: freeFrom, working_days: days } = option;
  const cost = money(amount, locale);
  const time = days[1] === 0 ? '' : head.deliveryDays(...days);
  if (amount === 0) return [head.deliveryFree(label), time];
  const words =
    freeFrom === null
      ? head.delivery(label, cost)
      : head.deliveryFreeFrom(label, cost, money(freeFrom, locale));
  return [words, time];
}
