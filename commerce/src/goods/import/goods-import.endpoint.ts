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
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { staffEndpoint } from '../../staff/staff-endpoint.ts';
import { exportGoods } from './export-goods.usecase.ts';
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
  staffEndpoint(deps, exportGoodsOperation, (input, who) => exportGoods(deps, input, who)),
];
