import type { ParcelMeasures } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import type { OrderState } from '@casamaestra/contract/orders/order-view.ts';
import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type { RefusalFacts } from '@casamaestra/contract/platform/refusals.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { nextOrderState } from '@casamaestra/rules/orders/order-state.ts';
import type { OrderAction } from '@casamaestra/rules/orders/order-state.ts';
import { parcelContents } from '@casamaestra/rules/orders/parcel-contents.ts';
import type { Author } from '../change-sets/author.ts';
import { whoChanged } from '../change-sets/read-changes.usecase.ts';
import { recordChange } from '../change-sets/record-change.usecase.ts';
import type { FieldChange } from '../change-sets/record-change.usecase.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import type { Database } from '../platform/database/connection.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { cancelIn } from './cancel-order.usecase.ts';
import {
  addOrderEvent,
  refundableCents,
  lockOrder,
  releaseStock,
  setOrderState,
} from './order-changes.queries.ts';
import type { LockedOrder } from './order-changes.queries.ts';
import type { OrderLine, OrderRecord } from './order-record.ts';
import type { OrdersDependencies } from './orders-dependencies.ts';
import { tellDelivered } from './delivered-mail.ts';
import { insertParcel, markParcelsDelivered } from './parcels.queries.ts';
import { orderIdOf, readOrders } from './read-orders.queries.ts';

type Parts = Pick<OrdersDependencies, 'database' | 'clock' | 'orders' | 'payments'>;

/** What a step on an order needs: the shop's parts, and who takes it. */
export interface Acting extends Parts {
  readonly author: Author;
  /** `updatedAt` of the order as it was seen; another one by now refuses the step. */
  readonly seen?: string | undefined;
}

/** The order's state afterwards. */
export type Advanced = Outcome<OrderState>;

/** What the log of changes says about a step. */
interface Step {
  /** "orders.ship" */
  readonly kind: string;
  readonly reason?: string | undefined;
  /** What it changes; of a function that finds nothing, and without another state, the step changes and logs nothing. */
  readonly rows?:
    | readonly FieldChange[]
    | ((transaction: Database, order: LockedOrder) => Promise<readonly FieldChange[]>);
  /** What belongs to the change, written under its number in the same transaction. */
  readonly recorded?: (transaction: Database, order: LockedOrder, change: number) => Promise<void>;
}

const unknown = (orderNumber: string) => refused('staff_order_unknown', { number: orderNumber });
const notAllowed = ({ number, state }: LockedOrder, action: RefusalFacts<'staff_order_state'>['action']) =>
  refused('staff_order_state', { number, state, action });

async function changedMeanwhile(transaction: Database, { number, state }: LockedOrder) {
  const who = await whoChanged(transaction, { record: `order ${number}`, field: 'state' });
  return refused('changed_meanwhile', { field: 'state', now: state, who: who ?? '–' });
}

/**
 * Runs a step on a locked order in one transaction and writes it to the log of changes; a refusal changes nothing.
 */
export async function withOrder(
  { database, clock, author, seen }: Acting,
  orderNumber: string,
  { kind, reason, rows = [], recorded }: Step,
  act: (transaction: Database, order: LockedOrder) => Promise<Advanced>,
): Promise<Advanced> {
  const id = await orderIdOf(database, orderNumber);
  if (id === undefined) return unknown(orderNumber);
  return inTransaction<Advanced>(database, async (transaction) => {
    const order = await lockOrder(transaction, id);
    if (order === undefined) return { keep: false, value: unknown(orderNumber) };
    if (seen !== undefined && seen !== order.updatedAt.toISOString())
      return { keep: false, value: await changedMeanwhile(transaction, order) };
    const changed = typeof rows === 'function' ? await rows(transaction, order) : rows;
    const value = await act(transaction, order);
    if (!value.ok) return { keep: false, value };
    const moved = value.value === order.state ? [] : [{ field: 'state', from: order.state, to: value.value }];
    if (typeof rows === 'function' && moved.length + changed.length === 0) return { keep: false, value };
    const at = new Date(clock.now());
    const record = `order ${order.number}`;
    const set = { author, at, kind, record, reason, rows: [...moved, ...changed] };
    const change = await recordChange(transaction, set);
    await recorded?.(transaction, order, change);
    return { keep: true, value };
  });
}

