import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';

/** Keeps the cart of a customer who wants to be reminded of it; of anybody else nothing is kept. */
export async function keepCart(
  database: Database,
  { customerId, lines, now }: { readonly customerId: number; readonly lines: string; readonly now: Date },
): Promise<void> {
  await sql`
    insert into kept_cart (customer_id, lines, changed_at)
    select customer_id, ${lines}::jsonb, ${now} from mail_choice
     where customer_id = ${customerId} and cart_reminders_since is not null
    on conflict (customer_id) do update
      set lines = excluded.lines,
          changed_at = case when kept_cart.lines = excluded.lines then kept_cart.changed_at else excluded.changed_at end`.execute(
    database,
  );
}

export interface LeftCarts {
  /** Left between these moments. */
  readonly from: Date;
  readonly to: Date;
  /** Not reminded of since. */
  readonly remindedBefore: Date;
  readonly limit: number;
}

/** Carts nobody ordered, of customers who still want to be reminded; locked against other nodes. */
export async function claimLeftCarts(database: Database, { from, to, remindedBefore, limit }: LeftCarts) {
  const { rows } = await sql<{
    id: number;
    email: string;
    language: string;
    lines: readonly { readonly sku: string; readonly qty: number }[];
  }>`
    select customer.id, customer.email, customer.language, kept_cart.lines
      from kept_cart join customer on customer.id = kept_cart.customer_id
      join mail_choice on mail_choice.customer_id = customer.id and cart_reminders_since is not null
     where changed_at between ${from} and ${to} and (reminded_at is null or reminded_at < ${remindedBefore})
       and not exists (select from shop_order where shop_order.email_key = customer.email_key
                          and shop_order.placed_at >= kept_cart.changed_at)
     order by changed_at limit ${limit} for update of kept_cart skip locked`.execute(database);
  return rows;
}

export async function noteReminded(database: Database, customerId: number, now: Date): Promise<void> {
  await database
    .updateTable('kept_cart')
    .set({ reminded_at: now })
    .where('customer_id', '=', customerId)
    .execute();
}

/** Forgets carts that are no longer wanted or too old; the moment of the last mail stays as long. */
export async function forgetCarts(database: Database, before: Date): Promise<void> {
  await sql`
    delete from kept_cart where changed_at < ${before} or not exists
      (select from mail_choice where mail_choice.customer_id = kept_cart.customer_id
          and cart_reminders_since is not null)`.execute(database);
}
