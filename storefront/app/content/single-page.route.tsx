import type { Route } from './+types/single-page.route';
import { cmsPage } from './cms-page.server.ts';
import { CmsPage } from './cms-page.tsx';

export const handle = { page: 'content' };

/** R32: a CMS page at pages/single/…. */
export const loader = ({ request, url, context }: Route.LoaderArgs) => cmsPage(request, url, context);

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export default function SinglePageRoute({ loaderData }: Route.ComponentProps) {
  return <CmsPage {...loaderData} />;
}
