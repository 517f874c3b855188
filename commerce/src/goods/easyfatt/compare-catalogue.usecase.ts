import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { comparedMost } from '@casamaestra/contract/staff/compare-catalogue.operations.ts';
import type { compareCatalogueOperation } from '@casamaestra/contract/staff/compare-catalogue.operations.ts';
import type { Database } from '../../platform/database/connection.ts';
import { variantsBesides, variantsOfSkus } from './easyfatt.queries.ts';
import { readEasyfattProducts } from './read-easyfatt-products.ts';
import type { FileArticle } from './read-easyfatt-products.ts';

type Compared = OperationOutput<typeof compareCatalogueOperation>;
type ShopArticle = Awaited<ReturnType<typeof variantsOfSkus>>[number];

function differencesOf(shop: ShopArticle, file: FileArticle): Compared['differences'] {
  const { sku, name } = shop;
  const { priceCents, stock } = file;
  return [
    ...(priceCents === null || priceCents === shop.priceCents
      ? []
      : [
          {
            sku,
            name,
            field: 'price' as const,
            shop: eurosFromCents(shop.priceCents),
            file: eurosFromCents(priceCents),
          },
        ]),
    ...(stock === null || stock === shop.stock
      ? []
      : [{ sku, name, field: 'stock' as const, shop: shop.stock, file: stock }]),
  ];
}

/** What a catalogue says otherwise than the shop; nothing is written. */
export async function compareCatalogue(database: Database, xml: string): Promise<Outcome<Compared>> {
  const catalogue = readEasyfattProducts(xml);
  if (catalogue === undefined) return refused('staff_catalogue_unreadable', {}, 'xml');
  const { isWhole, articles, removed } = catalogue;
  const bySku = new Map(articles.map((article) => [article.sku, article]));
  const known = await variantsOfSkus(database, [...bySku.keys()]);
  const differences = known.flatMap((shop) => {
    const file = bySku.get(shop.sku);
    return file === undefined ? [] : differencesOf(shop, file);
  });
  const inShop = new Set(known.map(({ sku }) => sku));
  const unknown = [...bySku.values()].filter(({ sku }) => !inShop.has(sku));
  const gone = isWhole
    ? await variantsBesides(database, [...bySku.keys()], comparedMost)
    : await variantsOfSkus(database, removed).then((rows) => ({ rows, count: rows.length }));
  return accepted({
    compared: known.length,
    differences: differences.slice(0, comparedMost),
    difference_count: differences.length,
    unknown: unknown.slice(0, comparedMost).map(({ sku, name }) => ({ sku, name })),
    unknown_count: unknown.length,
    missing: gone.rows.slice(0, comparedMost).map(({ sku, name }) => ({ sku, name })),
    missing_count: gone.count,
  });
}
