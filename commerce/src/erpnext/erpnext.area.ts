import type { Area } from '../area.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import { undoConnection } from './connection/undo-connection.ts';
import { erpnextEndpoints } from './erpnext.endpoint.ts';
import { purgeErpnextJob, readErpnextJob } from './reading/read-erpnext.job.ts';
import { sendDocumentsJob } from './sending/send-documents.job.ts';

/** The owner's ERPNext: goods come from there, orders and payments go there. */
export const createErpnextArea = (deps: StaffDependencies): Area => ({
  endpoints: erpnextEndpoints(deps),
  jobs: [readErpnextJob(deps), sendDocumentsJob(deps), purgeErpnextJob(deps)],
  undo: [undoConnection(deps.config)],
});
