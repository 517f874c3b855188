import { sql } from 'kysely';
import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../platform/database/connection.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** ISO 8601, UTC. */
export const isoMoment = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

export async function accountData(database: Database, customerId: number) {
  return database
    .selectFrom('customer')
    .select([
      'email',
      'first_name',
      'last_name',
      'phone',
      'company_name',
      'tax_code',
      'client_id',
      'vat_number',
    ])
    .select(['pec', 'recipient_code', 'language', 'review_mail', isoMoment('created_at').as('created_at')])
    .select(isoMoment('updated_at').as('updated_at'))
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
}

export async function addressData(database: Database, customerId: number) {
  return database
    .selectFrom('customer_address')
    .select(['first_name', 'last_name', 'company_name', 'address_line1', 'address_line2', 'city', 'state'])
    .select(['pincode', 'country', 'phone', 'is_default_shipping', 'is_default_billing', 'disabled'])
    .select([isoMoment('created_at').as('created_at'), isoMoment('updated_at').as('updated_at')])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
}

export async function sessionData(database: Database, customerId: number) {
  return database
    .selectFrom('customer_session')
    .select(['user_agent', 'remember', isoMoment('created_at').as('created_at')])
    .select([isoMoment('last_used_at').as('last_used_at'), isoMoment('expires_at').as('expires_at')])
    .select(isoMoment('revoked_at').as('ended_at'))
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
}

export async function passkeyData(database: Database, customerId: number) {
  return database
    .selectFrom('customer_passkey')
    .select(['name', isoMoment('created_at').as('created_at'), isoMoment('last_used_at').as('last_used_at')])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
}

type OrderParts = ExpressionBuilder<Schema, 'shop_order'>;

const lines = (of: OrderParts) =>
  of
    .selectFrom('order_line')
    .select(['sku', 'name', 'options', 'qty', 'price_cents', 'discount_cents', 'amount_cents', 'vat_percent'])
    .whereRef('order_line.order_id', '=', 'shop_order.id')
    .orderBy('position');

const events = (of: OrderParts) =>
  of
    .selectFrom('order_event')
    .select(['at', 'state', 'actor', 'note'])
    .whereRef('order_event.order_id', '=', 'shop_order.id')
    .orderBy('order_event.id');

const parcels = (of: OrderParts) =>
  of
    .selectFrom('parcel')
    .select(['carrier', 'tracking_number', 'shipped_at', 'delivered_at'])
    .whereRef('parcel.order_id', '=', 'shop_order.id')
    .orderBy('parcel.id');

const coupons = (of: OrderParts) =>
  of
    .selectFrom('order_coupon')
    .select(['coupon_code', 'description', 'discount_cents'])
    .whereRef('order_coupon.order_id', '=', 'shop_order.id');

const payments = (of: OrderParts) =>
  of
    .selectFrom('payment')
    .select(['method', 'gateway', 'state', 'amount_cents', 'captured_cents', 'refunded_cents', 'created_at'])
    .whereRef('payment.order_id', '=', 'shop_order.id')
    .orderBy('payment.id');

const withdrawals = (of: OrderParts) =>
  of
    .selectFrom('withdrawal')
    .select(['number', 'name', 'email', 'reason', 'declared_at', 'received_at'])
    .select((withdrawal) =>
      jsonArrayFrom(
        withdrawal
          .selectFrom('withdrawal_line')
          .innerJoin('order_line', (join) =>
            join
              .onRef('order_line.order_id', '=', 'withdrawal_line.order_id')
              .onRef('order_line.position', '=', 'withdrawal_line.position'),
          )
          .select(['order_line.sku', 'withdrawal_line.qty'])
          .whereRef('withdrawal_line.withdrawal_id', '=', 'withdrawal.id')
          .orderBy('withdrawal_line.position'),
      ).as('lines'),
    )
    .select((withdrawal) =>
      jsonArrayFrom(
        withdrawal
          .selectFrom('withdrawal_photo')
          .select(['file', 'width', 'height', 'added_at'])
          .whereRef('withdrawal_photo.withdrawal_id', '=', 'withdrawal.id')
          .orderBy('withdrawal_photo.id'),
      ).as('photos'),
    )
    .whereRef('withdrawal.order_id', '=', 'shop_order.id')
    .orderBy('withdrawal.id');

const noteFiles = (of: OrderParts) =>
  of
    .selectFrom('order_note_file')
    .select(['name', 'kind', 'file', 'added_at'])
    .whereRef('order_note_file.order_id', '=', 'shop_order.id')
    .where('order_note_file.change_set_id', 'is not', null)
    .where('order_note_file.removed_at', 'is', null)
    .orderBy('order_note_file.id');

/** Orders of the account with all that belongs to them. */
export async function orderData(database: Database, customerId: number) {
  return database
    .selectFrom('shop_order')
    .select([
      'number',
      'email',
      'phone',
      'state',
      'language',
      'goods_cents',
      'discount_cents',
      'shipping_cents',
    ])
    .select(['total_cents', 'refunded_cents', 'vat', 'shipping_label', 'shipping_address', 'billing_address'])
    .select(['invoice', 'payment_method', 'weee_take_back', 'note', isoMoment('placed_at').as('placed_at')])
    .select((of) => [
      jsonArrayFrom(lines(of)).as('lines'),
      jsonArrayFrom(events(of)).as('events'),
      jsonArrayFrom(parcels(of)).as('parcels'),
      jsonArrayFrom(coupons(of)).as('coupons'),
      jsonArrayFrom(payments(of)).as('payments'),
      jsonArrayFrom(withdrawals(of)).as('withdrawals'),
      jsonArrayFrom(noteFiles(of)).as('note_files'),
    ])
    .where('customer_id', '=', customerId)
    .orderBy('shop_order.id')
    .execute();
}

