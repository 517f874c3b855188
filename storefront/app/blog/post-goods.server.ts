import { listingOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import type { ContractClient } from '@casamaestra/contract/platform/operation.ts';
import { cardOf } from '../catalogue/card.ts';
import type { EnergyClass } from '../catalogue/energy-class.ts';
import type { CardPicture } from '../catalogue/card.ts';
import { projectLines } from '../cart/project-lines.server.ts';
import type { ProjectLines } from '../cart/project-lines.server.ts';

/** A product that a post is about. */
export interface PostProduct {
  readonly name: string;
  readonly href: string;
  readonly picture: CardPicture | undefined;
  /** Lowest and highest price in euros. */
  readonly price: readonly [number, number];
  readonly energy?: EnergyClass | undefined;
}

export interface PostGoods {
  readonly products: readonly PostProduct[];
  readonly project: ProjectLines;
}

const withoutFacets = '1';

/** Products and shopping list of a post as sold now; what is gone is left out. */
export async function postGoods(
  commerce: ContractClient,
  skus: readonly string[],
  goods: readonly { sku: string; quantity: number }[],
): Promise<PostGoods> {
  const [listing, project] = await Promise.all([
    skus.length === 0
      ? undefined
      : commerce.call(listingOperation, {
          skus: skus.join(';'),
          per_page: skus.length,
          without_facets: withoutFacets,
        }),
    projectLines(commerce, goods),
  ]);
  const found = listing?.ok === true ? listing.value.products : [];
  const ordered = skus.flatMap(
    (sku) => found.find((one) => one.sku === sku || one.variants.some((own) => own.sku === sku)) ?? [],
  );
  const products = [...new Set(ordered)].map((product) => {
    const { name, slug, picture, price, energy } = cardOf(product);
    return { name, href: urls.product(slug), picture, price, energy };
  });
  return { products, project };
}
