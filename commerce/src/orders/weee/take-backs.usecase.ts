import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { takeBacksMost, weeeGroups } from '@casamaestra/contract/staff/weee.operations.ts';
import type {
  Appliance,
  handOverWeeeOperation,
  noteTakeBackOperation,
  TakeBack,
  takeBacksOperation,
} from '@casamaestra/contract/staff/weee.operations.ts';
import { italianDay } from '@casamaestra/rules/shipping/working-days.ts';
import { weeeDocument } from '@casamaestra/texts/it/service/weee-document.ts';
import { whoChanged } from '../../change-sets/read-changes.usecase.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { buyerName, maskingOf } from '../back-office/masking.ts';
import type { Masking } from '../back-office/masking.ts';
import { sendingParty } from '../transport/transport-content.ts';
import { transportNumbered } from '../transport/transport-documents.usecase.ts';
import { insertTransport, lastWeeeTransport } from '../transport/transport.queries.ts';
import { handOver, listTakeBacks, lockNumbered, putTakeBack, takeBacksOf } from './take-backs.queries.ts';
import type { StoredAppliance, TakeBackRow } from './take-backs.queries.ts';

type Parts = Pick<StaffDependencies, 'database' | 'clock' | 'config'>;
type List = OperationOutput<typeof takeBacksOperation>;

const presented = ({ group, pieces, weight_g: weight }: StoredAppliance): Appliance => ({
  group,
  pieces,
  weight_kg: weight / 1000,
});

function present(row: TakeBackRow, masking: Masking): TakeBack {
  const { first_name: firstName, last_name: lastName, city } = row.address;
  return {
    order_number: row.orderNumber,
    placed_on: row.placedOn,
    name: buyerName({ firstName, lastName }, masking),
    city,
    state: row.state,
    appliances: (row.appliances ?? []).map(presented),
    noted_at: row.notedAt === null ? null : row.notedAt.toISOString(),
    version: row.version,
    document: row.document,
  };
}

/** Pieces and weight by collection group; groups without any are left out. */
const byGroup = (rows: readonly TakeBackRow[]): StoredAppliance[] =>
  weeeGroups.flatMap((group) => {
    const all = rows.flatMap(({ appliances }) => appliances ?? []).filter((one) => one.group === group);
    const sum = (of: (one: StoredAppliance) => number) => all.reduce((total, one) => total + of(one), 0);
    return all.length === 0
      ? []
      : { group, pieces: sum(({ pieces }) => pieces), weight_g: sum(({ weight_g: weight }) => weight) };
  });

/** Take-backs as this person may see them, and what lies in the store. */
export async function takeBacksFor(
  { database }: Pick<Parts, 'database'>,
  who: StaffIdentity,
  filter: InputOf<typeof takeBacksOperation>,
): Promise<List> {
  const masking = maskingOf(who);
  const [rows, stored, last] = await Promise.all([
    listTakeBacks(database, filter, takeBacksMost),
    listTakeBacks(database, { state: 'stored' }, takeBacksMost),
    lastWeeeTransport(database),
  ]);
  return {
    rows: rows.map((row) => present(row, masking)),
    stored: byGroup(stored).map(presented),
    site: last === undefined ? null : { ...last.to, carrier: last.carrier },
  };
}

async function stale(transaction: Database, orderNumber: string, now: string) {
  const who = await whoChanged(transaction, { record: `order ${orderNumber}`, field: 'take_back' });
  return refused('changed_meanwhile', { field: 'take_back', now, who: who ?? '–' }, 'appliances');
}

/** "1 × R1 62 kg" */
const written = (appliances: readonly StoredAppliance[] | null): string =>
  (appliances ?? [])
    .map(({ group, pieces, weight_g: weight }) => `${pieces} × ${group} ${weight / 1000} kg`)
    .join(', ');

