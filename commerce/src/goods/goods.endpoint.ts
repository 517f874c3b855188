import { accepted } from '@casamaestra/contract/platform/operation.ts';
import {
  changeStockOperation,
  previewPricesOperation,
  previewProductOperation,
  releaseProductOperation,
  saveCostOperation,
  saveShelfOperation,
  savePricesOperation,
  saveProductOperation,
  staffCategoriesOperation,
  staffProductOperation,
  staffProductsOperation,
  stockLedgerOperation,
} from '@casamaestra/contract/staff/goods.operations.ts';
import { goodsFacetsOperation } from '@casamaestra/contract/staff/goods-facets.operations.ts';
import { lowStockOperation } from '@casamaestra/contract/staff/low-stock.operations.ts';
import {
  applyBulkPricesOperation,
  previewBulkPricesOperation,
} from '@casamaestra/contract/staff/bulk-prices.operations.ts';
import {
  createProductOperation,
  newProductChoicesOperation,
} from '@casamaestra/contract/staff/new-product.operations.ts';
import { productFeaturesOperation } from '@casamaestra/contract/staff/product-features.operations.ts';
import { uploadDocumentOperation } from '@casamaestra/contract/staff/staff-documents.operations.ts';
import {
  assignPicturesOperation,
  describePictureOperation,
  focusPictureOperation,
  matchPicturesOperation,
  picturesOperation,
  saveVariantPicturesOperation,
  uploadPictureOperation,
  variantPicturesOperation,
} from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import { compareCatalogueOperation } from '@casamaestra/contract/staff/compare-catalogue.operations.ts';
import {
  productVariantsOperation,
  saveVariantsOperation,
  variantPriceMeaningsOperation,
} from '@casamaestra/contract/staff/product-variants.operations.ts';
import {
  changePricePeriodOperation,
  priceCalendarOperation,
  priceCourseOperation,
} from '@casamaestra/contract/staff/price-calendar.operations.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import { staffEndpoint } from '../staff/staff-endpoint.ts';
import { compareCatalogue } from './easyfatt/compare-catalogue.usecase.ts';
import { readProductFeatures } from './features/product-features.usecase.ts';
import { focusPicture } from './pictures/focus-picture.usecase.ts';
import { assignPictures, describePicture } from './pictures/assign-pictures.usecase.ts';
import { readPictures } from './pictures/list-pictures.usecase.ts';
import { matchPictures } from './pictures/match-pictures.usecase.ts';
import { readVariantPictures, saveVariantPictures } from './pictures/variant-pictures.usecase.ts';
import { applyBulkPrices, previewBulkPrices } from './prices/bulk-prices.usecase.ts';
import { changePricePeriod } from './prices/change-period.usecase.ts';
import { saveShelf } from './stock/save-shelf.usecase.ts';
import { saveCost } from './prices/save-cost.usecase.ts';
import { readPriceCalendar } from './prices/price-calendar.usecase.ts';
import { readPriceCourse } from './prices/price-course.usecase.ts';
import { previewPrices, savePrices } from './prices/save-prices.usecase.ts';
import { createProduct, newProductChoices } from './products/create-product.usecase.ts';
import { listProductsForStaff, readCategories } from './products/list-products.usecase.ts';
import { goodsFacets } from './products/product-facets.usecase.ts';
import { previewProduct } from './products/preview-product.usecase.ts';
import { uploadDocument } from './products/upload-document.usecase.ts';
import { readProductForStaff } from './products/read-product.usecase.ts';
import { releaseProduct, saveProduct } from './products/save-product.usecase.ts';
import { uploadPicture } from './products/upload-picture.usecase.ts';
import { listLowStock } from './stock/low-stock.usecase.ts';
import { moveStock, readLedger } from './stock/move-stock.usecase.ts';
import { priceMeanings } from './variants/price-meanings.usecase.ts';
import { readVariants } from './variants/read-variants.usecase.ts';
import { saveVariants } from './variants/save-variants.usecase.ts';

