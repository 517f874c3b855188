import { blogPostOperation } from '@casamaestra/contract/blog/blog.operations.ts';
import { webPageOperation } from '@casamaestra/contract/content/content.operations.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { redirect } from 'react-router';
import type { Route } from './+types/single-page.route';
import { requestDependencies } from '../platform/request-context.ts';
import { cmsPage } from './cms-page.server.ts';
import { CmsPage } from './cms-page.tsx';

export const handle = { page: 'content' };

/** Where a page or a post of that name is when there is none under pages/single. */
async function addressOf({ request, context, params }: Route.LoaderArgs): Promise<string | undefined> {
  const { commerce } = requestDependencies(request, context);
  const name = params['*'].replace(/\/$/, '');
  const route = `web-page/${name}`;
  const [page, post] = await Promise.all([
    commerce.call(webPageOperation, { route }),
    commerce.call(blogPostOperation, { slug: name }),
  ]);
  if (page.ok && !('error' in page.value) && page.value.data.published === 1) return urls.webPage(route);
  return post.ok ? urls.post(post.value.post.slug) : undefined;
}

/** R32: a CMS page at pages/single/…; pages and posts that are elsewhere are led to. */
export async function loader(args: Route.LoaderArgs) {
  const { request, url, context } = args;
  const page = await cmsPage(request, url, context);
  if (page.init?.status !== 404) return page;
  const address = await addressOf(args);
  if (address !== undefined) throw redirect(address, 301);
  return page;
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export default function SinglePageRoute({ loaderData }: Route.ComponentProps) {
  return <CmsPage {...loaderData} />;
}
