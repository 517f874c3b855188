import type { Product } from '@casamaestra/contract/catalog/product.ts';
import { describe, expect, it } from 'vitest';
import { cartItemOf, wishesOf } from './wish.ts';

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

describe('C10 what is wished for, as it is sold now', () => {
  it('shows a product without variants as it is', () => {
    const [found] = wishesOf(['P'], [product({})]);
    expect(found?.wish).toMatchObject({ sku: 'P', name: 'Smalto', price: 20, stock: 9, choose: false });
  });

  it('shows the wished variant with its own price, reduction and stock', () => {
    const paint = product({ variants: [variant('P-1', '0,75 l', 15), variant('P-2', '2,5 l', 40, 2, 32)] });
    const [found] = wishesOf(['P-2'], [paint]);
    expect(found?.wish).toMatchObject({ name: 'Smalto, 2,5 l', price: 32, was: 40, stock: 2, choose: false });
  });

  it('asks for a choice where the product was wished and not one of its variants', () => {
    const paint = product({ variants: [variant('P-1', '0,75 l', 15), variant('P-2', '2,5 l', 40)] });
    expect(wishesOf(['P'], [paint])[0]?.wish?.choose).toBe(true);
  });

  it('keeps the order of the list, and a place for what is not sold any more', () => {
    const found = wishesOf(['GONE', 'P'], [product({})]);
    expect(found.map(({ sku, wish }) => [sku, wish?.name])).toEqual([
      ['GONE', undefined],
      ['P', 'Smalto'],
    ]);
  });

  it('goes into the cart under the name that the product page uses', () => {
    const paint = product({ variants: [variant('P-1', '0,75 l', 15), variant('P-2', '2,5 l', 40)] });
    const wish = wishesOf(['P-1'], [paint])[0]?.wish;
    expect(wish && cartItemOf(wish)).toMatchObject({
      name: 'Smalto, 0,75 l',
      sku: 'P-1',
      price: 15,
      stock: 5,
    });
  });
});
