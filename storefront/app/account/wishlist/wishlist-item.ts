import type { Product } from '@casamaestra/contract/catalog/product.ts';
import type { CartItem, CartPicture } from '../../cart/cart-line.ts';
import { isPrice } from '../../catalogue/card.ts';
import { energyPart } from '../../catalogue/energy-class.ts';
import type { EnergyClass } from '../../catalogue/energy-class.ts';
import { goodsPicture } from '../../catalogue/other-colour.ts';
import { unitPart } from '../../catalogue/unit-price.ts';
import type { PricePerUnit } from '../../catalogue/unit-price.ts';

/** A wishlist item with current product data. Amounts in decimal euros. */
export interface WishlistItem {
  readonly sku: string;
  readonly name: string;
  readonly slug: string;
  readonly picture: CartPicture | undefined;
  readonly price: number;
  readonly was: number | undefined;
  readonly stock: number;
  readonly energy?: EnergyClass;
  readonly unitPrice?: PricePerUnit;
  /** The product has several variants, so the shopper must choose one. */
  readonly choose: boolean;
}

/** Pairs the SKUs of a wishlist with their products; undefined where a SKU is no longer sold. */
export function wishlistItemsOf(
  skus: readonly string[],
  products: readonly Product[],
): { readonly sku: string; readonly item: WishlistItem | undefined }[] {
  return skus.map((sku) => {
    const product = products.find(
      (one) => one.sku === sku || one.variants.some((variant) => variant.sku === sku),
    );
    return { sku, item: product && wishlistItemOf(sku, product) };
  });
}

function wishlistItemOf(sku: string, product: Product): WishlistItem {
  const variant = product.variants.find((one) => one.sku === sku);
  const only = product.variants.length === 1 ? product.variants[0] : undefined;
  const sold = variant ?? only;
  const { price, sale_price: sale } = sold ?? product;
  const options = product.variants.length > 1 && sold ? sold.options.map(({ value }) => value) : [];
  return {
    sku: sold?.sku ?? product.sku,
    name: [product.name, ...options].join(', '),
    slug: product.slug,
    picture: goodsPicture(product, sold) ?? product.main_pictures[0],
    price: isPrice(sale) ? sale : isPrice(price) ? price : product.min_price,
    was: isPrice(sale) && isPrice(price) && price > sale ? price : undefined,
    stock: sold ? sold.stock : product.is_out_of_stock ? 0 : product.stock,
    ...energyPart(product),
    ...unitPart(sold ?? product),
    choose: !sold && product.variants.length > 1,
  };
}

/** A wishlist item as a cart item. */
export const cartItemOfWish = (item: WishlistItem): CartItem => ({
  name: item.name,
  sku: item.sku,
  slug: item.slug,
  price: item.price,
  stock: item.stock,
  ...(item.energy && { energy: item.energy }),
  ...(item.unitPrice && { unitPrice: item.unitPrice }),
  small_pictures: item.picture ? [item.picture] : [],
});
