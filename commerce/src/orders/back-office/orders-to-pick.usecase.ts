import type { OrderToPick } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { pickedAtOnceMost } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import type { Database } from '../../platform/database/connection.ts';
import { nearestWidth, pictureUrl } from '../../media/picture-url.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import type { OrderRecord } from '../order-record.ts';
import { readOrders } from '../read-orders.queries.ts';
import { dayInItaly } from './list-orders.usecase.ts';
import { buyerName, maskingOf } from './masking.ts';
import type { Masking } from './masking.ts';
import { piecesLeft } from './pieces-left.ts';

const PICTURE_WIDTH = 160;
const toPick = ['paid', 'in_preparation', 'partly_shipped'] as const;

/** Ids of the orders that are due first. */
async function dueIds(database: Database, numbers: readonly string[] | undefined): Promise<number[]> {
  const rows = await database
    .selectFrom('shop_order')
    .select('id')
    .where('state', 'in', toPick)
    .$if(numbers !== undefined, (query) => query.where('number', 'in', [...(numbers ?? []), '']))
    .orderBy('latest')
    .orderBy('id')
    .limit(pickedAtOnceMost)
    .execute();
  return rows.map(({ id }) => id);
}

interface OnShelf {
  readonly gtin: string | null;
  readonly weightKg: number | null;
  readonly shelf: string | null;
}
type Shelf = ReadonlyMap<string, OnShelf>;

/** What a scanner reads and a scale shows, by SKU. */
async function shelfOf(database: Database, skus: readonly string[]): Promise<Shelf> {
  if (skus.length === 0) return new Map();
  const rows = await database
    .selectFrom('variant')
    .select(['sku', 'gtin', 'weight_kg as weightKg', 'shelf'])
    .where('sku', 'in', [...skus])
    .execute();
  return new Map(rows.map(({ sku, ...found }) => [sku, found]));
}

/** What is still to be handed over, as it is found on a shelf. */
const linesLeft = (order: OrderRecord, shelf: Shelf) =>
  piecesLeft(order).map(({ line: { sku, name, options, picture, customMade }, pieces }) => ({
    sku,
    gtin: shelf.get(sku)?.gtin ?? null,
    name,
    options,
    picture: picture === null ? null : pictureUrl(picture.hash, nearestWidth(picture.width, PICTURE_WIDTH)),
    pieces,
    weight_kg: shelf.get(sku)?.weightKg ?? null,
    shelf: shelf.get(sku)?.shelf ?? null,
    custom_made: customMade,
  }));

function present(
  order: OrderRecord,
  { masking, today, shelf }: { masking: Masking; today: string; shelf: Shelf },
): OrderToPick {
  const { first_name: firstName, last_name: lastName, city } = order.shippingAddress;
  return {
    number: order.number,
    state: order.state,
    version: order.updatedAt.toISOString(),
    name: buyerName({ firstName, lastName }, masking),
    city,
    shipping_kind: order.shippingKind,
    shipping_label: order.shippingLabel,
    latest: order.latest,
    late: order.latest < today,
    note: order.note,
    lines: linesLeft(order, shelf),
  };
}

/** Orders of which something is still to be handed over, those due first first, without any price. */
export async function ordersToPick(
  { database, clock }: Pick<StaffDependencies, 'database' | 'clock'>,
  who: StaffIdentity,
  numbers: readonly string[] | undefined,
): Promise<OrderToPick[]> {
  const ids = await dueIds(database, numbers);
  const orders = ids.length === 0 ? [] : await readOrders(database, ids);
  const shelf = await shelfOf(
    database,
    orders.flatMap(({ lines }) => lines.map(({ sku }) => sku)),
  );
  const around = { masking: maskingOf(who), today: dayInItaly(clock.now()), shelf };
  return orders
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((order) => present(order, around))
    .filter(({ lines }) => lines.length > 0);
}
