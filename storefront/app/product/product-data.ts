import { urls } from '@casamaestra/contract/pages.ts';
import type { Messages } from '../i18n/messages.ts';
import { breadcrumbData } from '../platform/breadcrumb-data.ts';
import { mostStars } from '../reviews/reviews-page.ts';
import type { Review } from '../reviews/reviews-page.ts';
import type { ProductView, VariantView } from './product-view.ts';

/** Delivery of one piece to the mainland: euros, and working days from the order (zeros when unknown). */
export interface ShippingFacts {
  readonly amount: number;
  readonly days: readonly [least: number, most: number];
}

/** What the structured data says besides what the view has; all of it is on the page. */
export interface StructuredFacts {
  /** When the price of a variant ends, by SKU: ISO times. */
  readonly priceEnds: Readonly<Record<string, string>>;
  readonly shipping: Readonly<Record<string, ShippingFacts>>;
  readonly reviews: readonly Review[];
}

/** Reviews of those on the page; more would weigh and say nothing new. */
const REVIEWS_MAX = 2;
const REVIEW_LETTERS_MAX = 160;

/** Structured data of a product page for search engines: https://schema.org/Product, or a group of its variants. */
export const productStructuredData = (
  view: ProductView,
  facts: StructuredFacts,
  messages: Messages,
  publicUrl: string,
): object[] => [
  view.variants.length > 1 ? groupData(view, facts, publicUrl) : productData(view, facts, publicUrl),
  breadcrumbData(
    [
      { label: messages.page.home, href: urls.home() },
      ...view.path.map(({ label, category }) => ({ label, href: urls.shop({ category }) })),
      { label: view.name, href: urls.product(view.slug) },
    ],
    publicUrl,
  ),
];

const onlyWhen = <Value>(value: Value | undefined, fields: (value: Value) => object): object =>
  value === undefined ? {} : fields(value);

/** What a product and a group of variants have in common. */
const common = (view: ProductView, { reviews }: StructuredFacts, publicUrl: string): object => ({
  name: view.name,
  description: view.intro ?? view.name,
  ...onlyWhen(view.brand, (name) => ({ brand: { '@type': 'Brand', name } })),
  image: view.pictures.map((picture) => publicUrl + picture.src),
  ...onlyWhen(view.rating, ([ratingValue, reviewCount]) => ({
    aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount },
  })),
  ...(view.rating && reviews.length > 0 && { review: reviews.slice(0, REVIEWS_MAX).map(reviewData) }),
});

const reviewData = ({ customer, rating, title, comment, written_at: at }: Review): object => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: customer },
  datePublished: at.slice(0, 10),
  reviewRating: { '@type': 'Rating', ratingValue: Math.round(rating * mostStars) },
  ...onlyWhen(
    [title, comment].find((text) => text !== ''),
    (text) => ({
      reviewBody: text.length > REVIEW_LETTERS_MAX ? `${text.slice(0, REVIEW_LETTERS_MAX - 1)}…` : text,
    }),
  ),
});

function productData(view: ProductView, facts: StructuredFacts, publicUrl: string): object {
  const [variant] = view.variants;
  if (variant === undefined) return {};
  return {
    '@type': 'Product',
    ...common(view, facts, publicUrl),
    sku: variant.sku,
    ...onlyWhen(variant.gtin, (gtin) => ({ gtin })),
    ...(variant.price > 0 && { offers: [offer(view, variant, facts, publicUrl)] }),
  };
}

/** Options that schema.org has a property for, by the label the catalogue gives them. */
const axes: readonly (readonly [property: string, label: RegExp])[] = [
  ['color', /^(?:colore|tinta|colou?r|farba)$/i],
  ['size', /^(?:misura|taglia|formato|size|veľkosť|rozmer)$/i],
  ['material', /^(?:materiale|essenza|material|wood species|materiál|drevina)$/i],
];

