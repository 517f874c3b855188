import type { Product } from '@casamaestra/contract/catalog/product.ts';
import { priceSpan } from '../catalogue/card.ts';
import { energyPart } from '../catalogue/energy-class.ts';
import { unitPart } from '../catalogue/unit-price.ts';
import { soldNow } from '../catalogue/sold-now.ts';
import type { KnownSku } from './cart-check.ts';

const perRequest = 100;

/** Reads the current data of SKUs from the service. @throws when it cannot be reached */
export async function lookUpSkus(skus: readonly string[], signal: AbortSignal): Promise<KnownSku[]> {
  const found: KnownSku[] = [];
  for (let start = 0; start < skus.length; start += perRequest) {
    const products = await soldNow(skus.slice(start, start + perRequest), signal);
    found.push(...products.flatMap(knownSkus));
  }
  return found;
}

function knownSkus(product: Product): KnownSku[] {
  const { slug } = product;
  if (product.variants.length === 0) {
    return [
      {
        sku: product.sku,
        slug,
        price: priceSpan(product)[0],
        stock: product.is_out_of_stock ? 0 : product.stock,
        ...energyPart(product),
        ...unitPart(product),
      },
    ];
  }
  return product.variants.map((variant) => ({
    sku: variant.sku,
    slug,
    price: variant.sale_price ?? variant.price,
    stock: variant.stock,
    ...energyPart(product),
    ...unitPart(variant),
  }));
}
