import 'virtual:texts/product';
import { productPreviewParameter } from '@casamaestra/contract/catalog/product-preview.ts';
import { lazy, Suspense, useMemo } from 'react';
import { data } from 'react-router';
import type { Route } from './+types/product.route';
import { messagesOf } from '../i18n/messages.ts';
import { alsoLiked, popularCategories } from '../listing/suggested-links.server.ts';
import { serialize, deserialize } from '../platform/serialized.ts';
import { uncached } from '../platform/page-cache.ts';
import { requestDependencies } from '../platform/request-context.ts';
import type { MissingProductView } from './missing-product.tsx';
import { ProductPage } from './product-page.tsx';
import { productPage } from './product-page.server.ts';
import type { ProductView } from './product-view.ts';

export { shouldRevalidate } from './product-revalidation.ts';

export const handle = { page: 'product' };

/** Rarely shown: rendered at once on the server, lazily loaded in the browser. */
const MissingProduct = import.meta.env.SSR
  ? (await import('./missing-product.tsx')).MissingProduct
  : lazy(async () => ({ default: (await import('./missing-product.tsx')).MissingProduct }));

/** R35, P02: the slug is the request path without its leading slash. */
export async function loader(args: Route.LoaderArgs) {
  const found = await productPage(args);
  if (found !== null) return found;
  const { commerce, config, locale } = requestDependencies(args.request, args.context);
  const messages = messagesOf(locale);
  const [popular, alsoLike] = await Promise.all([
    popularCategories(commerce),
    alsoLiked(commerce, '', [], locale),
  ]);
  const missing: MissingProductView = {
    popular,
    alsoLike,
    ...(args.url.searchParams.has(productPreviewParameter) && { why: messages.head.previewOver }),
  };
  const head = { title: `${messages.product.missingTitle} | ${config.shop.name}`, hidden: true };
  return data(
    { kind: 'missing' as const, view: serialize(missing), head },
    { status: 404, headers: uncached },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  const { kind, view } = loaderData;
  const shown = useMemo(() => deserialize<ProductView | MissingProductView>(view), [view]);
  return kind === 'missing' ? (
    <Suspense>
      <MissingProduct view={shown as MissingProductView} />
    </Suspense>
  ) : (
    <ProductPage view={shown as ProductView} />
  );
}
