import type { ConnectionOptions } from '../../platform/database/connection.ts';
import { createClient } from '../../platform/database/connection.ts';
import { type ImportClient, inImportTransaction } from '../import/loading/import-client.queries.ts';
import { logChanges } from '../import/loading/load.queries.ts';

/** A product that lacks what Reg. (UE) 2023/988, art. 19 wants. */
export interface IncompleteProduct {
  readonly code: string;
  readonly name: string;
  /** Null: it names no maker. */
  readonly makerAddress: string | null;
  readonly withheld: boolean;
}

/** Ids and addresses of the makers that products name. */
export async function selectMakers(
  client: ImportClient,
): Promise<readonly { id: number; address: string }[]> {
  const { rows } = await client.query<{ id: number; address: string }>(
    'select id, address from operator where exists (select from product where manufacturer_id = operator.id)',
  );
  return rows;
}

/** `$1`: ids of makers outside the Union. Exempt categories lack nothing. */
const lacks = `(not c.safety_exempt and (p.manufacturer_id is null
  or p.manufacturer_id = any($1::integer[]) and p.eu_responsible_id is null))`;

/** Products the shop means to offer that lack something, by code. */
export async function selectIncomplete(
  client: ImportClient,
  outside: readonly number[],
  limit: number,
): Promise<{ readonly count: number; readonly products: readonly IncompleteProduct[] }> {
  const { rows } = await client.query<IncompleteProduct & { count: string }>(
    `select p.code, p.name, m.address as "makerAddress", p.withheld, count(*) over () as count
     from product p join category c on c.id = p.category_id left join operator m on m.id = p.manufacturer_id
     where (p.published or p.withheld) and ${lacks} order by p.code limit $2`,
    [outside, limit],
  );
  return {
    count: Number(rows[0]?.count ?? 0),
    products: rows.map(({ code, name, makerAddress, withheld }) => ({ code, name, makerAddress, withheld })),
  };
}

/** Withholds what lacks something and publishes what does no longer, of some products or all; logs the changes. */
export async function settlePublished(
  client: ImportClient,
  outside: readonly number[],
  ids: readonly number[] | null,
): Promise<void> {
  const { rows } = await client.query<{ id: number; published: boolean }>(
    `update product p set withheld = ${lacks}, published = not ${lacks}, updated_at = now()
     from category c
     where c.id = p.category_id and (p.published or p.withheld) and p.withheld <> ${lacks}
       and ($2::integer[] is null or p.id = any($2::integer[]))
     returning p.id, p.published`,
    [outside, ids],
  );
  const shown = rows.filter(({ published }) => published).map(({ id }) => id);
  const hidden = rows.filter(({ published }) => !published).map(({ id }) => id);
  await logChanges(client, 'product', shown);
  await logChanges(client, 'removed', hidden);
}

/** Publishes everything withheld: the shop does not withhold (MODE=demo). */
export async function publishWithheld(client: ImportClient): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    'update product set withheld = false, published = true, updated_at = now() where withheld returning id',
  );
  await logChanges(
    client,
    'product',
    rows.map(({ id }) => id),
  );
}

/** A transaction on a connection of its own. */
export async function onOwnConnection<Result>(
  connection: ConnectionOptions,
  work: (client: ImportClient) => Promise<Result>,
): Promise<Result> {
  const client = createClient(connection);
  await client.connect();
  try {
    return await inImportTransaction(client, false, () => work(client));
  } finally {
    await client.end();
  }
}
