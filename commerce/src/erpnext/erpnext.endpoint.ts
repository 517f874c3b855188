import { accepted } from '@casamaestra/contract/platform/operation.ts';
import {
  erpnextDocumentsOperation,
  erpnextFaultsOperation,
  erpnextOperation,
  runErpnextOperation,
  saveErpnextOperation,
  sendErpnextOperation,
  stopErpnextOperation,
  testErpnextOperation,
} from '@casamaestra/contract/staff/erpnext.operations.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import { staffEndpoint } from '../staff/staff-endpoint.ts';
import { readConnection, readFaults } from './connection/read-connection.usecase.ts';
import { saveConnection } from './connection/save-connection.usecase.ts';
import { testConnection } from './connection/test-connection.usecase.ts';
import { startRun, stopRun } from './reading/read-erpnext.usecase.ts';
import { listDocumentsSent, sendDocumentsAgain } from './sending/send-documents.usecase.ts';

/** The connection with ERPNext: its settings, whether they work, what was read and sent. */
export const erpnextEndpoints = (deps: StaffDependencies): readonly Endpoint[] => [
  staffEndpoint(deps, erpnextOperation, async () => accepted(await readConnection(deps))),
  staffEndpoint(deps, saveErpnextOperation, (input, who) => saveConnection(deps, input, who)),
  staffEndpoint(deps, testErpnextOperation, () => testConnection(deps)),
  staffEndpoint(deps, runErpnextOperation, ({ kind }, who) => startRun(deps, kind, who)),
  staffEndpoint(deps, stopErpnextOperation, ({ id }) => stopRun(deps, id)),
  staffEndpoint(deps, erpnextFaultsOperation, ({ id }) => readFaults(deps, id)),
  staffEndpoint(deps, erpnextDocumentsOperation, async (input) =>
    accepted(await listDocumentsSent(deps, input.given_up)),
  ),
  staffEndpoint(deps, sendErpnextOperation, ({ id }, who) => sendDocumentsAgain(deps, id, who)),
];
