import { productOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { Endpoint } from '@casamaestra/commerce/contract-http/endpoint.ts';
import { guestEndpoint } from '@casamaestra/commerce/contract-http/endpoint-of.ts';
import { z } from 'zod';
import type { FrappeDependencies } from '../frappe-dependencies.ts';
import {
  frappeDetailSchema,
  frappeProductSchema,
  productDetailOf,
  productOf,
  sellable,
} from './frappe-product.ts';

const list = z
  .array(frappeProductSchema)
  .nullish()
  .transform((rows) => sellable(rows ?? []).map((row) => productOf(row)));

const answerSchema = z.looseObject({
  product: z.union([z.looseObject({ redirect_to: z.string().min(1) }), frappeDetailSchema]),
  relatedProducts: list,
  latestProducts: list,
  featuredProducts: list,
  bestProducts: list,
  topRatedProducts: list,
  categories: z
    .array(z.object({ label: z.string(), url: z.string() }))
    .nullish()
    .catch(null),
});

/** GET a product by its slug; for a former slug the answer has the present one. */
export function productEndpoint({ frappe, clock }: FrappeDependencies): Endpoint<typeof productOperation> {
  return guestEndpoint(productOperation, async (input, caller) => {
    const { slug } = input;
    if (slug === undefined || slug === '') return refused('product_required', {}, 'slug');
    const found = await frappe.ask('product', { slug }, answerSchema, { address: caller.address });
    if (!found.ok) {
      const { name } = found.refusal;
      return name === 'not_found' ? refused('product_unknown', { slug }) : found;
    }
    const { product, categories, ...lists } = found.value;
    const moved = 'redirect_to' in product && typeof product['redirect_to'] === 'string';
    return {
      ok: true,
      value: {
        product: moved
          ? { redirect_to: String(product['redirect_to']).replace(/^\/+/, '') }
          : productDetailOf(frappeDetailSchema.parse(product), clock.now()),
        relatedProducts: lists.relatedProducts,
        latestProducts: lists.latestProducts,
        featuredProducts: lists.featuredProducts,
        bestProducts: lists.bestProducts,
        topRatedProducts: lists.topRatedProducts,
        accessoryProducts: [],
        boughtTogetherProducts: [],
        categories: categories ?? [],
      },
    };
  });
}
