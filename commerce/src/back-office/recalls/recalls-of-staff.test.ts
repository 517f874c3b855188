import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import type { RecallMail, StaffRecall } from '@casamaestra/contract/staff/staff-recalls.operations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageOf, startCheckoutShop, toolShop } from '../../checkout/testing/checkout-shop.ts';
import type { CheckoutShop } from '../../checkout/testing/checkout-shop.ts';
import { loadRows } from '../../catalog/testing/load-rows.ts';
import { TRIES_MAX } from '../../mail-queue/mail-tries.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

let shop: CheckoutShop;
let manager: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  shop = await startCheckoutShop(toolShop);
  manager = await signedInStaff(shop, ['manager'], { name: 'Ada Bianchi' });
  await bought('PI-5', 'anna@esempio.it');
  await bought('PI-14', 'bruno@esempio.it');
});
afterAll(() => shop.close());

async function bought(sku: string, email: string): Promise<string> {
  const placed = messageOf(await shop.place(await shop.order({ [sku]: 1 }, { email })), placedOrderSchema);
  if (placed.status !== 'placed') throw new Error(JSON.stringify(placed.changes));
  const number = placed.order_number;
  await shop.database.updateTable('shop_order').set({ state: 'paid' }).where('number', '=', number).execute();
  return number;
}

const notice = 'Pericolo: i vapori fanno male.\n\nChe cosa fare: chiudi il barattolo.';
const whole = { code: 'PI', sku: null, lot: '', notice };
const ofLot = { ...whole, lot: 'L-7' };
const list = () => manager.value<StaffRecall[]>('recalls.list');
const mails = () =>
  shop.database.selectFrom('mail_outbox').select('id').where('kind', '=', 'product_recall').execute();

test('whom a recall would reach is told before, and nothing is written', async () => {
  const tried = await manager.value('recalls.try', whole);
  expect(tried).toEqual({ name: 'Pittura lavabile', buyers: 2, to_write: 2, before: null });
  expect(await manager.value('recalls.try', { ...whole, sku: 'PI-5' })).toMatchObject({ to_write: 1 });
  expect(await list()).toEqual([]);
  expect(await mails()).toEqual([]);
});

test('it is announced after proving again who one is, once a buyer, and its mails are followed', async () => {
  await shop.pool.query("update staff_session set confirmed_at = now() - interval '6 minutes'");
  expect(await manager.refusal('recalls.announce', ofLot)).toBe('staff_confirmation_needed');
  expect(await list()).toEqual([]);
  await shop.pool.query('update staff_session set confirmed_at = now()');
  const { id, written } = await manager.value<{ id: number; written: number }>('recalls.announce', ofLot);
  expect(written).toBe(2);
  await shop.commerce.jobs.drain();
  expect(await list()).toEqual([
    expect.objectContaining({
      id,
      code: 'PI',
      sku: null,
      lot: 'L-7',
      notice,
      reached: 2,
      sent: 2,
      given_up: 0,
    }),
  ]);
  await bought('PI-5', 'carla@esempio.it');
  expect(await manager.value('recalls.try', ofLot)).toMatchObject({ buyers: 3, to_write: 1, before: { id } });
  const again = { ...ofLot, notice: `${notice}\n\nRimedio: il rimborso.` };
  expect(await manager.value('recalls.announce', again)).toEqual({ id, written: 1 });
  await shop.database
    .updateTable('mail_outbox')
    .set({ tries: TRIES_MAX, sent_at: null })
    .where('recipient', '=', 'carla@esempio.it')
    .where('kind', '=', 'product_recall')
    .execute();
  const recall = await manager.value<StaffRecall & { mails: RecallMail[] }>('recalls.get', { id });
  expect(recall).toMatchObject({ notice: again.notice, reached: 3, sent: 2, given_up: 1 });
  expect(recall.mails.map(({ email, state }) => [email, state])).toEqual([
    ['anna@esempio.it', 'sent'],
    ['bruno@esempio.it', 'sent'],
    ['carla@esempio.it', 'given_up'],
  ]);
  const { rows } = await manager.value<{ rows: object[] }>('activity.list', { record: `recall ${id}` });
  expect(rows).toMatchObject([
    {
      kind: 'recalls.announce',
      who: 'Ada Bianchi',
      rows: [
        { field: 'notice', from: JSON.stringify(notice) },
        { field: 'lot' },
        { field: 'mails', to: '1' },
      ],
    },
    { kind: 'recalls.announce' },
  ]);
});

test('who may only look sees no address that their role does not see, and announces nothing', async () => {
  const [recall] = await list();
  const reader = await signedInStaff(shop, ['reader']);
  const { mails: shown } = await reader.value<{ mails: RecallMail[] }>('recalls.get', { id: recall?.id });
  expect(shown.map(({ email }) => email)).toEqual([null, null, null]);
  for (const name of ['recalls.try', 'recalls.announce'])
    expect(await reader.refusal(name, whole)).toBe('staff_not_permitted');
  expect(await manager.refusal('recalls.get', { id: 999 })).toBe('recall_unknown');
});

test.each([
  [{ code: 'MAI-VISTO' }, 'recall_article_unknown'],
  [{ notice: 'Richiamo precauzionale.' }, 'recall_belittled'],
  [{ notice: 'Pericolo: [che cosa può succedere].' }, 'recall_unfinished'],
])('%j is refused: %s', async (some, code) => {
  expect(await manager.refusal('recalls.try', { ...whole, ...some })).toBe(code);
  expect(await manager.refusal('recalls.announce', { ...whole, ...some })).toBe(code);
});

