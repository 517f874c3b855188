import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductRowInput } from '@casamaestra/contract/catalog/product-row.ts';
import { loadCommerceSettings } from '../../shipping/load-commerce-settings.usecase.ts';
import { importCatalogue } from '../import/import-catalogue.usecase.ts';
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts';
import { applySafetyGate, incompleteOffers } from './safety-gate.usecase.ts';

const maker = (address: string) => ({ name: 'Officine Prova', address, contact: 'info@prova.example' });
const responsible = {
  name: 'Importa S.r.l.',
  address: 'Via Po 2, 10121 Torino (TO)',
  contact: 'ue@importa.example',
};
const row = (code: string, rest: Partial<ProductRowInput> = {}): ProductRowInput => ({
  code,
  name: `Prodotto ${code}`,
  slug: `det/${code.toLowerCase()}`,
  category: ['Utensili', 'Trapani'],
  variants: [{ sku: `${code}-1`, price: 10, stock: 5 }],
  ...rest,
});
const whole = row('INTERO', { manufacturer: maker('Via Po 1, 10121 Torino (TO)') });
const nameless = row('SENZA');
const foreign = row('FUORI', { manufacturer: maker('88 Jiangnan Road, Ningbo, Cina') });
const unclear = row('OSCURO', { manufacturer: maker('Via Po 1, Torino') });
const plant = row('PIANTA', { category: ['Giardino', 'Piante'] });
const hidden = row('NASCOSTO', { published: false });

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casamaestra-safety-'));
  shop = await startTestShop([whole]);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

async function load(rows: readonly ProductRowInput[], withholds: boolean) {
  const file = join(folder, 'catalogo.jsonl');
  await writeFile(file, rows.map((one) => JSON.stringify(one)).join('\n'));
  const outcome = await importCatalogue({
    file,
    withholds,
    connection: shop.connection,
    dataDirectory: shop.dataDir,
    sentenceOf: ({ code }) => code,
  });
  expect(outcome).toMatchObject({ ok: true, report: { totals: { rejected: 0 } } });
}

const shown = async (count: number) => {
  const listing = '/api/shop?per_page=20';
  await shop.until(listing, ({ text }) => text.includes(`"totalCount":${count}`));
  const { products } = await shop.value<{ products: { sku: string }[] }>(listing);
  return products.map(({ sku }) => sku.replace('-1', '')).toSorted();
};
const gaps = async () => {
  const { count, products } = await incompleteOffers(shop.connection, 100);
  expect(count).toBe(products.length);
  return Object.fromEntries(products.map(({ code, lacks }) => [code, lacks]));
};

describe('Goods without maker or responsible person (Reg. (UE) 2023/988, art. 19)', () => {
  test('are loaded, listed with what is missing, and not published where the shop withholds them', async () => {
    await load([whole, nameless, foreign, unclear, plant, hidden], true);
    expect(await shown(1)).toEqual(['INTERO']);
    expect(await gaps()).toEqual({
      SENZA: 'maker',
      FUORI: 'responsible',
      OSCURO: 'country',
      PIANTA: 'maker',
    });
  });

  test('cannot be put into a cart either', async () => {
    const prices = await shop.ask(
      '/api/method/mymb_ecommerce.mymb_b2c.solr_search.get_products_price?skus=SENZA-1;INTERO-1',
    );
    expect(prices.text).not.toContain('SENZA-1');
  });

  test('are published with the file that completes them, or when their category is exempt', async () => {
    await load(
      [
        { ...foreign, eu_responsible: responsible },
        { ...unclear, manufacturer: maker('Via Po 1, Torino, Italia') },
      ],
      true,
    );
    expect(await shown(3)).toEqual(['FUORI', 'INTERO', 'OSCURO']);
    await loadCommerceSettings(shop.database, { safety_exempt_categories: ['Giardino'] });
    await applySafetyGate(shop.connection, { withholds: true });
    expect(await shown(4)).toEqual(['FUORI', 'INTERO', 'OSCURO', 'PIANTA']);
    expect(await gaps()).toEqual({ SENZA: 'maker' });
  });

  test('are published where the shop does not withhold, which changes nothing a file said', async () => {
    await applySafetyGate(shop.connection, { withholds: false });
    expect(await shown(5)).toContain('SENZA');
    expect(await gaps()).toEqual({ SENZA: 'maker' });
    await applySafetyGate(shop.connection, { withholds: true });
    expect(await shown(4)).not.toContain('NASCOSTO');
    // A file of prices alone publishes nothing that is withheld.
    await load([{ ...nameless, name: 'Prodotto SENZA, nuovo nome' }, hidden], false);
    expect(await shown(4)).not.toContain('SENZA');
  });
});
