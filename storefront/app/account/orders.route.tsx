import 'virtual:texts/account';
import type { Route } from './+types/orders.route';
import { OrdersPage } from './orders/orders-page.tsx';
import { screen } from './frame/screen.server.ts';

export const handle = { page: 'account' };

export function loader(args: Route.LoaderArgs) {
  return screen(args, (messages) => messages.orders.page);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function OrdersPageRoute() {
  return <OrdersPage />;
}
