import type { Route } from './+types/unknown-page.route';
import { requestParts } from '../platform/request-context.ts';
import { CmsPage } from './cms-page.tsx';
import { unknownPage } from './unknown-page.server.ts';

export const handle = { page: 'content' };

/** E02: any address that no other route knows. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { commerce, config, locale } = requestParts(request, context);
  return unknownPage(commerce, locale, config.shop);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export default function UnknownPageRoute({ loaderData }: Route.ComponentProps) {
  return <CmsPage title={loaderData.title} html={loaderData.html} />;
}
