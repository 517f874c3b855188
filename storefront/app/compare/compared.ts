import type { Product } from '@casamaestra/contract/catalog/product.ts';
import { compareMax } from './compare-list.ts';

/** A variant to compare, with its product. */
export interface Compared {
  readonly sku: string;
  readonly product: Product;
}

/** What is compared with one another: the family of the catalogue, where it has none the deepest category. */
export const kindOf = ({ family_code: family, product_categories: categories }: Product): string =>
  family ?? categories.at(-1)?.slug ?? '';

/** What a product's kind is called: its deepest category. */
export const kindName = ({ product_categories: categories }: Product): string =>
  categories.at(-1)?.nome ?? '';

/** The deepest category that all of them are in; none when they share no category. */
export function sharedCategory(
  products: readonly Pick<Product, 'product_categories'>[],
): Product['product_categories'][number] | undefined {
  const [first, ...others] = products;
  return first?.product_categories.findLast(({ slug }) =>
    others.every((one) => one.product_categories.some((category) => category.slug === slug)),
  );
}

/** The products of these SKUs in their order; SKUs no longer sold are left out. */
export function comparedOf(skus: readonly string[], products: readonly Product[]): Compared[] {
  return skus.flatMap((sku) => {
    const product = products.find((one) =>
      one.variants.length === 0 ? one.sku === sku : one.variants.some((variant) => variant.sku === sku),
    );
    return product === undefined ? [] : [{ sku, product }];
  });
}

export type Addition =
  | { readonly kind: 'list'; readonly skus: readonly string[] }
  /** There is no room, or the kept ones are of another kind: the shopper chooses. */
  | { readonly kind: 'full' | 'other-kind' };

/** The list with one more; `instead` names one that makes room. */
export function withOneMore(kept: readonly Compared[], added: Compared, instead?: string | null): Addition {
  const skus = kept.map(({ sku }) => sku);
  if (skus.includes(added.sku)) return { kind: 'list', skus };
  const [first] = kept;
  if (first && kindOf(first.product) !== kindOf(added.product)) return { kind: 'other-kind' };
  if (skus.length < compareMax) return { kind: 'list', skus: [...skus, added.sku] };
  return instead && skus.includes(instead)
    ? { kind: 'list', skus: skus.map((sku) => (sku === instead ? added.sku : sku)) }
    : { kind: 'full' };
}

/** What is shown of an address: as many of the first kind as fit; the rest may be compared apart. */
export function fittingTogether(all: readonly Compared[]): { shown: Compared[]; others: Compared[] } {
  const [first] = all;
  const alike = first ? all.filter(({ product }) => kindOf(product) === kindOf(first.product)) : [];
  const shown = alike.slice(0, compareMax);
  return { shown, others: all.filter((one) => !shown.includes(one)) };
}
