import { accepted } from '@casamaestra/contract/platform/operation.ts';
import {
  askGatewayOperation,
  paymentNoticesOperation,
  staffPaymentOperation,
  staffPaymentsOperation,
} from '@casamaestra/contract/staff/staff-payments.operations.ts';
import {
  confirmRefundOperation,
  refundsOperation,
  retryRefundOperation,
} from '@casamaestra/contract/staff/staff-refunds.operations.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { staffEndpoint } from '../../staff/staff-endpoint.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { askGateway, listPayments, readNotices, readPayment } from './staff-payments.usecase.ts';
import { confirmRefundByStaff, listRefunds, retryRefundByStaff } from './staff-refunds.usecase.ts';

/** Attempts to pay for staff: list, one with all that happened, asking its gateway, what gateways sent; and refunds. */
export const staffPaymentEndpoints = (deps: PaymentDependencies & StaffDependencies): readonly Endpoint[] => [
  staffEndpoint(deps, staffPaymentsOperation, async (input) => accepted(await listPayments(deps, input))),
  staffEndpoint(deps, staffPaymentOperation, ({ id }) => readPayment(deps, id)),
  staffEndpoint(deps, askGatewayOperation, ({ id }, who) => askGateway(deps, id, who)),
  staffEndpoint(deps, paymentNoticesOperation, async (input) => accepted(await readNotices(deps, input))),
  staffEndpoint(deps, refundsOperation, async (input, who) => accepted(await listRefunds(deps, input, who))),
  staffEndpoint(deps, confirmRefundOperation, (input, who) => confirmRefundByStaff(deps, input, who)),
  staffEndpoint(deps, retryRefundOperation, ({ id }, who) => retryRefundByStaff(deps, id, who)),
];
