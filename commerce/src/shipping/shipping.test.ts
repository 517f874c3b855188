import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductRowInput } from '@casamaestra/contract/catalog/product-row.ts';
import type { Quote } from '@casamaestra/contract/cart/quote.ts';
import type { CommerceSettingsInput } from '@casamaestra/contract/shipping/commerce-settings.ts';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';
import { loadTestSettings, testSettings } from './testing/test-settings.ts';
import { fillCommerceSettings, loadCommerceSettings } from './load-commerce-settings.usecase.ts';

const goods = (code: string, category: string[]): ProductRowInput => ({
  code,
  name: code,
  slug: `det/${code.toLowerCase()}`,
  category,
  variants: [{ sku: code, price: 1, stock: 1 }],
});
const rows = [
  goods('FICUS', ['Giardino', 'Piante', 'Da interno']),
  goods('ROSA', ['Giardino', 'Piante']),
  goods('SEGA', ['Utensili']),
];

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop(rows, { environment: { LANGUAGES: 'it,en,sk' } });
});
afterAll(() => shop.close());

const cart = '/api/method/omnicommerce.controllers.cart';
const filters = '/api/method/mymb_ecommerce.mymb_b2c.b2c_filters';

interface RuleRow {
  readonly shipping_rule: string;
  readonly label: string;
  readonly shipping_amount: number;
}

