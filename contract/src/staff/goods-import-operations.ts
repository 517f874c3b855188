import { exportGoodsOperation } from './goods-export.operations.ts';
import {
  importFaultsOperation,
  importsOperation,
  pauseImportOperation,
  readImportOperation,
  resumeImportOperation,
  startImportOperation,
  stopImportOperation,
  tryImportOperation,
  uploadImportOperation,
} from './goods-import.operations.ts';
import {
  approveHeldOperation,
  heldPricesOperation,
  heldRowsOperation,
  refuseHeldOperation,
  seeDecisionsOperation,
} from './held-prices.operations.ts';
import type { StaffOperation } from './staff-operation.ts';

/** Calls of the back office about lists of suppliers. */
export const importOperations: readonly StaffOperation[] = [
  uploadImportOperation,
  readImportOperation,
  importsOperation,
  tryImportOperation,
  importFaultsOperation,
  startImportOperation,
  pauseImportOperation,
  resumeImportOperation,
  stopImportOperation,
  heldPricesOperation,
  heldRowsOperation,
  approveHeldOperation,
  refuseHeldOperation,
  seeDecisionsOperation,
  exportGoodsOperation,
];
