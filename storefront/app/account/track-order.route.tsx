import 'virtual:texts/account';
import { confirmOrderOperation } from '@casamaestra/contract/orders/orders.operations.ts';
import { data, redirect } from 'react-router';
import { can } from '../platform/capabilities.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { uncached } from '../platform/page-cache.ts';
import { requestDependencies } from '../platform/request-context.ts';
import type { Route } from './+types/track-order.route';
import { TrackOrderPage } from './tracking/track-order-page.tsx';
import { pageLoader } from './layout/page-loader.server.ts';

export const handle = { page: 'account' };

export function loader(args: Route.LoaderArgs) {
  // Without a link the page is only the form, which needs a service that can find orders.
  if (!can('order-search') && !args.url.searchParams.has('order')) throw redirect(urls.orders());
  return pageLoader(args, (messages) => messages.orders.trackPage);
}

/** Without scripts the confirmation link is submitted as a form: null when it is invalid. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const input = {
    order_token: (url.searchParams.get('order') ?? '').slice(0, 200),
    proof: (url.searchParams.get('confirm') ?? '').slice(0, 80),
  };
  const address = request.headers.get('x-client-address');
  const { commerce } = requestDependencies(request, context);
  const answer = await commerce.call(confirmOrderOperation, input, address === null ? {} : { address });
  if (!answer.ok) return data({ order: null }, { status: 404, headers: uncached });
  const { order_number, state, shipping_kind, transfer } = answer.value;
  const order = { order_number, state, shipping_kind, isKept: transfer !== null };
  return data({ order }, { headers: uncached });
}

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders?.has('cache-control') ? actionHeaders : loaderHeaders;

export default function TrackOrderPageRoute({ actionData }: Route.ComponentProps) {
  return <TrackOrderPage confirmed={actionData} />;
}