describe('C05 and K01 how a shop sells', () => {
  test('a shop without rules delivers nowhere, and is filled once', async () => {
    expect(await shop.value(`${cart}.get_deliverable_countries`)).toEqual({ data: [] });
    expect(await shop.value(`${cart}.get_shipping_rules?country=IT&totalPrice=50`)).toEqual({ data: [] });
    expect(await fillCommerceSettings(shop.database, testSettings)).toMatchObject({ rules: 5, coupons: 5 });
    expect(await fillCommerceSettings(shop.database, testSettings)).toBeNull();
  });

  test('loading again changes nothing but what is written otherwise; left out ways are not offered', async () => {
    await shop.database.updateTable('coupon').set({ uses: 1 }).where('code', '=', 'UNICO').execute();
    await loadTestSettings(shop.database, {
      shipping_rules: testSettings.shipping_rules.filter(({ name }) => name !== 'pesante'),
    });
    const rows = await shop.value<{ data: RuleRow[] }>(
      `${cart}.get_shipping_rules?country=italia&totalPrice=50`,
    );
    expect(rows.data.map((row) => row.shipping_rule)).toEqual(['corriere', 'isole', 'ritiro']);
    await loadTestSettings(shop.database);
    const unique = await shop.database
      .selectFrom('coupon')
      .select('uses')
      .where('code', '=', 'UNICO')
      .executeTakeFirst();
    expect(unique).toEqual({ uses: 1 });
  });

  test('a code for something that does not exist is left out and named', async () => {
    const coupon = { code: 'bagno', kind: 'percentage', percent: 5, categories: ['Bagno'] };
    const description = { it: 'x', en: 'x', sk: 'x' };
    const loaded = await loadCommerceSettings(shop.database, {
      ...testSettings,
      coupons: [{ ...coupon, description }],
    });
    expect(loaded).toMatchObject({ coupons: 0, problems: [{ coupon: 'BAGNO', unknown: ['Bagno'] }] });
    const broken = { ...testSettings, coupons: [{ ...coupon, percent: 0, description }] };
    await expect(loadCommerceSettings(shop.database, broken)).rejects.toThrow('percent');
  });

  test('pages that say what delivery costs are written anew', async () => {
    const changes = () =>
      shop.database.selectFrom('change_log').select('seq').where('kind', '=', 'content').execute();
    const before = await changes();
    await loadCommerceSettings(shop.database, testSettings);
    expect((await changes()).length).toBe(before.length + 1);
  });

  test('VAT classes reach all goods of a category, later rows win, what is in none goes back', async () => {
    const classOf = async () =>
      (await shop.database.selectFrom('product').select(['code', 'vat_class']).orderBy('code').execute()).map(
        ({ code, vat_class }) => `${code} ${vat_class}`,
      );
    const load = (vat_classes: CommerceSettingsInput['vat_classes']) =>
      loadCommerceSettings(shop.database, {
        ...testSettings,
        ...(vat_classes === undefined ? {} : { vat_classes }),
      });
    await load([
      { class: 'reduced', categories: ['Giardino'] },
      { class: 'super_reduced', products: ['ROSA'] },
    ]);
    const classed = ['FICUS reduced', 'ROSA super_reduced', 'SEGA standard'];
    expect(await classOf()).toEqual(classed);
    await load(undefined);
    expect(await classOf()).toEqual(classed);
    await load([]);
    expect(await classOf()).toEqual(['FICUS standard', 'ROSA standard', 'SEGA standard']);
  });

  test('an old appliance is taken back with goods that may be electrical, and with no others', async () => {
    const load = (electrical_categories?: string[]) =>
      loadCommerceSettings(shop.database, {
        ...testSettings,
        ...(electrical_categories === undefined ? {} : { electrical_categories }),
      });
    const offered = async (...skus: string[]) => {
      const lines = skus.map((sku) => ({ sku, qty: 1 }));
      const answer = await shop.post('/api/method/casamaestra.cart.quote', { lines, country: 'IT' });
      return (answer.body as { message: Quote }).message.weee_take_back;
    };
    expect(await offered('FICUS')).toBe(true);
    await load(['Utensili']);
    expect(await Promise.all([offered('FICUS'), offered('SEGA'), offered('FICUS', 'SEGA')])).toEqual([
      false,
      true,
      true,
    ]);
    await load();
    expect(await offered('FICUS')).toBe(false);
    await load(['Giardino']);
    expect(await Promise.all([offered('FICUS'), offered('ROSA'), offered('SEGA')])).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('countries of delivery', async () => {
    expect(await shop.value(`${cart}.get_deliverable_countries`)).toEqual({
      data: [
        { name: 'Italia', code: 'it' },
        { name: 'Slovacchia', code: 'sk' },
      ],
    });
  });

  test.each([
    ['IT', '50', { shipping_amount: 9.9, price_range_from: 0, price_range_to: 79 }],
    ['it', '78.99', { shipping_amount: 9.9, price_range_from: 0, price_range_to: 79 }],
    ['Italy', '79', { shipping_amount: 0, price_range_from: 79, price_range_to: 0 }],
    ['Italia', '79', { shipping_amount: 0, price_range_from: 79, price_range_to: 0 }],
    ['IT', '79,00', { shipping_amount: 0, price_range_from: 79, price_range_to: 0 }],
  ])('rules for %s and %s €', async (country, amount, row) => {
    const { data } = await shop.value<{ data: RuleRow[] }>(
      `${cart}.get_shipping_rules?country=${country}&totalPrice=${amount}`,
    );
    expect(data[0]).toEqual({
      shipping_rule: 'corriere',
      label: 'Corriere',
      generic_shipping_amount: 9.9,
      country: 'Italia',
      ...row,
    });
  });

  test('without an amount there are no rules, with a wrong one a refusal', async () => {
    expect(await shop.value(`${cart}.get_shipping_rules?country=IT`)).toEqual({ data: [] });
    expect(await shop.value(`${cart}.get_shipping_rules?country=XX&totalPrice=5`)).toEqual({ data: [] });
    for (const amount of ['abc', '-1', '1e99', 'NaN']) {
      const answer = await shop.ask(`${cart}.get_shipping_rules?country=IT&totalPrice=${amount}`);
      expect(answer.status).toBe(417);
      expect(answer.text).toContain('importo in euro');
    }
  });

  test('what the checkout page must know, in its language', async () => {
    const options = await shop.value('/api/method/casamaestra.checkout.options');
    expect(options).toEqual({
      payment_methods: ['card', 'paypal', 'satispay', 'transfer'],
      default_payment_method: 'card',
      card_form: false,
      wallets: [],
      countries: [
        { code: 'IT', name: 'Italia' },
        { code: 'SK', name: 'Slovacchia' },
      ],
      sandbox: true,
    });
    const slovak = await shop.ask('/api/method/casamaestra.checkout.options', {
      headers: { cookie: 'language=sk' },
    });
    expect(slovak.text).toContain('Slovensko');
  });
});

describe('K01 Italian places', () => {
  const find = (q: string) =>
    shop.value<{ city: string; province: string; province_name: string; caps: string[] }[]>(
      `/api/method/casamaestra.checkout.places?q=${encodeURIComponent(q)}`,
    );

  test.each([
    ['40128', 'Bologna', 'BO'],
    ['00118', 'Roma', 'RM'],
    ['roma', 'Roma', 'RM'],
    ['ROMA', 'Roma', 'RM'],
    ['bolzano', 'Bolzano/Bozen', 'BZ'],
    ['bozen', 'Bolzano/Bozen', 'BZ'],
    ['forli', 'Forlì', 'FC'],
    ['sant agata di milit', "Sant'Agata di Militello", 'ME'],
    ["L'Aquila", "L'Aquila", 'AQ'],
    ['23041', 'Livigno', 'SO'],
    ['20090', 'Buccinasco', 'MI'],
  ])('%s: %s (%s)', async (typed, city, province) => {
    const found = await find(typed);
    expect(found[0]).toMatchObject({ city, province });
    expect(found.length).toBeLessThanOrEqual(20);
    for (const place of found) {
      expect(place.caps.length).toBeGreaterThan(0);
      for (const cap of place.caps) expect(cap).toMatch(/^\d{5}$/);
    }
  });

  test('nothing like it: an empty list; too short or too long: a refusal', async () => {
    expect(await find('xyzzy')).toEqual([]);
    expect(await find('99999')).toEqual([]);
    expect(await find('%%')).toEqual([]);
    for (const q of ['', 'a', 'a'.repeat(61)]) {
      const answer = await shop.ask(`/api/method/casamaestra.checkout.places?q=${q}`);
      expect(answer.status).toBe(417);
    }
  });

  test('regions, provinces and CAPs in the Frappe API’s shapes', async () => {
    const regions = await shop.value<{ regione: string }[]>(`${filters}.get_regions`);
    for (const call of ['get_regions', 'get_province'])
      expect((await shop.post(`${filters}.${call}`, {})).status).toBe(403);
    expect(regions).toHaveLength(20);
    expect(regions[0]).toEqual({ regione: 'Abruzzo' });
    const provinces = await shop.value<{ codice_provincia: string }[]>(
      `${filters}.get_province?region=Emilia-Romagna`,
    );
    expect(provinces).toHaveLength(9);
    expect(provinces).toContainEqual({ codice_provincia: 'FC', provincia: 'Forlì-Cesena' });
    expect(await shop.value<unknown[]>(`${filters}.get_province`)).toHaveLength(107);
    const zipcodes = await shop.value<unknown[]>(`${filters}.get_zipcode?province_code=bo`);
    expect(zipcodes).toContainEqual({
      comune: "Anzola dell'Emilia",
      cap: '40011',
      provincia: 'Bologna',
      regione: 'Emilia-Romagna',
      codice_provincia: 'BO',
    });
    expect(await shop.value(`${filters}.get_zipcode`)).toEqual([]);
    expect(await shop.value(`${filters}.get_zipcode?province_code=XX`)).toEqual([]);
  });
});
