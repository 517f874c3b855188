import type { Caller } from '@casamaestra/commerce/contract-http/caller.ts';
import type { CartChange } from '@casamaestra/commerce/cart/priced-cart.ts';
import {
  deliveryGone,
  lineChanges,
  notSold,
  spokenChange,
} from '@casamaestra/commerce/cart/quote-changes.ts';
import { centsFromEuros } from '@casamaestra/contract/platform/money.ts';
import type { Quote, QuotedLine, quoteInputSchema } from '@casamaestra/contract/cart/quote.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { z } from 'zod';
import { type FrappeProduct, priceOf, productOf, stockOf, toCent } from '../catalogue/frappe-product.ts';
import { frappeListingSchema } from '../catalogue/listing.endpoint.ts';
import { skuList } from '../catalogue/search-words.ts';
import type { FrappeDependencies } from '../frappe-dependencies.ts';
import { frappeCountryName } from './countries.ts';
import type { Country } from './country.ts';
import { shippingRules } from './shipping-rules.ts';

export type WantedCart = z.output<typeof quoteInputSchema>;
type Wanted = WantedCart['lines'][number];

const perCall = 50;

/** The articles of a cart with current price and stock, by SKU. */
async function soldNow(
  { frappe }: FrappeDependencies,
  skus: readonly string[],
  address: string,
): Promise<Outcome<ReadonlyMap<string, FrappeProduct>>> {
  const found = new Map<string, FrappeProduct>();
  const known = skuList(skus.join(';')).split(';').filter(Boolean);
  for (let start = 0; start < known.length; start += perCall) {
    const part = known.slice(start, start + perCall);
    const asked = { skus: part.join(';'), per_page: perCall };
    const answer = await frappe.ask('listing', asked, frappeListingSchema, { address });
    if (!answer.ok) return answer;
    for (const row of answer.value.products) if (priceOf(row) > 0) found.set(row.sku, row);
  }
  return { ok: true, value: found };
}

function quotedLine({ sku, qty: wanted }: Wanted, row: FrappeProduct): QuotedLine {
  const stock = stockOf(row);
  const qty = Math.min(wanted, stock);
  const price = priceOf(row);
  const product = productOf(row);
  return {
    sku,
    name: product.name,
    options: '',
    slug: product.slug,
    picture: product.small_pictures[0] ?? product.main_pictures[0] ?? null,
    qty,
    wanted_qty: wanted,
    stock,
    price,
    struck_price: null,
    unit_price: null,
    amount: toCent(price * qty),
    discount: 0,
    vat_percent: 0,
    custom_made: false,
    min_age: null,
    hazardous: false,
  };
}

/** Differences from what the shopper last saw. */
export const cartChanges = (wanted: readonly Wanted[], lines: readonly QuotedLine[]): CartChange[] =>
  wanted.flatMap(({ sku, seen_price: seen }): CartChange[] => {
    const line = lines.find((one) => one.sku === sku);
    if (line === undefined) return [notSold(sku, sku)];
    const { name, options, qty, wanted_qty: wantedQty, price } = line;
    return lineChanges({ sku, name, options, qty, wantedQty, priceCents: centsFromEuros(price) }, seen);
  });

/** The quote of a cart without coupons: current prices and the chosen delivery option. */
export async function quoteCart(
  deps: FrappeDependencies,
  wanted: WantedCart,
  delivered: readonly Country[],
  { address, language }: Pick<Caller, 'address' | 'language'>,
): Promise<Outcome<Quote>> {
  const skus = wanted.lines.map(({ sku }) => sku);
  const sold = await soldNow(deps, skus, address);
  if (!sold.ok) return sold;
  const lines = wanted.lines.flatMap((line) => {
    const row = sold.value.get(line.sku);
    return row === undefined ? [] : [quotedLine(line, row)];
  });
  const goods = toCent(lines.reduce((sum, { amount }) => sum + amount, 0));
  const options =
    goods === 0
      ? ({ ok: true, value: [] } as const)
      : await shippingRules(deps, frappeCountryName(wanted.country, delivered), goods);
  if (!options.ok) return options;
  const changes = cartChanges(wanted.lines, lines);
  const named = options.value.find(({ name }) => name === wanted.shipping_rule);
  // Pick-up is never chosen automatically.
  const chosen = named ?? options.value.find(({ kind }) => kind === wanted.shipping_kind);
  if (wanted.shipping_rule !== undefined && named === undefined && goods > 0)
    changes.push(deliveryGone(wanted.shipping_rule));
  const shipping = chosen?.amount ?? 0;
  return {
    ok: true,
    value: {
      lines,
      goods,
      coupons: [],
      discount: 0,
      shipping_options: [...options.value],
      shipping_rule: chosen?.name ?? null,
      undeliverable: [],
      shipping,
      total: toCent(goods + shipping),
      vat: [],
      weee_take_back: false,
      changes: changes.map((change) => spokenChange(change, language)),
      orderable:
        chosen !== undefined &&
        lines.length === wanted.lines.length &&
        lines.every(({ qty, wanted_qty: asked }) => qty === asked),
    },
  };
}