const axisOf = (label: string): string | undefined => axes.find(([, pattern]) => pattern.test(label))?.[0];

function groupData(view: ProductView, facts: StructuredFacts, publicUrl: string): object {
  const sold = view.variants.filter((variant) => variant.price > 0);
  const labels = [...new Set(view.variants.flatMap(({ options }) => Object.keys(options)))];
  const varies = labels.flatMap((label) => axisOf(label) ?? []).map((axis) => `https://schema.org/${axis}`);
  return {
    '@type': 'ProductGroup',
    ...common(view, facts, publicUrl),
    productGroupID: String(view.id),
    url: publicUrl + urls.product(view.slug),
    ...(varies.length > 0 && { variesBy: [...new Set(varies)] }),
    hasVariant: sold.map((variant) => variantData(view, variant, facts, publicUrl)),
  };
}

function variantData(
  view: ProductView,
  variant: VariantView,
  facts: StructuredFacts,
  publicUrl: string,
): object {
  const options = Object.entries(variant.options);
  const [picture] = variant.pictures;
  return {
    '@type': 'Product',
    name: [view.name, ...options.map(([, value]) => value)].join(', '),
    ...Object.fromEntries(
      options.flatMap(([label, value]) => {
        const axis = axisOf(label);
        return axis === undefined ? [] : [[axis, value]];
      }),
    ),
    ...onlyWhen(picture, ({ src }) => ({ image: publicUrl + src })),
    sku: variant.sku,
    ...onlyWhen(variant.gtin, (gtin) => ({ gtin })),
    offers: offer(view, variant, facts, publicUrl),
  };
}

const onePiece = (days: readonly [number, number]): object => ({
  '@type': 'ShippingDeliveryTime',
  // The working days that the page names are those from the order to the door.
  transitTime: { '@type': 'QuantitativeValue', minValue: days[0], maxValue: days[1], unitCode: 'DAY' },
});

/** Delivery of one piece: written out where it first occurs in the data, else a reference to it. */
function shippingData(sku: string, { shipping }: StructuredFacts): object {
  const found = Object.hasOwn(shipping, sku) ? shipping[sku] : undefined;
  if (found === undefined) return {};
  const { amount, days } = found;
  const id = `#d${amount}-${days.join('-')}`;
  const same = (one: ShippingFacts) => one.amount === amount && one.days.join() === days.join();
  const [first] = Object.entries(shipping).find(([, one]) => same(one)) ?? [];
  if (first !== sku) return { shippingDetails: { '@id': id } };
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      '@id': id,
      shippingRate: { '@type': 'MonetaryAmount', value: amount, currency: 'EUR' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IT' },
      ...(days[1] > 0 && { deliveryTime: onePiece(days) }),
    },
  };
}

/** Days within which every buyer may send goods back (Codice del consumo, art. 52); not what was made to measure. */
const RETURN_DAYS = 14;

function returnData(view: ProductView, isFirst: boolean): object {
  if (!isFirst) return { hasMerchantReturnPolicy: { '@id': '#r' } };
  return {
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      '@id': '#r',
      applicableCountry: 'IT',
      ...(view.customMade
        ? { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
        : {
            returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
            merchantReturnDays: RETURN_DAYS,
            returnMethod: 'https://schema.org/ReturnByMail',
          }),
    },
  };
}

function offer(view: ProductView, variant: VariantView, facts: StructuredFacts, publicUrl: string): object {
  const { sku, price, stock } = variant;
  const first = view.variants.find((one) => one.price > 0);
  return {
    '@type': 'Offer',
    url: publicUrl + urls.product(view.slug, view.variants.length > 1 ? sku : undefined),
    priceCurrency: 'EUR',
    price: price.toFixed(2),
    ...onlyWhen(facts.priceEnds[sku], (priceValidUntil) => ({ priceValidUntil })),
    availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...shippingData(sku, facts),
    ...returnData(view, variant === first),
  };
}
