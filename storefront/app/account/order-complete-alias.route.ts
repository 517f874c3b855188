import { urls } from '@casamaestra/contract/pages.ts';
import { redirect } from 'react-router';
import type { Route } from './+types/order-complete-alias.route';

/** R38: another name for the page after an order. */
export function loader({ url }: Route.LoaderArgs) {
  throw redirect(urls.paymentSuccess(url.searchParams.get('order') ?? undefined), 301);
}
