import 'virtual:texts/account';
import type { Route } from './+types/orders.route';
import { OrdersPage } from './orders/orders-page.tsx';
import { urls } from '@casamaestra/contract/pages.ts';
import type { ScreenOf } from './frame/account-screen.ts';
import { screen } from './frame/screen.server.ts';

const frame: ScreenOf = ({ messages: { orders }, query }) => {
  const number = query.get('order');
  return number === null
    ? { place: 'orders', title: orders.page, text: orders.text }
    : {
        place: 'orders',
        title: orders.orderTitle(number),
        back: { label: orders.back, href: urls.orders() },
      };
};

export const handle = { page: 'account', screen: frame };

export function loader(args: Route.LoaderArgs) {
  return screen(args, (messages) => messages.orders.page);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function OrdersPageRoute() {
  return <OrdersPage />;
}
