import {
  isProductLayout,
  productLayoutNames,
  productLayoutUrl,
} from '@casamaestra/contract/product-layouts.ts';
import { describe, expect, it } from 'vitest';
import { layoutAttributes } from './product-layouts.ts';

const columnsOf = (name: Parameters<typeof layoutAttributes>[0]) => {
  const { 'data-layout': _name, ...columns } = layoutAttributes(name);
  return JSON.stringify(columns);
};

describe('R33 layouts of the product page', () => {
  it('differ from each other and from the usual one in at least one column', () => {
    const all = ['standard' as const, ...productLayoutNames].map(columnsOf);
    expect(new Set(all).size).toBe(11);
  });

  it('are data attributes of the page, named by the table’s columns', () => {
    expect(layoutAttributes('standard')).toEqual({ 'data-layout': 'standard' });
    expect(layoutAttributes('sticky-cart')).toEqual({ 'data-layout': 'sticky-cart', 'data-sticky': 'cart' });
    expect(layoutAttributes('left-sidebar')).toMatchObject({ 'data-side': 'left', 'data-gallery': 'side' });
  });

  it.each([
    [['center', 'det/trapano-18v'], '/product/center/trapano-18v'],
    [['grid', 'vecchio/negozio/sedia'], '/product/grid/vecchio/negozio/sedia'],
    [['transparent'], '/product/transparent'],
  ] as const)('%o has the address %s', ([layout, slug], address) => {
    expect(productLayoutUrl(layout, slug)).toBe(address);
  });

  it.each(['standard', 'Center', '', 'toString', 'constructor'])('%o is none', (name) => {
    expect(isProductLayout(name)).toBe(false);
  });
});
