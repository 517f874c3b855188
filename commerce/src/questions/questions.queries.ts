import { sql } from 'kysely';
import type { QuestionOrder } from '@casamaestra/contract/questions/question-form.ts';
import type { Database } from '../platform/database/connection.ts';

interface Page {
  readonly words: readonly string[];
  readonly order: QuestionOrder;
  readonly start: number;
  readonly length: number;
}

/** A word as a pattern that is found anywhere in a text. */
export const anywhere = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const published = (database: Database, productId: number, words: readonly string[]) =>
  words.reduce(
    (query, word) =>
      query.where(sql<boolean>`(product_question.question || ' ' || answer) ilike ${anywhere(word)}`),
    database
      .selectFrom('product_question')
      .where('product_id', '=', productId)
      .where('product_question.state', '=', 'published'),
  );

/** Answered questions that have every word, the most useful or the newest first. */
export async function publishedQuestions(database: Database, productId: number, page: Page) {
  const helpful = sql<number>`(select count(*) from question_vote where question_id = product_question.id)`;
  return published(database, productId, page.words)
    .select(['id', 'question', 'author', 'answer', 'created_at', 'answered_at', helpful.as('helpful')])
    .$if(page.order === 'useful', (query) => query.orderBy('helpful', 'desc'))
    .orderBy('answered_at', 'desc')
    .orderBy('id', 'desc')
    .offset(page.start)
    .limit(page.length)
    .execute();
}

export async function countQuestions(
  database: Database,
  productId: number,
  words: readonly string[],
): Promise<number> {
  const row = await published(database, productId, words)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function countWaiting(database: Database): Promise<number> {
  const row = await database
    .selectFrom('product_question')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return row.count;
}

export interface NewQuestion {
  readonly productId: number;
  readonly author: string;
  readonly question: string;
  readonly email: string | null;
  readonly language: string;
  readonly now: Date;
}

/** Stores a question; returns its id and the name of its product. */
export async function insertQuestion(database: Database, asked: NewQuestion) {
  const { id } = await database
    .insertInto('product_question')
    .values({
      product_id: asked.productId,
      author: asked.author,
      question: asked.question,
      email: asked.email,
      language: asked.language,
      created_at: asked.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { name } = await database
    .selectFrom('product')
    .select('name')
    .where('id', '=', asked.productId)
    .executeTakeFirstOrThrow();
  return { id, article: name };
}

/** A question with what a mail about it needs. */
export async function questionById(database: Database, id: number) {
  return database
    .selectFrom('product_question')
    .innerJoin('product', 'product.id', 'product_question.product_id')
    .select(['product_question.id', 'product_question.question', 'product_question.answer'])
    .select(['product_question.email', 'product_question.language', 'product_question.state'])
    .select(['product_question.confirmed_at', 'product_question.product_id'])
    .select(['product.name as article', 'product.slug'])
    .where('product_question.id', '=', id)
    .executeTakeFirst();
}

/** Notes that the mail to the address was opened. */
export async function confirmAsker(database: Database, id: number, now: Date): Promise<void> {
  await database
    .updateTable('product_question')
    .set(({ fn, val }) => ({ confirmed_at: fn.coalesce('confirmed_at', val(now)) }))
    .where('id', '=', id)
    .where('email', 'is not', null)
    .execute();
}

/** Forgets the address of a question: the answer was sent. */
export async function forgetAsker(database: Database, id: number): Promise<void> {
  await database.updateTable('product_question').set({ email: null }).where('id', '=', id).execute();
}

/** Forgets addresses and refused or unanswered questions that are older. */
export async function forgetOld(database: Database, before: Date): Promise<void> {
  await database
    .deleteFrom('product_question')
    .where('state', '!=', 'published')
    .where('created_at', '<', before)
    .execute();
  await database
    .updateTable('product_question')
    .set({ email: null })
    .where('email', 'is not', null)
    .where('created_at', '<', before)
    .execute();
}

export type QuestionState = 'waiting' | 'published' | 'refused';

/** What a question says now, locked until the transaction ends. */
export async function heldQuestion(database: Database, id: number) {
  return database
    .selectFrom('product_question')
    .select(['state', 'answer'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Publishes a question with its answer, or refuses it, or lets it wait again; its product, undefined: none such. */
export async function judgeQuestion(
  database: Database,
  id: number,
  {
    state,
    answer,
    now,
  }: { readonly state: QuestionState; readonly answer: string | null; readonly now: Date },
): Promise<number | undefined> {
  const row = await database
    .updateTable('product_question')
    .set({ state, answer, answered_at: answer === null ? null : now })
    .$if(state === 'refused', (query) => query.set({ email: null }))
    .where('id', '=', id)
    .returning('product_id')
    .executeTakeFirst();
  if (row !== undefined)
    await database.insertInto('change_log').values({ kind: 'product', subject_id: row.product_id }).execute();
  return row?.product_id;
}

export interface WantedVoices<State extends string = QuestionState> {
  readonly state: State;
  /** Found anywhere in what was written, its author or the product. */
  readonly text: string;
  readonly limit: number;
}

/** Questions in a state: those that wait oldest first, others newest first. */
export async function questionsIn(database: Database, { state, text, limit }: WantedVoices) {
  return database
    .selectFrom('product_question')
    .innerJoin('product', 'product.id', 'product_question.product_id')
    .select(['product_question.id', 'product_question.question', 'product_question.author'])
    .select(['product_question.created_at', 'product_question.answer', 'product.name as product'])
    .select(['product.slug', 'product_question.state'])
    .select(
      sql<boolean>`product_question.email is not null and product_question.confirmed_at is not null`.as(
        'mailed',
      ),
    )
    .where('product_question.state', '=', state)
    .$if(text !== '', (query) =>
      query.where(
        sql<boolean>`concat_ws(' ', product_question.question, product_question.answer, product_question.author, product.name) ilike ${anywhere(text)}`,
      ),
    )
    .orderBy('product_question.created_at', state === 'waiting' ? 'asc' : 'desc')
    .orderBy('product_question.id')
    .limit(limit)
    .execute();
}

/** Counts a vote once; returns the votes, undefined when the question is not shown. */
export async function putQuestionVote(
  database: Database,
  id: number,
  customerId: number,
): Promise<number | undefined> {
  const shown = await database
    .selectFrom('product_question')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'published')
    .executeTakeFirst();
  if (shown === undefined) return undefined;
  await database
    .insertInto('question_vote')
    .values({ question_id: id, customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { count } = await database
    .selectFrom('question_vote')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('question_id', '=', id)
    .executeTakeFirstOrThrow();
  return count;
}
