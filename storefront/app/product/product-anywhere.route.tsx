import { mayBeProductAddress } from '@casamaestra/contract/catalog/product-address.ts';
import '../i18n/product-messages.ts';
import { useMemo } from 'react';
import type { Route } from './+types/product-anywhere.route';
import { CmsPage } from '../content/cms-page.tsx';
import { unknownPage } from '../content/unknown-page.server.ts';
import { unpack } from '../platform/packed.ts';
import { requestParts } from '../platform/request-context.ts';
import { ProductPage } from './product-page.tsx';
import { askedSlug, productPage } from './product-page.server.ts';
import type { ProductView } from './product-view.ts';

export { shouldRevalidate } from './product-revalidation.ts';

export const handle = { page: 'product' };

/**
 * Any address that no other route knows: a product may have it, as in a merchant's former shop; else the page
 * for unknown addresses (E02). Addresses no product can have are not asked for.
 */
export async function loader(args: Route.LoaderArgs) {
  const { commerce, config, locale } = requestParts(args.request, args.context);
  const slug = askedSlug(args.url).toLowerCase().replace(/\/+$/, '');
  const found = mayBeProductAddress(slug) ? await productPage(args) : null;
  return found ?? unknownPage(commerce, locale, config.shop);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

function FoundProduct({ packed }: { packed: string }) {
  return <ProductPage view={useMemo(() => unpack<ProductView>(packed), [packed])} />;
}

export default function ProductAnywhereRoute({ loaderData }: Route.ComponentProps) {
  if ('view' in loaderData) return <FoundProduct packed={loaderData.view} />;
  return <CmsPage title={loaderData.title} html={loaderData.html} />;
}
