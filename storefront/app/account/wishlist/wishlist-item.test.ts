import type { Product } from '@casamaestra/contract/catalog/product.ts';
import { describe, expect, it } from 'vitest';
import { cartItemOfWish, wishlistItemsOf } from './wishlist-item.ts';

const variant = (sku: string, value: string, price: number, stock = 5, sale: number | null = null) => ({
  sku,
  price,
  sale_price: sale,
  options: [{ label: 'Formato', value }],
  swatch: null,
  stock,
});
const product = (change: Partial<Product>): Product =>
  ({
    sku: 'P',
    name: 'Smalto',
    slug: 'det/smalto-p',
    stock: 9,
    is_out_of_stock: false,
    price: 20,
    sale_price: null,
    min_price: 20,
    max_price: 20,
    small_pictures: [{ url: '/media/p.webp', width: '150', height: '150' }],
    main_pictures: [],
    variants: [],
    ...change,
  }) as unknown as Product;

describe('C10 wishlist items as they are sold now', () => {
  it('shows a product without variants as it is', () => {
    const [found] = wishlistItemsOf(['P'], [product({})]);
    expect(found?.item).toMatchObject({ sku: 'P', name: 'Smalto', price: 20, stock: 9, choose: false });
  });

  it('shows the variant with its own price, reduction and stock', () => {
    const paint = product({ variants: [variant('P-1', '0,75 l', 15), variant('P-2', '2,5 l', 40, 2, 32)] });
    const [found] = wishlistItemsOf(['P-2'], [paint]);
    expect(found?.item).toMatchObject({ name: 'Smalto, 2,5 l', price: 32, was: 40, stock: 2, choose: false });
  });

  it('has the unit price of that variant, in the cart too', () => {
    const sold = [
      variant('P-1', '0,75 l', 15),
      { ...variant('P-2', '2,5 l', 40), unit_price: { amount: 16, unit: 'l' } },
    ];
    const [small, large] = wishlistItemsOf(['P-1', 'P-2'], [product({ variants: sold })]);
    expect(small?.item).not.toHaveProperty('unitPrice');
    expect(large?.item && cartItemOfWish(large.item)).toMatchObject({ unitPrice: [16, 'l'] });
  });

  it('asks for a choice where the product is in the list and none of its variants', () => {
    const paint = product({ variants: [variant('P-1', '0,75 l', 15), variant('P-2', '2,5 l', 40)] });
    expect(wishlistItemsOf(['P'], [paint])[0]?.item?.choose).toBe(true);
  });

  it('keeps the order of the list, including articles no longer sold', () => {
    const found = wishlistItemsOf(['GONE', 'P'], [product({})]);
    expect(found.map(({ sku, item }) => [sku, item?.name])).toEqual([
      ['GONE', undefined],
      ['P', 'Smalto'],
    ]);
  });

  it('goes into the cart under the name that the product page uses', () => {
    const paint = product({ variants: [variant('P-1', '0,75 l', 15), variant('P-2', '2,5 l', 40)] });
    const item = wishlistItemsOf(['P-1'], [paint])[0]?.item;
    expect(item && cartItemOfWish(item)).toMatchObject({
      name: 'Smalto, 0,75 l',
      sku: 'P-1',
      price: 15,
      stock: 5,
    });
  });
});
