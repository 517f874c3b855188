import {
  orderMailOperation,
  sendOrderMailAgainOperation,
} from '@casamaestra/contract/staff/order-corrections.operations.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import { staffEndpoint } from '../staff/staff-endpoint.ts';
import type { MailServices } from './mail-dependencies.ts';
import { readOrderMail, sendOrderMailAgain } from './order-mail.usecase.ts';

/** Mails about an order, for staff who have its buyer on the telephone. */
export const orderMailEndpoints = (deps: StaffDependencies & MailServices): readonly Endpoint[] => [
  staffEndpoint(deps, orderMailOperation, (input) => readOrderMail(deps, input)),
  staffEndpoint(deps, sendOrderMailAgainOperation, (input, who) => sendOrderMailAgain(deps, who, input)),
];
