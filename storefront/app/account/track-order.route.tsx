import 'virtual:texts/account';
import { redirect } from 'react-router';
import { can } from '../platform/capabilities.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import type { Route } from './+types/track-order.route';
import { TrackOrderPage } from './tracking/track-order-page.tsx';
import { pageLoader } from './layout/page-loader.server.ts';

export const handle = { page: 'account' };

export function loader(args: Route.LoaderArgs) {
  // The form is all there is without a link, and it needs a service that finds orders.
  if (!can('order-search') && !args.url.searchParams.has('order')) throw redirect(urls.orders());
  return pageLoader(args, (messages) => messages.orders.trackPage);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function TrackOrderPageRoute() {
  return <TrackOrderPage />;
}
