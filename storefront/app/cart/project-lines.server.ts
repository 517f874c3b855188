import { listingOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import type { Product } from '@casamaestra/contract/catalog/product.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import type { ContractClient } from '@casamaestra/contract/platform/operation.ts';
import { priceSpan } from '../catalogue/card.ts';
import { energyPart } from '../catalogue/energy-class.ts';
import { goodsPicture } from '../catalogue/other-colour.ts';
import type { ProjectGood } from './project-good.ts';
import { thumbnailOf } from './thumbnail.ts';

/** What a list of goods comes to now. */
export interface ProjectLines {
  /** What can be bought, in the list's order. */
  readonly goods: readonly ProjectGood[];
  /** Names of what the shop has too little of; what it no longer sells has none. */
  readonly soldOut: readonly string[];
}

/** What a project needs as sold now. */
export async function projectLines(
  commerce: ContractClient,
  wanted: readonly { sku: string; quantity: number }[],
): Promise<ProjectLines> {
  if (wanted.length === 0) return { goods: [], soldOut: [] };
  const skus = wanted.map(({ sku }) => sku).join(';');
  const listing = await commerce.call(listingOperation, {
    skus,
    per_page: wanted.length,
    without_facets: '1',
  });
  const found = listing.ok ? listing.value.products : [];
  const lines = wanted.flatMap(({ sku, quantity }) => {
    const product = found.find(
      (one) => one.sku === sku || one.variants.some((variant) => variant.sku === sku),
    );
    return product ? [projectLine(product, sku, quantity)] : [];
  });
  return {
    goods: lines.flatMap(({ good, enough }) => (enough ? [good] : [])),
    soldOut: lines.flatMap(({ good, enough }) => (enough ? [] : [good.name])),
  };
}

function projectLine(product: Product, sku: string, quantity: number) {
  const variant = product.variants.find((one) => one.sku === sku);
  const options = variant && product.variants.length > 1 ? variant.options.map(({ value }) => value) : [];
  const picture = goodsPicture(product, variant);
  const good: ProjectGood = {
    sku,
    quantity,
    name: [product.name, ...options].join(', '),
    url: urls.product(product.slug, options.length > 0 ? sku : undefined),
    price: variant ? (variant.sale_price ?? variant.price) : priceSpan(product)[0],
    image: picture && thumbnailOf(picture).src,
    ...energyPart(product),
  };
  return { good, enough: (variant ?? product).stock >= quantity };
}
