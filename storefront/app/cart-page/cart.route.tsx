import type { Route } from './+types/cart.route';
import { data } from 'react-router';
import { messagesOf } from '../i18n/messages.ts';
import { cacheHeaders, contentTag } from '../platform/page-cache.ts';
import type { PageHead } from '../platform/page-head.ts';
import { requestDependencies } from '../platform/request-context.ts';
import 'virtual:texts/checkout';
import { CartPage } from './cart-page.tsx';

export const handle = { page: 'cart' };

/** R25: the page is the same for everyone; the cart is in the browser. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { config, locale } = requestDependencies(request, context);
  const { cart } = messagesOf(locale);
  const head: PageHead = { title: `${cart.title} | ${config.shop.name}`, hidden: true };
  return data({ head }, { headers: cacheHeaders([contentTag]) });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export default function CartRoute() {
  return <CartPage />;
}
