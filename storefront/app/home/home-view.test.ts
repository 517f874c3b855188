import type { Home } from '@casamaestra/contract/content/content.operations.ts';
import { describe, expect, it } from 'vitest';
import { homeView } from './home-view.ts';
import type { HomeGoods } from './home-view.ts';

const common = { order: 1, url: '/shop', b2b: 0, b2c: 1, status: 'Published' };
const slide: Home['slider_top'][number] = {
  ...common,
  position: 'Left',
  title_1: 'Il divano che resta',
  title_2: '',
  button: 'Scopri',
  alt: '',
  background_color_banner: '#fff',
  text_color: '#000',
  background_transparency: 0,
  slide_image: [
    { url: '/media/a.webp', width: '1600', height: '900', srcset_avif: '/media/a-800.avif 800w' },
  ],
  slide_image_mobile: null,
};
const tile = { ...common, label: 'Sedie', image: null, srcset: null };
const post = {
  title: 'Il primo trapano',
  route: 'blog/trapano',
  intro: '',
  category: 'Fai da te',
  published_on: '2026-10-01',
  read_time: 4,
  image: null,
};
const empty: Home = {
  slider_top: [],
  promo_banner: [],
  home_category: [],
  home_brand: [],
  popular_department: [],
  flyer: [],
  info_box: [],
  promo_section: null,
  blog: [],
};

const noGoods: HomeGoods = {
  offers: [],
  featured: [],
  latest: [],
  lowestPrices: new Map(),
  project: [],
};

describe('R01 home page from content', () => {
  it('shows published rows for shoppers in their order', () => {
    const view = homeView(
      {
        ...empty,
        slider_top: [
          { ...slide, order: 2, title_1: 'secondo' },
          { ...slide, order: 1, title_1: 'primo' },
          { ...slide, title_1: 'bozza', status: 'Draft' },
          { ...slide, title_1: 'solo aziende', b2c: 0 },
        ],
        home_category: [{ ...tile, order: 2, label: 'Tavoli' }, tile],
      },
      noGoods,
    );
    expect(view.slides.map((row) => row.title)).toEqual(['primo', 'secondo']);
    expect(view.categories.map((row) => row.label)).toEqual(['Sedie', 'Tavoli']);
  });

  it('keeps size and widths of the pictures, so that nothing moves while they load', () => {
    const [row] = homeView({ ...empty, slider_top: [slide] }, noGoods).slides;
    expect(row?.picture).toEqual({
      src: '/media/a.webp',
      width: 1600,
      height: 900,
      avif: '/media/a-800.avif 800w',
      webp: '',
    });
    expect(row?.mobile).toBeUndefined();
  });

  it('shows three posts at most and lives without any section', () => {
    const view = homeView({ ...empty, blog: [post, post, post, post] }, noGoods);
    expect(view.posts).toHaveLength(3);
    expect(view.promo).toBeNull();
  });

  it('tells the lowest price behind a slide, the sum of a project and the link that buys it', () => {
    const good = { name: 'Rullo', url: '/det/rullo', price: 9.9, image: undefined };
    const promo_section = { title: 'Dipingi', text: '', button: '', url: '/shop', image: null, goods: [] };
    const view = homeView(
      { ...empty, slider_top: [slide, { ...slide, url: '/shop?category=Luce' }], promo_section },
      {
        ...noGoods,
        lowestPrices: new Map([['/shop?category=Luce', 19.9]]),
        project: [
          { ...good, sku: 'RUL-1', quantity: 3 },
          { ...good, sku: 'TEL-4X5', quantity: 1 },
        ],
      },
    );
    expect(view.slides.map(({ from }) => from)).toEqual([undefined, 19.9]);
    expect(view.promo?.total).toBe(39.6);
    expect(view.promo?.addUrl).toBe('/pages/cart?add=RUL-1:3,TEL-4X5:1');
  });
});
