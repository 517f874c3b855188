import {
  activityExportOperation,
  activityOperation,
  paletteOperation,
  todayOperation,
  undoOperation,
} from './back-office.operations.ts';
import { applyBulkPricesOperation, previewBulkPricesOperation } from './bulk-prices.operations.ts';
import {
  changePricePeriodOperation,
  priceCalendarOperation,
  priceCourseOperation,
} from './price-calendar.operations.ts';
import { goodsFacetsOperation } from './goods-facets.operations.ts';
import { importOperations } from './goods-import-operations.ts';
import { bulkFieldOperations } from './bulk-fields.operations.ts';
import { createProductOperation, newProductChoicesOperation } from './new-product.operations.ts';
import { productFeaturesOperation } from './product-features.operations.ts';
import { orderNoteOperations } from './order-notes.operations.ts';
import { presenceOperation } from './presence.operations.ts';
import {
  productVariantsOperation,
  saveVariantsOperation,
  variantPriceMeaningsOperation,
} from './product-variants.operations.ts';
import { uploadDocumentOperation } from './staff-documents.operations.ts';
import { pictureOperations } from './staff-pictures.operations.ts';
import { noteExportOperation } from './exported-lists.operations.ts';
import { removeViewOperation, savedViewsOperation, saveViewOperation } from './lists.operations.ts';
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
} from './goods.operations.ts';
import { lowStockOperation } from './low-stock.operations.ts';
import {
  endSessionsOfPersonOperation,
  inviteOperation,
  peopleOperation,
  savePersonOperation,
  sendAccessLinkOperation,
} from './people.operations.ts';
import {
  addAppOperation,
  addStaffPasskeyOperation,
  appSecretOperation,
  confirmByAppOperation,
  confirmByPasskeyOperation,
  confirmOptionsOperation,
  endStaffSessionOperation,
  factorsOperation,
  meOperation,
  openLinkOperation,
  passkeyOptionsForStaffOperation,
  recoverOperation,
  recoveryCodesOperation,
  removeFactorOperation,
  signInByAppOperation,
  signInByPasskeyOperation,
  signInOptionsOperation,
  signOutOperation,
  staffSessionsOperation,
} from './sign-in.operations.ts';
import {
  acceptTransferOperation,
  approvalsOperation,
  cancelByStaffOperation,
  creditsOperation,
  decideRefundOperation,
  deliverOrderOperation,
  exportOrdersOperation,
  matchingOrdersOperation,
  pinNoteOperation,
  ordersToPickOperation,
  prepareOrderOperation,
  readyOrderOperation,
  requestRefundOperation,
  shipOrderOperation,
  staffOrderOperation,
  staffOrdersOperation,
} from './staff-orders.operations.ts';
import { connectionsOperations } from './connections-operations.ts';
import { structureOperations } from './staff-structure.operations.ts';
import { structureAdditions } from './structure-additions.operations.ts';
import { settingsOperations } from './settings-operations.ts';
import { salesOperations } from './sales-operations.ts';
import {
  checkContentOperation,
  compareContentOperation,
  contentEntryOperation,
  contentListOperation,
  draftContentOperation,
  previewContentOperation,
  restoreContentOperation,
  saveContentOperation,
} from './staff-content.operations.ts';
import {
  saveSynonymsOperation,
  savePinOperation,
  searchFiguresOperation,
  searchRulesOperation,
  tryCommonestOperation,
  trySearchOperation,
} from './staff-search.operations.ts';
import { couponsOperation, endCouponOperation, saveCouponOperation } from './staff-coupons.operations.ts';
import { reviewOperations } from './staff-reviews.operations.ts';
import { recallOperations } from './staff-recalls.operations.ts';
import { newsletterOperations } from './staff-newsletter.operations.ts';
import { visitFiguresOperation } from './staff-figures.operations.ts';
import { voiceOperations } from './staff-voices.operations.ts';
import type { StaffOperation } from './staff-operation.ts';

/** Every call of the back office. They are apart from `operations`: never forwarded, and in no public document. */
export const staffOperations: readonly StaffOperation[] = [
  openLinkOperation,
  signInOptionsOperation,
  signInByPasskeyOperation,
  signInByAppOperation,
  recoverOperation,
  signOutOperation,
  meOperation,
  confirmOptionsOperation,
  confirmByPasskeyOperation,
  confirmByAppOperation,
  factorsOperation,
  passkeyOptionsForStaffOperation,
  addStaffPasskeyOperation,
  appSecretOperation,
  addAppOperation,
  removeFactorOperation,
  recoveryCodesOperation,
  staffSessionsOperation,
  endStaffSessionOperation,
  peopleOperation,
  inviteOperation,
  savePersonOperation,
  endSessionsOfPersonOperation,
  sendAccessLinkOperation,
  staffOrdersOperation,
  matchingOrdersOperation,
  exportOrdersOperation,
  staffOrderOperation,
  ordersToPickOperation,
  prepareOrderOperation,
  shipOrderOperation,
  readyOrderOperation,
  deliverOrderOperation,
  cancelByStaffOperation,
  ...orderNoteOperations,
  pinNoteOperation,
  acceptTransferOperation,
  creditsOperation,
  requestRefundOperation,
  approvalsOperation,
  decideRefundOperation,
  todayOperation,
  paletteOperation,
  ...reviewOperations,
  ...voiceOperations,
  ...newsletterOperations,
  visitFiguresOperation,
  ...recallOperations,
  presenceOperation,
  activityOperation,
  undoOperation,
  changeStockOperation,
  previewPricesOperation,
  previewProductOperation,
  releaseProductOperation,
  previewBulkPricesOperation,
  applyBulkPricesOperation,
  priceCalendarOperation,
  priceCourseOperation,
  changePricePeriodOperation,
  ...importOperations,
  ...structureOperations,
  ...structureAdditions,
  saveCostOperation,
  saveShelfOperation,
  savePricesOperation,
  ...pictureOperations,
  createProductOperation,
  newProductChoicesOperation,
  productFeaturesOperation,
  ...bulkFieldOperations,
  productVariantsOperation,
  saveVariantsOperation,
  variantPriceMeaningsOperation,
  uploadDocumentOperation,
  goodsFacetsOperation,
  saveProductOperation,
  staffCategoriesOperation,
  staffProductOperation,
  staffProductsOperation,
  stockLedgerOperation,
  lowStockOperation,
  activityExportOperation,
  savedViewsOperation,
  saveViewOperation,
  noteExportOperation,
  removeViewOperation,
  ...salesOperations,
  ...connectionsOperations,
  ...settingsOperations,
  contentListOperation,
  draftContentOperation,
  contentEntryOperation,
  compareContentOperation,
  checkContentOperation,
  saveContentOperation,
  restoreContentOperation,
  previewContentOperation,
  couponsOperation,
  saveCouponOperation,
  endCouponOperation,
  searchRulesOperation,
  saveSynonymsOperation,
  savePinOperation,
  searchFiguresOperation,
  trySearchOperation,
  tryCommonestOperation,
];
