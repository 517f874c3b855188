import { listingOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import type { Listing, ListingInput } from '@casamaestra/contract/catalog/listing.ts';
import type { Endpoint } from '@casamaestra/commerce/contract-http/endpoint.ts';
import { guestEndpoint } from '@casamaestra/commerce/contract-http/endpoint-of.ts';
import { z } from 'zod';
import type { FrappeArguments } from '../transport/frappe-calls.ts';
import type { FrappeDependencies } from '../frappe-dependencies.ts';
import { frappeProductSchema, idOf, productOf, sellable } from './frappe-product.ts';
import { searchWords, skuList } from './search-words.ts';

const text = z.string().nullish().catch(null);

/**
 * The answer of a listing. The price range is rounded down to whole euros; the number of pages is the
 * service's.
 */
export const frappeListingSchema = z.looseObject({
  totalCount: z.coerce.number().int().min(0),
  current_page: z.coerce.number().int(),
  pages: z.coerce.number().int(),
  per_page: z.coerce.number().int(),
  is_last: z.boolean().nullish(),
  products: z.array(frappeProductSchema),
  min_price_all: z.number().nullish(),
  max_price_all: z.number().nullish(),
  category: z.array(z.looseObject({ label: z.string(), count: z.number(), url: z.string() })).nullish(),
  features: z
    .array(
      z.looseObject({
        key: z.string(),
        label_field: z.string(),
        type: z.enum(['string', 'float', 'datetime', 'boolean']),
        uom: text,
        facet_results: z
          .array(z.looseObject({ value: z.union([z.string(), z.number(), z.boolean()]), count: z.number() }))
          .nullish(),
      }),
    )
    .nullish(),
  menu_category_detail: z.looseObject({ label: z.string() }).nullish(),
  category_tree: z.array(z.looseObject({ label: z.string(), url: z.string() })).nullish(),
});
type FrappeListing = z.output<typeof frappeListingSchema>;

const orders: Readonly<Record<string, FrappeArguments<'listing'>>> = {
  'price-asc': { order_by: 'price-asc' },
  'price-desc': { order_by: 'price-desc' },
  newest: { order_by_creation_at: 'desc' },
};
const perPageMax = 100;

/** The service takes one value per facet, and no filter by brand. */
function facetsOf(json: string | undefined): Record<string, unknown> {
  if (json === undefined || json === '') return {};
  try {
    const asked: unknown = JSON.parse(json);
    if (typeof asked !== 'object' || asked === null || Array.isArray(asked)) return {};
    const single = Object.entries(asked).flatMap(([key, value]) => {
      const [first] = [value as unknown].flat();
      return key === 'brand' || first === undefined ? [] : [[key, first] as const];
    });
    return Object.fromEntries(single);
  } catch {
    return {};
  }
}

const whole = (value: unknown, from: number, to: number): number =>
  Math.min(to, Math.max(from, Math.trunc(Number(value)) || from));

const filled = (value: string | undefined): string | undefined =>
  value === undefined || value.trim() === '' ? undefined : value.trim();

/** Arguments of a listing at the service. Unset flags are omitted, because any value means yes there. */
export function listingArguments(input: z.output<typeof listingOperation.input>): FrappeArguments<'listing'> {
  const facets = facetsOf(input.features);
  return {
    page: whole(input.page, 1, 100_000),
    per_page: whole(input.per_page, 1, perPageMax),
    search_term: filled(searchWords(input.search_term ?? '')),
    category: filled(input.category),
    features: Object.keys(facets).length === 0 ? undefined : JSON.stringify(facets),
    family_code: filled(input.family_code),
    // When nothing looks like a SKU, search for "-", which finds nothing; an empty list would find
    // everything.
    skus: input.skus === undefined ? undefined : skuList(input.skus) || '-',
    min_price: input.min_price,
    max_price: input.max_price,
    min_discount_value: input.min_discount_value,
    max_discount_value: input.max_discount_value,
    min_discount_percent: input.min_discount_percent,
    max_discount_percent: input.max_discount_percent,
    promo_code: filled(input.promo_code),
    is_in_stock: filled(input.is_in_stock) === undefined ? undefined : '1',
    is_random: filled(input.is_random) === undefined ? undefined : '1',
    category_detail: filled(input.category_detail),
    ...orders[input.order_by ?? ''],
  };
}

/** Category links are paths of labels; the service may return them as absolute URLs. */
const pathOnly = (url: string): string => url.replace(/^.*category=/, '').replaceAll(' ', '-');

function facetsShown(found: FrappeListing, asked: Readonly<Record<string, unknown>>): Listing['features'] {
  return (found.features ?? []).map((facet) => ({
    key: facet.key,
    code: facet.key,
    label_field: facet.label_field,
    type: facet.type,
    uom: facet.uom ?? null,
    facet_results: (facet.facet_results ?? []).map(({ value, count }) => ({
      value,
      count,
      selected: String(asked[facet.key]) === String(value),
    })),
  }));
}

/** A listing in the form of the contract. */
export function listingOf(found: FrappeListing, input: ListingInput): Listing {
  const products = sellable(found.products);
  const { min_price_all: least, max_price_all: most } = found;
  return {
    totalCount: found.totalCount,
    current_page: found.current_page,
    pages: found.pages,
    per_page: found.per_page,
    is_last: found.is_last ?? found.current_page >= found.pages,
    products: products.map((row) => productOf(row)),
    solr_result: products.map((row) => ({ id: idOf(row), sku: row.sku })),
    query: '',
    min_price_all: least ?? null,
    // The service rounds down to whole euros: the most expensive product may cost up to a euro more.
    max_price_all: most === null || most === undefined ? null : most + 1,
    category: (found.category ?? []).map(({ label, count, url }) => ({ label, count, url: pathOnly(url) })),
    features: facetsShown(found, facetsOf(input.features)),
    menu_category_detail: null,
    category_tree: (found.category_tree ?? []).map(({ label, url }) => ({ label, url: pathOnly(url) })),
    correction: null,
    relaxed: false,
    notices: [],
  };
}

/** GET listing and search. */
export function listingEndpoint({ frappe }: FrappeDependencies): Endpoint<typeof listingOperation> {
  return guestEndpoint(listingOperation, async (input, caller) => {
    const asked = listingArguments(input);
    const found = await frappe.ask('listing', asked, frappeListingSchema, { address: caller.address });
    return found.ok ? { ok: true, value: listingOf(found.value, input) } : found;
  });
}
