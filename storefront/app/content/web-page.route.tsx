import { urls } from '@casamaestra/contract/pages.ts';
import { redirect } from 'react-router';
import type { Route } from './+types/web-page.route';
import { can } from '../platform/capabilities.ts';
import { cmsPage } from './cms-page.server.ts';
import { CmsPage } from './cms-page.tsx';

export const handle = { page: 'content' };

/** Posts were pages of text once, listed on one of them. */
const guides = '/web-page/guide';

/** R36: a CMS page by its route. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  const { pathname } = url;
  if (can('blog') && (pathname === guides || pathname.startsWith(`${guides}/`))) {
    const slug = pathname.slice(guides.length + 1).replace(/\/$/, '');
    throw redirect(slug === '' ? urls.blog() : urls.post(decodeURIComponent(slug)), 301);
  }
  return cmsPage(request, url, context);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export default function WebPageRoute({ loaderData }: Route.ComponentProps) {
  return <CmsPage {...loaderData} />;
}
