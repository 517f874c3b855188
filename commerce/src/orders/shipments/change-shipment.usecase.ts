import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  closeDayOperation,
  correctShipmentOperation,
} from '@casamaestra/contract/staff/staff-shipments.operations.ts';
import type { Author } from '../../change-sets/author.ts';
import { mergeFields } from '../../change-sets/merge-fields.ts';
import { whoChanged } from '../../change-sets/read-changes.usecase.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import { queueMail } from '../../mail-queue/queue-mail.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { readOrders } from '../read-orders.queries.ts';
import { insertClose, selectClose } from './day-close.queries.ts';
import { presentClose } from './present-shipment.ts';
import { lockShipments, updateShipment } from './shipment-record.queries.ts';
import type { ShipmentRecord } from './shipment-record.queries.ts';

interface By {
  readonly author: Author;
  readonly at: Date;
}

/** As rows of the log of changes name a parcel. */
export const shipmentRecord = (id: number): string => `parcel ${id}`;

const shown = (value: unknown): string => JSON.stringify(value ?? null).slice(0, 200);

/** Tells the buyer the number of a parcel once more; at most once a minute. */
async function tellBuyer(transaction: Database, parcel: ShipmentRecord, at: Date): Promise<void> {
  const [order] = await readOrders(transaction, [parcel.orderId]);
  if (order === undefined) return;
  await queueMail(transaction, {
    kind: 'order_shipped',
    recipient: order.email,
    language: order.language,
    payload: { orderNumber: order.number, parcelId: parcel.id },
    dedupeKey: `order_shipped:${parcel.id}:${at.toISOString().slice(0, 16)}`,
  });
}

/** Corrects carrier, number and link of a parcel; fields that somebody else changed meanwhile are refused. */
export const correctShipment = (
  database: Database,
  { id, changes, mail }: InputOf<typeof correctShipmentOperation>,
  { author, at }: By,
): Promise<Outcome<{ readonly change: number | null }>> =>
  inTransaction<Outcome<{ readonly change: number | null }>>(database, async (transaction) => {
    const parcel = (await lockShipments(transaction, [id])).get(id);
    if (parcel === undefined) return { keep: false, value: refused('staff_shipment_unknown', {}, 'id') };
    const today: Readonly<Record<string, unknown>> = { ...parcel };
    const merged = mergeFields(today, changes, false);
    const record = shipmentRecord(id);
    if (!merged.ok) {
      const { field } = merged;
      const who = (await whoChanged(transaction, { record, field })) ?? '–';
      const facts = { field, now: shown(today[field]), who };
      return { keep: false, value: refused('changed_meanwhile', facts, `changes.${field}.to`) };
    }
    const { rows } = merged;
    if (rows.length === 0) return { keep: false, value: accepted({ change: null }) };
    await updateShipment(transaction, id, Object.fromEntries(rows.map(({ field, to }) => [field, to])));
    if (mail) await tellBuyer(transaction, parcel, at);
    const [order] = await readOrders(transaction, [parcel.orderId]);
    const change = await recordChange(transaction, {
      author,
      at,
      kind: 'shipments.correct',
      record: `order ${order?.number ?? parcel.orderId}`,
      rows: rows.map((row) => ({ record, ...row })),
    });
    return { keep: true, value: accepted({ change }) };
  });

/** Sends the mail with the number once more. */
export const mailShipment = (
  database: Database,
  id: number,
  { author, at }: By,
): Promise<Outcome<{ readonly change: number }>> =>
  inTransaction<Outcome<{ readonly change: number }>>(database, async (transaction) => {
    const parcel = (await lockShipments(transaction, [id])).get(id);
    if (parcel === undefined) return { keep: false, value: refused('staff_shipment_unknown', {}, 'id') };
    await tellBuyer(transaction, parcel, at);
    const [order] = await readOrders(transaction, [parcel.orderId]);
    const change = await recordChange(transaction, {
      author,
      at,
      kind: 'shipments.mail',
      record: `order ${order?.number ?? parcel.orderId}`,
      rows: [{ record: shipmentRecord(id), field: 'mail', from: null, to: parcel.tracking_number }],
    });
    return { keep: true, value: accepted({ change }) };
  });

/** Puts all parcels of a carrier that wait into one close; later ones go into the next. */
export const closeDay = (
  database: Database,
  carrier: string,
  { author, at }: By,
): Promise<Outcome<OperationOutput<typeof closeDayOperation>>> =>
  inTransaction(database, async (transaction) => {
    const made = await insertClose(transaction, { carrier, who: author.who, at });
    const close = made && (await selectClose(transaction, made.id));
    if (made === undefined || close === undefined)
      return { keep: false, value: refused('staff_shipments_none', {}, 'carrier') };
    const change = await recordChange(transaction, {
      author,
      at,
      kind: 'shipments.close_day',
      record: `close ${made.id}`,
      rows: made.parcels.map((id) => ({
        record: shipmentRecord(id),
        field: 'day_close',
        from: null,
        to: made.id,
      })),
    });
    return { keep: true, value: accepted({ close: presentClose(close), change }) };
  });
