import { urls } from '@casamaestra/contract/pages.ts';
import { redirect } from 'react-router';
import type { Route } from './+types/order-tracking-alias.route';

/** R38: another name for following an order. */
export function loader({ url }: Route.LoaderArgs) {
  throw redirect(urls.trackOrder(url.searchParams.get('order') ?? undefined), 301);
}
