import { quoteOperation } from '@casamaestra/contract/cart/cart.operations.ts';
import type { ContractClient } from '@casamaestra/contract/platform/operation.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import { messagesOf } from '../i18n/messages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { ShippingFacts } from './product-data.ts';
import type { ProductView } from './product-view.ts';

interface EstimatedDelivery {
  readonly words: readonly [cost: string, days: string];
  readonly facts: ShippingFacts;
}

/**
 * Price and working days of the delivery of one piece to the mainland (empty where unknown), by the current
 * shipping rules. Undefined when it cannot be determined: the article is sold out, or the service has no
 * quotes.
 */
async function deliveryOf(
  commerce: ContractClient,
  sku: string,
  locale: Language,
): Promise<(EstimatedDelivery & { readonly free: boolean }) | undefined> {
  const outcome = await commerce.call(quoteOperation, { lines: [{ sku, qty: 1 }], country: 'IT' });
  if (!outcome.ok) return undefined;
  const option = outcome.value.shipping_options.find(({ kind }) => kind === 'delivery');
  if (option === undefined) return undefined;
  const { head } = messagesOf(locale);
  const { label, amount, free_from: freeFrom, working_days: days } = option;
  const cost = money(amount, locale);
  const facts = { amount, days } as const;
  const time = days[1] === 0 ? '' : head.deliveryDays(...days);
  if (amount === 0) return { words: [head.deliveryFree(label), time], facts, free: true };
  const price =
    freeFrom === null
      ? head.delivery(label, cost)
      : head.deliveryFreeFrom(label, cost, money(freeFrom, locale));
  return { words: [price, time], facts, free: false };
}

/** Beyond this number of variants, the others are shown like the first one with a delivery price. */
const variantsMax = 24;

/** Delivery of a product: its words, and by SKU what they say. */
export interface FoundDelivery {
  readonly delivery: ProductView['delivery'];
  readonly shipping: Readonly<Record<string, ShippingFacts>>;
}

/**
 * Delivery prices of the variants; undefined when unknown. Before a variant is chosen, delivery is shown as
 * free only if it is free for all.
 */
export async function deliveriesOf(
  commerce: ContractClient,
  skus: readonly string[],
  locale: Language,
): Promise<FoundDelivery> {
  const asked = skus.slice(0, variantsMax);
  const found = await Promise.all(asked.map((sku) => deliveryOf(commerce, sku, locale)));
  const known = found.flatMap((one, index) => (one ? [{ ...one, sku: asked[index] ?? '' }] : []));
  const usual = known.find(({ free }) => !free) ?? known[0];
  const shipping = Object.fromEntries(known.map((one) => [one.sku, one.facts]));
  if (usual === undefined) return { delivery: undefined, shipping };
  const differs = known.filter(({ words }) => words.join() !== usual.words.join());
  const bySku = Object.fromEntries(differs.map(({ sku, words }) => [sku, words]));
  return { delivery: { usual: usual.words, bySku }, shipping };
}
