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

  test('current prices under the product’s field names; unknown SKUs are left out', async () => {
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

  test('items in quantities, at the path of the Frappe API’s client for its ERP', async () => {
    const path = '/api/method/mymb_ecommerce.controllers.api_client.get_products_price';
    const query =
      'customer_code=1&address_code=2&id_cart=3&item_codes=TRAPANO,PITTURA,MAI-VISTO&quantity_list=2,1,1';
    const rows = [
      { item_code: 'TRAPANO', quantity: 2, price: 50, amount: 100 },
      { item_code: 'PITTURA', quantity: 1, sale_price: 30, amount: 30 },
    ];
    expect(await shop.value(`${path}?${query}`)).toMatchObject(rows);
    const posted = await shop.post(path, Object.fromEntries(new URLSearchParams(query)));
    expect(posted.body).toMatchObject({ message: rows });
    for (const wrong of [
      '',
      'item_codes=TRAPANO',
      'item_codes=TRAPANO&quantity_list=0',
      'item_codes=MAI-VISTO&quantity_list=1',
    ])
      expect(await shop.value(`${path}?${wrong}`)).toEqual({ error: expect.any(String) as string });
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
