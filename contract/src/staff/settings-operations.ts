import {
  addDeliveryOperation,
  deliveryRulesOperation,
  orderDeliveryOperation,
  releaseDeliveryOperation,
  saveDeliveryOperation,
  tryDeliveryOperation,
} from './staff-delivery.operations.ts';
import { companyOperation, saveCountriesOperation } from './staff-company.operations.ts';
import { decideGuardsOperation, guardsOperation, saveGuardsOperation } from './guards.operations.ts';
import { planVatOperation, vatOperation } from './staff-vat.operations.ts';
import { healthOperation, jobsOperation } from './staff-health.operations.ts';
import {
  mailExampleOperation,
  mailKindsOperation,
  mailQueueOperation,
  retryMailsOperation,
  tryMailOperation,
} from './staff-mails.operations.ts';
import type { StaffOperation } from './staff-operation.ts';

/** Calls of the back office about how the shop is set up. */
export const settingsOperations: readonly StaffOperation[] = [
  deliveryRulesOperation,
  saveDeliveryOperation,
  addDeliveryOperation,
  orderDeliveryOperation,
  releaseDeliveryOperation,
  tryDeliveryOperation,
  mailKindsOperation,
  mailExampleOperation,
  tryMailOperation,
  mailQueueOperation,
  retryMailsOperation,
  jobsOperation,
  healthOperation,
  companyOperation,
  saveCountriesOperation,
  vatOperation,
  planVatOperation,
  guardsOperation,
  saveGuardsOperation,
  decideGuardsOperation,
];
