import { listingPlace } from '@casamaestra/contract/listing-places.ts';
import type { ListingPlace } from '@casamaestra/contract/listing-places.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asksForWishlist,
  chosenValues,
  filterCount,
  hiddenFromCrawlers,
  listingHref,
  listingInput,
  listingQuery,
  moreHref,
  withFacetValue,
  withoutFilters,
} from './listing-query.ts';

const parse = (search: string) => listingQuery(new URLSearchParams(search));

describe('R02 S02 state of a listing in its address', () => {
  it('reads a tab only of a search, and leaves it with every other change', () => {
    const query = parse('search_term=sedia&tab=marche');
    expect(query.tab).toBe('marche');
    expect(listingHref(query, { tab: 'guide' })).toBe('/shop?search_term=sedia&tab=guide');
    expect(listingHref(query, { category: 'Mobili' })).toBe('/shop?search_term=sedia&category=Mobili');
    expect(parse('search_term=sedia&tab=altro').tab).toBe('');
    expect(parse('tab=marche').tab).toBe('');
  });

  it('reads everything a shopper can set', () => {
    expect(
      parse(
        'search_term=Trapano&category=Utensili&f_colore=Rosso&f_colore=Blu&min_price=10,50&is_in_stock=1&on_sale=1&order_by=price-asc&per_page=48&view=list&page=3',
      ),
    ).toMatchObject({
      term: 'Trapano',
      category: 'Utensili',
      facets: { colore: ['Blu', 'Rosso'] },
      minPrice: '10.50',
      inStock: true,
      onSale: true,
      order: 'price-asc',
      perPage: 48,
      view: 'list',
      page: 3,
    });
  });

  it('turns nonsense into defaults', () => {
    expect(parse('page=abc&per_page=1e9&view=spiral&min_price=cheap&f_=x')).toMatchObject({
      page: 1,
      perPage: 24,
      view: '',
      minPrice: '',
      facets: {},
    });
    for (const page of ['0', '-3', '1.5', '2x', '1e3']) expect(parse(`page=${page}`).page).toBe(1);
    for (const size of ['0', '13', '100', '100000', '-12'])
      expect(parse(`per_page=${size}`).perPage).toBe(24);
    expect(listingHref(parse('page=0&per_page=100'))).toBe('/shop');
  });

  it('swaps a lowest and a highest price in the wrong order', () => {
    expect(parse('min_price=100&max_price=10,50')).toMatchObject({ minPrice: '10.50', maxPrice: '100' });
    expect(parse('min_price=9&max_price=10')).toMatchObject({ minPrice: '9', maxPrice: '10' });
  });

  it('takes facets that are called like what every object has', () => {
    for (const code of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      expect(chosenValues(parse(''), code)).toEqual([]);
      const query = parse(`f_${code}=Rosso`);
      expect(chosenValues(query, code)).toEqual(['Rosso']);
      expect(listingHref(query)).toBe(`/shop?f_${code}=Rosso`);
      expect(listingInput(query).features).toBe(`{"${code}":["Rosso"]}`);
      expect(listingHref(query, withFacetValue(query, code, 'Blu', true))).toBe(
        `/shop?f_${code}=Blu&f_${code}=Rosso`,
      );
    }
  });

  it('asks the call in the Frappe API’s words, the term in lower case', () => {
    expect(
      listingInput(parse('search_term=TRAPANO&f_colore=Rosso&f_colore=Blu&on_sale=1&skus=A;B')),
    ).toMatchObject({
      search_term: 'trapano',
      features: '{"colore":["Blu","Rosso"]}',
      min_discount_percent: 1,
      skus: 'A;B',
    });
  });

  it('puts a space where control characters were', () => {
    expect(parse('search_term=%00tra%07%0Apano%1b&f_colore=Ro%00sso&category=Giar%00dino')).toMatchObject({
      term: 'tra pano',
      facets: { colore: ['Ro sso'] },
      category: 'Giar dino',
    });
  });

  it('passes on the other parameters of the call, and distinguishes wishlist and catalogue', () => {
    expect(listingInput(parse('min_discount_percent=20'))).toMatchObject({ min_discount_percent: '20' });
    const asks = (search: string) => asksForWishlist(new URLSearchParams(search));
    expect(['wishlist=true', 'wishlist=1'].map(asks)).toEqual([true, true]);
    expect(['wishlist=0', 'wishlist=', 'search_term=wishlist'].map(asks)).toEqual([false, false, false]);
  });

  it('hands unreadable facets on, for the service to refuse: never the whole catalogue by accident', () => {
    expect(listingInput(parse('features={bad'))).toMatchObject({ features: '{bad' });
    expect(listingInput(parse('features=["x"]'))).toMatchObject({ features: '["x"]' });
  });

  it('accepts the Frappe API’s way of writing facets', () => {
    expect(parse('features={"colore":"Rosso","misura":["S","M"]}').facets).toEqual({
      colore: ['Rosso'],
      misura: ['S', 'M'],
    });
  });

  it('switches one value of a facet and starts again from the first page', () => {
    const query = parse('f_colore=Rosso&page=4');
    expect(listingHref(query, withFacetValue(query, 'colore', 'Blu', true))).toBe(
      '/shop?f_colore=Blu&f_colore=Rosso',
    );
    expect(listingHref(query, withFacetValue(query, 'colore', 'Rosso', false))).toBe('/shop');
  });

  it('clears filters but keeps term, category, order and view', () => {
    const query = parse(
      'search_term=vite&category=Ferramenta&f_colore=Rosso&min_price=3&is_in_stock=1&order_by=newest&view=list',
    );
    expect(listingHref(query, withoutFilters)).toBe(
      '/shop?search_term=vite&category=Ferramenta&order_by=newest&view=list',
    );
    expect(filterCount(query)).toBe(3);
  });

  it('keeps searches and filter combinations away from crawlers, categories not', () => {
    expect(hiddenFromCrawlers(parse('category=Utensili&page=2'))).toBe(false);
    expect(hiddenFromCrawlers(parse('category=Utensili&f_colore=Rosso'))).toBe(true);
    expect(hiddenFromCrawlers(parse('category=Utensili&f_brand=Ferrobruno&page=2'))).toBe(false);
    expect(hiddenFromCrawlers(parse('category=Utensili&f_brand=Ferrobruno&order_by=newest'))).toBe(true);
    expect(hiddenFromCrawlers(parse('category=Utensili&f_colore=Rosso&f_colore=Blu'))).toBe(true);
    expect(hiddenFromCrawlers(parse('search_term=vite'))).toBe(true);
  });

  it('keeps the layouts away from crawlers, new products and offers not', () => {
    const at = (place: ListingPlace) => hiddenFromCrawlers({ ...parse(''), place });
    expect([at('list'), at('grid/2cols'), at('off-canvas')]).toEqual([true, true, true]);
    expect([at(''), at('novita'), at('offerte')]).toEqual([false, false, false]);
  });

  it('knows the places below /shop, and no others', () => {
    expect(['/shop', '/shop/', '/shop/list', '/shop/grid/4cols/', 'offerte'].map(listingPlace)).toEqual([
      '',
      '',
      'list',
      'grid/4cols',
      'offerte',
    ]);
    for (const path of ['/shop/List', '/shop/grid/9cols', '/shop/list/x', 'constructor', '/shop//list']) {
      expect(listingPlace(path)).toBeUndefined();
    }
  });

  it('adds pages below those shown, at most 96 products together', () => {
    const add = (search: string) => moreHref(parse(search));
    expect(add('page=2')).toEqual({ href: '/shop?page=3&from=2', inPlace: true });
    expect(add('page=4&from=1')).toEqual({ href: '/shop?page=5', inPlace: false });
    expect(add('per_page=48&page=2&from=1')).toEqual({ href: '/shop?per_page=48&page=3', inPlace: false });
    expect(parse('page=50&from=1').from).toBe(47);
    expect(parse('page=3&from=9').from).toBe(3);
    expect(parse('page=3&from=-1').from).toBe(1);
    expect(listingHref(parse('page=3&from=2'), { page: 4 })).toBe('/shop?page=4');
  });

  it('each state has one address, and reading it gives the same state', () => {
    const word = fc
      .string({ minLength: 1, maxLength: 12 })
      .filter((text) => text.trim() === text && text !== '');
    const state = fc.record({
      place: fc.constantFrom('' as const, 'list' as const, 'grid/3cols' as const, 'offerte' as const),
      term: fc.oneof(fc.constant(''), word),
      category: fc.oneof(fc.constant(''), word),
      page: fc.integer({ min: 1, max: 99 }),
      perPage: fc.constantFrom(12, 24, 48),
      order: fc.constantFrom('', 'price-asc', 'newest'),
      view: fc.constantFrom('' as const, 'grid' as const, 'list' as const),
      facets: fc.dictionary(
        fc.stringMatching(/^[a-z_]{1,8}$/),
        fc.uniqueArray(word, { minLength: 1, maxLength: 3 }).map((values) => values.toSorted()),
        { maxKeys: 3 },
      ),
      minPrice: fc.constantFrom('', '10', '12.50'),
      maxPrice: fc.constantFrom('', '99'),
      rating: fc.constantFrom('' as const, '4' as const),
      inStock: fc.boolean(),
      onSale: fc.boolean(),
      exact: fc.boolean(),
      tab: fc.constant('' as const),
      others: fc.constantFrom<Record<string, string>>({}, { skus: 'A;B' }),
    });
    fc.assert(
      fc.property(state, (shown) => {
        const query = { ...shown, from: shown.page };
        const href = listingHref(query);
        const address = new URL(href, 'http://shop.example');
        const back = listingQuery(address.searchParams, listingPlace(address.pathname));
        expect({ ...back, facets: { ...back.facets } }).toEqual({ ...query, facets: { ...query.facets } });
        expect(listingHref(back)).toBe(href);
      }),
    );
  });
});
