import type { questionsOperation } from '@casamaestra/contract/questions/questions.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { z } from 'zod';
import type { AreaDependencies } from '../area.ts';
import type { Caller } from '../contract-http/caller.ts';
import { itemOfCode } from '../item-codes/item-of-code.usecase.ts';
import { answersOf } from './buyer-answers.usecase.ts';
import { nameOfQuestion, numberOfQuestion } from './question-name.ts';
import { countQuestions, publishedQuestions, putQuestionVote } from './questions.queries.ts';

const WORDS_MAX = 6;

/** Answered questions of a product, as many as were asked for. */
export async function readQuestions(
  { database }: Pick<AreaDependencies, 'database'>,
  { item_code: itemCode, search, order_by: order, start, length }: z.output<typeof questionsOperation.input>,
): Promise<Outcome<OperationOutput<typeof questionsOperation>>> {
  const productId = (await itemOfCode(database, itemCode))?.productId;
  if (productId === undefined) return refused('article_unknown', {}, 'item_code');
  const words = search.split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
  const [rows, total, matching] = await Promise.all([
    publishedQuestions(database, productId, { words, order, start, length }),
    countQuestions(database, productId, []),
    countQuestions(database, productId, words),
  ]);
  const answers = await answersOf(
    { database },
    rows.map(({ id }) => id),
  );
  const questions = rows.map((row) => ({
    name: nameOfQuestion(row.id),
    question: row.question,
    author: row.author,
    answer: row.answer ?? '',
    asked_at: row.created_at.toISOString(),
    answered_at: (row.answered_at ?? row.created_at).toISOString(),
    helpful: row.helpful,
    buyers: (answers.get(row.id) ?? []).map((given) => ({
      author: given.author,
      answer: given.answer,
      answered_at: given.created_at.toISOString(),
    })),
  }));
  return accepted({ questions, total, matching });
}

/** Counts a customer's vote for a question. */
export async function voteQuestion(
  { database, identify }: Pick<AreaDependencies, 'database' | 'identify'>,
  caller: Caller,
  name: string,
): Promise<Outcome<{ helpful: number }>> {
  const customer = await identify(caller);
  if (customer === null) return refused('login_required', { purpose: 'vote' });
  const id = numberOfQuestion(name);
  const helpful = id === undefined ? undefined : await putQuestionVote(database, id, customer.customerId);
  return helpful === undefined ? refused('question_unknown', {}, 'name') : accepted({ helpful });
}
