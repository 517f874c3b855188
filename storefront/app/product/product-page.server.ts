import { contentTag, productTag } from '@casamaestra/contract/platform/page-tags.ts';
import { productOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import { productPreviewParameter } from '@casamaestra/contract/catalog/product-preview.ts';
import {
  calculatorParameters,
  capParameter,
  questionParameters,
} from '@casamaestra/contract/page-parameters.ts';
import type { ProductLayoutName } from '@casamaestra/contract/product-layouts.ts';
import type { Product, ProductDetail } from '@casamaestra/contract/catalog/product.ts';
import type { ContractClient, OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { longMoment } from '@casamaestra/texts/format/date.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { data, redirect } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { messagesOf } from '../i18n/messages.ts';
import { cardWithDelivery } from '../listing/card-with-delivery.ts';
import { categoryOf } from '../listing/listing-view.ts';
import { serialize } from '../platform/serialized.ts';
import { cacheHeaders, uncached } from '../platform/page-cache.ts';
import { requestDependencies } from '../platform/request-context.ts';
import { structuredDataContext } from '../platform/structured-data.server.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { questionsContext, questionsHtml } from '../questions/questions-html.server.tsx';
import { searchOfAddress } from '../questions/question-search.ts';
import { reviewsContext, reviewsHtml } from '../reviews/reviews-html.server.tsx';
import { arrivalAt, deliveriesOf } from './delivery-estimate.server.ts';
import { askedAs, noteFormerAddress } from './former-address.server.ts';
import { layoutAttributes } from './product-layouts.ts';
import { productStructuredData } from './product-data.ts';
import { productHead } from './product-head.ts';
import { factsHtml, notesOf } from './product-facts.server.tsx';
import { productView } from './product-view.ts';
import type { ProductView } from './product-view.ts';
import { chosenVariant } from './variant-choice.ts';

type Answer = OperationOutput<typeof productOperation>;

/** Most products in a row below the product. */
const rowLength = 7;
/** Fewer products make no row when another list has more. */
const rowLeast = 2;

/** The slug of a request: its path without the leading slash. */
export const askedSlug = (url: URL): string => decodeURIComponent(url.pathname.slice(1));

/** Arguments of a loader, with the URL of the page. */
export type ProductPageArgs = Pick<LoaderFunctionArgs, 'request' | 'context'> & { readonly url: URL };

/**
 * The page of the product at the request's URL; null when there is none. A former or different spelling of
 * the URL is redirected to the present one. `as`: the same product in a layout, at an address that machines
 * are not to keep.
 */
export async function productPage(
  { request, url, context }: ProductPageArgs,
  as?: { readonly slug: string; readonly layout: ProductLayoutName },
) {
  const { commerce, config, locale, log } = requestDependencies(request, context);
  const messages = messagesOf(locale);
  const asked = as?.slug ?? askedSlug(url);
  const token = url.searchParams.get(productPreviewParameter) ?? undefined;
  const isPreview = token !== undefined;
  const outcome = await foundProduct(commerce, asked.replace(/\/+$/, ''), token);
  if (!outcome.ok) {
    if (outcome.refusal.name !== 'starting_up') return null;
    throw data(messages.head.startingUp, { status: 503, headers: uncached });
  }
  const { product } = outcome.value;
  const rightSlug = 'redirect_to' in product ? product.redirect_to : product.slug;
  if ('redirect_to' in product || (as === undefined && !isPreview && asked !== rightSlug)) {
    noteFormerAddress(log, asked, `/${rightSlug}`);
    throw redirect(urls.product(rightSlug, url.searchParams.get('sku') ?? undefined), 301);
  }
  const trimmed = productView(product, locale);
  const skus = trimmed.variants.map(({ sku }) => sku);
  const [{ delivery, shipping }, arrival] = await Promise.all([
    deliveriesOf(commerce, skus, locale),
    askedArrival(trimmed, url.searchParams, commerce, locale),
  ]);
  const view: ProductView = {
    ...trimmed,
    ...(delivery && { delivery }),
    ...(arrival && { arrival }),
    factsHtml: factsHtml(product, locale, config.shop),
    notes: notesOf(product, locale),
    layout: layoutAttributes(as?.layout ?? chosenLayout(config.shop, product)),
    path: trimmed.path.map(({ label, category }) => ({ label, category: categoryOf(category) })),
    rows: isPreview ? [] : rowsOf(outcome.value, locale),
    ...(isPreview && { isPreview }),
    ...(product.planned_from !== undefined && { plannedFrom: longMoment(product.planned_from, locale) }),
  };
  const sku = view.variants[0]?.sku ?? '';
  const search = searchOfAddress(url);
  const [reviews, questions] = await Promise.all([
    reviewsHtml(commerce, { sku, byOrder: url.searchParams.get('recensione') === 'ordine' }, locale, log),
    questionsHtml(commerce, { sku, search }, locale, log),
  ]);
  context.set(reviewsContext, reviews.html);
  context.set(questionsContext, questions);
  const facts = { shipping, priceEnds: priceEndsOf(product), reviews: reviews.reviews };
  if (as === undefined && !isPreview)
    context.set(structuredDataContext, productStructuredData(view, facts, messages, config.publicUrl));
  const shown = [view.id, ...view.rows.flatMap(({ cards }) => cards.map((card) => card.id))];
  return data(
    {
      kind: 'product' as const,
      view: serialize(view),
      head: {
        ...productHead(
          { ...view, metaTitle: product.meta_title, metaDescription: product.meta_description },
          messages,
          config,
          url.searchParams.get('sku'),
        ),
        ...((as !== undefined || isPreview) && { hidden: true }),
      },
    },
    {
      headers:
        isPreview || isForOne(url) ? uncached : cacheHeaders([contentTag, ...new Set(shown.map(productTag))]),
    },
  );
}

/** The delivery to the CAP of an address, of the variant that it chooses; undefined where it asks for none. */
async function askedArrival(
  view: Pick<ProductView, 'variants' | 'bestVariant'>,
  parameters: URLSearchParams,
  commerce: ContractClient,
  locale: Language,
): Promise<ProductView['arrival']> {
  const cap = parameters.get(capParameter);
  if (cap === null) return undefined;
  return arrivalAt(commerce, { sku: chosenVariant(view, parameters.get('sku')).sku, cap }, locale);
}

/** When the prices of variants on sale end, by SKU. */
const priceEndsOf = ({ variants }: ProductDetail): Readonly<Record<string, string>> =>
  Object.fromEntries(
    variants.flatMap(({ sku, sale_to: ends }) => (ends === null ? [] : [[sku, ends] as const])),
  );

/** The layout that the shop chooses for a product: its own, else that of its deepest category. */
function chosenLayout(
  { product_layouts: chosen }: Pick<ShopFile, 'product_layouts'>,
  product: Pick<ProductDetail, 'slug' | 'product_categories'>,
): ProductLayoutName | 'standard' {
  const own = chosen?.products?.[product.slug];
  const category = product.product_categories.findLast(({ slug }) => chosen?.categories?.[categoryOf(slug)]);
  return own ?? (category && chosen?.categories?.[categoryOf(category.slug)]) ?? 'standard';
}

/** What somebody calculates or looks for is for them alone: such pages are not kept. */
const isForOne = ({ searchParams }: URL): boolean =>
  [...calculatorParameters, capParameter, ...questionParameters].some((name) => searchParams.has(name));

/** Finds a slug as written, else in another spelling, so that URLs typed by hand work too. */
async function foundProduct(commerce: ContractClient, asked: string, preview: string | undefined) {
  if (preview !== undefined) return commerce.call(productOperation, { slug: asked, preview });
  const [first = asked, ...others] = askedAs(asked);
  let outcome = await commerce.call(productOperation, { slug: first });
  for (const slug of others) {
    if (outcome.ok || outcome.refusal.name === 'starting_up') break;
    outcome = await commerce.call(productOperation, { slug });
  }
  return outcome;
}

/**
 * Two rows at most: what is needed with the product, where the catalogue knows little what was bought with it, and what
 * could stand in its place, which comes first when the product is sold out.
 */
function rowsOf(answer: Answer, locale: Language): ProductView['rows'] {
  const { facts } = messagesOf(locale);
  const { accessoryProducts: needed, boughtTogetherProducts: together, relatedProducts: similar } = answer;
  const belonging = [
    [facts.needed, needed],
    [facts.together, together],
  ] as const;
  const { product } = answer;
  const soldOut = 'is_out_of_stock' in product && product.is_out_of_stock;
  const rows: readonly (readonly [string, readonly Product[]])[] = [
    belonging.find(([, products]) => products.length >= rowLeast) ?? [facts.needed, needed],
    [facts.related, similar],
  ];
  return (soldOut ? rows.toReversed() : rows)
    .filter(([, products]) => products.length > 0)
    .map(([title, products]) => ({
      title,
      cards: products.slice(0, rowLength).map((product) => cardWithDelivery(product, locale)),
    }));
}
