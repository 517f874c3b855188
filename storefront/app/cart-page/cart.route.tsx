import { contentTag } from '@casamaestra/contract/platform/page-tags.ts';
import type { Route } from './+types/cart.route';
import { data } from 'react-router';
import { messagesOf } from '../i18n/messages.ts';
import { cacheHeaders, uncached } from '../platform/page-cache.ts';
import type { PageHead } from '../platform/page-head.ts';
import { requestDependencies } from '../platform/request-context.ts';
import 'virtual:texts/checkout';
import { CartPage } from './cart-page.tsx';
import { wantedGoods } from '../cart/wanted-goods.ts';
import { projectLines } from '../cart/project-lines.server.ts';
import { markupOf } from '../listing/markup.server.tsx';
import { LinkedGoods } from './linked-goods.server.tsx';

export const handle = { page: 'cart' };

/**
 * R25: the page is the same for everyone; the cart is in the browser. A link with goods shows them without scripts too.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { commerce, config, locale } = requestDependencies(request, context);
  const { cart } = messagesOf(locale);
  const head: PageHead = { title: `${cart.title} | ${config.shop.name}`, hidden: true };
  const wanted = wantedGoods(url.searchParams.get('add') ?? '');
  if (wanted.size === 0) return data({ head, goods: null }, { headers: cacheHeaders([contentTag]) });
  const lines = await projectLines(
    commerce,
    [...wanted].map(([sku, quantity]) => ({ sku, quantity })),
  );
  return data({ head, goods: markupOf(locale, <LinkedGoods lines={lines} />) }, { headers: uncached });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function CartRoute({ loaderData: { goods } }: Route.ComponentProps) {
  return (
    <>
      {goods !== null && <noscript dangerouslySetInnerHTML={{ __html: goods }} />}
      <CartPage />
    </>
  );
}
