import { contentTag } from '@casamaestra/contract/platform/page-tags.ts';
import { data, redirect } from 'react-router';
import type { Route } from './+types/withdrawal.route';
import 'virtual:texts/withdrawal';
import { messagesOf } from '../i18n/messages.ts';
import { can } from '../platform/capabilities.ts';
import { cacheHeaders, uncached } from '../platform/page-cache.ts';
import type { PageHead } from '../platform/page-head.ts';
import { requestDependencies } from '../platform/request-context.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { declared, findScreen, foundScreen, linkedScreen } from './screen.server.ts';
import type { Service } from './screen.server.ts';
import { sellerOf } from './seller.ts';
import { WithdrawalPage } from './withdrawal-page.tsx';

export const handle = { page: 'account' };

function serviceOf({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>): Service {
  const address = request.headers.get('x-client-address');
  const { commerce } = requestDependencies(request, context);
  return { commerce, caller: address === null ? {} : { address } };
}

/** Without a link the page is the same for everyone; with one it shows an order and is not cached. */
export async function loader(args: Route.LoaderArgs) {
  const { request, url, context } = args;
  const { locale, config } = requestDependencies(request, context);
  if (!can('withdrawals')) throw new Response(null, { status: 404 });
  const { withdrawal } = messagesOf(locale);
  const token = url.searchParams.get('order');
  const head: PageHead = {
    title: `${withdrawal.page} | ${config.shop.name}`,
    ...(token === null ? { canonical: config.publicUrl + urls.withdrawal() } : { hidden: true }),
  };
  const screen =
    token === null
      ? findScreen()
      : await linkedScreen(token, url.searchParams.get('receipt'), serviceOf(args));
  return data(
    { head, screen, seller: sellerOf(config.shop) },
    { headers: url.search === '' ? cacheHeaders([contentTag]) : uncached },
  );
}

/** Both steps are plain forms, so they work without scripts. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const service = serviceOf(args);
  if (form.get('step') !== 'declare') {
    return data({ screen: await foundScreen(form, service) }, { headers: uncached });
  }
  const answer = await declared(form, service);
  if (!answer.ok) return data({ screen: answer.screen }, { headers: uncached });
  return redirect(urls.withdrawal(answer.token, answer.number), { status: 303, headers: uncached });
}

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders?.has('cache-control') ? actionHeaders : loaderHeaders;

export default function WithdrawalRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <WithdrawalPage screen={actionData?.screen ?? loaderData.screen} seller={loaderData.seller} />;
}