async function move(
  database: Database,
  order: LockedOrder,
  step: {
    readonly action: OrderAction;
    readonly what: RefusalFacts<'staff_order_state'>['action'];
    readonly note?: string | undefined;
  },
  at: Date,
): Promise<Advanced> {
  const state = nextOrderState(order.state, step.action, 'staff');
  if (state === null) return notAllowed(order, step.what);
  await setOrderState(database, order.id, state, at);
  await addOrderEvent(database, { orderId: order.id, at, state, actor: 'staff', note: step.note });
  return accepted(state);
}

/** Starts the preparation of a paid order: from then on the buyer can no longer cancel it online. */
export const prepareOrder = (orderNumber: string, deps: Acting): Promise<Advanced> =>
  withOrder(deps, orderNumber, { kind: 'orders.prepare' }, (transaction, order) =>
    move(transaction, order, { action: 'prepare', what: 'prepare' }, new Date(deps.clock.now())),
  );

export interface Shipment {
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string | null;
  readonly measures?: ParcelMeasures | undefined;
  /** Pieces by SKU; null: everything not shipped yet. */
  readonly pieces: ReadonlyMap<string, number> | null;
  /** Ship pieces of an open withdrawal all the same, because the buyer has changed their mind. */
  readonly despiteWithdrawal?: boolean;
}

type Sent = readonly { readonly position: number; readonly qty: number }[];

/** The first line with pieces to ship that the buyer has withdrawn from. */
function withdrawnFrom(order: OrderRecord | undefined, shipped: Sent, parcel: Sent): OrderLine | undefined {
  const pieces = (sent: Sent, at: number) =>
    sent.reduce((sum, { position, qty }) => (position === at ? sum + qty : sum), 0);
  return order?.lines.find(({ position, qty, withdrawnQty }) => {
    const now = pieces(parcel, position);
    return now > 0 && pieces(shipped, position) + now > qty - withdrawnQty;
  });
}

/** Puts pieces of a locked order into a parcel, or marks them ready for collection, and queues the mail. */
async function handOver(transaction: Database, order: LockedOrder, shipment: Shipment, at: Date) {
  const [record] = await readOrders(transaction, [order.id]);
  const shipped = record?.parcels.flatMap(({ lines }) => lines) ?? [];
  const contents = parcelContents(record?.lines ?? [], shipped, shipment.pieces);
  if (!contents.ok) {
    return refused('parcel_pieces_exceeded', { sku: contents.sku, left: contents.left });
  }
  const withdrawn = withdrawnFrom(record, shipped, contents.lines);
  if (withdrawn !== undefined && shipment.despiteWithdrawal !== true)
    return refused('parcel_withdrawn', { sku: withdrawn.sku, pieces: withdrawn.withdrawnQty });
  const action = contents.complete ? 'ship_all' : 'ship_part';
  const moved = await move(transaction, order, { action, what: 'ship' }, at);
  if (!moved.ok) return moved;
  if (contents.lines.length === 0) return refused('parcel_empty', {});
  const { carrier, trackingNumber, trackingUrl, measures } = shipment;
  const parcel = { carrier, trackingNumber, trackingUrl, measures, lines: contents.lines, shippedAt: at };
  const parcelId = await insertParcel(transaction, order.id, parcel);
  await queueMail(transaction, {
    kind: 'order_shipped',
    recipient: order.email,
    language: order.language,
    payload: { orderNumber: order.number, parcelId },
    dedupeKey: `order_shipped:${parcelId}`,
  });
  return moved;
}

/** Ships a parcel; the mail contains its tracking number. */
export const shipOrder = (orderNumber: string, shipment: Shipment, deps: Acting): Promise<Advanced> => {
  const { carrier, trackingNumber } = shipment;
  const rows = [{ field: 'parcel', from: null, to: `${carrier} ${trackingNumber}` }];
  return withOrder(deps, orderNumber, { kind: 'orders.ship', rows }, async (transaction, order) => {
    if (order.shippingKind === 'pickup') {
      return refused('order_collected', { number: order.number });
    }
    return handOver(transaction, order, shipment, new Date(deps.clock.now()));
  });
};

