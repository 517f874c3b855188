import type { Area } from '../area.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import { undoBulk } from './bulk/undo-bulk.ts';
import { bulkFieldEndpoints } from './bulk/bulk-fields.endpoint.ts';
import { goodsEndpoints } from './goods.endpoint.ts';
import { goodsImportEndpoints } from './import/goods-import.endpoint.ts';
import { importJob, purgeImportsJob } from './import/import.job.ts';
import { undoImport } from './import/undo-import.ts';
import { undoFocus } from './pictures/focus-picture.usecase.ts';
import { undoPictures } from './pictures/undo-pictures.ts';
import { unusedPicturesJob } from './pictures/unused-pictures.job.ts';
import { undoVariantPictures } from './pictures/variant-pictures.usecase.ts';
import { undoCosts } from './prices/save-cost.usecase.ts';
import { undoPrices } from './prices/undo-prices.ts';
import { foldCellsJob } from './products/fold-cells.job.ts';
import { productDatesJob } from './products/product-dates.job.ts';
import { undoProduct } from './products/undo-product.ts';
import { undoRelease } from './products/undo-release.ts';
import { undoMaking } from './products/undo-making.ts';
import { undoShelf } from './stock/save-shelf.usecase.ts';
import { undoStock } from './stock/undo-stock.ts';
import { undoVariants } from './variants/undo-variants.ts';

/** Goods in the back office: products, their prices and their stock. */
export const createGoodsArea = (deps: StaffDependencies): Area => ({
  endpoints: [...goodsEndpoints(deps), ...bulkFieldEndpoints(deps), ...goodsImportEndpoints(deps)],
  jobs: [
    importJob(deps),
    purgeImportsJob(deps),
    foldCellsJob(deps),
    productDatesJob(deps),
    unusedPicturesJob(deps),
  ],
  undo: [
    undoProduct(deps.config.mode === 'production'),
    undoBulk(deps.config.mode === 'production'),
    undoRelease,
    undoPictures(deps.config.mode === 'production'),
    undoFocus,
    undoPrices,
    undoCosts,
    undoStock,
    undoShelf,
    undoVariants,
    undoVariantPictures,
    undoMaking,
    undoImport(deps.config.mode === 'production'),
  ],
});
