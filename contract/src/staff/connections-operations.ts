import { compareCatalogueOperation } from './compare-catalogue.operations.ts';
import {
  erpnextDocumentsOperation,
  erpnextFaultsOperation,
  erpnextOperation,
  runErpnextOperation,
  saveErpnextOperation,
  sendErpnextOperation,
  stopErpnextOperation,
  testErpnextOperation,
} from './erpnext.operations.ts';
import { orderDocumentsOperation } from './order-documents.operations.ts';
import {
  endProgramTokenOperation,
  makeProgramTokenOperation,
  programTokensOperation,
} from './program-tokens.operations.ts';
import type { StaffOperation } from './staff-operation.ts';
import {
  makeWebhookOperation,
  removeWebhookOperation,
  sendAgainOperation,
  saveWebhookOperation,
  switchWebhookOperation,
  tryWebhookOperation,
  webhookLogOperation,
  webhooksOperation,
} from './webhooks.operations.ts';

/** Calls of the back office about programs that talk with the shop. */
export const connectionsOperations: readonly StaffOperation[] = [
  programTokensOperation,
  makeProgramTokenOperation,
  endProgramTokenOperation,
  webhooksOperation,
  makeWebhookOperation,
  saveWebhookOperation,
  switchWebhookOperation,
  removeWebhookOperation,
  webhookLogOperation,
  sendAgainOperation,
  tryWebhookOperation,
  erpnextOperation,
  saveErpnextOperation,
  testErpnextOperation,
  runErpnextOperation,
  stopErpnextOperation,
  erpnextFaultsOperation,
  erpnextDocumentsOperation,
  sendErpnextOperation,
  orderDocumentsOperation,
  compareCatalogueOperation,
];
