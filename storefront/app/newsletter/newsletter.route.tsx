import { data } from 'react-router';
import type { Route } from './+types/newsletter.route';
import 'virtual:texts/newsletter';
import { urls } from '@casamaestra/contract/pages.ts';
import { messagesOf } from '../i18n/messages.ts';
import { uncached } from '../platform/page-cache.ts';
import { requestDependencies } from '../platform/request-context.ts';
import { NewsletterPage } from './newsletter-page.tsx';
import { asked } from './newsletter.server.ts';

export const handle = { page: 'account' };

export function loader({ request, context }: Route.LoaderArgs) {
  const { locale, config } = requestDependencies(request, context);
  const { newsletter } = messagesOf(locale);
  const head = {
    title: `${newsletter.title} | ${config.shop.name}`,
    canonical: config.publicUrl + urls.newsletter(),
  };
  return data({ head, shopName: config.shop.name }, { headers: uncached });
}

/** A plain form, so it works without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const { commerce } = requestDependencies(request, context);
  return data(await asked(request, commerce), { headers: uncached });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function NewsletterRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsletterPage shopName={loaderData.shopName} answer={actionData} />;
}
