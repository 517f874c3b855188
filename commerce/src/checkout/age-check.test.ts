import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import { quoteSchema } from '@casamaestra/contract/cart/quote.ts';
import type { StaffOrder } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { signedInStaff } from '../staff/testing/staff-browser.ts';
import { messageOf, startCheckoutShop } from './testing/checkout-shop.ts';
import type { CheckoutShop } from './testing/checkout-shop.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await startCheckoutShop();
  const blade = { age_check: true, min_age: 18, hazard_label: ['warning', 'GHS07'] };
  await shop.database.updateTable('product').set(blade).where('code', '=', 'MA').execute();
});
afterAll(() => shop.close());

const quote = async (...skus: string[]) => {
  const lines = skus.map((sku) => ({ sku, qty: 1 }));
  const asked = { lines, country: 'IT', pincode: '40128' };
  return messageOf(await shop.post('/api/method/casamaestra.cart.quote', asked), quoteSchema);
};
const offered = ({ shipping_options: options }: Awaited<ReturnType<typeof quote>>) =>
  options.map(({ name }) => name);

describe('goods whose buyers’ age is checked by law', () => {
  test('go by no delivery without a check, and the cart says why', async () => {
    const cart = await quote('MA-1', 'TR-1');
    expect(offered(cart)).toEqual([]);
    expect(cart).toMatchObject({ undeliverable: ['MA-1'], orderable: false });
    expect(cart.changes.map(({ message }) => message)).toEqual([
      'Per legge controlliamo l’età di chi riceve questo prodotto, e qui nessuna consegna lo può fare: «Martello».',
    ]);
    expect(offered(await quote('TR-1'))).toEqual(['test-corriere', 'test-ritiro']);
  });

  test('are handed over where a document is looked at; order, mail and staff know the age', async () => {
    await shop.database
      .updateTable('shipping_rule')
      .set({ checks_age: true })
      .where('name', '=', 'test-ritiro')
      .execute();
    const cart = await quote('MA-1');
    expect(offered(cart)).toEqual(['test-ritiro']);
    expect(cart.lines[0]).toMatchObject({
      age_check: true,
      min_age: 18,
      hazard_label: ['warning', 'GHS07'],
    });
    const recipient = { first_name: 'Anna', last_name: 'Rossi' };
    const collected = { shipping_rule: 'test-ritiro', shipping_address: undefined, recipient } as const;
    const placed = messageOf(await shop.place(await shop.order({ 'MA-1': 1 }, collected)), placedOrderSchema);
    if (placed.status !== 'placed') throw new Error(JSON.stringify(placed.changes));
    await shop.commerce.jobs.drain();
    const folder = join(shop.dataDir, 'mail');
    const mail = (await readdir(folder)).find((name) => name.endsWith('.txt')) ?? '';
    expect((await readFile(join(folder, mail), 'utf8')).replaceAll(/\s+/g, ' ')).toContain(
      'solo a chi dimostra di avere almeno 18 anni',
    );
    const packer = await signedInStaff(shop, ['manager'], { name: 'Giulia Neri' });
    const order = await packer.value<StaffOrder>('orders.get', { number: placed.order_number });
    expect(order.proof_of_age).toBe(18);
  });
});
