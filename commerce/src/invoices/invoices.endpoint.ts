import { accepted } from '@casamaestra/contract/platform/operation.ts';
import {
  creditInvoiceOperation,
  exportInvoicesOperation,
  invoicesOperation,
  issueInvoiceOperation,
  markInvoiceOperation,
  waitingInvoicesOperation,
} from '@casamaestra/contract/staff/staff-invoices.operations.ts';
import {
  importReceiptsOperation,
  receiptsOfInvoiceOperation,
  sendingOperation,
  sendToFolderOperation,
} from '@casamaestra/contract/staff/staff-invoice-sending.operations.ts';
import {
  lockTakingsOperation,
  methodTakingsOperation,
  takingsOperation,
} from '@casamaestra/contract/staff/staff-takings.operations.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import { staffEndpoint } from '../staff/staff-endpoint.ts';
import { creditRefund } from './credit-refund.usecase.ts';
import { exportInvoices } from './export-invoices.usecase.ts';
import { issueInvoice } from './issue-invoice.usecase.ts';
import { markInvoice } from './mark-invoice.usecase.ts';
import { pageOfInvoices, waitingInvoices } from './read-invoices.usecase.ts';
import { importReceipts, readReceipts } from './sending/import-receipts.usecase.ts';
import { readSending, sendToFolder } from './sending/send-invoices.usecase.ts';
import { lockTakings } from './takings/lock-takings.usecase.ts';
import { methodTakings } from './takings/method-takings.usecase.ts';
import { monthOfTakings } from './takings/read-takings.usecase.ts';

/** Invoices and the register of takings. */
export const invoiceEndpoints = (deps: StaffDependencies): readonly Endpoint[] => [
  staffEndpoint(deps, invoicesOperation, async (input) => accepted(await pageOfInvoices(deps, input))),
  staffEndpoint(deps, waitingInvoicesOperation, async () => accepted(await waitingInvoices(deps))),
  staffEndpoint(deps, issueInvoiceOperation, (input, who) => issueInvoice(deps, input, who)),
  staffEndpoint(deps, creditInvoiceOperation, ({ refund }, who) => creditRefund(deps, refund, who)),
  staffEndpoint(deps, markInvoiceOperation, (input, who) => markInvoice(deps, input, who)),
  staffEndpoint(deps, exportInvoicesOperation, (input, who) => exportInvoices(deps, input, who)),
  staffEndpoint(deps, sendingOperation, async () => accepted(await readSending(deps))),
  staffEndpoint(deps, sendToFolderOperation, (_input, who) => sendToFolder(deps, who)),
  staffEndpoint(deps, importReceiptsOperation, (input, who) => importReceipts(deps, input, who)),
  staffEndpoint(deps, receiptsOfInvoiceOperation, async ({ id }) => accepted(await readReceipts(deps, id))),
  staffEndpoint(deps, takingsOperation, async ({ month }) => accepted(await monthOfTakings(deps, month))),
  staffEndpoint(deps, methodTakingsOperation, async (days) => accepted(await methodTakings(deps, days))),
  staffEndpoint(deps, lockTakingsOperation, ({ through }, who) => lockTakings(deps, through, who)),
];
