import { data } from 'react-router';
import type { Route } from './+types/confirm-subscription.route';
import 'virtual:texts/newsletter';
import { messagesOf } from '../i18n/messages.ts';
import { uncached } from '../platform/page-cache.ts';
import { requestDependencies } from '../platform/request-context.ts';
import { ConfirmSubscriptionPage } from './confirm-subscription-page.tsx';
import { confirmed } from './newsletter.server.ts';

export const handle = { page: 'account' };

export function loader({ request, url, context }: Route.LoaderArgs) {
  const { locale, config } = requestDependencies(request, context);
  const { newsletter } = messagesOf(locale);
  const head = { title: `${newsletter.confirmTitle} | ${config.shop.name}`, hidden: true };
  const { searchParams } = url;
  const email = searchParams.has('_signature') ? (searchParams.get('email')?.slice(0, 254) ?? '') : '';
  return data({ head, email, query: url.search }, { headers: uncached });
}

/** The button of the page: opening the link alone confirms nothing, since programs that look through mails open it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { commerce } = requestDependencies(request, context);
  return data({ confirmed: await confirmed(request, commerce) }, { headers: uncached });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ConfirmSubscriptionRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { email, query } = loaderData;
  return <ConfirmSubscriptionPage email={email} query={query} confirmed={actionData?.confirmed} />;
}
