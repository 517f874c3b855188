import { foundDescription, foundTitle } from '@casamaestra/contract/catalog/search-result.ts';
import type { ProductWords } from '@casamaestra/contract/catalog/search-result.ts';
import type { Messages } from '../i18n/messages.ts';
import type { PageHead } from '../platform/page-head.ts';
import type { StorefrontConfig } from '../platform/request-context.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { galleryPictureSizes } from './product-view.ts';
import type { ProductView } from './product-view.ts';
import { sharePictureUrl } from '../platform/share-picture.server.ts';
import { chosenVariant } from './variant-choice.ts';

/** Title, canonical URL, link preview and first picture of a product page, for the variant in its URL. */
export function productHead(
  view: ProductView & Pick<ProductWords, 'metaTitle' | 'metaDescription'>,
  messages: Messages,
  { publicUrl, shop }: StorefrontConfig,
  sku: string | null,
): PageHead {
  const picture = chosenVariant(view, sku).pictures[0] ?? view.pictures[0];
  return {
    title: foundTitle(view, shop.name),
    description: foundDescription(view, (name, brand) =>
      messages.head.describeProduct(name, brand, shop.name),
    ),
    canonical: publicUrl + urls.product(view.slug),
    kind: 'product',
    ...(picture && { image: shareImage(view, picture.src, publicUrl) }),
    ...(picture?.avif !== undefined && {
      mainPictures: [{ srcset: picture.avif, sizes: galleryPictureSizes }],
    }),
  };
}

/** Products at addresses of their own have a picture with name and price. */
function shareImage(view: ProductView, picture: string, publicUrl: string): string {
  if (!/^det\/[^/]+$/.test(view.slug)) return publicUrl + picture;
  const prices = view.variants.map(({ price }) => price);
  return sharePictureUrl(publicUrl, urls.product(view.slug), [
    view.name,
    view.brand,
    prices,
    view.pictures[0]?.src,
  ]);
}
