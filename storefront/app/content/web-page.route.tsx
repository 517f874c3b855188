import type { Route } from './+types/web-page.route';
import { cmsPage } from './cms-page.server.ts';
import { CmsPage } from './cms-page.tsx';

export const handle = { page: 'content' };

/** R36: a CMS page by its route. */
export const loader = ({ request, url, context }: Route.LoaderArgs) => cmsPage(request, url, context);

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export default function WebPageRoute({ loaderData }: Route.ComponentProps) {
  return <CmsPage {...loaderData} />;
}
