import { browserCart } from '../cart/browser-cart.ts';
import type { ProductView, VariantView } from './product-view.ts';
import { colourShown, variantName } from './variant-choice.ts';

type Goods = Pick<ProductView, 'name' | 'slug' | 'pictures' | 'variants' | 'bestVariant' | 'energy'>;

/** Adds pieces of a variant to the cart of this browser. */
export function addToCart(view: Goods, variant: VariantView, pieces: number): void {
  const picture = variant.pictures[0] ?? view.pictures[0];
  const item = {
    name: variantName(view, variant),
    sku: variant.sku,
    slug: view.slug,
    price: variant.price,
    stock: variant.stock,
    ...(view.energy && { energy: view.energy }),
    ...(variant.unitPrice && { unitPrice: variant.unitPrice }),
    small_pictures: picture
      ? [
          {
            url: picture.src,
            width: String(picture.width),
            height: String(picture.height),
            ...(colourShown(view, variant) !== undefined && { other_colour: true as const }),
          },
        ]
      : [],
  };
  browserCart().add(item, pieces);
}
