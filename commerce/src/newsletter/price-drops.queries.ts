import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';

/** Customers who want to hear of lower prices and were not looked at lately; locked against other nodes. */
export async function claimWatchers(database: Database, checkedBefore: Date, limit: number) {
  return database
    .selectFrom('mail_choice')
    .innerJoin('customer', 'customer.id', 'mail_choice.customer_id')
    .select(['customer.id', 'customer.email', 'customer.language'])
    .where('price_drops_since', 'is not', null)
    .where((by) => by.or([by('prices_checked_at', 'is', null), by('prices_checked_at', '<', checkedBefore)]))
    .orderBy('customer.id')
    .limit(limit)
    .forUpdate('mail_choice')
    .skipLocked()
    .execute();
}

export async function noteChecked(database: Database, customerId: number, now: Date): Promise<void> {
  await database
    .updateTable('mail_choice')
    .set({ prices_checked_at: now })
    .where('customer_id', '=', customerId)
    .execute();
}

/** Articles of a wishlist with the price they are compared with; null: none yet. */
export async function wishedPrices(database: Database, customerId: number) {
  const { rows } = await sql<{ variant: number; sku: string; before: number | null }>`
    select variant.id as variant, variant.sku, wished_price.price_cents as before
      from wishlist_item join variant on variant.id = wishlist_item.variant_id and variant.retired_at is null
      left join wished_price on wished_price.customer_id = wishlist_item.customer_id
                            and wished_price.variant_id = variant.id
     where wishlist_item.customer_id = ${customerId}`.execute(database);
  return rows;
}

export async function writeWishedPrices(
  database: Database,
  customerId: number,
  prices: readonly { readonly variant: number; readonly cents: number }[],
): Promise<void> {
  if (prices.length === 0) return;
  await database
    .insertInto('wished_price')
    .values(
      prices.map(({ variant, cents }) => ({
        customer_id: customerId,
        variant_id: variant,
        price_cents: cents,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'variant_id'])
        .doUpdateSet((by) => ({ price_cents: by.ref('excluded.price_cents') })),
    )
    .execute();
}

/** Deletes prices of articles that are wished no more, and of customers who no longer want to hear of lower ones. */
export async function forgetWishedPrices(database: Database): Promise<void> {
  await sql`
    delete from wished_price old
     where not exists (select 1 from wishlist_item where customer_id = old.customer_id and variant_id = old.variant_id)
        or not exists (select 1 from mail_choice
                        where customer_id = old.customer_id and price_drops_since is not null)`.execute(
    database,
  );
}
