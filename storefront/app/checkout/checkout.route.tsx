import { contentTag } from '@casamaestra/contract/platform/page-tags.ts';
import { data } from 'react-router';
import type { Route } from './+types/checkout.route';
import { messagesOf } from '../i18n/messages.ts';
import { cacheHeaders } from '../platform/page-cache.ts';
import type { PageHead } from '../platform/page-head.ts';
import { requestDependencies } from '../platform/request-context.ts';
import 'virtual:texts/checkout';
import { CheckoutPage } from './checkout-page.tsx';

export const handle = { page: 'checkout' };

/** R27: the page is the same for everyone; the server never sees what is typed. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { config, locale } = requestDependencies(request, context);
  const { checkout, newsletter } = messagesOf(locale);
  const head: PageHead = { title: `${checkout.title} | ${config.shop.name}`, hidden: true };
  return data(
    { head, newsletter: newsletter.sentence(config.shop.name) },
    { headers: cacheHeaders([contentTag]) },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  return <CheckoutPage newsletter={loaderData.newsletter} />;
}
