import { sql } from 'kysely';
import { TRIES_MAX } from '../mail-queue/mail-tries.ts';
import type { Database } from '../platform/database/connection.ts';

export interface RecalledArticle {
  readonly productId: number;
  readonly name: string;
  /** Null: all variants. */
  readonly variantId: number | null;
}

/** A product by its code or the SKU of a variant; with `sku` only that variant of it. */
export async function selectArticle(
  database: Database,
  product: string,
  sku: string | undefined,
): Promise<RecalledArticle | undefined> {
  const { rows } = await sql<RecalledArticle>`
    select product.id as "productId", product.name,
           ${sku === undefined ? sql`null::integer` : sql`variant.id`} as "variantId"
      from product join variant on variant.product_id = product.id
     where (product.code = ${product} or product.id in (select product_id from variant where sku = ${product}))
       and ${sku === undefined ? sql`true` : sql`variant.sku = ${sku}`}
     limit 1`.execute(database);
  return rows[0];
}

export interface RecallBuyer {
  readonly recipient: string;
  readonly language: string;
  readonly orderNumber: string;
}

/** Buyers of an article whose order was paid and not cancelled, once an address, with their latest order. */
export async function selectBuyers(
  database: Database,
  article: RecalledArticle,
): Promise<readonly RecallBuyer[]> {
  const { rows } = await sql<RecallBuyer>`
    select distinct on (lower(email)) email as recipient, language, number as "orderNumber"
      from shop_order
     where state not in ('received', 'awaiting_payment', 'cancelled')
       and exists (select from order_line as line
                    where line.order_id = shop_order.id and line.product_id = ${article.productId}
                      and (${article.variantId}::integer is null or line.variant_id = ${article.variantId}))
     order by lower(email), placed_at desc`.execute(database);
  return rows;
}

export interface SavedRecall {
  readonly id: number;
  readonly notice: string;
  readonly createdAt: Date;
}

/** The recall of an article and lot that was announced before. */
export async function selectRecallOf(
  database: Database,
  { productId, variantId }: RecalledArticle,
  lot: string,
): Promise<SavedRecall | undefined> {
  const { rows } = await sql<SavedRecall>`
    select id, notice, created_at as "createdAt" from recall
     where product_id = ${productId} and variant_id is not distinct from ${variantId}::integer
       and lot = ${lot} and ended_at is null`.execute(database);
  return rows[0];
}

/** Addresses that a recall was mailed to, in lower case. */
export async function selectReached(database: Database, recall: number): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('recall_mail')
    .select('recipient')
    .where('recall_id', '=', recall)
    .execute();
  return new Set(rows.map(({ recipient }) => recipient));
}

