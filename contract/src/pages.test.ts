import { describe, expect, it } from 'vitest';
import { urls } from './pages.ts';

describe('Addresses of the shop', () => {
  it('stay as they are: others link to them', () => {
    expect({
      home: urls.home(),
      shop: urls.shop(),
      category: urls.shop({ category: 'Utensili,Utensili-elettrici' }),
      search: urls.shop({ search_term: 'viti 5 × 50', category: undefined }),
      facets: urls.shop({ search_term: '', f_colore: ['Rosso', 'Verde acqua'] }),
      product: urls.product('det/trapano-18-v'),
      variant: urls.product('det/trapano-18-v', 'TR/18 V'),
      webPage: urls.webPage('web-page/chi-siamo'),
      cart: urls.cart(),
    }).toMatchInlineSnapshot(`
      {
        "cart": "/pages/cart",
        "category": "/shop?category=Utensili,Utensili-elettrici",
        "facets": "/shop?f_colore=Rosso&f_colore=Verde+acqua",
        "home": "/",
        "product": "/det/trapano-18-v",
        "search": "/shop?search_term=viti+5+%C3%97+50",
        "shop": "/shop",
        "variant": "/det/trapano-18-v?sku=TR%2F18+V",
        "webPage": "/web-page/chi-siamo",
      }
    `);
  });
});
