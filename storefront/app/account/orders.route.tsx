import 'virtual:texts/account';
import type { Route } from './+types/orders.route';
import { OrdersPage } from './orders/orders-page.tsx';
import { urls } from '@casamaestra/contract/pages.ts';
import type { ScreenOf } from './layout/account-screen.ts';
import { pageLoader } from './layout/page-loader.server.ts';

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

export const handle = { page: 'account', pageLoader: frame };

export function loader(args: Route.LoaderArgs) {
  return pageLoader(args, (messages) => messages.orders.page);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function OrdersPageRoute() {
  return <OrdersPage />;
}
