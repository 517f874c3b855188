import { productOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import type { Product } from '@casamaestra/contract/catalog/product.ts';
import type { ContractClient, OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { data, redirect } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { messagesOf } from '../i18n/messages.ts';
import { cardWithDelivery } from '../listing/card-with-delivery.ts';
import { categoryOf } from '../listing/listing-view.ts';
import { serialize } from '../platform/serialized.ts';
import { cacheHeaders, contentTag, productTag, uncached } from '../platform/page-cache.ts';
import { requestDependencies } from '../platform/request-context.ts';
import { structuredDataContext } from '../platform/structured-data.server.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { reviewsContext, reviewsHtml } from '../reviews/reviews-html.server.tsx';
import { deliveriesOf } from './delivery-estimate.server.ts';
import { askedAs, noteFormerAddress } from './former-address.server.ts';
import { productHead, productStructuredData } from './product-head.ts';
import { productView } from './product-view.ts';
import type { ProductRowName, ProductView } from './product-view.ts';

type Answer = OperationOutput<typeof productOperation>;

/** P06: number of products in each list below the product. */
const listLengths: Record<ProductRowName, number> = {
  related: 7,
  latest: 7,
  featured: 7,
  best: 7,
  topRated: 4,
};

/** The slug of a request: its path without the leading slash. */
export const askedSlug = (url: URL): string => decodeURIComponent(url.pathname.slice(1));

/**
 * The page of the product at the request's URL; null when there is none. A former or different spelling of
 * the URL is redirected to the present one.
 */
export async function productPage({
  request,
  url,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'> & { readonly url: URL }) {
  const { commerce, config, locale, log } = requestDependencies(request, context);
  const messages = messagesOf(locale);
  const asked = askedSlug(url);
  const outcome = await foundProduct(commerce, asked.replace(/\/+$/, ''));
  if (!outcome.ok) {
    if (outcome.refusal.name !== 'starting_up') return null;
    throw data(messages.head.startingUp, { status: 503, headers: uncached });
  }
  const { product } = outcome.value;
  const rightSlug = 'redirect_to' in product ? product.redirect_to : product.slug;
  if ('redirect_to' in product || asked !== rightSlug) {
    noteFormerAddress(log, asked, `/${rightSlug}`);
    throw redirect(urls.product(rightSlug, url.searchParams.get('sku') ?? undefined), 301);
  }
  const trimmed = productView(product, locale);
  const skus = trimmed.variants.map(({ sku }) => sku);
  const delivery = await deliveriesOf(commerce, skus, locale);
  const view: ProductView = {
    ...trimmed,
    ...(delivery && { delivery }),
    path: trimmed.path.map(({ label, category }) => ({ label, category: categoryOf(category) })),
    rows: rowsOf(outcome.value, locale),
  };
  context.set(reviewsContext, await reviewsHtml(commerce, view.variants[0]?.sku ?? '', locale, log));
  context.set(structuredDataContext, productStructuredData(view, messages, config.publicUrl));
  const shown = [view.id, ...Object.values(view.rows).flatMap((cards) => cards.map((card) => card.id))];
  return data(
    {
      kind: 'product' as const,
      view: serialize(view),
      head: productHead(view, messages, config, url.searchParams.get('sku')),
    },
    { headers: cacheHeaders([contentTag, ...new Set(shown.map(productTag))]) },
  );
}

/** Finds a slug as written, else in another spelling, so that URLs typed by hand work too. */
async function foundProduct(commerce: ContractClient, asked: string) {
  const [first = asked, ...others] = askedAs(asked);
  let outcome = await commerce.call(productOperation, { slug: first });
  for (const slug of others) {
    if (outcome.ok || outcome.refusal.name === 'starting_up') break;
    outcome = await commerce.call(productOperation, { slug });
  }
  return outcome;
}

function rowsOf(answer: Answer, locale: Language): ProductView['rows'] {
  const cut = (name: ProductRowName, products: readonly Product[]) =>
    products.slice(0, listLengths[name]).map((product) => cardWithDelivery(product, locale));
  return {
    related: cut('related', answer.relatedProducts),
    latest: cut('latest', answer.latestProducts),
    featured: cut('featured', answer.featuredProducts),
    best: cut('best', answer.bestProducts),
    topRated: cut('topRated', answer.topRatedProducts),
  };
}
