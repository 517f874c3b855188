import {
  correctOrderLinesOperation,
  tryOrderLinesOperation,
} from '@casamaestra/contract/staff/order-lines.operations.ts';
import type { RepriceOrder } from '../../cart/reprice-order.usecase.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { staffEndpoint } from '../../staff/staff-endpoint.ts';
import type { OrdersDependencies } from '../orders-dependencies.ts';
import { correctLines, tryLines } from './correct-lines.usecase.ts';

/** Fewer pieces of an order: tried, and taken off. */
export const orderLinesEndpoints = (
  deps: OrdersDependencies & StaffDependencies & { readonly repriceOrder: RepriceOrder },
): readonly Endpoint[] => [
  staffEndpoint(deps, tryOrderLinesOperation, (input, who) => tryLines(deps, who, input)),
  staffEndpoint(deps, correctOrderLinesOperation, (input, who) => correctLines(deps, who, input)),
];
