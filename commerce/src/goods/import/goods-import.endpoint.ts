import { accepted } from '@casamaestra/contract/platform/operation.ts';
import { exportGoodsOperation } from '@casamaestra/contract/staff/goods-export.operations.ts';
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
} from '@casamaestra/contract/staff/goods-import.operations.ts';
import {
  approveHeldOperation,
  heldPricesOperation,
  heldRowsOperation,
  refuseHeldOperation,
  seeDecisionsOperation,
} from '@casamaestra/contract/staff/held-prices.operations.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { staffEndpoint } from '../../staff/staff-endpoint.ts';
import { exportGoods } from './export-goods.usecase.ts';
import { approveHeld, refuseHeld } from './held/decide-held.usecase.ts';
import { listHeld, readHeld, seeOwnDecisions } from './held/list-held.usecase.ts';
import { startImport, steerImport } from './run-import.usecase.ts';
import { listImports, readImport, takeList } from './take-list.usecase.ts';
import { faultsOfImport, tryImport } from './try-import.usecase.ts';

/** Lists of suppliers for staff: load, try, import, export. */
export const goodsImportEndpoints = (deps: StaffDependencies): readonly Endpoint[] => [
  staffEndpoint(deps, uploadImportOperation, (input, who) => takeList(deps, input, who)),
  staffEndpoint(deps, readImportOperation, ({ id }, who) => readImport(deps, id, who)),
  staffEndpoint(deps, importsOperation, async () => accepted(await listImports(deps))),
  staffEndpoint(deps, tryImportOperation, (input, who) => tryImport(deps, input, who)),
  staffEndpoint(deps, importFaultsOperation, ({ id }, who) => faultsOfImport(deps, id, who)),
  staffEndpoint(deps, startImportOperation, (input, who) => startImport(deps, input, who)),
  staffEndpoint(deps, pauseImportOperation, ({ id }) => steerImport(deps, id, 'pause')),
  staffEndpoint(deps, resumeImportOperation, ({ id }) => steerImport(deps, id, 'resume')),
  staffEndpoint(deps, stopImportOperation, ({ id }) => steerImport(deps, id, 'stop')),
  staffEndpoint(deps, heldPricesOperation, async (_input, who) => accepted(await listHeld(deps, who))),
  staffEndpoint(deps, heldRowsOperation, (input, who) => readHeld(deps, who, input)),
  staffEndpoint(deps, approveHeldOperation, (input, who) => approveHeld(deps, input, who)),
  staffEndpoint(deps, refuseHeldOperation, (input, who) => refuseHeld(deps, input, who)),
  staffEndpoint(deps, seeDecisionsOperation, async ({ id }, who) =>
    accepted(await seeOwnDecisions(deps, who, id)),
  ),
  staffEndpoint(deps, exportGoodsOperation, (input, who) => exportGoods(deps, input, who)),
];
