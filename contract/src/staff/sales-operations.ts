import {
  correctOrderOperation,
  newOrderLinkOperation,
  orderMailOperation,
  returnOrderOperation,
  sendOrderMailAgainOperation,
} from './order-corrections.operations.ts';
import { correctOrderLinesOperation, tryOrderLinesOperation } from './order-lines.operations.ts';
import {
  issueTransportOperation,
  transportDocumentOperation,
  transportDocumentsOperation,
} from './transport-documents.operations.ts';
import { handOverWeeeOperation, noteTakeBackOperation, takeBacksOperation } from './weee.operations.ts';
import { printOrdersOperation } from './print-orders.operations.ts';
import {
  closeCreditOperation,
  importStatementOperation,
  splitCreditOperation,
  withheldTransfersOperation,
} from './staff-bank.operations.ts';
import {
  carrierFileOperation,
  carriersOperation,
  previewCarrierFileOperation,
  removeCarrierTemplateOperation,
  saveCarrierLimitsOperation,
  saveCarrierTemplateOperation,
} from './staff-carriers.operations.ts';
import {
  customerDataRequestsOperation,
  decideCustomerDataOperation,
  requestCustomerDataOperation,
  takeCustomerDataOperation,
} from './staff-customer-data.operations.ts';
import {
  askCustomerEmailOperation,
  correctCustomerAddressOperation,
  correctCustomerOperation,
  mailCustomerLinkOperation,
} from './correct-customer.operations.ts';
import {
  closeCustomerOperation,
  customersOperation,
  endAllLoginsOperation,
  endCustomerLoginsOperation,
  staffCustomerOperation,
} from './staff-customers.operations.ts';
import {
  creditInvoiceOperation,
  exportInvoicesOperation,
  invoicesOperation,
  issueInvoiceOperation,
  markInvoiceOperation,
  waitingInvoicesOperation,
} from './staff-invoices.operations.ts';
import {
  importReceiptsOperation,
  receiptsOfInvoiceOperation,
  sendingOperation,
  sendToFolderOperation,
} from './staff-invoice-sending.operations.ts';
import {
  askGatewayOperation,
  paymentNoticesOperation,
  staffPaymentOperation,
  staffPaymentsOperation,
} from './staff-payments.operations.ts';
import {
  confirmRefundOperation,
  decideRefundAccountOperation,
  refundAccountOperation,
  refundsOperation,
  retryRefundOperation,
} from './staff-refunds.operations.ts';
import {
  closeDayOperation,
  correctShipmentOperation,
  dayCloseOperation,
  dayClosesOperation,
  mailShipmentOperation,
  shipmentOperation,
  shipmentsOperation,
  shippedCarriersOperation,
  takeNumbersOperation,
} from './staff-shipments.operations.ts';
import type { StaffOperation } from './staff-operation.ts';
import {
  lockTakingsOperation,
  methodTakingsOperation,
  takingsOperation,
} from './staff-takings.operations.ts';
import {
  addWithdrawalPhotoOperation,
  deductOperation,
  receiveWithdrawalOperation,
  removeWithdrawalPhotoOperation,
  staffWithdrawalOperation,
  withdrawalsOperation,
} from './staff-withdrawals.operations.ts';
import {
  takeOrderOperation,
  telephoneBuyerOperation,
  telephoneGoodsOperation,
  telephoneOptionsOperation,
  telephoneQuoteOperation,
} from './telephone-orders.operations.ts';

/** Calls of the back office about what was sold, and to whom. */
export const salesOperations: readonly StaffOperation[] = [
  correctOrderOperation,
  transportDocumentsOperation,
  transportDocumentOperation,
  issueTransportOperation,
  takeBacksOperation,
  noteTakeBackOperation,
  handOverWeeeOperation,
  tryOrderLinesOperation,
  correctOrderLinesOperation,
  newOrderLinkOperation,
  returnOrderOperation,
  orderMailOperation,
  sendOrderMailAgainOperation,
  printOrdersOperation,
  shippedCarriersOperation,
  shipmentsOperation,
  shipmentOperation,
  correctShipmentOperation,
  mailShipmentOperation,
  takeNumbersOperation,
  closeDayOperation,
  dayClosesOperation,
  dayCloseOperation,
  carriersOperation,
  saveCarrierTemplateOperation,
  removeCarrierTemplateOperation,
  saveCarrierLimitsOperation,
  previewCarrierFileOperation,
  carrierFileOperation,
  withdrawalsOperation,
  staffWithdrawalOperation,
  receiveWithdrawalOperation,
  addWithdrawalPhotoOperation,
  removeWithdrawalPhotoOperation,
  deductOperation,
  importStatementOperation,
  closeCreditOperation,
  splitCreditOperation,
  withheldTransfersOperation,
  staffPaymentsOperation,
  staffPaymentOperation,
  askGatewayOperation,
  paymentNoticesOperation,
  refundsOperation,
  confirmRefundOperation,
  retryRefundOperation,
  refundAccountOperation,
  decideRefundAccountOperation,
  customersOperation,
  staffCustomerOperation,
  endAllLoginsOperation,
  endCustomerLoginsOperation,
  correctCustomerOperation,
  correctCustomerAddressOperation,
  askCustomerEmailOperation,
  mailCustomerLinkOperation,
  closeCustomerOperation,
  requestCustomerDataOperation,
  customerDataRequestsOperation,
  decideCustomerDataOperation,
  takeCustomerDataOperation,
  invoicesOperation,
  waitingInvoicesOperation,
  issueInvoiceOperation,
  creditInvoiceOperation,
  markInvoiceOperation,
  exportInvoicesOperation,
  sendingOperation,
  sendToFolderOperation,
  importReceiptsOperation,
  receiptsOfInvoiceOperation,
  takingsOperation,
  methodTakingsOperation,
  lockTakingsOperation,
  telephoneOptionsOperation,
  telephoneGoodsOperation,
  telephoneBuyerOperation,
  telephoneQuoteOperation,
  takeOrderOperation,
];
