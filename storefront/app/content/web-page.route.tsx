import { webPageOperation } from '@casamaestra/contract/content/content.operations.ts';
import { data } from 'react-router';
import type { Route } from './+types/web-page.route';
import { cacheHeaders, contentTag } from '../platform/page-cache.ts';
import { requestDependencies } from '../platform/request-context.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { CmsPage } from './cms-page.tsx';
import { unknownPage } from './unknown-page.server.ts';

export const handle = { page: 'content' };

/** R36: a CMS page by its route; unknown ones answer 404 with the page for unknown URLs (E02). */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { commerce, config, locale } = requestDependencies(request, context);
  const route = url.pathname.slice(1).replace(/\/$/, '');
  const outcome = await commerce.call(webPageOperation, { route: decodeURIComponent(route) });
  if (!outcome.ok || 'error' in outcome.value || outcome.value.data.published !== 1)
    return unknownPage(commerce, locale, config.shop);
  const {
    title,
    main_section_html: html,
    meta_title: metaTitle,
    meta_description: description,
  } = outcome.value.data;
  const shopName = config.shop.name;
  const named = metaTitle ?? title;
  const head = {
    title: named.includes(shopName) ? named : `${named} | ${shopName}`,
    ...(description && { description }),
    canonical: config.publicUrl + urls.webPage(route),
  };
  return data({ title, html, head }, { headers: cacheHeaders([contentTag]) });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export default function WebPageRoute({ loaderData }: Route.ComponentProps) {
  return <CmsPage title={loaderData.title} html={loaderData.html} />;
}
