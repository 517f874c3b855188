import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProductRowInput } from '@casamaestra/contract/catalog/product-row.ts';
import type { z } from 'zod';
import { quoteSchema } from '@casamaestra/contract/cart/quote.ts';
import type { PlaceOrderInput, PlacedOrder } from '@casamaestra/contract/checkout/place-order.ts';
import { confirmOrderOperation } from '@casamaestra/contract/orders/orders.operations.ts';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { Answer, TestShop, TestShopOptions } from '../../catalog/testing/start-test-shop.ts';
import type { Database } from '../../platform/database/connection.ts';

const orderPath = '/api/method/casamaestra.checkout.place_order';
const quotePath = '/api/method/casamaestra.cart.quote';

/** A drill, paint in two sizes, a hammer: enough for every cart. */
export const toolShop: readonly ProductRowInput[] = [
  {
    code: 'TR',
    name: 'Trapano avvitatore',
    category: ['Utensili', 'Trapani'],
    variants: [{ sku: 'TR-1', price: 99.9, stock: 1000, weight_kg: 2 }],
  },
  {
    code: 'PI',
    name: 'Pittura lavabile',
    category: ['Pitture'],
    variants: [
      { sku: 'PI-5', options: { Misura: '5 l' }, price: 24.5, stock: 1000, weight_kg: 6 },
      { sku: 'PI-14', options: { Misura: '14 l' }, price: 59, stock: 1000, weight_kg: 17 },
    ],
  },
  {
    code: 'MA',
    name: 'Martello',
    category: ['Utensili', 'Martelli'],
    variants: [{ sku: 'MA-1', price: 12, stock: 10, weight_kg: 1 }],
  },
];

async function addCommerceSettings(database: Database): Promise<void> {
  await database
    .insertInto('deliverable_country')
    .values([
      { code: 'IT', name: 'Italia' },
      { code: 'DE', name: 'Germania' },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const texts = (it: string) => JSON.stringify({ it, en: it, sk: it });
  await database
    .insertInto('shipping_rule')
    .values([
      {
        name: 'test-corriere',
        kind: 'delivery',
        label: texts('Corriere'),
        amount_cents: 990,
        days_min: 2,
        days_max: 4,
        position: 1,
      },
      {
        name: 'test-ritiro',
        kind: 'pickup',
        label: texts('Ritiro'),
        amount_cents: 0,
        days_min: 1,
        days_max: 2,
        position: 2,
      },
    ])
    .execute();
}

export type Placed = Extract<PlacedOrder, { status: 'placed' }>;
export type Changed = Extract<PlacedOrder, { status: 'changed' }>;

export interface CheckoutShop extends TestShop {
  /** A valid order for these pieces at the total quoted now, with the given changes. */
  order(
    pieces: Readonly<Record<string, number>>,
    changes?: Partial<PlaceOrderInput>,
  ): Promise<PlaceOrderInput>;
  place(input: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  /** Opens the link mailed to the order's address. */
  confirm(order: Pick<Placed, 'order_number' | 'order_token'>): Promise<Answer>;
  stockOf(sku: string): Promise<number>;
  orderCount(): Promise<number>;
}

export const bologna = {
  first_name: 'Anna',
  last_name: 'Rossi',
  address_line1: 'Via Emilia 12',
  city: 'Bologna',
  state: 'BO',
  pincode: '40121',
  country: 'IT',
};

/** `message` of a call that must succeed, parsed by the contract's schema. */
export function messageOf<Schema extends z.ZodType>(answer: Answer, schema: Schema): z.output<Schema> {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return schema.parse((answer.body as { message: unknown }).message);
}

export async function startCheckoutShop(
  rows: readonly ProductRowInput[] = toolShop,
  options: TestShopOptions = {},
): Promise<CheckoutShop> {
  const shop = await startTestShop(rows, options);
  await addCommerceSettings(shop.database);
  const place: CheckoutShop['place'] = (input, headers = {}) => shop.post(orderPath, input, headers);
  return {
    ...shop,
    place,
    async order(pieces, changes = {}) {
      const lines = Object.entries(pieces).map(([sku, qty]) => ({ sku, qty }));
      const shipping_rule = changes.shipping_rule ?? 'test-corriere';
      const coupon_codes = changes.coupon_codes ?? [];
      const asked = { lines, shipping_rule, coupon_codes, country: 'IT', pincode: '40121' };
      const quote = messageOf(await shop.post(quotePath, asked), quoteSchema);
      return {
        idempotency_key: randomUUID(),
        lines: quote.lines.map(({ sku, wanted_qty, price }) => ({ sku, qty: wanted_qty, seen_price: price })),
        email: 'anna.rossi@esempio.it',
        phone: '333 1234567',
        shipping_address: bologna,
        shipping_rule,
        coupon_codes,
        payment_method: 'transfer',
        seen_total: quote.total,
        ...changes,
      };
    },
    async confirm({ order_number, order_token }) {
      await shop.commerce.jobs.drain();
      const mails = await shop.database
        .selectFrom('mail_outbox')
        .select(['id', 'payload'])
        .where('kind', 'in', ['order_confirmation', 'confirm_order'])
        .orderBy('id', 'desc')
        .execute();
      const mail = mails.find(
        ({ payload }) => (payload as { orderNumber?: string }).orderNumber === order_number,
      );
      const file = join(shop.dataDir, 'mail', `${String(mail?.id).padStart(6, '0')}.txt`);
      const proof = /[?&]confirm=([\w-]+)/.exec(await readFile(file, 'utf8'))?.[1];
      return shop.post(confirmOrderOperation.path, { order_token, proof });
    },
    async stockOf(sku) {
      const row = await shop.database
        .selectFrom('variant')
        .select('stock')
        .where('sku', '=', sku)
        .executeTakeFirstOrThrow();
      return row.stock;
    },
    async orderCount() {
      const row = await shop.database
        .selectFrom('shop_order')
        .select((by) => by.fn.countAll<number>().as('orders'))
        .executeTakeFirstOrThrow();
      return row.orders;
    },
  };
}
