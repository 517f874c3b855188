import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { SeenVoice } from '@casamaestra/contract/staff/staff-voices.operations.ts';
import type { AreaDependencies } from '../area.ts';
import type { Author } from '../change-sets/author.ts';
import { decidedMeanwhile } from '../change-sets/decided-meanwhile.usecase.ts';
import { recordChange } from '../change-sets/record-change.usecase.ts';
import type { Caller } from '../contract-http/caller.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import { hours, withinLimits } from '../platform/limits/too-many-requests.ts';
import { boughtBy } from '../reviews/verified-purchase.usecase.ts';
import {
  answersIn,
  heldAnswer,
  judgeAnswer,
  logProduct,
  productOfQuestion,
  putAnswer,
  publishedAnswers,
} from './buyer-answers.queries.ts';
import type { WantedVoices } from './questions.queries.ts';
import { numberOfQuestion } from './question-name.ts';

type Parts = Pick<AreaDependencies, 'database'>;

const QUEUE_PAGE = 100;
const hourly = { requests: 10, windowMs: hours(1) };

/** Stores the answer of a customer who bought the product and kept it; shown once staff published it. */
export async function answerAsBuyer(
  deps: AreaDependencies,
  caller: Caller,
  { name, answer }: { readonly name: string; readonly answer: string },
): Promise<Outcome<{ waiting: true }>> {
  const customer = await deps.identify(caller);
  if (customer === null) return refused('login_required', { purpose: 'answer' });
  const within = await withinLimits(deps, [[`question-answer:${customer.customerId}`, hourly]]);
  if (!within.ok) return within;
  const questionId = numberOfQuestion(name);
  const productId = questionId === undefined ? undefined : await productOfQuestion(deps.database, questionId);
  if (questionId === undefined || productId === undefined) return refused('question_unknown', {}, 'name');
  const author = await boughtBy(deps.database, customer, productId);
  if (author === undefined) return refused('buyers_only', {});
  await commitTogether(deps.database, async (transaction) => {
    const now = new Date(deps.clock.now());
    const { customerId } = customer;
    const wasShown = await putAnswer(transaction, { questionId, customerId, author, answer, now });
    if (wasShown) await logProduct(transaction, productId);
  });
  return accepted({ waiting: true });
}

/** Published answers of customers by question. */
export async function answersOf({ database }: Parts, questionIds: readonly number[]) {
  return Map.groupBy(await publishedAnswers(database, questionIds), ({ question_id: id }) => id);
}

/** Answers of customers that wait for the staff, oldest first. */
export const readWaitingAnswers = ({ database }: Parts) =>
  answersIn(database, { state: 'waiting', text: '', limit: QUEUE_PAGE });

/** Answers of customers in a state that have some words. */
export const readAnswersIn = ({ database }: Parts, wanted: WantedVoices) => answersIn(database, wanted);

/** Publishes or refuses an answer of a customer as it was read; the reason of a refusal stays in the log. */
export async function judgeBuyerAnswer(
  { database, clock, author }: Pick<AreaDependencies, 'database' | 'clock'> & { readonly author: Author },
  id: number,
  state: 'published' | 'refused',
  { reason, seen }: { readonly reason?: string | undefined; readonly seen?: SeenVoice | undefined } = {},
): Promise<Outcome<{ readonly change: number }>> {
  return commitTogether(database, async (transaction) => {
    const before = await heldAnswer(transaction, id);
    if (before === undefined) return refused('answer_unknown', {});
    const now = { state: before.state, written_at: before.created_at.toISOString() };
    const moved = await decidedMeanwhile<SeenVoice>(transaction, `answer ${id}`, now, seen);
    if (moved !== undefined) return moved;
    const productId = await judgeAnswer(transaction, id, state);
    if (productId === undefined) return refused('answer_unknown', {});
    await logProduct(transaction, productId);
    const change = await recordChange(transaction, {
      author,
      at: new Date(clock.now()),
      kind: state === 'published' ? 'questions.publish_answer' : 'questions.refuse_answer',
      record: `answer ${id}`,
      reason,
      rows: [{ field: 'state', from: before.state, to: state }],
    });
    return accepted({ change });
  });
}
