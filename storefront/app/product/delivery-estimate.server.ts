import { quoteOperation } from '@casamaestra/contract/cart/cart.operations.ts';
import type { ContractClient } from '@casamaestra/contract/platform/operation.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { messagesOf } from '../i18n/messages.ts';
import { arrivalOf, capProblem, usualWords } from './arrival.ts';
import type { Arrival, DeliveryLines } from './arrival.ts';
import type { ShippingFacts } from './product-data.ts';
import type { ProductView } from './product-view.ts';

interface EstimatedDelivery {
  readonly words: DeliveryLines;
  /** Undefined where it can only be collected. */
  readonly facts: ShippingFacts | undefined;
}

/**
 * Price and working days of the delivery of one piece to the mainland (empty where unknown), and of collecting it, by
 * the current shipping rules. Undefined when it cannot be determined: the article is sold out, or the service has no
 * quotes.
 */
async function deliveryOf(
  commerce: ContractClient,
  sku: string,
  locale: Language,
): Promise<EstimatedDelivery | undefined> {
  const outcome = await commerce.call(quoteOperation, { lines: [{ sku, qty: 1 }], country: 'IT' });
  if (!outcome.ok || outcome.value.shipping_options.length === 0) return undefined;
  const option = outcome.value.shipping_options.find(({ kind }) => kind === 'delivery');
  return {
    words: usualWords(outcome.value, locale),
    facts: option && { amount: option.amount, days: option.working_days },
  };
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
  const usual = known.find(({ facts }) => facts !== undefined && facts.amount > 0) ?? known[0];
  const shipping = Object.fromEntries(known.flatMap(({ sku, facts }) => (facts ? [[sku, facts]] : [])));
  if (usual === undefined) return { delivery: undefined, shipping };
  const differs = known.filter(({ words }) => words.join() !== usual.words.join());
  const bySku = Object.fromEntries(differs.map(({ sku, words }) => [sku, words]));
  return { delivery: { usual: usual.words, bySku }, shipping };
}

/** When a variant reaches a CAP that stands in the address of its page, as the form there asks without scripts. */
export async function arrivalAt(
  commerce: ContractClient,
  { sku, cap }: Pick<Arrival, 'sku' | 'cap'>,
  locale: Language,
): Promise<Arrival> {
  const asked = { sku, cap: cap.trim().slice(0, 16) };
  const problem = capProblem(asked.cap, locale);
  if (problem !== undefined) return { ...asked, problem };
  const lines = [{ sku, qty: 1 }];
  const outcome = await commerce.call(quoteOperation, { lines, country: 'IT', pincode: asked.cap });
  if (!outcome.ok) return { ...asked, problem: messagesOf(locale).arrival.failed };
  return arrivalOf(asked, outcome.value, locale);
}