export async function wishlistData(database: Database, customerId: number) {
  return database
    .selectFrom('wishlist_item')
    .innerJoin('variant', 'variant.id', 'wishlist_item.variant_id')
    .select(['variant.sku', isoMoment('added_at').as('added_at')])
    .where('customer_id', '=', customerId)
    .orderBy('added_at')
    .execute();
}

export async function reviewData(database: Database, customerId: number) {
  return database
    .selectFrom('review')
    .innerJoin('product', 'product.id', 'review.product_id')
    .select(['product.slug', 'author', 'rating', 'title', 'comment', 'verified', 'state', 'refused_because'])
    .select((of) =>
      jsonArrayFrom(
        of
          .selectFrom('review_photo')
          .select(['picture', 'width', 'height'])
          .whereRef('review_id', '=', 'review.id')
          .orderBy('position'),
      ).as('photos'),
    )
    .select([
      isoMoment('review.created_at').as('created_at'),
      isoMoment('review.updated_at').as('updated_at'),
    ])
    .where('customer_id', '=', customerId)
    .orderBy('review.id')
    .execute();
}

export async function voteData(database: Database, customerId: number) {
  return database
    .selectFrom('review_vote')
    .select(['review_id', 'helpful'])
    .where('customer_id', '=', customerId)
    .execute();
}

export const mailsOf = (customerId: number, email: string) => sql<boolean>`
  lower(recipient) = lower(${email})
  and case when payload ->> 'orderNumber' is null
       then mail_outbox.created_at >= (select created_at from customer where id = ${customerId})
       else payload ->> 'orderNumber' in (select number from shop_order where customer_id = ${customerId}) end`;

/**
 * Mails to the customer: about the account's own orders, or about no order and after the account was created.
 * Registering does not prove an address, so mails about guests' orders to it are left out. Links in mails are
 * secret and left out too.
 */
export async function mailData(database: Database, customerId: number, email: string) {
  return database
    .selectFrom('mail_outbox')
    .select([
      'kind',
      'recipient',
      'language',
      isoMoment('created_at').as('queued_at'),
      isoMoment('sent_at').as('sent_at'),
    ])
    .where(mailsOf(customerId, email))
    .orderBy('id')
    .execute();
}

/** Back-in-stock requests of the customer. */
export async function stockNoticeData(database: Database, email: string) {
  return database
    .selectFrom('back_in_stock_request')
    .innerJoin('variant', 'variant.id', 'back_in_stock_request.variant_id')
    .select(['variant.sku', 'back_in_stock_request.created_at'])
    .where('email_key', '=', email.toLowerCase())
    .orderBy('back_in_stock_request.id')
    .execute();
}

/** Questions whose answer is to be mailed to the customer. */
export async function questionData(database: Database, email: string) {
  return database
    .selectFrom('product_question')
    .innerJoin('product', 'product.id', 'product_question.product_id')
    .select(['product.slug', 'author', 'question', 'product_question.created_at'])
    .where('email_key', '=', email.toLowerCase())
    .where('confirmed_at', 'is not', null)
    .orderBy('product_question.id')
    .execute();
}

export async function answerData(database: Database, customerId: number) {
  return database
    .selectFrom('question_answer')
    .innerJoin('product_question', 'product_question.id', 'question_answer.question_id')
    .select(['product_question.question', 'question_answer.author', 'question_answer.answer'])
    .select(['question_answer.state', isoMoment('question_answer.created_at').as('created_at')])
    .where('customer_id', '=', customerId)
    .orderBy('question_answer.id')
    .execute();
}

/** Mails asked for besides orders, and what they need: the kept cart, prices of wished articles. */
export async function mailChoiceData(database: Database, customerId: number) {
  const choices = await database
    .selectFrom('mail_choice')
    .select([isoMoment('price_drops_since').as('price_drops_since')])
    .select([isoMoment('cart_reminders_since').as('cart_reminders_since')])
    .where('customer_id', '=', customerId)
    .execute();
  const carts = await database
    .selectFrom('kept_cart')
    .select(['lines', isoMoment('changed_at').as('changed_at'), isoMoment('reminded_at').as('reminded_at')])
    .where('customer_id', '=', customerId)
    .execute();
  const wished = await database
    .selectFrom('wished_price')
    .innerJoin('variant', 'variant.id', 'variant_id')
    .select(['variant.sku', 'wished_price.price_cents'])
    .where('customer_id', '=', customerId)
    .orderBy('variant.sku')
    .execute();
  return { mail_choices: choices, kept_carts: carts, wished_prices: wished };
}

export async function quotationData(database: Database, customerId: number) {
  return database
    .selectFrom('quotation')
    .select(['name', 'request', 'coupon_codes', isoMoment('created_at').as('created_at')])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
}
