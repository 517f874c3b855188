import { LinkButton } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { data } from 'react-router';
import type { Route } from './+types/opening-soon.route';
import { messagesOf } from '../i18n/messages.ts';
import { cacheHeaders, contentTag } from '../platform/page-cache.ts';
import type { PageHead } from '../platform/page-head.ts';
import { requestParts } from '../platform/request-context.ts';
import { urls } from '../platform/urls.ts';
import { CmsPage } from './cms-page.tsx';
import { unknownPage } from './unknown-page.server.ts';

/** Which part of the shop an address below /pages/ belongs to. */
const parts: Readonly<Record<string, 'checkout' | 'accounts'>> = {
  pay: 'checkout',
  checkout: 'checkout',
  login: 'accounts',
  register: 'accounts',
  account: 'accounts',
  wishlist: 'accounts',
};

export const handle = { page: 'content' };

/** Checkout and accounts are not open yet: says so, and where to go on; any other address is unknown. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { commerce, locale } = requestParts(request, context);
  const part = Object.hasOwn(parts, params.place) ? parts[params.place] : undefined;
  if (part === undefined) return unknownPage(commerce, locale);
  const { head: texts, page, cart } = messagesOf(locale);
  const { title, text } = texts.openingSoon[part];
  const head: PageHead = { title: `${title} | ${page.shopName}`, hidden: true };
  return data(
    { title, text, toShop: page.toShop, toCart: cart.view, head },
    { headers: cacheHeaders([contentTag]) },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function OpeningSoonRoute({ loaderData }: Route.ComponentProps) {
  if (!('text' in loaderData)) return <CmsPage title={loaderData.title} html={loaderData.html} />;
  const { title, text, toShop, toCart } = loaderData;
  return (
    <div className="page">
      <EmptyState level={1} icon="box" title={title} text={text}>
        <LinkButton href={urls.shop()}>{toShop}</LinkButton>
        <LinkButton href={urls.cart()} variant="secondary">
          {toCart}
        </LinkButton>
      </EmptyState>
    </div>
  );
}
