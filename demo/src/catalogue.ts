import type { ProductRowInput } from '@casamaestra/contract/catalog/product-row.ts';
import { picturesOf } from './picture/pictures.ts';
import { withAccessories } from './product/accessories.ts';
import { buildProduct } from './product/build-product.ts';
import { chance } from './product/chance.ts';
import { readDraft } from './product/draft.ts';
import type { Draft } from './product/draft.ts';
import { createRegister, inStoreGtin, productCode } from './product/identity.ts';
import { readBrands, readLeaves, readModels } from './product/leaves.ts';
import { soldAtRank } from './product/trade.ts';
import { readProductTables } from './table/psv.ts';
import { readSentences } from './text/description.ts';

/** Cheap everyday ware sells most; what the tables call hot sells best. */
function popularity(draft: Draft): number {
  return (
    chance('popular', draft.key) + (draft.extra.has('hot') ? 0.9 : 0) - Math.log10(draft.price + 1) * 0.14
  );
}

export function readDrafts(): Draft[] {
  const shelves = { leaves: readLeaves(), brands: readBrands(), models: readModels() };
  return readProductTables().map((line) => readDraft(line, shelves));
}

/** The complete demo catalogue, the same on every run. */
export function buildCatalogue(): ProductRowInput[] {
  const drafts = readDrafts();
  const ranks = new Map(
    drafts.toSorted((a, b) => popularity(b) - popularity(a)).map((draft, rank) => [draft.key, rank]),
  );
  const positions = new Map<string, number>();
  const workshop = {
    sentences: readSentences(),
    told: new Set<string>(),
    picturesOf,
    registers: {
      code: createRegister((seed) => {
        const [prefix = '', key = ''] = seed.split('|');
        return productCode(prefix, key);
      }),
      sku: createRegister((seed) => seed.replace('~', '-')),
      gtin: createRegister(inStoreGtin),
    },
  };
  const rows = drafts.map((draft) => {
    const position = positions.get(draft.leaf.texts) ?? 0;
    positions.set(draft.leaf.texts, position + 1);
    return buildProduct(draft, position, soldAtRank(ranks.get(draft.key) ?? drafts.length), workshop);
  });
  return withAccessories(drafts, rows);
}
