import { urls } from '@casamaestra/contract/pages.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { SeenVoice } from '@casamaestra/contract/staff/staff-voices.operations.ts';
import type { ShopDependencies } from '../area.ts';
import type { Author } from '../change-sets/author.ts';
import { decidedMeanwhile } from '../change-sets/decided-meanwhile.usecase.ts';
import { recordChange } from '../change-sets/record-change.usecase.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import type { Database } from '../platform/database/connection.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import {
  confirmAsker,
  forgetAsker,
  heldQuestion,
  judgeQuestion,
  questionById,
  questionsIn,
} from './questions.queries.ts';
import type { WantedVoices } from './questions.queries.ts';

type Parts = Pick<ShopDependencies, 'database' | 'clock' | 'publicUrl'>;

const QUEUE_PAGE = 100;

/** Questions nobody answered yet, oldest first. */
export const readWaitingQuestions = ({ database }: Pick<Parts, 'database'>) =>
  questionsIn(database, { state: 'waiting', text: '', limit: QUEUE_PAGE });

/** Questions in a state that have some words. */
export const readQuestionsIn = ({ database }: Pick<Parts, 'database'>, wanted: WantedVoices) =>
  questionsIn(database, wanted);

/** Mails the answer to who asked, once, if the address is proved; then the address is forgotten. */
async function mailAnswer(database: Database, id: number, publicUrl: string): Promise<void> {
  const found = await questionById(database, id);
  if (found === undefined || found.email === null || found.confirmed_at === null) return;
  const { answer, question, article, slug, email, language } = found;
  if (answer === null) return;
  await queueMail(database, {
    kind: 'question_answered',
    recipient: email,
    language,
    payload: { article, question, answer, link: `${publicUrl}${urls.product(slug)}#domande` },
    dedupeKey: `question_answered ${id}`,
  });
  await forgetAsker(database, id);
}

/**
 * Answers a question, which publishes it; a null answer refuses it, and it is not shown (any more). The reason of a
 * refusal stays in the log.
 */
export async function answerQuestion(
  { database, clock, publicUrl, author }: Parts & { readonly author: Author },
  id: number,
  answer: string | null,
  { reason, seen }: { readonly reason?: string | undefined; readonly seen?: SeenVoice | undefined } = {},
): Promise<Outcome<{ readonly change: number }>> {
  return commitTogether(database, async (transaction) => {
    const now = new Date(clock.now());
    const before = await heldQuestion(transaction, id);
    if (before === undefined) return refused('question_unknown', {});
    const moved = await decidedMeanwhile<SeenVoice>(transaction, `question ${id}`, before, seen);
    if (moved !== undefined) return moved;
    const state = answer === null ? 'refused' : 'published';
    await judgeQuestion(transaction, id, { state, answer, now });
    await mailAnswer(transaction, id, publicUrl());
    const kind = answer === null ? 'questions.refuse' : 'questions.answer';
    const rows = [
      { field: 'state', from: before.state, to: state },
      { field: 'answer', from: before.answer, to: answer },
    ].filter(({ from, to }) => from !== to);
    const set = { author, at: now, kind, record: `question ${id}`, reason, rows };
    return accepted({ change: await recordChange(transaction, set) });
  });
}

/** The asker opened the link of the mail: the answer may be sent there, at once if it is there already. */
export async function confirmQuestion(
  { database, clock, publicUrl }: Parts,
  id: number,
): Promise<{ readonly article: string } | undefined> {
  return commitTogether(database, async (transaction) => {
    await confirmAsker(transaction, id, new Date(clock.now()));
    const found = await questionById(transaction, id);
    await mailAnswer(transaction, id, publicUrl());
    return found;
  });
}
