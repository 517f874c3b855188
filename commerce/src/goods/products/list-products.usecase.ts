import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { GoodsFilter } from '@casamaestra/contract/staff/goods-filter.ts';
import { listRowsMost } from '@casamaestra/contract/staff/lists.operations.ts';
import type { GoodsRow, staffProductsOperation } from '@casamaestra/contract/staff/goods.operations.ts';
import { grantedTo, reaches } from '@casamaestra/contract/staff/permissions.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import { nearestWidth, pictureUrl } from '../../media/picture-url.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { countGoods, goodsIds, listCategories, listProductRows } from './product-list.queries.ts';
import type { GoodsCursor, ProductListRow } from './product-list.queries.ts';

const PAGE = 50;
const PICTURE_WIDTH = 160;

type Listed = InputOf<typeof staffProductsOperation>;

export const seesPrices = ({ roles }: Pick<StaffIdentity, 'roles'>): boolean =>
  reaches(grantedTo(roles, 'prices'), 'view');

function present(
  { picture, leastCents, mostCents, offeredFrom, offeredUntil, ...row }: ProductListRow,
  prices: boolean,
): GoodsRow {
  const euros = (amount: number | null) => (prices && amount !== null ? eurosFromCents(amount) : null);
  return {
    ...row,
    picture: picture === null ? null : pictureUrl(picture.hash, nearestWidth(picture.width, PICTURE_WIDTH)),
    offered_from: offeredFrom?.toISOString() ?? null,
    offered_until: offeredUntil?.toISOString() ?? null,
    price_from: euros(leastCents),
    price_to: euros(mostCents),
  };
}

const cursorOf = (sort: Listed['sort'], { id, name, code }: ProductListRow): string =>
  Buffer.from(JSON.stringify([sort === 'code' ? code : name, id])).toString('base64url');

/** A cursor that is none of ours begins at the first page. */
function readCursor(text: string | undefined): GoodsCursor | undefined {
  const [, value, id] =
    /^\[("(?:[^"\\]|\\.)*"),(\d{1,10})\]$/s.exec(Buffer.from(text ?? '', 'base64url').toString('utf8')) ?? [];
  if (value === undefined || id === undefined) return undefined;
  return { value: value.slice(1, -1).replaceAll(/\\(["\\])/g, '$1'), id: Number(id) };
}

/** What is sold below its cost is only for who sees costs. */
const mayFilter = ({ below_cost: isBelow }: GoodsFilter, { roles }: StaffIdentity): boolean =>
  isBelow !== true || reaches(grantedTo(roles, 'costs'), 'view');

/** A page of products with how many there are. */
export async function listProductsForStaff(
  { database }: Pick<StaffDependencies, 'database'>,
  who: StaffIdentity,
  { sort, after, ...filter }: Listed,
): Promise<Outcome<OperationOutput<typeof staffProductsOperation>>> {
  if (!mayFilter(filter, who)) return refused('staff_not_permitted', {}, 'below_cost');
  const page = { sort, after: readCursor(after), limit: PAGE + 1 };
  const [rows, count] = await Promise.all([
    listProductRows(database, filter, page),
    countGoods(database, filter),
  ]);
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return accepted({
    rows: shown.map((row) => present(row, seesPrices(who))),
    next: rows.length > PAGE && last !== undefined ? cursorOf(sort, last) : null,
    count,
  });
}

/** Ids of all products that a filter leaves. */
export async function matchingProducts(
  { database }: Pick<StaffDependencies, 'database'>,
  who: StaffIdentity,
  filter: GoodsFilter,
): Promise<Outcome<{ id: number }[]>> {
  if (!mayFilter(filter, who)) return refused('staff_not_permitted', {}, 'below_cost');
  const rows = await goodsIds(database, filter)
    .limit(listRowsMost + 1)
    .execute();
  return rows.length > listRowsMost ? refused('staff_list_too_long', { most: listRowsMost }) : accepted(rows);
}

/** All categories by path. */
export const readCategories = ({ database }: Pick<StaffDependencies, 'database'>) => listCategories(database);
