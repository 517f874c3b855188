import type { Job } from '../../platform/jobs/job-runner.ts';
import type { ErpnextParts } from '../connection/open-erpnext.ts';
import { sendDocuments } from './send-documents.usecase.ts';

/** Tells the owner's ERPNext of orders and payments, soon after they were made. */
export const sendDocumentsJob = (deps: ErpnextParts): Job => ({
  name: 'send-to-erpnext',
  everyMs: 2000,
  run: () => sendDocuments(deps),
});
