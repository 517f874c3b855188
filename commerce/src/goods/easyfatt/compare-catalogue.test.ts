import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { compareCatalogueOperation } from '@casamaestra/contract/staff/compare-catalogue.operations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

const item = (code: string) => ({
  code,
  name: `Trapano ${code}`,
  category: ['Utensili', 'Trapani'],
  variants: [{ sku: `${code}-A`, price: 100, stock: 10 }],
});

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop([item('T1'), item('T2'), item('T3')]);
});
afterAll(() => shop.close());

type Compared = OperationOutput<typeof compareCatalogueOperation>;
const product = (code: string, rest: string) =>
  `<Product><Code>${code}</Code><Description>Da Easyfatt ${code}</Description>${rest}</Product>`;

test('a whole catalogue tells prices, stock, and what only one of both has; nothing is changed', async () => {
  const owner = await signedInStaff(shop, ['owner']);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
    <EasyfattProducts AppVersion="2" Mode="full"><Products>
      ${product('T1-A', '<GrossPrice1>89.9</GrossPrice1><AvailableQty>10</AvailableQty>')}
      ${product('T2-A', '<GrossPrice1>100</GrossPrice1><AvailableQty>-3</AvailableQty>')}
      ${product('X9', '<GrossPrice1>1</GrossPrice1>')}
    </Products></EasyfattProducts>`;
  expect(await owner.value<Compared>('connections.compare_catalogue', { xml })).toEqual({
    compared: 2,
    differences: [
      { sku: 'T1-A', name: 'Trapano T1', field: 'price', shop: 100, file: 89.9 },
      { sku: 'T2-A', name: 'Trapano T2', field: 'stock', shop: 10, file: 0 },
    ],
    difference_count: 2,
    unknown: [{ sku: 'X9', name: 'Da Easyfatt X9' }],
    unknown_count: 1,
    missing: [{ sku: 'T3-A', name: 'Trapano T3' }],
    missing_count: 1,
  });
  const stock = await shop.database.selectFrom('variant').select(['stock', 'price_cents']).execute();
  expect(new Set(stock.map((one) => `${one.stock} ${one.price_cents}`))).toEqual(new Set(['10 10000']));
});

test('one of changes names what was taken out; what is no catalogue is refused', async () => {
  const owner = await signedInStaff(shop, ['owner']);
  const xml = `<EasyfattProducts AppVersion="2" Mode="incremental">
    <UpdatedProducts>${product('T1-A', '<GrossPrice1>100.00</GrossPrice1>')}</UpdatedProducts>
    <DeletedProducts><Product><Code>T2-A</Code></Product></DeletedProducts></EasyfattProducts>`;
  expect(await owner.value<Compared>('connections.compare_catalogue', { xml })).toMatchObject({
    compared: 1,
    differences: [],
    unknown_count: 0,
    missing: [{ sku: 'T2-A' }],
  });
  for (const wrong of [
    '<Altro/>',
    '<EasyfattProducts>',
    'niente',
    '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>',
  ])
    expect(await owner.refusal('connections.compare_catalogue', { xml: wrong })).toBe(
      'staff_catalogue_unreadable',
    );
});
