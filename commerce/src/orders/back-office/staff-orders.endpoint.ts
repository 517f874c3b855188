import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import {
  approvalsOperation,
  cancelByStaffOperation,
  decideRefundOperation,
  deliverOrderOperation,
  exportOrdersOperation,
  matchingOrdersOperation,
  ordersToPickOperation,
  pinNoteOperation,
  prepareOrderOperation,
  readyOrderOperation,
  requestRefundOperation,
  shipOrderOperation,
  staffOrderOperation,
  staffOrdersOperation,
} from '@casamaestra/contract/staff/staff-orders.operations.ts';
import {
  correctOrderOperation,
  newOrderLinkOperation,
  returnOrderOperation,
} from '@casamaestra/contract/staff/order-corrections.operations.ts';
import { printOrdersOperation } from '@casamaestra/contract/staff/print-orders.operations.ts';
import { orderDocumentsOperation } from '@casamaestra/contract/staff/order-documents.operations.ts';
import { noteOrderOperation } from '@casamaestra/contract/staff/order-notes.operations.ts';
import {
  decideRefundAccountOperation,
  refundAccountOperation,
} from '@casamaestra/contract/staff/staff-refunds.operations.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { staffEndpoint } from '../../staff/staff-endpoint.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import {
  cancelByStaff,
  deliverOrder,
  prepareOrder,
  readyOrder,
  returnOrder,
  shipOrder,
} from '../advance-order.usecase.ts';
import type { Acting } from '../advance-order.usecase.ts';
import { returnPieces } from '../lines/return-pieces.usecase.ts';
import { writeNote } from '../notes/write-note.usecase.ts';
import type { OrdersDependencies } from '../orders-dependencies.ts';
import { withdrawLinksByStaff } from '../withdraw-links.usecase.ts';
import { correctOrder } from './correct-order.usecase.ts';
import { exportOrders, listForStaff, matchingOrders } from './list-orders.usecase.ts';
import { ordersForBookkeeping } from './order-documents.usecase.ts';
import { ordersToPick } from './orders-to-pick.usecase.ts';
import { ordersToPrint } from './print-orders.usecase.ts';
import { pinNote } from './pin-note.usecase.ts';
import { decideRefundAccount, nameRefundAccount } from './refund-account.usecase.ts';
import { decideRefund, listApprovals, requestRefund } from './refunds.usecase.ts';
import { staffOrder } from './staff-order.usecase.ts';

type Dependencies = OrdersDependencies & StaffDependencies;

interface OfOrder {
  readonly number: string;
  readonly version?: string | undefined;
}

/** Steps of staff with an order; they are those of the staff commands. */
export function staffOrderSteps(deps: Dependencies): readonly Endpoint[] {
  const acting = (who: StaffIdentity, { version }: OfOrder): Acting => ({
    ...deps,
    author: authorOf(who),
    seen: version,
  });
  const afterwards = async (
    who: StaffIdentity,
    { number }: OfOrder,
    step: Promise<Outcome<unknown>>,
  ): ReturnType<typeof staffOrder> => {
    const done = await step;
    return done.ok ? staffOrder(deps, who, number) : done;
  };
  return [
    staffEndpoint(deps, prepareOrderOperation, (input, who) =>
      afterwards(who, input, prepareOrder(input.number, acting(who, input))),
    ),
    staffEndpoint(deps, shipOrderOperation, (input, who) => {
      const pieces = input.pieces?.map(({ sku, qty }) => [sku, qty] as const);
      const shipment = {
        carrier: input.carrier,
        trackingNumber: input.tracking_number,
        trackingUrl: input.tracking_url ?? null,
        measures: input.measures,
        pieces: pieces === undefined ? null : new Map(pieces),
        despiteWithdrawal: input.despite_withdrawal,
      };
      return afterwards(who, input, shipOrder(input.number, shipment, acting(who, input)));
    }),
    staffEndpoint(deps, readyOrderOperation, (input, who) =>
      afterwards(who, input, readyOrder(input.number, input.despite_withdrawal, acting(who, input))),
    ),
    staffEndpoint(deps, deliverOrderOperation, (input, who) =>
      afterwards(who, input, deliverOrder(input.number, acting(who, input))),
    ),
    staffEndpoint(deps, cancelByStaffOperation, (input, who) =>
      afterwards(who, input, cancelByStaff(input.number, input.reason, acting(who, input))),
    ),
    staffEndpoint(deps, correctOrderOperation, (input, who) =>
      afterwards(who, input, correctOrder(input, acting(who, input))),
    ),
    staffEndpoint(deps, newOrderLinkOperation, (input, who) =>
      afterwards(who, input, withdrawLinksByStaff(acting(who, input), input.number)),
    ),
    staffEndpoint(deps, returnOrderOperation, (input, who) => {
      const returned = { restock: input.restock, note: input.reason };
      const { number, lines } = input;
      const step =
        lines === undefined
          ? returnOrder(number, returned, acting(who, input))
          : returnPieces(number, { ...returned, lines }, acting(who, input));
      return afterwards(who, input, step);
    }),
    staffEndpoint(deps, noteOrderOperation, (input, who) =>
      afterwards(who, input, writeNote(input, acting(who, input))),
    ),
    staffEndpoint(deps, pinNoteOperation, (input, who) =>
      afterwards(who, input, pinNote(input, acting(who, input))),
    ),
  ];
}

/** Orders as staff read them: lists, one order, what is picked and printed. */
export const staffOrderEndpoints = (deps: Dependencies): readonly Endpoint[] => [
  staffEndpoint(deps, staffOrdersOperation, async (input, who) =>
    accepted(await listForStaff(deps, who, input)),
  ),
  staffEndpoint(deps, matchingOrdersOperation, async (input, who) => {
    const found = await matchingOrders(deps, who, input);
    return found.ok ? accepted(found.value.map(({ number, state }) => ({ number, state }))) : found;
  }),
  staffEndpoint(deps, orderDocumentsOperation, (input, who) => ordersForBookkeeping(deps, who, input)),
  staffEndpoint(deps, exportOrdersOperation, (input, who) => exportOrders(deps, who, input)),
  staffEndpoint(deps, staffOrderOperation, ({ number }, who) => staffOrder(deps, who, number)),
  staffEndpoint(deps, ordersToPickOperation, async ({ numbers }, who) =>
    accepted(await ordersToPick(deps, who, numbers)),
  ),
  staffEndpoint(deps, printOrdersOperation, async ({ numbers }, who) =>
    accepted(await ordersToPrint(deps, who, numbers)),
  ),
];

/** Refunds that staff ask for, carry out and decide. */
export const staffRefundEndpoints = (deps: Dependencies): readonly Endpoint[] => [
  staffEndpoint(deps, requestRefundOperation, (input, who) => requestRefund(deps, who, input)),
  staffEndpoint(deps, approvalsOperation, async (_, who) => accepted(await listApprovals(deps, who))),
  staffEndpoint(deps, decideRefundOperation, (input, who) => decideRefund(deps, who, input)),
  staffEndpoint(deps, refundAccountOperation, (input, who) => nameRefundAccount(deps, who, input)),
  staffEndpoint(deps, decideRefundAccountOperation, (input, who) => decideRefundAccount(deps, who, input)),
];
