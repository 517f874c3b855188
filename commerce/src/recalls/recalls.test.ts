import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import { orderViewSchema } from '@casamaestra/contract/orders/order-view.ts';
import { trackOrderOperation } from '@casamaestra/contract/orders/orders.operations.ts';
import { testAuthor } from '../change-sets/testing/test-author.ts';
import { messageOf, startCheckoutShop } from '../checkout/testing/checkout-shop.ts';
import type { CheckoutShop } from '../checkout/testing/checkout-shop.ts';
import { listRecalls, reachedBy } from './read-recalls.usecase.ts';
import { recallProduct } from './recall-product.usecase.ts';
import type { RecallRequest } from './recall-product.usecase.ts';

const variants = [
  { sku: 'TR-18', options: { Tensione: '18 V' }, price: 99, stock: 50, weight_kg: 2 },
  { sku: 'TR-12', options: { Tensione: '12 V' }, price: 79, stock: 50, weight_kg: 2 },
];
let shop: CheckoutShop;
beforeAll(async () => {
  shop = await startCheckoutShop([
    { code: 'TR', name: 'Trapano', slug: 'det/trapano', category: ['Utensili'], variants },
  ]);
});
afterAll(() => shop.close());

async function bought(sku: string, email: string, state: 'paid' | 'cancelled' | 'awaiting_payment') {
  const placed = messageOf(await shop.place(await shop.order({ [sku]: 1 }, { email })), placedOrderSchema);
  if (placed.status !== 'placed') throw new Error(JSON.stringify(placed.changes));
  await shop.database
    .updateTable('shop_order')
    .set({ state })
    .where('number', '=', placed.order_number)
    .execute();
  return placed;
}

const notice = 'Pericolo: la batteria può prendere fuoco.\n\nChe cosa fare: smetti di usarlo.';
const recall = async (request: Partial<RecallRequest> = {}) =>
  recallProduct(
    { database: shop.database, clock: { now: () => Date.now() }, author: testAuthor },
    { product: 'TR', notice, dryRun: false, ...request },
  );
const mails = async () => {
  await shop.commerce.jobs.drain();
  const rows = await shop.database
    .selectFrom('mail_outbox')
    .select(['id', 'recipient', 'subject'])
    .where('kind', '=', 'product_recall')
    .orderBy('id')
    .execute();
  return rows;
};
const detail = '/api/method/mymb_ecommerce.mymb_b2c.solr_search.products?slug=det/trapano';

describe('A safety recall (Reg. (UE) 2023/988, art. 35–37)', () => {
  test('of a lot names its buyers without writing to them first, then mails each address once', async () => {
    const anna = await bought('TR-18', 'anna@esempio.it', 'paid');
    await bought('TR-18', 'Anna@esempio.it', 'paid');
    await bought('TR-12', 'bruno@esempio.it', 'paid');
    await bought('TR-18', 'carla@esempio.it', 'cancelled');
    await bought('TR-18', 'dario@esempio.it', 'awaiting_payment');
    const only18 = { sku: 'TR-18', lot: 'L-7' };
    const dry = await recall({ ...only18, dryRun: true });
    expect(dry).toMatchObject({ ok: true, value: { buyers: 1 } });
    expect(await mails()).toEqual([]);
    expect(await recall(only18)).toMatchObject({ ok: true, value: { name: 'Trapano', written: [{}] } });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.recipient.toLowerCase()).toBe('anna@esempio.it');
    expect(mail?.subject).toBe('Richiamo di sicurezza del prodotto: Trapano');
    const text = await readFile(
      join(shop.dataDir, 'mail', `${String(mail?.id).padStart(6, '0')}.txt`),
      'utf8',
    );
    for (const words of ['prendere fuoco', 'lotto L-7', 'Smetti subito', 'rimborso', 'sicurezza@'])
      expect(text).toContain(words);

    const { order_token } = anna;
    const tracked = messageOf(await shop.post(trackOrderOperation.path, { order_token }), orderViewSchema);
    expect(tracked.lines).toMatchObject([{ recall: { lot: 'L-7', notice } }]);
    const page = await shop.until(detail, ({ text: answer }) => answer.includes('recalls'));
    expect(page.body).toMatchObject({
      message: { product: { recalls: [{ sku: 'TR-18', lot: 'L-7', notice }] } },
    });
  });

  test('again writes only to buyers since, with its list of whom it reached', async () => {
    const elena = await bought('TR-18', 'elena@esempio.it', 'paid');
    const again = await recall({ sku: 'TR-18', lot: 'L-7' });
    expect(again).toMatchObject({
      ok: true,
      value: { buyers: 2, written: [{ recipient: 'elena@esempio.it' }] },
    });
    expect(await mails()).toHaveLength(2);
    const [listed] = await listRecalls(shop);
    expect(listed).toMatchObject({ code: 'TR', lot: 'L-7', reached: 2 });
    expect(await reachedBy(shop, listed?.id ?? 0)).toMatchObject([
      { recipient: 'anna@esempio.it' },
      { recipient: 'elena@esempio.it', orderNumber: elena.order_number, sentAt: expect.any(Date) as Date },
    ]);
  });

  test('of a lot leaves the rest on sale; of everything ends the sale', async () => {
    const stock = async () =>
      (await shop.database.selectFrom('variant').select('stock').orderBy('position').execute()).map(
        (row) => row.stock,
      );
    expect(await stock()).not.toContain(0);
    expect(await recall()).toMatchObject({ ok: true, value: { buyers: 3 } });
    expect(await stock()).toEqual([0, 0]);
  });

  test.each([
    [{ product: 'MAI-VISTO' }, 'recall_article_unknown'],
    [{ sku: 'ALTRO-1' }, 'recall_article_unknown'],
    [{ notice: 'Richiamo volontario, a titolo precauzionale.' }, 'recall_belittled'],
    [{ notice: 'Pericolo: [che cosa può succedere].' }, 'recall_unfinished'],
  ])('%j is refused: %s', async (request, code) => {
    const before = await mails();
    expect(await recall(request)).toMatchObject({ ok: false, refusal: { code } });
    expect(await mails()).toEqual(before);
  });
});
