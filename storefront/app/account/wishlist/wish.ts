import type { Product } from '@casamaestra/contract/catalog/product.ts';
import type { CartItem } from '../../cart/cart-line.ts';
import { isPrice } from '../../goods/card.ts';

/** A wished item as it is sold now. Amounts in decimal euros. */
export interface Wish {
  readonly sku: string;
  readonly name: string;
  readonly slug: string;
  readonly picture: { readonly url: string; readonly width: string; readonly height: string } | undefined;
  readonly price: number;
  readonly was: number | undefined;
  readonly stock: number;
  /** The product has several variants and none of them was chosen. */
  readonly choose: boolean;
}

/** Pairs wished SKUs with the products that hold them; undefined where a SKU is not sold any more. */
export function wishesOf(
  skus: readonly string[],
  products: readonly Product[],
): { readonly sku: string; readonly wish: Wish | undefined }[] {
  return skus.map((sku) => {
    const product = products.find(
      (one) => one.sku === sku || one.variants.some((variant) => variant.sku === sku),
    );
    return { sku, wish: product && wishOf(sku, product) };
  });
}

function wishOf(sku: string, product: Product): Wish {
  const variant = product.variants.find((one) => one.sku === sku);
  const only = product.variants.length === 1 ? product.variants[0] : undefined;
  const sold = variant ?? only;
  const { price, sale_price: sale } = sold ?? product;
  const options = product.variants.length > 1 && sold ? sold.options.map(({ value }) => value) : [];
  return {
    sku: sold?.sku ?? product.sku,
    name: [product.name, ...options].join(', '),
    slug: product.slug,
    picture: product.small_pictures[0] ?? product.main_pictures[0],
    price: isPrice(sale) ? sale : isPrice(price) ? price : product.min_price,
    was: isPrice(sale) && isPrice(price) && price > sale ? price : undefined,
    stock: sold ? sold.stock : product.is_out_of_stock ? 0 : product.stock,
    choose: !sold && product.variants.length > 1,
  };
}

/** What the cart keeps of a wish. */
export const cartItemOf = (wish: Wish): CartItem => ({
  name: wish.name,
  sku: wish.sku,
  slug: wish.slug,
  price: wish.price,
  stock: wish.stock,
  small_pictures: wish.picture
    ? [{ url: wish.picture.url, width: wish.picture.width, height: wish.picture.height }]
    : [],
});
