import { mayBeProductAddress } from '@casamaestra/contract/catalog/product-address.ts';
import 'virtual:texts/product';
import { useMemo } from 'react';
import type { Route } from './+types/product-anywhere.route';
import { CmsPage } from '../content/cms-page.tsx';
import { unknownPage } from '../content/unknown-page.server.ts';
import { deserialize } from '../platform/serialized.ts';
import { requestDependencies } from '../platform/request-context.ts';
import { isFormerAddress, noteFormerAddress } from './former-address.server.ts';
import { ProductPage } from './product-page.tsx';
import { productInLayout } from './product-in-layout.server.ts';
import { askedSlug, productPage } from './product-page.server.ts';
import type { ProductView } from './product-view.ts';

export { shouldRevalidate } from './product-revalidation.ts';

export const handle = { page: 'product' };

/**
 * Any URL that no other route matches: it may be a product's, as in a merchant's former shop or the Frappe
 * API's (R37, P04), or a product in a layout (R33, R34); else the page for unknown URLs (E02). URLs no product can have are not looked up.
 */
export async function loader(args: Route.LoaderArgs) {
  const { commerce, config, locale, log } = requestDependencies(args.request, args.context);
  const slug = askedSlug(args.url).toLowerCase().replace(/\/+$/, '');
  const former = isFormerAddress(slug);
  const found =
    former || mayBeProductAddress(slug) ? ((await productPage(args)) ?? (await productInLayout(args))) : null;
  if (found !== null) return found;
  if (former) noteFormerAddress(log, slug, null);
  return unknownPage(commerce, locale, config.shop, slug);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

function FoundProduct({ serialized }: { serialized: string }) {
  return <ProductPage view={useMemo(() => deserialize<ProductView>(serialized), [serialized])} />;
}

export default function ProductAnywhereRoute({ loaderData }: Route.ComponentProps) {
  if ('view' in loaderData) return <FoundProduct serialized={loaderData.view} />;
  return <CmsPage {...loaderData} />;
}
