import { describe, expect, test } from 'vitest';
import { pageStructuredData } from '../content/page-data.ts';
import { shopData, storeData } from './seller-data.ts';
import { demoShop, noBrand } from './testing/demo-shop.ts';
import { structuredDataFaults } from './testing/structured-data-rules.ts';

const publicUrl = 'https://negozio.example';
const config = { languages: ['it'], publicUrl, shop: demoShop, brand: noBrand } as const;

describe('Structured data', () => {
  test('of the home page names the shop', () => {
    expect(structuredDataFaults(shopData(config))).toEqual([]);
  });

  test('of the contact page names the store with its address and hours, and how the site is searched', () => {
    const data = storeData(config);
    expect(data).toMatchObject([
      { potentialAction: { '@type': 'SearchAction' } },
      { '@type': 'HomeGoodsStore' },
    ]);
    expect(structuredDataFaults(data)).toEqual([]);
  });

  test('of a page with questions has each with its answer, of any other page the way to it', () => {
    const html = ['Quanto costa?', 'Quando arriva?', 'Si può rendere?']
      .map((question) => `<h2 id="x">${question}</h2><p>Sì &amp; <b>no</b>.</p>`)
      .join('\n');
    const page = { title: 'Domande', html: `<h1>Domande</h1>${html}`, address: '/web-page/faq' };
    const data = pageStructuredData(page, 'Home', publicUrl);
    expect(structuredDataFaults(data)).toEqual([]);
    expect(data[1]).toMatchObject({
      mainEntity: { length: 3, 0: { acceptedAnswer: { text: 'Sì & no .' } } },
    });
    const plain = pageStructuredData({ ...page, html: '<h2>Chi siamo?</h2><p>Noi.</p>' }, 'Home', publicUrl);
    expect(plain).toMatchObject([{ '@type': 'BreadcrumbList' }]);
    expect(structuredDataFaults(plain)).toEqual([]);
  });

  test('without a needed property, with an unknown one or a reference to nothing is found', () => {
    expect(structuredDataFaults([{ '@type': 'Brand', slogan: 'x' }])).toEqual([
      '/Brand without name',
      '/Brand: slogan is not among its properties',
    ]);
    const offer = { '@type': 'ProductGroup', hasVariant: { '@id': '#nowhere' } };
    expect(structuredDataFaults([offer])).toContain('/ProductGroup.hasVariant: #nowhere is written nowhere');
  });
});
