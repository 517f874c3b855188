import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testAuthor } from '../change-sets/testing/test-author.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { itemReviewsOperation } from '@casamaestra/contract/reviews/reviews.operations.ts';
import { paintShop } from '../catalog/testing/paint-shop.ts';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';
import { registerCustomer } from '../customers/testing/register-customer.ts';
import type { TestCustomer } from '../customers/testing/register-customer.ts';
import { systemClock } from '../platform/clock.ts';
import { moderateReview, readModerationQueue } from './moderate-reviews.usecase.ts';

const method = (name: string) => `/api/method/mymb_ecommerce.mymb_ecommerce.item_review.${name}`;
const vote = '/api/method/casamaestra.reviews.vote';
const own = '/api/method/casamaestra.reviews.own';

type Reviews = OperationOutput<typeof itemReviewsOperation>;

let shop: TestShop;
let ada: TestCustomer;
let ugo: TestCustomer;
let sku: string;

const deps = () => ({ database: shop.database, clock: systemClock, author: testAuthor });
const write = (customer: TestCustomer, rating: unknown, title = 'Bello') =>
  shop.post(
    method('add_item_review'),
    { item_code: sku, title, rating, comment: 'Colore fedele.' },
    customer.headers,
  );
const reviews = async (query = ''): Promise<Reviews> => {
  const { body } = await shop.ask(`${method('get_item_reviews')}?item_code=${sku}${query}`, {
    method: 'POST',
  });
  return (body as { message: Reviews }).message;
};
async function publishAll(): Promise<void> {
  for (const { id } of await readModerationQueue(deps())) await moderateReview(deps(), id, { publish: true });
}

beforeAll(async () => {
  shop = await startTestShop(paintShop);
  ada = await registerCustomer(shop, { email: 'ada@example.test', firstName: 'Ada', lastName: 'Bianchi' });
  ugo = await registerCustomer(shop, { email: 'ugo@example.test', firstName: 'Ugo', lastName: 'Neri' });
  const { products } = await shop.value<{ products: { sku: string }[] }>('/api/shop?per_page=1');
  sku = products[0]?.sku ?? '';
});
afterAll(() => shop.close());

describe('P01 K01 reviews', () => {
  test('a review is shown once it was checked, under a short name, and the stars of the product follow', async () => {
    expect((await write(ada, 4)).body).toEqual({});
    expect((await reviews()).total_reviews).toBe(0);
    const [waiting] = await readModerationQueue(deps());
    expect(waiting).toMatchObject({ author: 'Ada B.', rating: 4, verified: false });
    await publishAll();
    expect(await reviews()).toMatchObject({
      reviews: [{ customer: 'Ada B.', rating: 0.8, title: 'Bello', verified: false, item: sku }],
      average_rating: 0.8,
      average_whole_rating: 0.8,
      reviews_per_rating: [0, 0, 0, 100, 0],
      total_reviews: 1,
    });
    const card = await shop.until(`/api/shop?skus=${sku}&per_page=1`, ({ text }) =>
      text.includes('"ratings":4,'),
    );
    expect(card.text).toContain('"reviews":"1"');
  });

  test('one per customer: writing again changes it, and it is checked again', async () => {
    await write(ada, 2, 'Ripensandoci');
    expect((await reviews()).total_reviews).toBe(0);
    const mine = await shop.post(own, { item_code: sku }, ada.headers);
    expect(mine.body).toMatchObject({ message: { review: { stars: 2, state: 'waiting' }, bought: false } });
    await publishAll();
    await write(ugo, 5, 'Ottimo');
    await publishAll();
    const all = await reviews();
    expect(all).toMatchObject({ total_reviews: 2, reviews_per_rating: [0, 50, 0, 0, 50] });
    expect(all.average_rating).toBeCloseTo(0.7);
    expect(await reviews('&stars=5')).toMatchObject({ reviews: [{ title: 'Ottimo' }], matching_reviews: 1 });
    expect((await reviews('&start=1&end=1')).reviews).toHaveLength(1);
  });

  test('helpful votes: one each, changeable, never for the own review', async () => {
    const all = await reviews();
    const ofUgo = all.reviews.find(({ customer }) => customer === 'Ugo N.')?.name ?? '';
    const cast = (customer: TestCustomer, helpful: unknown) =>
      shop.post(vote, { name: ofUgo, helpful }, customer.headers);
    expect((await cast(ada, true)).body).toEqual({ message: { helpful: 1, unhelpful: 0 } });
    const shown = async () =>
      (await reviews()).reviews.map((one) => [one.customer, one.helpful, one.unhelpful]);
    expect(await shown()).toEqual([
      ['Ugo N.', 1, 0],
      ['Ada B.', 0, 0],
    ]);
    expect((await cast(ada, false)).body).toEqual({ message: { helpful: 0, unhelpful: 1 } });
    expect(await shown()).toEqual([
      ['Ada B.', 0, 0],
      ['Ugo N.', 0, 1],
    ]);
    expect((await cast(ugo, true)).status).toBe(403);
    expect((await cast(ada, 'sì')).status).toBe(417);
    expect((await shop.post(vote, { name: 'REV-999999', helpful: true }, ada.headers)).status).toBe(404);
  });

  test('a refused review is told to its author with the reason, and to nobody else', async () => {
    await write(ugo, 1, 'Chiamami al 333…');
    const [waiting] = await readModerationQueue(deps());
    const id = waiting?.id ?? 0;
    expect(await moderateReview(deps(), id, { publish: false, because: ' ' })).toMatchObject({ ok: false });
    await moderateReview(deps(), id, { publish: false, because: 'Contiene un numero di telefono.' });
    expect((await reviews()).reviews.map(({ title }) => title)).toEqual(['Ripensandoci']);
    expect((await shop.post(own, { item_code: sku }, ugo.headers)).body).toMatchObject({
      message: { review: { state: 'refused', refused_because: 'Contiene un numero di telefono.' } },
    });
  });

  test('removing it takes its stars away', async () => {
    expect(
      (await shop.post(method('delete_item_review'), { item_code: sku }, ada.headers)).body,
    ).toMatchObject({
      message: { status: 'success' },
    });
    expect(await reviews()).toMatchObject({ total_reviews: 0, reviews: [], average_rating: 0 });
    expect(
      (await shop.post(method('delete_item_review'), { item_code: sku }, ada.headers)).body,
    ).toMatchObject({
      message: { status: 'error' },
    });
  });

  test.each([0, 6, 4.5, -1, 'cinque', null, 1e9])('%s stars are refused', async (rating) => {
    expect((await write(ada, rating)).body).toMatchObject({ field: 'rating' });
  });

  test('what is not the customer’s to say is ignored', async () => {
    const forged = { verified: true, state: 'published', customer_id: ugo.customerId, author: 'Lo Staff' };
    await shop.post(
      method('add_item_review'),
      { item_code: sku, title: 'Io', rating: 5, ...forged },
      ada.headers,
    );
    expect(await readModerationQueue(deps())).toMatchObject([{ author: 'Ada B.', verified: false }]);
    expect((await reviews()).total_reviews).toBe(0);
  });

  test.each([method('add_item_review'), method('delete_item_review'), vote, own])(
    '%s needs a login',
    async (path) => {
      const input = { item_code: sku, title: 'x', rating: 3, name: 'REV-1', helpful: true };
      for (const headers of [{}, { jwt: 'Bearer forged' }])
        expect((await shop.post(path, input, headers)).status).toBe(401);
    },
  );
});
