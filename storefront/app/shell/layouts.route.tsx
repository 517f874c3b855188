import { listingOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import type { Route } from './+types/layouts.route';
import { markupOf } from '../listing/markup.server.tsx';
import { messagesOf } from '../i18n/messages.ts';
import { uncached } from '../platform/page-cache.ts';
import type { PageHead } from '../platform/page-head.ts';
import { requestDependencies } from '../platform/request-context.ts';
import { LayoutsPage } from './layouts-page.server.tsx';
import css from './layouts-page.module.css';

export const handle = { page: 'ui' };

const picturesShown = 24;

/** All layouts of listings and products, each in small with goods of the shop. Plain links: only the server writes it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { commerce, config, locale } = requestDependencies(request, context);
  const listing = await commerce.call(listingOperation, {
    order_by: 'best-seller',
    per_page: picturesShown,
    without_facets: '1',
  });
  const products = listing.ok ? listing.value.products : [];
  const shown = products.filter(({ small_pictures }) => small_pictures.length > 0);
  const pictures = {
    goods: shown.map(({ small_pictures: [first] }) => first?.url ?? ''),
    product: (shown.find(({ small_pictures }) => small_pictures.length > 1)?.small_pictures ?? []).map(
      ({ url }) => url,
    ),
  };
  const head: PageHead = { title: `${messagesOf(locale).layouts.title} | ${config.shop.name}`, hidden: true };
  return { head, html: markupOf(locale, <LayoutsPage pictures={pictures} />) };
}
export const headers = () => uncached;

export default function LayoutsRoute({ loaderData }: Route.ComponentProps) {
  return <div className={`page ${css.layouts}`} dangerouslySetInnerHTML={{ __html: loaderData.html }} />;
}
