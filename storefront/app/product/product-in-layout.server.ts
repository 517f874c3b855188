import { listingOperation, productOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import type { ContractClient } from '@casamaestra/contract/platform/operation.ts';
import { isProductLayout } from '@casamaestra/contract/product-layouts.ts';
import { redirect } from 'react-router';
import { requestDependencies } from '../platform/request-context.ts';
import { askedSlug, productPage } from './product-page.server.ts';
import type { ProductPageArgs } from './product-page.server.ts';

/**
 * R33: `/product/{layout}/{slug}` is the product in that layout, without a slug the best seller. R34:
 * `/product/{type?}/{slug?}` leads to the product's own address whatever the type, without a slug to the
 * catalogue. Null for other addresses and unknown products.
 */
export async function productInLayout(args: ProductPageArgs) {
  const [first, layout, ...rest] = askedSlug(args.url).toLowerCase().split('/').filter(Boolean);
  if (first !== 'product') return null;
  const { commerce } = requestDependencies(args.request, args.context);
  if (layout === undefined) throw redirect(urls.shop());
  if (isProductLayout(layout)) {
    const slug = rest.length === 0 ? await bestSeller(commerce) : rest.join('/');
    return slug === undefined ? null : productPage(args, { slug, layout });
  }
  for (const slug of [rest.join('/'), [layout, ...rest].join('/')]) {
    const own = slug === '' ? undefined : await slugOf(commerce, slug);
    if (own !== undefined) throw redirect(urls.product(own, args.url.searchParams.get('sku') ?? undefined));
  }
  return null;
}

/** The present slug of a product; undefined when there is none. */
async function slugOf(commerce: ContractClient, slug: string): Promise<string | undefined> {
  const found = await commerce.call(productOperation, { slug });
  if (!found.ok) return undefined;
  const { product } = found.value;
  return 'redirect_to' in product ? product.redirect_to : product.slug;
}

async function bestSeller(commerce: ContractClient): Promise<string | undefined> {
  const listing = await commerce.call(listingOperation, {
    per_page: 1,
    order_by: 'best-seller',
    is_in_stock: '1',
    without_facets: '1',
  });
  return listing.ok ? listing.value.products[0]?.slug : undefined;
}
