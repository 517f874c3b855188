import { urls } from '@casamaestra/contract/pages.ts';
import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import { voicesMost } from '@casamaestra/contract/staff/staff-voices.operations.ts';
import type { Voice, voicesOperation } from '@casamaestra/contract/staff/staff-voices.operations.ts';
import { readCommentsIn } from '../../blog/comments.usecase.ts';
import type { Database } from '../../platform/database/connection.ts';
import { readQuestionsIn } from '../../questions/answer-question.usecase.ts';
import { readAnswersIn } from '../../questions/buyer-answers.usecase.ts';

/** Questions, answers of buyers and comments in one list: what waits oldest first, the others newest first. */
export async function readVoices(
  database: Database,
  { state = 'waiting', text = '' }: OperationInput<typeof voicesOperation>,
): Promise<Voice[]> {
  const wanted = { state, text, limit: voicesMost };
  const [questions, answers, comments] = await Promise.all([
    readQuestionsIn({ database }, wanted),
    readAnswersIn({ database }, wanted),
    readCommentsIn({ database }, wanted),
  ]);
  const voices: Voice[] = [
    ...questions.map(({ id, author, mailed, answer, created_at: at, ...row }) => ({
      kind: 'question' as const,
      id,
      state: row.state,
      about: row.product,
      page: `${urls.product(row.slug)}#domande`,
      author,
      text: row.question,
      question: null,
      answer,
      mailed,
      written_at: at.toISOString(),
    })),
    ...answers.map(({ id, author, answer: text_, question, created_at: at, ...row }) => ({
      kind: 'answer' as const,
      id,
      state: row.state,
      about: row.product,
      page: `${urls.product(row.slug)}#domande`,
      author,
      text: text_,
      question,
      answer: null,
      mailed: false,
      written_at: at.toISOString(),
    })),
    ...comments.map(({ id, author, comment, post, created_at: at, ...row }) => ({
      kind: 'comment' as const,
      id,
      state: row.state,
      about: post,
      page: urls.post(post),
      author,
      text: comment,
      question: null,
      answer: null,
      mailed: false,
      written_at: at.toISOString(),
    })),
  ];
  const direction = state === 'waiting' ? 1 : -1;
  return voices.toSorted((one, other) => direction * one.written_at.localeCompare(other.written_at));
}
