import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startQuoteShop } from './testing/quote-shop.ts';
import type { QuoteShop } from './testing/quote-shop.ts';

let shop: QuoteShop;
beforeAll(async () => {
  shop = await startQuoteShop();
});
afterAll(() => shop.close());

describe('K01 prices by SKU', () => {
  const prices = '/api/method/mymb_ecommerce.mymb_b2c.solr_search.get_products_price';

  test('today’s, with the names of a product’s fields; what is not sold is left out', async () => {
    const skus = encodeURIComponent('TRAPANO;PITTURA;SEGRETO;MAI-VISTO;TRAPANO');
    const message = await shop.value<Record<string, unknown>>(`${prices}?skus=${skus}`);
    expect(Object.keys(message)).toEqual(['TRAPANO', 'PITTURA']);
    expect(message.TRAPANO).toMatchObject({ is_sale: false, price: 50, sale_price: null, net_price: 50 });
    expect(message.PITTURA).toMatchObject({
      is_sale: true,
      price: 40,
      sale_price: 30,
      net_price: 30,
      gross_price: 40,
      discount_percent: 25,
      unit_price: { amount: 6, unit: 'l' },
      stock: 10,
    });
  });

  test('a JSON list, a list in a body, no SKU, too many', async () => {
    expect(await shop.value(`${prices}?skus=${encodeURIComponent('["FINITO"]')}`)).toMatchObject({
      FINITO: { is_out_of_stock: true },
    });
    const posted = await shop.post(prices, { skus: ['TRAPANO'] });
    expect(posted.body).toMatchObject({ message: { TRAPANO: { price: 50 } } });
    expect(await shop.value(`${prices}?skus=`)).toEqual({});
    for (const query of [
      '',
      'skus=[1]',
      'skus=[',
      `skus=${'a;'.repeat(200).replaceAll('a', () => `s${Math.random()}`)}`,
    ]) {
      expect((await shop.ask(`${prices}?${query}`)).status).toBe(417);
    }
  });
});