/** Marks a pick-up order ready for collection as a whole; the mail says where, when and what to bring. */
export const readyOrder = (
  orderNumber: string,
  despiteWithdrawal: boolean,
  deps: Acting,
): Promise<Advanced> =>
  withOrder(deps, orderNumber, { kind: 'orders.ready' }, async (transaction, order) => {
    if (order.shippingKind !== 'pickup') {
      return refused('order_shipped', { number: order.number });
    }
    const shelf = { carrier: '', trackingNumber: '', trackingUrl: null, pieces: null, despiteWithdrawal };
    return handOver(transaction, order, shelf, new Date(deps.clock.now()));
  });

/** Marks an order as delivered; buyers who agreed to it get an invitation to review. */
export const deliverOrder = (orderNumber: string, deps: Acting): Promise<Advanced> =>
  withOrder(deps, orderNumber, { kind: 'orders.deliver' }, async (transaction, order) => {
    const at = new Date(deps.clock.now());
    const moved = await move(transaction, order, { action: 'deliver', what: 'deliver' }, at);
    if (!moved.ok) return moved;
    await markParcelsDelivered(transaction, order.id, at);
    await tellDelivered(transaction, order);
    return moved;
  });

/** Cancels an order that has not been shipped; payments are refunded. The reason is shown to the buyer. */
export const cancelByStaff = (orderNumber: string, reason: string, deps: Acting): Promise<Advanced> =>
  withOrder(deps, orderNumber, { kind: 'orders.cancel', reason }, async (transaction, order) => {
    const cancelling = { orderId: order.id, actor: 'staff', reason } as const;
    if (!(await cancelIn(transaction, cancelling, deps))) return notAllowed(order, 'cancel');
    return accepted('cancelled');
  });

export interface Returned {
  /** Whether the goods go back into stock. */
  readonly restock: boolean;
  readonly note: string | undefined;
}

/** Records returned goods. The refund is a separate step. */
export const returnOrder = (
  orderNumber: string,
  { restock, note }: Returned,
  deps: Acting,
): Promise<Advanced> =>
  withOrder(deps, orderNumber, { kind: 'orders.return', reason: note }, async (transaction, order) => {
    const step = { action: 'return', what: 'return', note } as const;
    const moved = await move(transaction, order, step, new Date(deps.clock.now()));
    if (moved.ok && restock) await releaseStock(transaction, order.id);
    return moved;
  });

export interface Refunding {
  /** null: everything paid and not refunded yet. */
  readonly amountCents: number | null;
  readonly reason: string;
  /** Idempotency key: the same key never refunds twice. */
  readonly key: string;
  /** Whether the person may still do this alone; asked in the transaction, so that many at once are counted. */
  readonly isAlone?: (transaction: Database) => Promise<boolean>;
  /** A request of another person that this carries out; `decide` is false when it was decided before. */
  readonly approved?: {
    readonly kind: 'refunds.approve' | 'refunds.approve_alone';
    readonly decide: (transaction: Database) => Promise<boolean>;
  };
}

/** Refunds an order, in full or in part. */
export const refundByStaff = (orderNumber: string, refunding: Refunding, deps: Acting): Promise<Advanced> => {
  const { reason, amountCents: wanted, approved } = refunding;
  const kind = approved?.kind ?? 'refunds.request';
  const rows = [{ field: 'refund', from: null, to: wanted ?? 'all' }];
  return withOrder(deps, orderNumber, { kind, reason, rows }, async (transaction, order) => {
    const paid = await refundableCents(transaction, order.id);
    const amountCents = refunding.amountCents ?? paid;
    if (paid === 0) return refused('nothing_to_refund', { number: order.number });
    if (amountCents <= 0 || amountCents > paid) {
      return refused('refund_exceeds', { most: eurosFromCents(paid) });
    }
    if (refunding.isAlone !== undefined && !(await refunding.isAlone(transaction)))
      return refused('staff_other_person_needed', {});
    if (approved !== undefined && !(await approved.decide(transaction)))
      return refused('staff_approval_unknown', {}, 'id');
    const { key } = refunding;
    await deps.payments.refund(transaction, { orderId: order.id, amountCents, reason, key });
    return accepted(order.state);
  });
};
