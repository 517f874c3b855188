import { productOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import { redirect } from 'react-router';
import type { Route } from './+types/legacy-path.route';
import { requestParts } from '../platform/request-context.ts';
import { urls } from '../platform/urls.ts';
import { CmsPage } from './cms-page.tsx';
import { unknownPage } from './unknown-page.server.ts';

export const handle = { page: 'content' };

/**
 * R37: addresses of the former shop. A product that is known under this path, or under the same path with
 * today's prefix, is gone to for good; anything else is logged and answered 404 (P04).
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { commerce, config, locale } = requestParts(request, context);
  const path = decodeURIComponent(url.pathname.slice(1));
  for (const slug of [path, path.replace(/^b2c\//, 'det/')]) {
    const outcome = await commerce.call(productOperation, { slug });
    if (!outcome.ok) continue;
    const { product } = outcome.value;
    throw redirect(urls.product('redirect_to' in product ? product.redirect_to : product.slug), 301);
  }
  console.info(JSON.stringify({ level: 'info', msg: 'no page for a former address', path: `/${path}` }));
  return unknownPage(commerce, locale, config.shop);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export default function LegacyPathRoute({ loaderData }: Route.ComponentProps) {
  return <CmsPage title={loaderData.title} html={loaderData.html} />;
}