/** Goods for staff: products, prices, stock. */
export const goodsEndpoints = (deps: StaffDependencies): readonly Endpoint[] => [
  staffEndpoint(deps, staffProductsOperation, async (input, who) => listProductsForStaff(deps, who, input)),
  staffEndpoint(deps, staffProductOperation, ({ id }, who) => readProductForStaff(deps, id, who)),
  staffEndpoint(deps, staffCategoriesOperation, async () => accepted(await readCategories(deps))),
  staffEndpoint(deps, uploadPictureOperation, ({ content }) => uploadPicture(deps, content)),
  staffEndpoint(deps, picturesOperation, async (input) => accepted(await readPictures(deps.database, input))),
  staffEndpoint(deps, matchPicturesOperation, async ({ names }) =>
    accepted(await matchPictures(deps.database, names)),
  ),
  staffEndpoint(deps, assignPicturesOperation, ({ pictures }, who) => assignPictures(deps, pictures, who)),
  staffEndpoint(deps, describePictureOperation, (input, who) => describePicture(deps, input, who)),
  staffEndpoint(deps, focusPictureOperation, (input, who) => focusPicture(deps, input, who)),
  staffEndpoint(deps, variantPicturesOperation, ({ id }) => readVariantPictures(deps, id)),
  staffEndpoint(deps, saveVariantPicturesOperation, (input, who) => saveVariantPictures(deps, input, who)),
  staffEndpoint(deps, createProductOperation, (input, who) => createProduct(deps, input, who)),
  staffEndpoint(deps, newProductChoicesOperation, async () => accepted(await newProductChoices(deps))),
  staffEndpoint(deps, productFeaturesOperation, (input) => readProductFeatures(deps.database, input)),
  staffEndpoint(deps, saveProductOperation, (input, who) => saveProduct(deps, input, who)),
  staffEndpoint(deps, previewProductOperation, ({ id }) => previewProduct(deps, id)),
  staffEndpoint(deps, goodsFacetsOperation, (filter, who) => goodsFacets(deps, filter, who)),
  staffEndpoint(deps, uploadDocumentOperation, (input, who) => uploadDocument(deps, input, who)),
  staffEndpoint(deps, releaseProductOperation, ({ id }, who) => releaseProduct(deps, id, who)),
  staffEndpoint(deps, productVariantsOperation, ({ id }, who) => readVariants(deps, id, who)),
  staffEndpoint(deps, saveVariantsOperation, (input, who) => saveVariants(deps, input, who)),
  staffEndpoint(deps, variantPriceMeaningsOperation, (input, who) => priceMeanings(deps, input, who)),
  staffEndpoint(deps, previewPricesOperation, (input, who) => previewPrices(deps, input, who)),
  staffEndpoint(deps, saveCostOperation, (input, who) => saveCost(deps, input, who)),
  staffEndpoint(deps, saveShelfOperation, (input, who) => saveShelf(deps, input, who)),
  staffEndpoint(deps, savePricesOperation, (input, who) => savePrices(deps, input, who)),
  staffEndpoint(deps, previewBulkPricesOperation, (input, who) => previewBulkPrices(deps, input, who)),
  staffEndpoint(deps, applyBulkPricesOperation, (input, who) => applyBulkPrices(deps, input, who)),
  staffEndpoint(deps, priceCalendarOperation, async () => accepted(await readPriceCalendar(deps))),
  staffEndpoint(deps, priceCourseOperation, (input, who) => readPriceCourse(deps, input, who)),
  staffEndpoint(deps, changePricePeriodOperation, (input, who) => changePricePeriod(deps, input, who)),
  staffEndpoint(deps, changeStockOperation, (input, who) => moveStock(deps, input, who)),
  staffEndpoint(deps, stockLedgerOperation, ({ sku }) => readLedger(deps, sku)),
  staffEndpoint(deps, lowStockOperation, async (input) => accepted(await listLowStock(deps, input))),
  staffEndpoint(deps, compareCatalogueOperation, ({ xml }) => compareCatalogue(deps.database, xml)),
];