interface Ledger {
  readonly stock: number;
  readonly moves: readonly {
    readonly kind: string;
    readonly who: string;
    readonly detail: string;
    readonly pieces: number;
  }[];
}
const ledger = (sku: string) => manager.value<Ledger>('stock.ledger', { sku });
const page = () => shop.ask(`/api/products?slug=${slug}`);
let slug = '';
let counted = 0;

test('a whole recall takes the pieces out in the ledger, and who pays an earlier order later is written to', async () => {
  const { rows } = await manager.value<{ rows: { slug: string }[] }>('products.list', { text: 'PI' });
  slug = rows[0]?.slug ?? '';
  const before = (await ledger('PI-5')).stock;
  const placed = messageOf(
    await shop.place(await shop.order({ 'PI-5': 1 }, { email: 'tardi@esempio.it' })),
    placedOrderSchema,
  );
  const number = placed.status === 'placed' ? placed.order_number : '';
  const none = { sku: 'PI-14', act: 'count', pieces: 0 };
  ({ change: counted } = await manager.value<{ change: number }>('stock.change', none));
  const { id } = await manager.value<{ id: number }>('recalls.announce', whole);
  expect(await ledger('PI-5')).toMatchObject({
    stock: 0,
    moves: expect.arrayContaining([
      expect.objectContaining({ kind: 'recall', who: 'Ada Bianchi', detail: String(id), pieces: 1 - before }),
    ]),
  });
  const writtenTo = async () =>
    (await manager.value<{ mails: RecallMail[] }>('recalls.get', { id })).mails.map(({ email }) => email);
  await shop.commerce.jobs.drain();
  expect(await writtenTo()).not.toContain('tardi@esempio.it');
  await shop.database.updateTable('shop_order').set({ state: 'paid' }).where('number', '=', number).execute();
  await shop.commerce.jobs.drain();
  expect(await writtenTo()).toContain('tardi@esempio.it');
  const count = (await mails()).length;
  await shop.commerce.jobs.drain();
  expect(await mails()).toHaveLength(count);
});

test('while it is in force nothing brings pieces back: no count, nothing taken back, no file, no cancelled order', async () => {
  const count = { sku: 'PI-5', act: 'count', pieces: 3 };
  expect(await manager.refusal('stock.change', count)).toBe('staff_stock_recalled');
  await manager.value('stock.change', { ...count, pieces: 0 });
  expect(await manager.refusal('activity.undo', { id: counted })).toBe('staff_stock_recalled');
  await loadRows(
    shop,
    toolShop.map((row) => ({ ...row, variants: row.variants.map((one) => ({ ...one, stock: 77 })) })),
  );
  const placed = await shop.pool.query<{ number: string }>(
    `select number from shop_order where email = 'carla@esempio.it'`,
  );
  await manager.value('orders.cancel', { number: placed.rows[0]?.number, reason: 'Richiamato' });
  expect((await ledger('PI-5')).stock).toBe(0);
  expect((await ledger('PI-14')).stock).toBe(0);
  // What is not recalled came from the same file.
  const others = await shop.pool.query('select from variant where stock = 77');
  expect(others.rowCount).toBeGreaterThan(0);
});

test('it ends with a reason: the notice goes, and its pieces are sold again only where that is said', async () => {
  const all = await list();
  const recall = all.find(({ lot, ended_at: at }) => lot === null && at === null);
  const ofLots = all.find(({ lot }) => lot === 'L-7');
  expect(recall?.pieces).toBeGreaterThan(0);
  await shop.until(`/api/products?slug=${slug}`, ({ text }) => text.includes('i vapori'));
  const end = (id: number | undefined, sellAgain: boolean) => ({
    id,
    reason: 'Difetto corretto dal fabbricante',
    sell_again: sellAgain,
  });
  expect(await manager.refusal('recalls.end', { ...end(recall?.id, false), reason: ' ' })).toBe(
    'field_empty',
  );
  const support = await signedInStaff(shop, ['support']);
  expect(await support.refusal('recalls.end', end(recall?.id, false))).toBe('staff_not_permitted');
  await manager.value('recalls.end', end(ofLots?.id, false));
  const held = (await ledger('PI-5')).stock;
  expect(await manager.value('recalls.end', end(recall?.id, true))).toEqual({
    id: recall?.id,
    pieces: recall?.pieces,
  });
  expect((await ledger('PI-5')).stock).toBeGreaterThan(held);
  expect(await manager.refusal('recalls.end', end(recall?.id, true))).toBe('recall_ended');
  await shop.until(`/api/products?slug=${slug}`, ({ text }) => !text.includes('i vapori'));
  expect((await page()).status).toBe(200);
  expect((await list()).find(({ id }) => id === recall?.id)).toMatchObject({
    ended_because: 'Difetto corretto dal fabbricante',
    pieces: 0,
  });
  // The danger is back: a recall of its own, which reaches everybody once more but Carla, whose order was cancelled.
  const again = await manager.value<{ id: number; written: number }>('recalls.announce', whole);
  expect(again.id).not.toBe(recall?.id);
  expect(again.written).toBe(3);
  expect(await manager.value('recalls.end', end(again.id, false))).toEqual({ id: again.id, pieces: 0 });
  expect((await ledger('PI-5')).stock).toBe(0);
});
