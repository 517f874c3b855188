import '../i18n/account-messages.ts';
import type { Route } from './+types/track-order.route';
import { TrackOrderPage } from './tracking/track-order-page.tsx';
import { screen } from './frame/screen.server.ts';

export const handle = { page: 'account' };

export function loader(args: Route.LoaderArgs) {
  return screen(args, (messages) => messages.orders.trackPage);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function TrackOrderPageRoute() {
  return <TrackOrderPage />;
}
