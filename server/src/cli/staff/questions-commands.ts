import {
  answerQuestion,
  readWaitingQuestions,
} from '@casamaestra/commerce/questions/answer-question.usecase.ts';
import {
  judgeBuyerAnswer,
  readWaitingAnswers,
} from '@casamaestra/commerce/questions/buyer-answers.usecase.ts';
import { onlyArgument, refusedBy, row, wantedText, wholeNumber } from './staff-command.ts';
import type { StaffCall, StaffCommand } from './staff-command.ts';

/** Longest answer, in characters. */
const ANSWER_MAX = 2000;

/** Why something is refused, if somebody says so; it stays in the log. */
const reasonOf = (call: StaffCall): string | undefined =>
  call.flags.reason === undefined ? undefined : wantedText(call, call.flags.reason, 'reason');

async function judge(call: StaffCall, answer: string | null): Promise<number> {
  const { texts } = call;
  const id = wholeNumber(call, onlyArgument(call, 'question'), texts.things.question);
  const outcome = await answerQuestion({ ...call.deps, author: call.author }, id, answer, {
    reason: reasonOf(call),
  });
  if (!outcome.ok) return refusedBy(call, outcome.refusal);
  call.print(answer === null ? texts.questions.refused(id) : texts.questions.answered(id));
  return 0;
}

async function judgeAnswer(call: StaffCall, state: 'published' | 'refused'): Promise<number> {
  const { texts } = call;
  const id = wholeNumber(call, onlyArgument(call, 'question'), texts.things.question);
  const outcome = await judgeBuyerAnswer({ ...call.deps, author: call.author }, id, state, {
    reason: reasonOf(call),
  });
  if (!outcome.ok) return refusedBy(call, outcome.refusal);
  call.print(state === 'published' ? texts.questions.answerPublished(id) : texts.questions.answerRefused(id));
  return 0;
}

/** `npm run staff -- questions …` */
export const questionsCommands: Readonly<Record<string, StaffCommand>> = {
  async list({ deps, print, texts, moment }) {
    const waiting = await readWaitingQuestions(deps);
    for (const { id, product, author, question, created_at: at } of waiting) {
      print(row(String(id), moment(at), product, author));
      print(row('', question));
    }
    const answers = await readWaitingAnswers(deps);
    for (const { id, product, author, question, answer, created_at: at } of answers) {
      print(row(String(id), moment(at), product, author));
      print(row('', question));
      print(row('', answer));
    }
    if (waiting.length + answers.length === 0) print(texts.questions.none);
    return 0;
  },
  answer: (call) => judge(call, wantedText(call, call.flags.text, 'text', ANSWER_MAX)),
  refuse: (call) => judge(call, null),
  'publish-answer': (call) => judgeAnswer(call, 'published'),
  'refuse-answer': (call) => judgeAnswer(call, 'refused'),
};
