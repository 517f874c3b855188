import type { Caller } from '@casamaestra/commerce/contract-http/caller.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { quoteTexts } from '@casamaestra/texts/service/quote-texts.ts';
import type { Quote, QuoteChange, QuotedLine, quoteInputSchema } from '@casamaestra/contract/cart/quote.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { z } from 'zod';
import { type FrappeProduct, priceOf, productOf, stockOf, toCent } from '../catalogue/frappe-product.ts';
import { frappeListingSchema } from '../catalogue/listing.endpoint.ts';
import { skuList } from '../catalogue/search-words.ts';
import type { FrappeDependencies } from '../frappe-dependencies.ts';
import { countryName } from './countries.ts';
import type { Country } from './country.ts';
import { shippingRules } from './shipping-rules.ts';

export type WantedCart = z.output<typeof quoteInputSchema>;
type Wanted = WantedCart['lines'][number];

const perCall = 50;

/** The articles of a cart as they are sold now, by SKU. */
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

/** What is not as the shopper last saw it. */
export function lineChanges(
  wanted: readonly Wanted[],
  lines: readonly QuotedLine[],
  language: Language,
): QuoteChange[] {
  const texts = quoteTexts(language);
  return wanted.flatMap(({ sku, qty, seen_price: seen }): QuoteChange[] => {
    const line = lines.find((one) => one.sku === sku);
    const change = (
      kind: QuoteChange['kind'],
      before: number | null,
      now: number | null,
      message: string,
    ) => ({
      kind,
      subject: sku,
      before,
      now,
      message,
    });
    if (line === undefined) return [change('not_sold', null, null, texts.notSold(sku))];
    const { name, stock, price } = line;
    const changes: QuoteChange[] = [];
    if (stock === 0) changes.push(change('out_of_stock', qty, 0, texts.outOfStock(name)));
    else if (stock < qty) changes.push(change('stock_short', qty, stock, texts.stockShort(name, stock, qty)));
    if (seen !== undefined && toCent(seen) !== price) {
      const kind = price > seen ? 'price_up' : 'price_down';
      const sentence = kind === 'price_up' ? texts.priceUp : texts.priceDown;
      changes.push(change(kind, seen, price, sentence(name, money(seen, language), money(price, language))));
    }
    return changes;
  });
}

/** The price of a cart without coupons: goods at today's prices and the chosen way of delivery. */
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
      : await shippingRules(deps, countryName(wanted.country, delivered), goods);
  if (!options.ok) return options;
  const changes = lineChanges(wanted.lines, lines, language);
  const named = options.value.find(({ name }) => name === wanted.shipping_rule);
  // Pickup is never chosen for the shopper.
  const chosen = named ?? options.value.find(({ kind }) => kind === wanted.shipping_kind);
  if (wanted.shipping_rule !== undefined && named === undefined && goods > 0)
    changes.push({
      kind: 'shipping_unavailable',
      subject: wanted.shipping_rule,
      before: null,
      now: null,
      message: quoteTexts(language).shippingGone,
    });
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
      changes,
      orderable:
        chosen !== undefined &&
        lines.length === wanted.lines.length &&
        lines.every(({ qty, wanted_qty: asked }) => qty === asked),
    },
  };
}
