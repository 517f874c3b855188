import type { Route } from './+types/pay-stripe.route';
import { messagesOf } from '../i18n/messages.ts';
import { uncached } from '../platform/page-cache.ts';
import type { PageHead } from '../platform/page-head.ts';
import { requestDependencies } from '../platform/request-context.ts';
import 'virtual:texts/checkout';
import { PayStripePage } from './payment/pay-stripe-page.tsx';

export const handle = { page: 'checkout' };

/** R28: the page is the same for everyone; the order is loaded in the browser. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { config, locale } = requestDependencies(request, context);
  const { payment } = messagesOf(locale);
  const head: PageHead = { title: `${payment.stripeTitle} | ${config.shop.name}`, hidden: true };
  return { head };
}

/** The URL contains an order token: never cached. */
export const headers = () => uncached;

export default function PayStripeRoute() {
  return <PayStripePage />;
}