/** Notes what came back of an order, or corrects it as long as it lies in the store. */
export function noteTakeBack(
  { database, clock }: Parts,
  who: StaffIdentity,
  { order_number: given, version, appliances: noted }: InputOf<typeof noteTakeBackOperation>,
): Promise<Outcome<OperationOutput<typeof noteTakeBackOperation>>> {
  type Noted = Outcome<OperationOutput<typeof noteTakeBackOperation>>;
  const number = given.toUpperCase();
  const at = new Date(clock.now());
  return inTransaction<Noted>(database, async (transaction) => {
    const keepNot = (value: Outcome<never>) => ({ keep: false, value });
    const [order] = await lockNumbered(transaction, [number]);
    if (order === undefined) return keepNot(refused('staff_order_unknown', { number }, 'order_number'));
    const [before] = await takeBacksOf(transaction, [number]);
    if (before === undefined) return keepNot(refused('staff_weee_not_asked', {}, 'order_number'));
    if (before.document !== null)
      return keepNot(refused('staff_weee_handed_over', { document: before.document }));
    if (before.version !== version)
      return keepNot(await stale(transaction, number, written(before.appliances)));
    const appliances = noted.map(({ group, pieces, weight_kg: weight }) => ({
      group,
      pieces,
      weight_g: Math.round(weight * 1000),
    }));
    const isSame = JSON.stringify(before.appliances?.map(presented)) === JSON.stringify(noted);
    if (!isSame) await putTakeBack(transaction, order.id, appliances, at);
    const change = isSame
      ? null
      : await recordChange(transaction, {
          author: authorOf(who),
          at,
          kind: 'weee.note',
          record: `order ${number}`,
          rows: [{ field: 'take_back', from: before.appliances, to: appliances }],
        });
    const [row = before] = await takeBacksOf(transaction, [number]);
    return { keep: true, value: accepted({ row: present(row, maskingOf(who)), change }) };
  });
}

/** Issues the document with which appliances leave the store for a collection site; all of these orders or none. */
export function handOverWeee(
  { database, clock, config }: Parts,
  who: StaffIdentity,
  { orders: given, site, carrier }: InputOf<typeof handOverWeeeOperation>,
): Promise<Outcome<OperationOutput<typeof handOverWeeeOperation>>> {
  type HandedOver = Outcome<OperationOutput<typeof handOverWeeeOperation>>;
  const numbers = [...new Set(given.map((number) => number.toUpperCase()))];
  const at = new Date(clock.now());
  return inTransaction<HandedOver>(database, async (transaction) => {
    await lockNumbered(transaction, numbers);
    const rows = await takeBacksOf(transaction, numbers);
    const other = numbers.find((number) =>
      rows.every((row) => row.orderNumber !== number || row.state !== 'stored'),
    );
    if (other !== undefined)
      return { keep: false, value: refused('staff_weee_not_stored', { number: other }, 'orders') };
    const groups = byGroup(rows);
    const { id, written: number } = await insertTransport(transaction, {
      kind: 'weee',
      day: italianDay(clock.now()),
      orderId: null,
      parcelId: null,
      at,
      content: {
        from: sendingParty(config.shop),
        to: site,
        carrier,
        tracking_number: '',
        packages: groups.reduce((sum, { pieces }) => sum + pieces, 0),
        weight_kg: groups.reduce((sum, { weight_g: weight }) => sum + weight, 0) / 1000,
        lines: groups.map(({ group, pieces, weight_g: weight }) => ({
          code: group,
          text: weeeDocument.line(weeeDocument.groups[group], pieces),
          quantity: weight / 1000,
          unit: 'kg' as const,
        })),
      },
    });
    await handOver(
      transaction,
      rows.map(({ orderId }) => orderId),
      id,
    );
    await recordChange(transaction, {
      author: authorOf(who),
      at,
      kind: 'weee.hand_over',
      record: `transport ${number}`,
      rows: rows.map(({ orderNumber }) => ({
        record: `order ${orderNumber}`,
        field: 'document',
        from: null,
        to: number,
      })),
    });
    const document = await transportNumbered(transaction, number);
    if (document === undefined) throw new Error(`transport document ${number} was not written`);
    return { keep: true, value: accepted({ document }) };
  });
}
