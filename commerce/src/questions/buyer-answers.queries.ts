import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';
import { anywhere } from './questions.queries.ts';
import type { QuestionState, WantedVoices } from './questions.queries.ts';

/** The product of a published question. */
export async function productOfQuestion(database: Database, id: number): Promise<number | undefined> {
  const row = await database
    .selectFrom('product_question')
    .select('product_id')
    .where('id', '=', id)
    .where('state', '=', 'published')
    .executeTakeFirst();
  return row?.product_id;
}

export interface NewAnswer {
  readonly questionId: number;
  readonly customerId: number;
  readonly author: string;
  readonly answer: string;
  readonly now: Date;
}

/** Stores a customer's answer, in place of an earlier one, to be read by the staff. Returns whether one was shown. */
export async function putAnswer(database: Database, given: NewAnswer): Promise<boolean> {
  const { questionId, customerId, author, answer, now } = given;
  const before = await database
    .selectFrom('question_answer')
    .select('state')
    .where('question_id', '=', questionId)
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  const words = { author, answer, state: 'waiting' as const, created_at: now };
  await database
    .insertInto('question_answer')
    .values({ question_id: questionId, customer_id: customerId, ...words })
    .onConflict((conflict) => conflict.columns(['question_id', 'customer_id']).doUpdateSet(words))
    .execute();
  return before?.state === 'published';
}

/** Has the pages of a product written anew. */
export async function logProduct(database: Database, productId: number): Promise<void> {
  await database.insertInto('change_log').values({ kind: 'product', subject_id: productId }).execute();
}

/** Published answers of customers, by question, oldest first. */
export async function publishedAnswers(database: Database, questionIds: readonly number[]) {
  if (questionIds.length === 0) return [];
  return database
    .selectFrom('question_answer')
    .select(['question_id', 'author', 'answer', 'created_at'])
    .where('question_id', 'in', questionIds)
    .where('state', '=', 'published')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Answers of customers in a state: those that nobody read yet oldest first, others newest first. */
export async function answersIn(database: Database, { state, text, limit }: WantedVoices) {
  return database
    .selectFrom('question_answer')
    .innerJoin('product_question', 'product_question.id', 'question_answer.question_id')
    .innerJoin('product', 'product.id', 'product_question.product_id')
    .select(['question_answer.id', 'question_answer.answer', 'question_answer.author'])
    .select(['question_answer.created_at', 'question_answer.state', 'product_question.question'])
    .select(['product.name as product', 'product.slug'])
    .where('question_answer.state', '=', state)
    .$if(text !== '', (query) =>
      query.where(
        sql<boolean>`concat_ws(' ', product_question.question, question_answer.answer, question_answer.author, product.name) ilike ${anywhere(text)}`,
      ),
    )
    .orderBy('question_answer.created_at', state === 'waiting' ? 'asc' : 'desc')
    .orderBy('question_answer.id')
    .limit(limit)
    .execute();
}

/** What an answer says of itself, locked until the transaction ends. */
export async function heldAnswer(database: Database, id: number) {
  return database
    .selectFrom('question_answer')
    .select(['state', 'created_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Publishes or refuses an answer, or lets it wait again; undefined when there is no such answer, else its product. */
export async function judgeAnswer(
  database: Database,
  id: number,
  state: QuestionState,
): Promise<number | undefined> {
  const row = await database
    .updateTable('question_answer')
    .from('product_question')
    .set({ state })
    .whereRef('product_question.id', '=', 'question_answer.question_id')
    .where('question_answer.id', '=', id)
    .returning('product_question.product_id')
    .executeTakeFirst();
  return row?.product_id;
}
