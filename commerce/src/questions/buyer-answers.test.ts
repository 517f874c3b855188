import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import {
  answerQuestionOperation,
  askQuestionOperation,
  questionsOperation,
} from '@casamaestra/contract/questions/questions.operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testAuthor } from '../change-sets/testing/test-author.ts';
import { messageOf, startCheckoutShop } from '../checkout/testing/checkout-shop.ts';
import type { CheckoutShop } from '../checkout/testing/checkout-shop.ts';
import { registerCustomer } from '../customers/testing/register-customer.ts';
import type { TestCustomer } from '../customers/testing/register-customer.ts';
import { systemClock } from '../platform/clock.ts';
import { answerQuestion, readWaitingQuestions } from './answer-question.usecase.ts';
import { judgeBuyerAnswer, readWaitingAnswers } from './buyer-answers.usecase.ts';

let shop: CheckoutShop;
let buyer: TestCustomer;
let reader: TestCustomer;
let name = '';
beforeAll(async () => {
  shop = await startCheckoutShop();
  buyer = await registerCustomer(shop, { email: 'anna.rossi@esempio.it' });
  reader = await registerCustomer(shop, { email: 'leo.verdi@esempio.it' });
  const question = 'Quanto dura una carica di batteria?';
  await shop.post(askQuestionOperation.path, { item_code: 'TR-1', author: 'Rosa', question });
  const [waiting] = await readWaitingQuestions(shop);
  await answerQuestion(
    {
      database: shop.database,
      clock: systemClock,
      publicUrl: () => 'https://negozio.test',
      author: testAuthor,
    },
    waiting?.id ?? 0,
    'Circa quaranta minuti.',
  );
  name = (await listed())?.name ?? '';
});
afterAll(() => shop.close());

const listed = async () => {
  const { body } = await shop.post(questionsOperation.path, { item_code: 'TR-1' });
  return (body as { message: OperationOutput<typeof questionsOperation> }).message.questions[0];
};
const answer = (text: string, headers: Record<string, string>, question = name) =>
  shop.post(answerQuestionOperation.path, { name: question, answer: text }, headers);
const shown = async () => (await listed())?.buyers.map(({ author, answer: text }) => [author, text]);
const judge = () => ({ database: shop.database, clock: systemClock, author: testAuthor });
const waiting = async () => (await readWaitingAnswers(shop))[0]?.id ?? 0;
const logged = async () =>
  (await shop.database.selectFrom('change_log').select('seq').where('kind', '=', 'product').execute()).length;

/** The buyer's drill is delivered. */
async function deliver(): Promise<void> {
  const placed = messageOf(
    await shop.place(await shop.order({ 'TR-1': 1 }), buyer.headers),
    placedOrderSchema,
  );
  if (placed.status !== 'placed') throw new Error(JSON.stringify(placed.changes));
  await shop.database
    .updateTable('shop_order')
    .set({ state: 'delivered' })
    .where('number', '=', placed.order_number)
    .execute();
}

describe('P01 answers of buyers', () => {
  test('who bought and received the product answers; others are told why not', async () => {
    expect((await answer('Da me dura un’ora intera.', {})).status).toBe(401);
    expect(await answer('Da me dura un’ora intera.', buyer.headers)).toMatchObject({ status: 403 });
    await deliver();
    expect((await answer('Da me dura un’ora intera.', reader.headers)).status).toBe(403);
    expect((await answer('Corta', buyer.headers)).status).toBe(417);
    expect((await answer('Da me dura un’ora intera.', buyer.headers, 'DOM-99999')).status).toBe(404);
    const { body } = await answer('Da me dura un’ora intera.', buyer.headers);
    expect(body).toEqual({ message: { waiting: true } });
  });

  test('an answer is shown once staff published it, and is read anew when it was changed', async () => {
    expect(await shown()).toEqual([]);
    await judgeBuyerAnswer(judge(), await waiting(), 'published');
    const [[author, text] = []] = (await shown()) ?? [];
    expect([author, text]).toEqual([expect.stringMatching(/^\S+ \p{Lu}\.$/u), 'Da me dura un’ora intera.']);
    await answer('Dopo un anno ne dura mezza.', buyer.headers);
    expect(await shown()).toEqual([]);
    const id = await waiting();
    await judgeBuyerAnswer(judge(), id, 'published');
    expect((await shown())?.[0]?.[1]).toBe('Dopo un anno ne dura mezza.');
    await judgeBuyerAnswer(judge(), id, 'refused');
    expect(await shown()).toEqual([]);
    await judgeBuyerAnswer(judge(), id, 'published');
    expect(await judgeBuyerAnswer(judge(), 9999, 'published')).toMatchObject({ ok: false });
  });

  test('it goes with the account of its author, and its page is written anew', async () => {
    const before = await logged();
    expect(await shown()).toHaveLength(1);
    await shop.database.deleteFrom('customer').where('email', '=', 'anna.rossi@esempio.it').execute();
    expect(await shown()).toEqual([]);
    expect(await logged()).toBe(before + 1);
  });
});