/** Saves the notice of a recall, the same one again with its new words; returns its id. */
export async function saveRecall(
  database: Database,
  { productId, variantId }: RecalledArticle,
  { lot, notice, now }: { readonly lot: string; readonly notice: string; readonly now: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into recall (product_id, variant_id, lot, notice, created_at)
    values (${productId}, ${variantId}, ${lot}, ${notice}, ${now})
    on conflict (product_id, variant_id, lot) where ended_at is null do update set notice = excluded.notice
    returning id`.execute(database);
  const [saved] = rows;
  if (saved === undefined) throw new Error('a recall was not saved');
  return saved.id;
}

/** Notes that a buyer is written to; false when it was done before. */
export async function noteRecipient(
  database: Database,
  recall: number,
  { recipient, orderNumber }: RecallBuyer,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into recall_mail (recall_id, recipient, order_number, queued_at)
    values (${recall}, lower(${recipient}), ${orderNumber}, ${now})
    on conflict do nothing returning recall_id`.execute(database);
  return rows.length > 0;
}

/** A variant whose pieces a recall takes out of sale, or puts back. */
export interface RecalledStock {
  readonly variantId: number;
  readonly sku: string;
  readonly before: number;
  readonly after: number;
}

/** Takes all pieces of what is recalled out of sale, and keeps how many there were. */
export async function takeOutStock(
  database: Database,
  recall: number,
  { productId, variantId }: RecalledArticle,
): Promise<readonly RecalledStock[]> {
  const { rows } = await sql<RecalledStock>`
    with held as materialized (
      select id, sku, stock from variant
       where product_id = ${productId} and stock > 0 and (${variantId}::integer is null or id = ${variantId})
       order by id for update),
    taken as (
      update variant set stock = 0 from held where held.id = variant.id returning variant.id),
    kept as (
      insert into recall_stock (recall_id, variant_id, pieces) select ${recall}, id, stock from held
      on conflict (recall_id, variant_id) do update set pieces = recall_stock.pieces + excluded.pieces)
    select held.id as "variantId", sku, stock as before, 0 as after from held join taken using (id)
     order by held.id`.execute(database);
  return rows;
}

/** Puts the pieces that a recall took out back in sale, once. */
export async function putBackStock(database: Database, recall: number): Promise<readonly RecalledStock[]> {
  const { rows } = await sql<RecalledStock>`
    with kept as (delete from recall_stock where recall_id = ${recall} returning variant_id, pieces),
    held as materialized (
      select id, sku, stock, pieces from variant join kept on kept.variant_id = variant.id order by id for update of variant),
    put as (
      update variant set stock = held.stock + held.pieces from held where held.id = variant.id returning variant.id)
    select held.id as "variantId", sku, stock as before, stock + pieces as after from held join put using (id)
     order by held.id`.execute(database);
  return rows;
}

/** The page of a product says again what there is to say of it. */
export const showProduct = (database: Database, productId: number) =>
  database.insertInto('change_log').values({ kind: 'product', subject_id: productId }).execute();

/** A recall, locked to be ended; undefined: there is none. */
export async function lockRecall(database: Database, id: number) {
  const { rows } = await sql<{
    productId: number;
    variantId: number | null;
    endedAt: Date | null;
    isHeldByAnother: boolean;
  }>`
    select product_id as "productId", variant_id as "variantId", ended_at as "endedAt",
           exists (select from recall other where other.product_id = recall.product_id and other.id <> recall.id
             and other.ended_at is null and other.lot = ''
             and (other.variant_id is null or recall.variant_id is null or other.variant_id = recall.variant_id))
             as "isHeldByAnother"
      from recall where id = ${id} for update`.execute(database);
  return rows[0];
}

export async function markEnded(
  database: Database,
  id: number,
  { reason, at }: { readonly reason: string; readonly at: Date },
): Promise<void> {
  await database
    .updateTable('recall')
    .set({ ended_at: at, ended_because: reason })
    .where('id', '=', id)
    .execute();
}

export interface LateBuyer extends RecallBuyer {
  readonly recall: number;
  readonly article: string;
  readonly lot: string;
  readonly notice: string;
}

/**
 * Buyers whose order was placed before a recall in force was announced, and paid only afterwards: nobody has written to them.
 */
export async function selectLateBuyers(
  database: Database,
  since: Date,
  limit: number,
): Promise<readonly LateBuyer[]> {
  const { rows } = await sql<LateBuyer>`
    select distinct on (recall.id, lower(o.email)) recall.id as recall, product.name as article, recall.lot,
           recall.notice, o.email as recipient, o.language, o.number as "orderNumber"
      from recall join product on product.id = recall.product_id
      join order_line line on line.product_id = recall.product_id
       and (recall.variant_id is null or line.variant_id = recall.variant_id)
      join shop_order o on o.id = line.order_id
     where recall.ended_at is null and recall.created_at >= ${since} and o.placed_at < recall.created_at
       and o.state not in ('received', 'awaiting_payment', 'cancelled')
       and not exists (select from recall_mail where recall_id = recall.id and recipient = lower(o.email))
     order by recall.id, lower(o.email), o.placed_at desc limit ${limit}`.execute(database);
  return rows;
}

/** How far a mail of a recall has come; `given_up`: it waits for a person. */
export type RecallMailState = 'waiting' | 'sent' | 'given_up';

export interface RecallMailed {
  readonly recipient: string;
  readonly orderNumber: string;
  readonly queuedAt: Date;
  readonly sentAt: Date | null;
  readonly state: RecallMailState;
}

const mailOf = sql`mail_outbox on dedupe_key = 'recall ' || recall_id || ' ' || recall_mail.recipient`;
const gaveUp = sql`(sent_at is null and tries >= ${TRIES_MAX})`;
const isSent = sql`(sent_at is not null)`;

/** Whom a recall was mailed to, and when. */
export async function selectMailed(
  database: Database,
  recall: number,
  limit: number,
): Promise<readonly RecallMailed[]> {
  const { rows } = await sql<RecallMailed>`
    select recall_mail.recipient, order_number as "orderNumber", queued_at as "queuedAt", sent_at as "sentAt",
           case when ${isSent} then 'sent' when ${gaveUp} then 'given_up' else 'waiting' end as state
      from recall_mail left join ${mailOf}
     where recall_id = ${recall} order by recall_mail.recipient limit ${limit}`.execute(database);
  return rows;
}

export interface ListedRecall {
  readonly id: number;
  readonly productId: number;
  readonly code: string;
  readonly name: string;
  /** Null: all variants. */
  readonly sku: string | null;
  readonly lot: string;
  readonly notice: string;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly endedBecause: string | null;
  /** Taken out of sale by it, and not put back. */
  readonly pieces: number;
  readonly reached: number;
  readonly sent: number;
  readonly givenUp: number;
}

/** All recalls, the latest first, or one of them. */
export async function selectRecalls(database: Database, id?: number): Promise<readonly ListedRecall[]> {
  const { rows } = await sql<ListedRecall>`
    select recall.id, product.id as "productId", product.code, product.name, variant.sku, lot, notice,
           recall.created_at as "createdAt", ended_at as "endedAt", ended_because as "endedBecause",
           (select coalesce(sum(pieces), 0)::integer from recall_stock where recall_id = recall.id) as pieces,
           mails.reached, mails.sent, mails."givenUp"
      from recall join product on product.id = recall.product_id
           left join variant on variant.id = variant_id
           cross join lateral (
             select count(*)::integer as reached, (count(*) filter (where ${isSent}))::integer as sent,
                    (count(*) filter (where ${gaveUp}))::integer as "givenUp"
               from recall_mail left join ${mailOf} where recall_id = recall.id) as mails
     where ${id ?? null}::integer is null or recall.id = ${id ?? null}
     order by recall.id desc`.execute(database);
  return rows;
}
