import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { NamedField, RestoredField, Undoable } from '../change-sets/undoable.ts';
import type { Database } from '../platform/database/connection.ts';
import { heldAnswer, judgeAnswer, logProduct } from './buyer-answers.queries.ts';
import { heldQuestion, judgeQuestion } from './questions.queries.ts';
import type { QuestionState } from './questions.queries.ts';

const permission = { subject: 'reviews', needs: 'edit' } as const;

const numberOf = (record: string): number => Number(record.split(' ')[1] ?? 0);
const isState = (value: unknown): value is QuestionState =>
  value === 'waiting' || value === 'published' || value === 'refused';

async function readFields(transaction: Database, rows: readonly NamedField[]): Promise<unknown[]> {
  const now: unknown[] = [];
  for (const { record, field } of rows) {
    const held = await heldQuestion(transaction, numberOf(record));
    now.push(field === 'answer' ? held?.answer : field === 'state' ? held?.state : undefined);
  }
  return now;
}

/** A question shows as long as it has an answer, whichever of the two was taken back. */
function restored(
  rows: readonly RestoredField[],
  now: { readonly state: QuestionState; readonly answer: string | null },
): { readonly state: QuestionState; readonly answer: string | null } {
  const valueOf = (field: string) => rows.find((row) => row.field === field);
  const written = valueOf('answer');
  const answer =
    written === undefined ? now.answer : typeof written.value === 'string' ? written.value : null;
  const said = valueOf('state')?.value;
  const state = isState(said) ? said : now.state;
  if (answer !== null) return { state: 'published', answer };
  return { state: state === 'published' ? 'waiting' : state, answer };
}

/** Questions as they were: the mail to who asked has gone, and is not sent a second time. */
export const undoQuestions: Undoable = {
  kinds: ['questions.answer', 'questions.refuse'],
  permission,
  read: readFields,
  async write(transaction, rows, { at: now }) {
    for (const [record, own] of Map.groupBy(rows, (row) => row.record)) {
      const held = await heldQuestion(transaction, numberOf(record));
      if (held === undefined) continue;
      await judgeQuestion(transaction, numberOf(record), { ...restored(own, held), now });
    }
    return accepted(undefined);
  },
};

/** Answers of buyers as they were. */
export const undoBuyerAnswers: Undoable = {
  kinds: ['questions.publish_answer', 'questions.refuse_answer'],
  permission,
  async read(transaction, rows) {
    const now: unknown[] = [];
    for (const { record } of rows) now.push((await heldAnswer(transaction, numberOf(record)))?.state);
    return now;
  },
  async write(transaction, rows) {
    for (const { record, value } of rows) {
      const state = isState(value) ? value : 'waiting';
      const productId = await judgeAnswer(transaction, numberOf(record), state);
      if (productId !== undefined) await logProduct(transaction, productId);
    }
    return accepted(undefined);
  },
};
