import { itemReviewsOperation } from '@casamaestra/contract/reviews/reviews.operations.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { reviewQueueOperation } from '@casamaestra/contract/staff/staff-reviews.operations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paintShop } from '../../catalog/testing/paint-shop.ts';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';
import type { StaffBrowser } from '../../staff/testing/staff-browser.ts';

type Changed = { readonly change: number };
type State = 'waiting' | 'published' | 'refused';

let shop: TestShop;
let person: StaffBrowser;
let sku: string;
let productId: number;
beforeAll(async () => {
  shop = await startTestShop(paintShop);
  person = await signedInStaff(shop, ['support'], { name: 'Sara Verdi' });
  const { products } = await shop.value<{ products: { sku: string }[] }>('/api/shop?per_page=1');
  sku = products[0]?.sku ?? '';
  const found = await shop.database
    .selectFrom('variant')
    .select('product_id')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  productId = found.product_id;
});
afterAll(() => shop.close());

async function write(title: string, photos: readonly string[] = []): Promise<number> {
  const { id } = await shop.database
    .insertInto('review')
    .values({ product_id: productId, author: 'Ada B.', rating: 3, title, verified: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [index, picture] of photos.entries())
    await shop.database
      .insertInto('review_photo')
      .values({ review_id: id, position: index + 1, picture, width: 800, height: 600 })
      .execute();
  return id;
}

const staffSees = (state: State, text = '') =>
  person.value<OperationOutput<typeof reviewQueueOperation>>('reviews.queue', { state, text });
const shown = async () => {
  const { body } = await shop.post(itemReviewsOperation.path, { item_code: sku });
  return (body as { message: OperationOutput<typeof itemReviewsOperation> }).message.reviews;
};
const titles = async () => (await shown()).map(({ title }) => title);
const undo = (id: number) => person.value<{ undone: number }>('activity.undo', { id });

test('a decision on a review is taken back, with its reason, whichever it was', async () => {
  const id = await write('Copre bene');
  const published = await person.value<Changed>('reviews.publish', { id });
  expect(await titles()).toEqual(['Copre bene']);
  await undo(published.change);
  expect(await titles()).toEqual([]);
  expect((await staffSees('waiting')).map((review) => review.id)).toEqual([id]);
  await person.value('reviews.refuse', { id, reason: 'Parla del corriere.' });
  const again = await person.value<Changed>('reviews.publish', { id });
  await undo(again.change);
  expect(await staffSees('refused')).toMatchObject([{ id, refused_because: 'Parla del corriere.' }]);
  expect(await titles()).toEqual([]);
});

test('one that was published is found by its words and refused afterwards', async () => {
  const id = await write('Secca in un’ora');
  await person.value('reviews.publish', { id });
  expect((await staffSees('published', 'SECCA in')).map((review) => review.id)).toEqual([id]);
  expect(await staffSees('published', 'x%')).toEqual([]);
  await person.value('reviews.refuse', { id, reason: 'È pubblicità.' });
  expect(await titles()).toEqual([]);
  expect(await staffSees('published')).toEqual([]);
});

test('one photo goes for good, the picture that was seen and no other', async () => {
  const [one, two] = ['a'.repeat(20), 'b'.repeat(20)];
  const id = await write('Con foto', [one, two]);
  const photo = { id, position: 1, picture: two };
  expect(await person.refusal('reviews.refuse_photo', photo)).toBe('staff_photo_unknown');
  const { change } = await person.value<Changed>('reviews.refuse_photo', { ...photo, picture: one });
  expect((await staffSees('waiting'))[0]?.photos).toMatchObject([{ position: 2, picture: two }]);
  expect(await person.refusal('activity.undo', { id: change })).toBe('staff_change_final');
  await person.value('reviews.publish', { id });
  expect((await shown())[0]?.photos).toHaveLength(1);
});

test('the shop replies below a review, says it otherwise, and nothing any more', async () => {
  const id = await write('Odore forte');
  await person.value('reviews.publish', { id });
  const reply = async () => (await shown()).find(({ title }) => title === 'Odore forte')?.reply;
  expect(await reply()).toBeUndefined();
  await person.value('reviews.reply', { id, reply: ' Passa dopo un giorno. ' });
  expect(await reply()).toBe('Passa dopo un giorno.');
  const none = await person.value<Changed>('reviews.reply', { id, reply: '' });
  expect(await reply()).toBeUndefined();
  await undo(none.change);
  expect(await reply()).toBe('Passa dopo un giorno.');
  expect(await person.refusal('reviews.reply', { id: 9_999, reply: 'x' })).toBe('staff_review_unknown');
  const reader = await signedInStaff(shop, ['reader']);
  expect(await reader.refusal('reviews.reply', { id, reply: 'x' })).toBe('staff_not_permitted');
});

test('of two who decide on one review the second is told who did, and decides again on what it says now', async () => {
  const id = await write('Dura poco');
  const [seen] = (await staffSees('waiting', 'Dura poco')).map(({ state, written_at, reply }) => ({
    state,
    written_at,
    reply,
  }));
  const other = await signedInStaff(shop, ['support'], { name: 'Ugo Neri' });
  const answers = await Promise.all([
    person.call('reviews.publish', { id, seen }),
    other.call('reviews.refuse', { id, seen, reason: 'Doppia.' }),
  ]);
  const late = answers.flatMap(({ body }) => ('code' in (body as object) ? [body] : []));
  const [first, state] =
    (await staffSees('published', 'Dura poco')).length > 0
      ? ['Sara Verdi', 'published']
      : ['Ugo Neri', 'refused'];
  expect(late).toMatchObject([{ code: 'staff_decided_meanwhile', facts: { who: first } }]);
  await other.value('reviews.refuse', { id, seen: { ...seen, state }, reason: 'Doppia.' });
  expect((await staffSees('refused', 'Dura poco')).map((review) => review.id)).toEqual([id]);
});

test('a review that its author rewrote after it was read is not published, nor replied to', async () => {
  const id = await write('Prima versione');
  const [read] = await staffSees('waiting', 'Prima versione');
  const seen = { state: 'waiting', written_at: read?.written_at, reply: null };
  await shop.database
    .updateTable('review')
    .set({ title: 'Seconda versione', updated_at: new Date('2026-12-01') })
    .where('id', '=', id)
    .execute();
  expect(await person.refusal('reviews.publish', { id, seen })).toBe('staff_rewritten_meanwhile');
  expect(await person.refusal('reviews.reply', { id, seen, reply: 'Grazie.' })).toBe(
    'staff_rewritten_meanwhile',
  );
  expect(await titles()).not.toContain('Seconda versione');
});
