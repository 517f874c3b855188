import type { Messages } from '../i18n/messages.ts';
import type { PageHead } from '../platform/page-head.ts';
import type { StorefrontConfig } from '../platform/request-context.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { galleryPictureSizes } from './product-view.ts';
import type { ProductView, VariantView } from './product-view.ts';
import { chosenVariant } from './variant-choice.ts';

/** Title, canonical URL, link preview and first picture of a product page, for the variant in its URL. */
export function productHead(
  view: ProductView,
  messages: Messages,
  { publicUrl, shop }: StorefrontConfig,
  sku: string | null,
): PageHead {
  const picture = chosenVariant(view, sku).pictures[0] ?? view.pictures[0];
  const brand = view.brand ?? '';
  return {
    title: `${view.name}${brand === '' ? '' : ` – ${brand}`} | ${shop.name}`,
    description: view.intro ?? messages.head.describeProduct(view.name, brand, shop.name),
    canonical: publicUrl + urls.product(view.slug),
    kind: 'product',
    ...(picture && { image: publicUrl + picture.src }),
    ...(picture?.avif !== undefined && {
      mainPictures: [{ srcset: picture.avif, sizes: galleryPictureSizes }],
    }),
  };
}

/** Structured data of a product page for search engines. */
export const productStructuredData = (view: ProductView, messages: Messages, publicUrl: string): object[] => [
  productData(view, publicUrl),
  breadcrumbs(view, messages, publicUrl),
];

function productData(view: ProductView, publicUrl: string): object {
  const [first] = view.variants;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: view.name,
    ...(view.intro !== undefined && { description: view.intro }),
    ...(view.brand !== undefined && { brand: { '@type': 'Brand', name: view.brand } }),
    ...(view.variants.length === 1 && {
      sku: first?.sku,
      ...(first?.gtin !== undefined && { gtin: first.gtin }),
    }),
    image: view.pictures.map((picture) => publicUrl + picture.src),
    ...(view.rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: view.rating[0],
        reviewCount: view.rating[1],
      },
    }),
    offers: view.variants
      .filter((variant) => variant.price > 0)
      .map((variant) => offer(view, variant, publicUrl)),
  };
}

function offer(view: ProductView, variant: VariantView, publicUrl: string): object {
  return {
    '@type': 'Offer',
    sku: variant.sku,
    url: publicUrl + urls.product(view.slug, view.variants.length > 1 ? variant.sku : undefined),
    priceCurrency: 'EUR',
    price: variant.price.toFixed(2),
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${variant.stock > 0 ? 'InStock' : 'OutOfStock'}`,
  };
}

function breadcrumbs(view: ProductView, messages: Messages, publicUrl: string): object {
  const steps = [
    { label: messages.page.home, href: urls.home() },
    ...view.path.map(({ label, category }) => ({ label, href: urls.shop({ category }) })),
    { label: view.name, href: urls.product(view.slug) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: publicUrl + href,
    })),
  };
}
