import type { Messages } from '../../it/pages.ts';

export const layouts: Messages['layouts'] = {
  title: 'Listings and product pages in every layout',
  intro:
    'The same listing and the same product page, arranged in different ways: choose the one that helps you most. Every address can be kept.',
  listings: 'Listings',
  products: 'Product pages',
  open: (name) => `Open: ${name}`,
  listing: {
    plain: ['Classic listing', 'Filters on the left, a grid, numbered pages.'],
    grid: ['Grid', 'Four products in a row, and a choice of how many.'],
    'grid/2cols': ['Large grid', 'Two products in a row: pictures first.'],
    'grid/3cols': ['Grid of three', 'Three products in a row, filters beside.'],
    'grid/4cols': ['Grid of four', 'Four products in a row, filters beside.'],
    'grid/5cols': ['Grid of five', 'Five products in a row, filters in a drawer.'],
    'grid/6cols': ['Dense grid', 'Six products in a row, to skim fast.'],
    'boxed-image': ['With a picture', 'A large picture with the title on top.'],
    'boxed-slider': ['With highlights', 'Products to begin with on top, to swipe through.'],
    'horizontal-filter-1': ['Filters in a row', 'The filters are menus in a row above the products.'],
    'horizontal-filter-2': ['Filters in a board', 'The filters are in a box above the products.'],
    'infinite-scroll': [
      'Without pages',
      'More products come as you scroll; the end of the page stays in reach.',
    ],
    list: ['Rows', 'One product a row, with its description.'],
    'off-canvas': ['Filters in a drawer', 'The whole width for products; a button opens the filters.'],
    'right-sidebar': ['Filters on the right', 'Like the classic one, filters on the other side.'],
  },
  product: {
    center: ['Centred', 'Pictures in the middle, text and purchase beside.'],
    extended: ['Extended', 'A wide picture on top, details below.'],
    fullwidth: ['Full width', 'The gallery from edge to edge.'],
    grid: ['Mosaic', 'All pictures together, in a grid.'],
    'left-sidebar': ['Column on the left', 'Services and advice on the left.'],
    'right-sidebar': ['Column on the right', 'Services and advice on the right.'],
    'sticky-both': ['Two parts stay', 'Title and purchase stay in sight as you scroll.'],
    'sticky-cart': ['Purchase stays', 'Price and button stay in sight.'],
    'sticky-info': ['Information stays', 'The facts stay beside the pictures.'],
    transparent: ['Over the picture', 'The header lies over the picture.'],
  },
};
