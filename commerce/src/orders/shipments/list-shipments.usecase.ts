import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  dayCloseOperation,
  dayClosesOperation,
  StaffShipment,
  shipmentsOperation,
} from '@casamaestra/contract/staff/staff-shipments.operations.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { maskingOf } from '../back-office/masking.ts';
import { selectCarriers } from './carriers.queries.ts';
import { selectClose, selectCloses } from './day-close.queries.ts';
import { presentClose, presentShipment } from './present-shipment.ts';
import { countShipments, selectShipment, selectShipments } from './shipment-list.queries.ts';
import type { ShipmentCursor, ShipmentRow } from './shipment-list.queries.ts';

const PAGE = 50;
/** A van takes fewer. */
const CLOSE_MOST = 2000;

interface Reading {
  readonly database: Database;
}

const cursorOf = ({ sortedBy, id }: ShipmentRow): string =>
  Buffer.from(JSON.stringify([sortedBy, id])).toString('base64url');

/** A cursor that is none of ours begins at the first page. */
function readCursor(text: string | undefined): ShipmentCursor | undefined {
  const [, at = '', id = ''] =
    /^\["([\d :.+-]{10,40})",(\d{1,15})\]$/.exec(Buffer.from(text ?? '', 'base64url').toString('utf8')) ?? [];
  return at === '' ? undefined : { at, id: Number(id) };
}

/** Names of the carriers of parcels, in the order of the alphabet. */
export const carrierNames = async ({ database }: Reading): Promise<string[]> =>
  (await selectCarriers(database)).map(({ name }) => name);

/** A page of parcels with how many there are, and all carriers. */
export async function listShipments(
  { database }: Reading,
  { after, without_weight: withoutWeight, ...rest }: InputOf<typeof shipmentsOperation>,
  who: StaffIdentity,
): Promise<OperationOutput<typeof shipmentsOperation>> {
  const filter = { ...rest, withoutWeight };
  const [rows, count, carriers] = await Promise.all([
    selectShipments(database, filter, { after: readCursor(after), limit: PAGE + 1 }),
    countShipments(database, filter),
    selectCarriers(database),
  ]);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  const masking = maskingOf(who);
  return {
    rows: page.map((row) => presentShipment(row, masking)),
    next: rows.length > PAGE && last !== undefined ? cursorOf(last) : null,
    count,
    carriers: [...carriers],
  };
}

export async function readShipment(
  { database }: Reading,
  id: number,
  who: StaffIdentity,
): Promise<Outcome<StaffShipment>> {
  const row = await selectShipment(database, id);
  return row === undefined
    ? refused('staff_shipment_unknown', {}, 'id')
    : accepted(presentShipment(row, maskingOf(who)));
}

/** Closes, newest first. */
export async function listCloses(
  { database }: Reading,
  { before }: InputOf<typeof dayClosesOperation>,
): Promise<OperationOutput<typeof dayClosesOperation>> {
  const rows = await selectCloses(database, { before, limit: PAGE + 1 });
  const page = rows.slice(0, PAGE);
  return { rows: page.map(presentClose), next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
}

/** What was handed over together. */
export async function readClose(
  { database }: Reading,
  id: number,
  who: StaffIdentity,
): Promise<Outcome<OperationOutput<typeof dayCloseOperation>>> {
  const [close, rows] = await Promise.all([
    selectClose(database, id),
    selectShipments(database, { close: id }, { limit: CLOSE_MOST }),
  ]);
  if (close === undefined) return refused('staff_shipment_unknown', {}, 'id');
  const masking = maskingOf(who);
  return accepted({ close: presentClose(close), rows: rows.map((row) => presentShipment(row, masking)) });
}
