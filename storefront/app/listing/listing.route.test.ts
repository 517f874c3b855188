import type { Operation } from '@casamaestra/contract/platform/operation.ts';
import { RouterContextProvider } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { pages as italian } from '@casamaestra/texts/it/pages.ts';
import { registerMessages } from '../i18n/messages.ts';
import { dependenciesContext } from '../platform/request-context.ts';
import { demoShop, noBrand } from '../platform/testing/demo-shop.ts';
import { loader } from './listing.route.tsx';

beforeAll(() => registerMessages('it', italian));

const product = {
  id: 1,
  sku: 'T-1',
  name: 'Trapano a colonna',
  slug: 'det/trapano-a-colonna',
  brand: null,
  short_description: '',
  product_categories: [
    { nome: 'Utensili', slug: 'Utensili', parent: null },
    { nome: 'Trapani', slug: 'Utensili,Trapani', parent: 'Utensili' },
  ],
  price: 99,
  sale_price: null,
  min_price: 99,
  max_price: 99,
  is_sale: false,
  discount_percent: null,
  unit_price: null,
  energy_class: null,
  ratings: 0,
  reviews: '0',
  stock: 4,
  is_out_of_stock: false,
  small_pictures: [],
  main_pictures: [],
  variants: [],
};
const listing = (products: readonly object[], rest: object = {}) => ({
  totalCount: products.length,
  current_page: 1,
  pages: products.length,
  per_page: 24,
  products,
  min_price_all: null,
  max_price_all: null,
  category: [],
  features: [],
  menu_category_detail: null,
  category_tree: [],
  correction: null,
  relaxed: false,
  notices: [],
  ...rest,
});

interface Asked {
  readonly category?: string;
  readonly order_by?: string;
  readonly search_term?: string;
}

/** The best sellers that the page of an address asks for, each as the category they are of; 'all' of the whole shop. */
async function bestSellersAsked(path: string, found: object): Promise<string[]> {
  const url = new URL(path, 'http://localhost');
  const context = new RouterContextProvider();
  const asked: Asked[] = [];
  const call = ({ name }: Operation, input: Asked) => {
    if (name !== 'catalog.listing') return Promise.resolve({ ok: true, value: [] });
    asked.push(input);
    return Promise.resolve({ ok: true, value: input.order_by === 'best-seller' ? listing([]) : found });
  };
  context.set(dependenciesContext, {
    commerce: { call } as never,
    config: { languages: ['it'], publicUrl: url.origin, shop: demoShop, brand: noBrand },
    contentGeneration: () => '1',
    log: { info: () => {}, error: () => {} },
  });
  const args = { request: new Request(url), url, context, params: { '*': '' }, pattern: '/shop/*' as const };
  await loader(args);
  return asked
    .filter(({ order_by: order }) => order === 'best-seller')
    .map(({ category }) => category ?? 'all');
}

const tree = [
  { label: 'Utensili', url: 'Utensili' },
  { label: 'Trapani', url: 'Utensili,Trapani' },
];

describe('Rule 23: few results have alternatives, never the best sellers of everything', () => {
  it.each([
    ['a search with one result', '/shop?search_term=colonna', listing([product]), ['Utensili,Trapani']],
    [
      'a small category',
      '/shop?category=Utensili,Trapani',
      listing([product], { category_tree: tree }),
      ['Utensili'],
    ],
    [
      'a small department',
      '/shop?category=Utensili',
      listing([product], { category_tree: tree.slice(0, 1) }),
      [],
    ],
    ['a search without results', '/shop?search_term=unicorno', listing([]), []],
    [
      'a search without results whose words are near a category',
      '/shop?search_term=trapanatura',
      listing([], { near_category: tree[1] }),
      ['Utensili,Trapani'],
    ],
    [
      'a product whose category is unknown',
      '/shop?search_term=colonna',
      listing([{ ...product, product_categories: [] }]),
      [],
    ],
  ])('%s', async (_name, path, found, categories) => {
    expect(await bestSellersAsked(path, found)).toEqual(categories);
  });
});
